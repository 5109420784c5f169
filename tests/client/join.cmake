# Whole games by two clients at a server of their own.
add_executable(join_tests
  cheating_server.cpp
  join_clients.cpp
  join_draw_tests.cpp
  join_play_tests.cpp
  join_words_tests.cpp
  scripted_table.cpp)
target_link_libraries(join_tests PRIVATE
  trencavel_cli trencavel_test_program trencavel_test_games trencavel_server_process GTest::gtest_main)
add_dependencies(join_tests test_client)
add_tests(join_tests SHARDS 4)
