#include "client/person.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "client/api.h"
#include "client/file_name.h"

namespace trencavel::client {
namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string read_secret(const std::string& file) {
    std::ifstream stream(file);
    std::string secret;
    std::getline(stream, secret);
    return secret;
}

std::string reason() {
    return std::strerror(errno);
}

bool write_all(int file, const std::string& text) {
    const bool written = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    return ::close(file) == 0 && written;
}

/// Empty: done; otherwise why not.
std::string keep_secret(const std::string& file, const std::string& secret) {
    std::error_code problem;
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    if (std::filesystem::create_directories(folder, problem)) ::chmod(folder.c_str(), S_IRWXU);
    if (problem) return problem.message();
    const std::string beside = fmt::format("{}.{}.tmp", file, ::getpid());
    const int number = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (number < 0) return reason();
    if (write_all(number, secret + "\n") && std::rename(beside.c_str(), file.c_str()) == 0) return {};
    std::string why = reason();
    ::unlink(beside.c_str());
    return why;
}

Person person_in(const Json& answer, const std::string& cookie) {
    const Json& person = answer.at("person");
    return {person.at("id").get<std::string>(), person.at("name").get<std::string>(), cookie};
}

/// None if the server does not know the secret.
Result<Person> known_person(Server& server, const std::string& cookie, const std::string& language) {
    const Result<Json> me = ask_json(server, "/api/me", {.cookie = cookie, .language = language});
    if (!me) return me.failure();
    if (!me->value("person", Json()).is_object()) return Person{};
    return person_in(me.value(), cookie);
}

Result<Person> new_person(Server& server, const std::string& file, const std::string& name,
                          const std::string& language) {
    const Ask ask{.method = "POST", .body = Json{{"name", name}}.dump(), .language = language};
    const Result<Json> made = ask_json(server, "/api/people", ask);
    if (!made) return made.failure();
    const std::string cookie = made->value("cookie", "");
    if (cookie.empty()) return Error{"the server gives no secret"};
    if (const std::string problem = keep_secret(file, cookie); !problem.empty())
        return Error{fmt::format("{} cannot be written: {}", file, problem)};
    return person_in(made.value(), cookie);
}

}  // namespace

std::string people_folder() {
    const std::string configured = environment("XDG_CONFIG_HOME");
    if (configured.starts_with('/')) return configured + "/trencavel";
    const std::string home = environment("HOME");
    return (home.empty() ? "." : home) + "/.config/trencavel";
}

std::string secret_file(const std::string& folder, const std::string& server, const std::string& name) {
    return folder + "/" + as_file_name(server) + "/" + as_file_name(name);
}

Result<Person> introduce(Server& server, const std::string& file, const std::string& name,
                         const std::string& language) {
    try {
        const std::string secret = read_secret(file);
        if (secret.empty()) return new_person(server, file, name, language);
        Result<Person> person = known_person(server, secret, language);
        if (!person || !person->id.empty()) return person;
        return new_person(server, file, name, language);
    } catch (const Json::exception&) {
        return Error{"the server says what cannot be read"};
    }
}

}  // namespace trencavel::client
