// The program as a function: what its main does.
#pragma once

namespace trencavel::cli {

/// Runs the command that the arguments name. The result is the exit code of the program.
int run(int argc, char** argv);

}  // namespace trencavel::cli
