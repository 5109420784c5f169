// Requests as they come out of HTTP, to the routes of a server: `METHOD TARGET`, header lines, an empty line,
// the body; a line `---` ends each. Cookie `trencavel=anna` is Anna, who hosts the tables.
#include <algorithm>

#include "quiet_hall.h"
#include "server/net/http_text.h"
#include "server/people/passphrase.h"
#include "server/talk/routes.h"
#include "server/thinking/worker.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using namespace server;

constexpr std::size_t kRequestsMax = 12;

void read_header(const std::string& line, Request& request) {
    const std::size_t colon = std::min(line.find(": "), line.size());
    const std::string name = line.substr(0, colon);
    const std::string value = line.substr(std::min(colon + 2, line.size()));
    if (name == "Cookie") request.cookie = value;
    if (name == "Origin") request.origin = value;
    if (name == "Host") request.host = value;
    if (name == "Accept-Language") request.accept_language = value;
    if (name == "Content-Type") request.content_type = value;
    if (name == "Authorization") request.authorization = value;
}

/// As net/beast.cpp would hand it on; none if it would not.
std::optional<Request> request_of(const std::vector<std::string>& lines) {
    if (lines.empty()) return std::nullopt;
    const std::string_view first = lines.front();
    const std::size_t blank = first.find(' ');
    if (blank == first.npos) return std::nullopt;
    const std::optional<Target> target = parse_target(first.substr(blank + 1));
    if (!target) return std::nullopt;
    Request request;
    request.method = first.substr(0, blank);
    request.path = target->path;
    request.query = target->query;
    request.address = "127.0.0.1";
    std::size_t at = 1;
    for (; at < lines.size() && !lines[at].empty(); ++at) read_header(lines[at], request);
    for (++at; at < lines.size(); ++at) request.body += lines[at] + "\n";
    return request;
}

class Office {
public:
    explicit Office(std::size_t game) : quiet_(game) {
        worker_.stop();  // passphrases take long: whoever wants one is told that there is too much to do
        const std::array<Write, 2> writes = {PutPerson{{kAnna, "Anna", {}, {}, 1}},
                                             PutSession{hash_of_token("anna"), kAnna, 1}};
        for (const WriteResult& result : quiet_.store().write(writes))
            require(result.status == WriteStatus::Done, "a person can be stored");
    }

    void ask(Request request) {
        const std::string before = standing();
        std::vector<Response> answers;
        routes_.handle(std::move(request),
                       [&](Response response) { answers.push_back(std::move(response)); });
        quiet_.settle();
        require(answers.size() == 1, "a request is answered once");
        if (answers.front().status < 400) return;
        const Json answer = Json::parse(answers.front().body, nullptr, false);
        require(answer.is_object() && answer.value("ok", true) == false, "a refusal is JSON",
                answers.front().body);
        require(!answer.value("code", "").empty() && !answer.value("text", "").empty(),
                "a refusal has a reason");
        require(standing() == before, "what is refused changes nothing", answers.front().body);
    }

    void require_stored() { quiet_.require_stored(); }

private:
    /// Tables, and what is stored of Anna.
    std::string standing() {
        std::string text;
        for (const Standing& table : quiet_.standings())
            text += std::to_string(table.number) + table.summary + std::to_string(table.hash);
        const auto person = quiet_.store().person_of_session(hash_of_token("anna"));
        const auto own =
            quiet_.store().list({.kind = ListKind::Own, .person = kAnna, .after = {}, .size = 50});
        require(person.ok() && own.ok(), "the store can be read");
        if (person.value()) text += person.value()->name + person.value()->account;
        return text + std::to_string(own->rows.size());
    }

    QuietHall quiet_;
    Config config_;
    Worker worker_{quiet_.scheduler(), 1};
    Bans bans_;
    SecurityLog security_{quiet_.log(), quiet_.scheduler()};
    People people_{{quiet_.scheduler(), quiet_.archive(), worker_, quiet_.hall(), bans_, security_}, config_};
    Routes routes_{{quiet_.scheduler(), quiet_.archive(), quiet_.hall(), people_, QuietHall::metrics(),
                    quiet_.log(), config_, bans_, security_, "admin", [] { return HttpCounts{}; }}};
};

void ask_all(const std::vector<std::string>& lines) {
    Office office(lines.size());
    std::vector<std::string> gathered;
    std::size_t asked = 0;
    for (const std::string& line : lines) {
        if (line != "---") {
            gathered.push_back(line);
            continue;
        }
        if (std::optional<Request> request = request_of(gathered); request && ++asked <= kRequestsMax)
            office.ask(std::move(*request));
        gathered.clear();
    }
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trencavel::fuzz;
    ask_all(lines_of(text_of(data, size)));
    return 0;
}
