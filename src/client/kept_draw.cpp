#include "client/kept_draw.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "client/chance.h"
#include "client/file_name.h"
#include "core/hexadecimal.h"

namespace trencavel::client {
namespace {

constexpr std::size_t kContributionDigits = 64;

/// Written beside it and then given its name, unless another process was quicker. Empty: one of the two is
/// there; otherwise why not.
std::string write_once(const std::string& file, const std::string& text) {
    const std::string beside = fmt::format("{}.{}.tmp", file, ::getpid());
    const int number = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (number < 0) return std::strerror(errno);
    const bool written = ::write(number, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                         ::fsync(number) == 0;
    const bool closed = ::close(number) == 0;
    const bool named = written && closed && (::link(beside.c_str(), file.c_str()) == 0 || errno == EEXIST);
    std::string problem = named ? "" : std::strerror(errno);
    ::unlink(beside.c_str());
    return problem;
}

/// As SHA-256 has it. Anything else could spoil the file: what follows it there is the contribution.
bool is_commitment(const std::string& text) {
    return text.size() == 64 && is_hexadecimal(text);
}

std::string make_folder(const std::string& folder) {
    std::error_code problem;
    if (std::filesystem::create_directories(folder, problem)) ::chmod(folder.c_str(), S_IRWXU);
    return problem ? problem.message() : "";
}

}  // namespace

std::string draws_folder(const std::string& secret_file) {
    const std::filesystem::path path(secret_file);
    return (path.parent_path() / ".draws" / path.filename()).string();
}

std::optional<KeptDraw> kept_draw(const std::string& folder, const std::string& table) {
    std::ifstream stream(folder + "/" + as_file_name(table));
    KeptDraw kept;
    if (stream >> kept.version >> kept.commitment >> kept.contribution) return kept;
    return std::nullopt;
}

Result<KeptDraw> keep_draw(const std::string& folder, const std::string& table, const RemoteDraw& shown) {
    if (!is_commitment(shown.commitment)) return Error{"The server has committed to no draw at this table."};
    std::optional<KeptDraw> kept = kept_draw(folder, table);
    if (!kept) {
        const std::string file = folder + "/" + as_file_name(table);
        std::string problem = make_folder(folder);
        if (problem.empty()) {
            problem = write_once(file, fmt::format("{} {} {}\n", shown.version, shown.commitment,
                                                   random_hex(kContributionDigits)));
        }
        kept = kept_draw(folder, table);
        if (!kept) return Error{fmt::format("{} cannot be written: {}", file, problem)};
    }
    if (kept->version != shown.version || kept->commitment != shown.commitment) {
        return Error{
            "The server commits to another draw at this table than before, and knows what you contribute. "
            "You are not seated."};
    }
    return *kept;
}

}  // namespace trencavel::client
