# Servers that are killed, that end by themselves at a named point, and those that cannot start.
add_executable(crash_tests
  crash/crash_load.cpp
  crash/crash_person.cpp
  crash/crash_points_tests.cpp
  crash/crash_start_tests.cpp
  crash/crash_tests.cpp)
target_link_libraries(crash_tests PRIVATE trencavel_many_tables trencavel_test_program GTest::gtest_main)
link_first(crash_tests trencavel_record)
add_tests(crash_tests SHARDS 4 COST 50 LABELS long)
add_tests(crash_tests NAME crash_tests_postgres COST 50 LABELS long FILTER Crash.Loses*
  ENVIRONMENT TRENCAVEL_TEST_DATABASE=postgres TRENCAVEL_KILLS=4 TRENCAVEL_KILL_TABLES=20)

# Whole games over a network that is made bad on purpose.
add_executable(network_tests
  network/fault_line.cpp
  network/fault_proxy.cpp
  network/network_load.cpp
  network/network_person.cpp
  network/network_tests.cpp)
target_link_libraries(network_tests PRIVATE trencavel_many_tables GTest::gtest_main)
link_first(network_tests trencavel_record)
add_tests(network_tests COST 40 LABELS long)

# The hall without sockets: what must stay hidden, and what must not be said before it is stored.
add_executable(hidden_tests
  hall/crash_storage_tests.cpp
  hall/hidden_hall.cpp
  hall/hidden_orders.cpp
  hall/hidden_pair.cpp
  hall/hidden_tests.cpp
  store/fault_disk.cpp
  store/fault_vfs.cpp)
target_include_directories(hidden_tests PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(hidden_tests PRIVATE trencavel_guests trencavel_server trencavel_test_support GTest::gtest_main)
link_first(hidden_tests trencavel_record trencavel_server)
add_tests(hidden_tests COST 60 LABELS long)
