# A table at a server as the terminal sees it: its events, talking about it, and whole games by two clients.
add_executable(remote_tests
  fake_server.cpp
  person_tests.cpp
  remote_table_tests.cpp
  scripted_table.cpp
  table_talk_tests.cpp
  ${PROJECT_SOURCE_DIR}/tests/cli/temporary_folder.cpp)
target_include_directories(remote_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/cli)
target_link_libraries(remote_tests PRIVATE trencavel_remote GTest::gtest_main)
gtest_discover_tests(remote_tests)
