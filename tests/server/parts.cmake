# The log and the workers, which have threads of their own.
add_executable(background_tests ops/log_tests.cpp thinking/worker_tests.cpp)
target_link_libraries(background_tests PRIVATE trencavel_background trencavel_test_support GTest::gtest_main GTest::gmock)
add_tests(background_tests UNIT)

# Configuration, metrics, texts, names, limits, passphrases.
find_package(nlohmann_json REQUIRED)
add_executable(server_parts_tests
  ../tables/texts_tests.cpp
  net/hosts_tests.cpp
  net/limits_tests.cpp
  net/network_ban_tests.cpp
  net/plan_tests.cpp
  ops/config_flags_tests.cpp
  ops/config_tests.cpp
  ops/metrics_tests.cpp
  ops/security_log_tests.cpp
  people/chat_text_tests.cpp
  people/device_tests.cpp
  people/names_tests.cpp
  people/passphrase_rules_tests.cpp
  people/passphrase_tests.cpp
  people/recovery_tests.cpp
  thinking/fair_queue_tests.cpp)
target_link_libraries(server_parts_tests PRIVATE
  trencavel_server_parts trencavel_test_support CLI11::CLI11 nlohmann_json::nlohmann_json GTest::gtest_main GTest::gmock)
add_tests(server_parts_tests UNIT)
