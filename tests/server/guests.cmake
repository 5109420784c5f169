# People who play at a real server, for tests of several programs.
add_library(trencavel_guests STATIC support/followed_game.cpp support/table_guests.cpp support/test_person.cpp)
target_link_libraries(trencavel_guests PUBLIC
  trencavel_record trencavel_raw_client trencavel_server_process GTest::gtest)

# Many tables at once.
add_library(trencavel_many_tables STATIC
  ${PROJECT_SOURCE_DIR}/bench/load_link.cpp
  ${PROJECT_SOURCE_DIR}/bench/load_wire.cpp
  crash/crash_table.cpp
  crash/past_games.cpp)
target_include_directories(trencavel_many_tables PUBLIC ${PROJECT_SOURCE_DIR}/bench)
target_link_libraries(trencavel_many_tables PUBLIC trencavel_guests)
