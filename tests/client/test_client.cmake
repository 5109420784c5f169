# The program that tests start as a player's: `trencavel`, but for chance. Built with the sanitizers too, for the tests of
# the release build: TRENCAVEL_TEST_CLIENT names the program.
add_executable(test_client ../server/support/fixed_chance.cpp test_client.cpp)
target_include_directories(test_client PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/..)
target_include_directories(test_client SYSTEM PRIVATE ${SODIUM_INCLUDE_DIR})
target_link_libraries(test_client PRIVATE trencavel_cli ${SODIUM_LIBRARY})
