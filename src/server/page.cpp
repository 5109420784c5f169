#include "server/page.h"

#include <array>
#include <string>
#include <string_view>

#include "server/passphrase.h"

namespace trencavel::server {

// Made by the build from the files in page/.
extern const std::string_view kIndexHtml;
extern const std::string_view kStyleCss;

namespace {

struct File {
    std::string_view path;
    std::string_view type;
    const std::string_view* content;
};

constexpr std::array<File, 3> kFiles = {{
    {"/", "text/html; charset=utf-8", &kIndexHtml},
    {"/index.html", "text/html; charset=utf-8", &kIndexHtml},
    {"/style.css", "text/css; charset=utf-8", &kStyleCss},
}};

}  // namespace

std::optional<Response> find_page(const Request& request) {
    for (const File& file : kFiles) {
        if (request.path != file.path) continue;
        const std::string tag = '"' + hash_of_token(*file.content).substr(0, 16) + '"';
        Response response{.content_type = std::string(file.type)};
        response.headers = {{"ETag", tag}, {"Cache-Control", "no-cache"}};
        if (request.if_none_match == tag) {
            response.status = 304;
        } else {
            response.body = *file.content;
        }
        return response;
    }
    return std::nullopt;
}

}  // namespace trencavel::server
