// What a server says, and what `trencavel join` makes of it: the dialogues that the web app and the server's
// tables go through, too.
#include <gtest/gtest.h>

#include "talked_dialogue.h"

namespace trencavel::client_tests {
namespace {

class ClientDialogue : public testing::TestWithParam<Dialogue> {};

TEST_P(ClientDialogue, GoesAndEndsAsTheFileSays) {
    TalkedDialogue dialogue(GetParam());
    dialogue.play();
    const Json end = dialogue.end();
    for (const auto& [name, value] : GetParam().script["end"].items()) {
        EXPECT_EQ(nlohmann::json(end[name]), nlohmann::json(value)) << name << ": " << end[name].dump();
    }
}

INSTANTIATE_TEST_SUITE_P(All, ClientDialogue, testing::ValuesIn(dialogues()),
                         dialogue_name<testing::TestParamInfo<Dialogue>>);

}  // namespace
}  // namespace trencavel::client_tests
