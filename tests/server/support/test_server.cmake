# A PostgreSQL of the tests' own.
find_package(PostgreSQL REQUIRED)
add_library(trencavel_test_postgres STATIC support/postgres_proxy.cpp support/postgres_server.cpp)
target_link_libraries(trencavel_test_postgres PUBLIC trencavel_test_support PRIVATE PostgreSQL::PostgreSQL)

# The server that tests start, and what they start it with. Built with the sanitizers too, for the tests of the release
# build: TRENCAVEL_TEST_SERVER names the program.
add_executable(test_server support/cheap_hashing.cpp support/fixed_chance.cpp support/still_loop.cpp support/test_server.cpp)
# As in src/server, where the rest of Boost.Asio is.
target_compile_definitions(test_server PRIVATE BOOST_ASIO_NO_DEPRECATED)
target_include_directories(test_server PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/..)
target_include_directories(test_server SYSTEM PRIVATE ${SODIUM_INCLUDE_DIR})
target_link_libraries(test_server PRIVATE trencavel_server ${SODIUM_LIBRARY})
target_link_options(test_server PRIVATE LINKER:--wrap=crypto_pwhash_str)

if(NOT TRENCAVEL_SANITIZE)
  add_library(trencavel_server_process STATIC support/server_process.cpp)
  target_link_libraries(trencavel_server_process PUBLIC trencavel_test_postgres GTest::gtest)
  add_dependencies(trencavel_server_process test_server)
endif()
