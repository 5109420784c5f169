// The files of the page, which are inside the program.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "server/net/http.h"

namespace trencavel::server {

struct PageFile {
    std::string_view path;  // as in `/index.html`
    std::string_view content;
    std::string_view compressed;  // with gzip; empty: it is not worth it
};

/// All of them; made by the build.
const std::vector<PageFile>& page_files();

/// Whether a browser asks for something to show, and not a program or a page for data.
bool wants_page(const Request& request);

/// The file at the request's path, `/index.html` for those of the app's own pages; 304 if the browser has it
/// already. Where there is nothing, a browser gets the app with 404, which says so; others get none.
std::optional<Response> find_page(const Request& request);

}  // namespace trencavel::server
