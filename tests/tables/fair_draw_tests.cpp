// Secrets, commitments, seeds and keys: as sha256sum shows them.
#include <gtest/gtest.h>

#include "drawn_records.h"

namespace trencavel::server {
namespace {

// printf %s abc | sha256sum
TEST(Commitment, IsSha256OverTheTextOfTheSecret) {
    EXPECT_EQ(commitment_of(1, "abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(commitment_of(1, ""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(commitment_of(1, example_draw(1).secret), example_draw(1).commitment);
}

// printf 'trencavel draw 2 commitment\nabc\n' | sha256sum
TEST(Commitment, BindsToTheVersion) {
    EXPECT_EQ(commitment_of(2, "abc"), "fd8e978d94c66b34777bb359f52c6b3d5dee19489ac347d7fd4461d9b7c3a3c3");
    EXPECT_EQ(commitment_of(2, example_draw(2).secret), example_draw(2).commitment);
}

// printf 'trencavel draw 1\nk3v9q2m7xd\nSECRET\n9f2c…\n-\n' | sha256sum begins with 35183cffa9394388.
TEST(Seed, IsTheFirst16DigitsOfSha256OverAllLines) {
    const std::vector<std::string> contributions = {"9f2c4e6a8b0d1f3355779911bbddff00", "-"};
    EXPECT_EQ(seed_of("k3v9q2m7xd", "5b1c0f3e9a7d42861fe0c9b7a3d5482e6f90b1d2c4e3a5968778695a4b3c2d1e",
                      contributions),
              0x35183cffa9394388u);
    const FairDraw draw = example_draw(1);
    EXPECT_EQ(seed_of(draw.table, draw.secret, draw.contributions), 8002958066587393702u);
}

TEST(Seed, DependsOnEveryPartAndOnTheOrderOfTheSeats) {
    const std::vector<std::string> ab = {"aa", "bb"};
    const std::vector<std::string> ba = {"bb", "aa"};
    const std::vector<std::string> three = {"aa", "bb", "-"};
    const std::set<std::uint64_t> seeds = {seed_of("t", "s", ab), seed_of("t", "s", ba),
                                           seed_of("t", "s", three), seed_of("u", "s", ab),
                                           seed_of("t", "r", ab)};
    EXPECT_EQ(seeds.size(), 5u);
    EXPECT_EQ(seed_of("t", "s", ab), seed_of("t", "s", ab));
}

TEST(Key, DependsOnEveryPartButNotOnTheOrderOfTheSeats) {
    const std::vector<std::string> ab = {"aa", "bb"};
    const std::vector<std::string> ba = {"bb", "aa"};
    const std::vector<std::string> with_computer = {"-", "bb", "aa"};
    const std::vector<std::string> twice = {"aa", "aa", "bb"};
    const std::set<DrawKey> keys = {key_of("t", "s", ab), key_of("t", "s", twice), key_of("u", "s", ab),
                                    key_of("t", "r", ab), key_of("t", "s", {})};
    EXPECT_EQ(keys.size(), 5u);
    EXPECT_EQ(key_of("t", "s", ab), key_of("t", "s", ba)) << "another seat gives no other draw";
    EXPECT_EQ(key_of("t", "s", ab), key_of("t", "s", with_computer));
}

}  // namespace
}  // namespace trencavel::server
