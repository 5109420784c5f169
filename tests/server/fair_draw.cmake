# The draw that can be checked.
add_executable(fair_draw_tests
  draw_vectors_tests.cpp
  drawn_records.cpp
  fair_draw_lines_tests.cpp
  fair_draw_tests.cpp
  fair_draw_verify_tests.cpp)
target_link_libraries(fair_draw_tests PRIVATE trencavel_tables trencavel_test_games GTest::gtest_main)
add_tests(fair_draw_tests UNIT)
