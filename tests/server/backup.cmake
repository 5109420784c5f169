# The command `trencavel backup`.
add_executable(backup_command_tests store/backup_command_tests.cpp store/fixture.cpp)
target_link_libraries(backup_command_tests PRIVATE trencavel_store trencavel_test_postgres GTest::gtest_main)
add_dependencies(backup_command_tests trencavel)
add_tests(backup_command_tests)
