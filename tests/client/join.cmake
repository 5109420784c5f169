# Whole games by two clients at a server of their own.
add_executable(join_tests
  join_clients.cpp
  join_play_tests.cpp
  join_words_tests.cpp
  scripted_table.cpp
  ${PROJECT_SOURCE_DIR}/tests/cli/program.cpp
  ${PROJECT_SOURCE_DIR}/tests/cli/temporary_folder.cpp)
target_include_directories(join_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/cli)
target_compile_definitions(join_tests PRIVATE TRENCAVEL_PROGRAM="$<TARGET_FILE:trencavel>")
target_link_libraries(join_tests PRIVATE trencavel_cli trencavel_server_process GTest::gtest_main)
add_dependencies(join_tests trencavel)
gtest_discover_tests(join_tests PROPERTIES LABELS server)
