#include "cli/run.h"

int main(int argc, char** argv) {
    return trencavel::cli::run(argc, argv);
}
