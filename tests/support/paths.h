// Where the project's files and the built programs are. Only paths.cpp.in knows the folders: every other
// object of the tests is the same in every clone, so that the compiler cache of one serves the others.
#pragma once

#include <string>
#include <string_view>

namespace trencavel {

/// A file or folder of the project, named from its top: `docs/bots.md`.
std::string source_path(std::string_view name);

/// A program of the build that the tests belong to.
std::string built_path(std::string_view program);

/// The program that is tested as a whole: `trencavel` of this build, or another one that TRENCAVEL_PROGRAM
/// names, such as one with a sanitizer.
std::string program_path();

/// The server that tests start: `test_server` of this build, or another one that TRENCAVEL_TEST_SERVER names.
std::string test_server_path();

/// The client that tests of whole games start: `test_client` of this build, or another one that
/// TRENCAVEL_TEST_CLIENT names.
std::string test_client_path();

}  // namespace trencavel
