// The sessions of a person: seen together, ended one by one or all at once.
#include <algorithm>

#include "server/people/people.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kSessionIdLength = 16;

/// Tells the sessions of a person apart. Of the hash, since the secret is in the cookie alone.
std::string session_id(const std::string& secret_hash) {
    return secret_hash.substr(0, kSessionIdLength);
}

}  // namespace

void People::list_sessions(const SharedCall& call) {
    archive_.read([this, call](Store& store) -> Task {
        auto rows = std::make_shared<Result<std::vector<SessionRow>>>(store.sessions_of(call->person->id));
        return [this, call, rows] {
            if (!*rows) return call->refuse({Code::Storage});
            Json sessions = Json::array();
            for (const SessionRow& row : rows->value()) {
                const bool current = row.secret_hash == call->secret_hash;
                const bool here = current || hall_.is_here(call->person->id, row.secret_hash);
                sessions.push_back({{"id", session_id(row.secret_hash)},
                                    {"device", row.device},
                                    {"created", row.created},
                                    {"seen", here ? scheduler_.now() : row.seen},
                                    {"current", current}});
            }
            call->answer({{"sessions", sessions}});
        };
    });
}

void People::end_sessions(const SharedCall& call) {
    if (call->body.contains("all")) {
        if (call->body.at("all") != true) return call->refuse({Code::BadField, "all"});
        return has_only(*call, {"all"}) ? end_all_sessions(call) : call->refuse({Code::BadMessage});
    }
    const std::optional<std::string> id = body_string(*call, "session");
    if (!id) return call->refuse({Code::BadField, "session"});
    return has_only(*call, {"session"}) ? end_session(call, *id) : call->refuse({Code::BadMessage});
}

void People::end_session(const SharedCall& call, const std::string& id) {
    archive_.read([this, call, id](Store& store) -> Task {
        auto rows = std::make_shared<Result<std::vector<SessionRow>>>(store.sessions_of(call->person->id));
        return [this, call, id, rows] {
            if (!*rows) return call->refuse({Code::Storage});
            const auto is_it = [&](const SessionRow& row) { return session_id(row.secret_hash) == id; };
            const auto found = std::find_if(rows->value().begin(), rows->value().end(), is_it);
            if (found == rows->value().end()) return call->refuse({Code::NotFound, "session"});
            drop_session(call, found->secret_hash);
        };
    });
}

void People::drop_session(const SharedCall& call, const std::string& secret_hash) {
    archive_.write(DropSession{secret_hash}, [this, call, secret_hash](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        hall_.dismiss(call->person->id, secret_hash);
        note("session_ended", call);
        if (secret_hash != call->secret_hash) return call->answer();
        call->answer_with_cookie(Json::object(), 200, cookie(""));
    });
}

/// Also the one that asks: whoever has a copy of its cookie is out, too.
void People::end_all_sessions(const SharedCall& call) {
    archive_.write(DropOtherSessions{call->person->id, ""}, [this, call](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        hall_.dismiss(call->person->id, "");
        note("all_sessions_ended", call);
        call->answer_with_cookie(Json::object(), 200, cookie(""));
    });
}

}  // namespace trencavel::server
