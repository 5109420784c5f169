// Makes what is kept of this release; make.sh runs it.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>

#include "upgrade/upgrade_sample.h"

int main(int count, char** words) {
    testing::InitGoogleTest(&count, words);
    if (count != 2 || !std::filesystem::create_directory(words[1])) {
        std::fprintf(stderr, "upgrade_maker FOLDER, which must not be there yet\n");
        return 1;
    }
    trencavel::upgrade::make_sample(words[1]);
    return testing::UnitTest::GetInstance()->Failed() ? 1 : 0;
}
