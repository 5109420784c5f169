# What is kept: the contract of stores, their files, their faults.
find_package(SQLite3 REQUIRED)

add_executable(store_tests
  store/archive_tests.cpp
  store/backup_tests.cpp
  store/contract_tests.cpp
  store/fault_disk.cpp
  store/fault_vfs.cpp
  store/faults_tests.cpp
  store/file_tests.cpp
  store/fixture.cpp
  store/idle_tests.cpp
  store/lists_tests.cpp
  store/move_database_tests.cpp
  store/moves_tests.cpp
  store/people_tests.cpp
  store/postgres_tests.cpp
  store/power_tests.cpp
  store/schema_tests.cpp
  store/sharing_tests.cpp)
target_link_libraries(store_tests PRIVATE trencavel_store trencavel_test_postgres GTest::gmock GTest::gtest_main)
add_tests(store_tests UNIT SHARDS 2)
