# HTTP and WebSockets over real sockets of the loopback, with a small handler in place of the server.
# The client is for everything that talks to a server byte by byte.
add_library(trencavel_raw_client STATIC support/raw_client.cpp support/raw_frames.cpp)
target_link_libraries(trencavel_raw_client PUBLIC trencavel_test_support)

add_executable(http_tests
  net/http_echo.cpp
  net/http_limit_tests.cpp
  net/http_loop_tests.cpp
  net/http_malformed_tests.cpp
  net/http_request_tests.cpp
  net/http_slow_reader_tests.cpp
  net/http_socket_tests.cpp
  net/http_stop_tests.cpp
  net/http_text_tests.cpp
  net/http_upgrade_tests.cpp
  support/still_clock.cpp)
target_link_libraries(http_tests PRIVATE trencavel_http trencavel_raw_client GTest::gtest_main)
add_tests(http_tests UNIT SHARDS 2)

# The other side, against the same server. Its Boost takes very long to compile with the sanitizers: only for --long.
if(TARGET trencavel_client)
  find_package(OpenSSL REQUIRED)
  add_executable(client_tests
    net/http_client_tests.cpp
    net/http_echo.cpp
    net/http_tls_tests.cpp
    support/still_clock.cpp
    net/tls_front.cpp)
  target_link_libraries(client_tests PRIVATE
    trencavel_client trencavel_http trencavel_raw_client OpenSSL::SSL OpenSSL::Crypto GTest::gtest_main)
  if(TRENCAVEL_SANITIZE)
    set_target_properties(client_tests PROPERTIES EXCLUDE_FROM_ALL ON)
  else()
    add_tests(client_tests)
  endif()
endif()
