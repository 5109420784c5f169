# The server as a whole: a real process, real sockets of the loopback, several clients.
add_executable(server_tests
  hall/message_rates_tests.cpp
  support/test_server_tests.cpp
  thinking/bot_pool_tests.cpp
  whole/access_scene.cpp
  whole/access_table.cpp
  whole/access_tests.cpp
  whole/aids_tests.cpp
  whole/attack_tests.cpp
  whole/bad_messages_tests.cpp
  whole/clock_tests.cpp
  whole/database_tests.cpp
  whole/draw_offer_tests.cpp
  whole/draw_tests.cpp
  whole/expiry_tests.cpp
  whole/forget_tests.cpp
  whole/http_tests.cpp
  whole/invitation_tests.cpp
  whole/limit_tests.cpp
  whole/lists_tests.cpp
  whole/moderation_tests.cpp
  whole/names_tests.cpp
  whole/people_tests.cpp
  whole/play_on_tests.cpp
  whole/questions_tests.cpp
  whole/rate_tests.cpp
  whole/recovery_tests.cpp
  whole/repeat_tests.cpp
  whole/resume_tests.cpp
  whole/review_tests.cpp
  whole/seats_tests.cpp
  whole/sessions_tests.cpp
  whole/think_tests.cpp
  whole/undo_hint_tests.cpp
  whole/whole_game_tests.cpp)
target_link_libraries(server_tests PRIVATE
  trencavel_guests trencavel_server trencavel_test_program trencavel_test_games GTest::gtest_main)
link_first(server_tests trencavel_record)
add_dependencies(server_tests trencavel)
# Each test waits more than it computes; the time limit is for a machine with much else to do.
add_tests(server_tests SHARDS 8)
# Once more with PostgreSQL, as far as the database matters: what is asked of a table by whom, whole games, coming back, saying
# things again, being forgotten. All of them in --long.
add_tests(server_tests NAME server_tests_postgres SHARDS 2 ENVIRONMENT TRENCAVEL_TEST_DATABASE=postgres
  FILTER Access*:Games/WholeGame*:Resume*:Repeat*:Lists*:Sessions*:Moderation*:PlayOn*)
