# The server as a whole: a real process, real sockets of the loopback, several clients.
add_executable(server_tests
  bot_pool_tests.cpp
  e2e_access_scene.cpp
  e2e_access_table.cpp
  e2e_access_tests.cpp
  e2e_aids_tests.cpp
  e2e_attack_tests.cpp
  e2e_bad_messages_tests.cpp
  e2e_clock_tests.cpp
  e2e_draw_offer_tests.cpp
  e2e_draw_tests.cpp
  e2e_expiry_tests.cpp
  e2e_forget_tests.cpp
  e2e_http_tests.cpp
  e2e_limit_tests.cpp
  e2e_invitation_tests.cpp
  e2e_lists_tests.cpp
  e2e_moderation_tests.cpp
  e2e_names_tests.cpp
  e2e_people_tests.cpp
  e2e_questions_tests.cpp
  e2e_rate_tests.cpp
  e2e_recovery_tests.cpp
  e2e_repeat_tests.cpp
  e2e_resume_tests.cpp
  e2e_play_on_tests.cpp
  e2e_review_tests.cpp
  e2e_seats_tests.cpp
  e2e_sessions_tests.cpp
  e2e_think_tests.cpp
  e2e_undo_hint_tests.cpp
  e2e_whole_game_tests.cpp
  message_rates_tests.cpp
  test_server_tests.cpp)
target_link_libraries(server_tests PRIVATE
  trencavel_guests trencavel_server trencavel_test_program trencavel_test_games GTest::gtest_main)
link_first(server_tests trencavel_record)
add_dependencies(server_tests trencavel)
# Each test waits more than it computes; the time limit is for a machine with much else to do.
add_tests(server_tests SHARDS 8)
