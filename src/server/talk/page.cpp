#include "server/talk/page.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "server/people/passphrase.h"

namespace trencavel::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : kTypes) {
        if (path.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

/// The app's own pages have addresses of their own, so that they can be sent to others.
bool is_view(std::string_view path) {
    return path == "/" || path == "/tiles" || path == "/rules" || path.starts_with("/t/") ||
           path.starts_with("/rules/");
}

const PageFile* file_at(std::string_view path) {
    const std::string_view wanted = is_view(path) ? "/index.html" : path;
    const std::vector<PageFile>& files = page_files();
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const PageFile& file) { return file.path == wanted; });
    return found == files.end() ? nullptr : &*found;
}

/// The names of assets change with their content, so they never have to be asked for again.
std::string_view caching_of(const PageFile& file) {
    return file.path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

bool takes_gzip(const Request& request) {
    return request.accept_encoding.find("gzip") != std::string::npos;
}

}  // namespace

bool wants_page(const Request& request) {
    return request.accept.find("text/html") != std::string::npos && !request.path.starts_with("/api/");
}

std::optional<Response> find_page(const Request& request) {
    const PageFile* file = file_at(request.path);
    const bool missing = file == nullptr;
    if (missing && wants_page(request)) file = file_at("/");
    if (file == nullptr) return std::nullopt;
    const bool compress = !file->compressed.empty() && takes_gzip(request);
    const std::string_view content = compress ? file->compressed : file->content;
    const std::string tag = '"' + hash_of_token(content).substr(0, 16) + '"';
    Response response{.content_type = std::string(type_of(file->path))};
    response.headers = {{"ETag", tag}, {"Cache-Control", std::string(caching_of(*file))}};
    if (!file->compressed.empty()) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (missing) response.status = 404;
    if (!missing && request.if_none_match == tag) {
        response.status = 304;
        return response;
    }
    if (compress) response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = content;
    return response;
}

}  // namespace trencavel::server
