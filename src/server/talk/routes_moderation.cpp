// The routes for who runs the server and has to do with somebody: banning, and deleting.
#include <utility>

#include "server/people/expelling.h"
#include "server/people/forgetting.h"
#include "server/talk/routes.h"

namespace trencavel::server {
namespace {

Refused unknown_subject(Language language) {
    return {Code::BadField, "who",
            language == Language::German
                ? "So heißt niemand: gebraucht wird die Kennung einer Person, der Name eines Kontos, eine "
                  "Adresse oder ein Netz (IPv6: bis /64)."
                : "There is nobody of that name: it must be the id of a person, the name of an account, an "
                  "address or a network (IPv6: up to /64)."};
}

/// The id of a person who is there, by the id or the account.
Result<PersonId> find_subject(Store& store, const std::string& who) {
    const Result<std::optional<Person>> by_id = store.person(who);
    if (!by_id) return by_id.failure();
    if (by_id.value()) return PersonId(by_id.value()->id);
    const Result<std::optional<Person>> by_account = store.person_of_account(account_name(who).value_or(""));
    if (!by_account) return by_account.failure();
    return by_account.value() ? by_account.value()->id : PersonId();
}

}  // namespace

/// Finds out who is meant: a network as it spells itself, or the id of a person.
void Routes::with_subject(const SharedCall& call, std::function<void(const std::string&)> done) {
    if (!is_admin(*call)) return call->refuse({Code::NotFound});
    const std::optional<std::string> who = body_string(*call, "who");
    if (!who) return call->refuse({Code::BadField, "who"});
    if (!has_only(*call, {"who"})) return call->refuse({Code::BadMessage});
    if (const std::optional<Network> network = Network::parse(*who)) return done(network->text());
    if (world_.bans.has_person(*who)) return done(*who);
    world_.archive.read([call, who = *who, done = std::move(done)](Store& store) -> Task {
        auto found = std::make_shared<Result<PersonId>>(find_subject(store, who));
        return [call, done, found] {
            if (!*found) return call->refuse({Code::Storage});
            found->value().empty() ? call->refuse(unknown_subject(call->language)) : done(found->value());
        };
    });
}

void Routes::admin_bans(const SharedCall& call) {
    if (!is_admin(*call)) return call->refuse({Code::NotFound});
    world_.archive.read([call](Store& store) -> Task {
        auto bans = std::make_shared<Result<std::vector<Ban>>>(store.bans());
        return [call, bans] {
            if (!*bans) return call->refuse({Code::Storage});
            Json all = Json::array();
            for (const Ban& each : bans->value())
                all.push_back({{"who", each.subject}, {"created", each.created}});
            call->answer({{"bans", all}});
        };
    });
}

void Routes::admin_ban(const SharedCall& call) {
    with_subject(call, [this, call](const std::string& subject) { ban(call, subject); });
}

void Routes::ban(const SharedCall& call, const std::string& subject) {
    const Ban made{subject, world_.scheduler.now()};
    world_.archive.write(PutBan{made}, [this, call, subject](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        world_.bans.add(subject);
        world_.log.info("security", {{"what", "banned"}, {"subject", subject}});
        take_out(call, subject);
    });
}

/// Their sockets are closed, and their games go on without them. If that fails, banning again does it.
void Routes::take_out(const SharedCall& call, const std::string& subject) {
    const std::optional<Network> network = Network::parse(subject);
    std::vector<PersonId> people = {subject};
    if (network) {
        people = world_.hall.dismiss_network(*network);
    } else {
        world_.hall.dismiss(subject, "", Code::Banned);
    }
    take_from_tables(world_.archive, world_.hall, std::move(people),
                     network ? CommandKind::Vacate : CommandKind::Expel, [call, subject](bool done) {
                         done ? call->answer({{"who", subject}}) : call->refuse({Code::Storage});
                     });
}

/// Answers once it is gone from the store, so that no restart brings it back.
void Routes::drop_ban(const SharedCall& call, const std::string& subject, Task dropped) {
    world_.archive.write(DropBan{subject}, [this, call, subject, dropped](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        world_.bans.remove(subject);
        dropped();
        call->answer({{"who", subject}});
    });
}

void Routes::admin_unban(const SharedCall& call) {
    with_subject(call, [this, call](const std::string& subject) {
        drop_ban(call, subject, [this, subject] {
            world_.log.info("security", {{"what", "unbanned"}, {"subject", subject}});
        });
    });
}

void Routes::admin_forget(const SharedCall& call) {
    with_subject(call, [this, call](const std::string& subject) {
        if (Network::parse(subject)) return call->refuse({Code::BadField, "who"});
        forget_person(world_.archive, world_.hall, subject, [this, call, subject](bool done) {
            if (!done) return call->refuse({Code::Storage});
            world_.hall.dismiss(subject, "");
            // A ban means nobody any more.
            drop_ban(call, subject, [this, subject] {
                world_.log.info("security", {{"what", "forgotten"}, {"subject", subject}});
            });
        });
    });
}

}  // namespace trencavel::server
