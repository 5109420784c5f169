# A table at a server as the terminal sees it: its events, talking about it, and whole games by two clients.
add_executable(remote_tests
  dialogue_tests.cpp
  fake_server.cpp
  kept_draw_tests.cpp
  person_tests.cpp
  remote_table_tests.cpp
  scripted_table.cpp
  table_talk_tests.cpp
  talked_dialogue.cpp
  told_table.cpp)
target_link_libraries(remote_tests PRIVATE trencavel_remote trencavel_test_games GTest::gtest_main)
add_tests(remote_tests)
