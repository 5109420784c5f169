# What is kept: the contract of stores, their files, their faults.
find_package(SQLite3 REQUIRED)

add_executable(store_tests
  archive_tests.cpp
  backup_tests.cpp
  fault_disk.cpp
  fault_vfs.cpp
  schema_tests.cpp
  store_contract_tests.cpp
  store_faults_tests.cpp
  store_file_tests.cpp
  store_fixture.cpp
  store_idle_tests.cpp
  store_lists_tests.cpp
  store_moves_tests.cpp
  store_people_tests.cpp
  store_power_tests.cpp
  store_sharing_tests.cpp)
target_link_libraries(store_tests PRIVATE trencavel_store trencavel_test_support GTest::gtest_main)
add_tests(store_tests UNIT SHARDS 2)
