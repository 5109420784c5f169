# The log and the workers, which have threads of their own.
add_executable(background_tests log_tests.cpp worker_tests.cpp)
target_link_libraries(background_tests PRIVATE trencavel_background trencavel_test_support GTest::gtest_main GTest::gmock)
add_tests(background_tests UNIT)

# Configuration, metrics, texts, names, limits, passphrases.
find_package(nlohmann_json REQUIRED)
add_executable(server_parts_tests
  chat_text_tests.cpp
  config_flags_tests.cpp
  config_tests.cpp
  device_tests.cpp
  fair_queue_tests.cpp
  hosts_tests.cpp
  limits_tests.cpp
  metrics_tests.cpp
  names_tests.cpp
  network_ban_tests.cpp
  passphrase_rules_tests.cpp
  passphrase_tests.cpp
  plan_tests.cpp
  recovery_tests.cpp
  security_log_tests.cpp
  texts_tests.cpp)
target_link_libraries(server_parts_tests PRIVATE
  trencavel_server_parts trencavel_test_support CLI11::CLI11 nlohmann_json::nlohmann_json GTest::gtest_main GTest::gmock)
add_tests(server_parts_tests UNIT)
