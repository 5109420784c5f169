// replay_reference FILE… replays records with the reference, and names what is wrong with them.
#include <iostream>

#include "reference/record/replay.h"

int main(int argc, char** argv) {
    bool sound = true;
    for (int i = 1; i < argc; ++i) {
        for (const std::string& problem :
             trencavel::reference::replay_file(argv[i], trencavel::tiles::Library::builtin())) {
            std::cout << problem << "\n";
            sound = false;
        }
    }
    return sound ? 0 : 1;
}
