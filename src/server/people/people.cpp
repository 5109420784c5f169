#include "server/people/people.h"

#include <algorithm>
#include <utility>

#include "server/people/device.h"
#include "server/people/forgetting.h"
#include "server/people/names.h"
#include "server/people/passphrase.h"
#include "server/people/passphrase_rules.h"
#include "server/people/recovery.h"

namespace trencavel::server {
namespace {

constexpr std::string_view kCookie = "trencavel";
constexpr std::size_t kStrangersKept = 10000;
constexpr unsigned kAccountsTried = 5;           // from one address, each as often as it may be tried
constexpr int kCookieSeconds = 400 * 24 * 3600;  // browsers keep none longer

Rate per_minute(unsigned number) {
    return {static_cast<double>(number) / 60, static_cast<double>(number)};
}

/// What the person is to be called, as it is kept.
Outcome<std::string> wanted_name(const Call& call) {
    const std::optional<std::string> written = body_string(call, "name");
    if (!written) return bad_field("name");
    return name_from(*written, call.language);
}

}  // namespace

std::optional<std::string> account_name(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto is_allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
    };
    const bool good =
        text.size() >= 2 && text.size() <= 24 && std::all_of(text.begin(), text.end(), is_allowed);
    return good ? std::optional(text) : std::nullopt;
}

Json person_json(const Person& person) {
    return {{"id", person.id},
            {"name", person.name},
            {"account", person.account.empty() ? Json(nullptr) : Json(person.account)}};
}

People::People(const PeopleWorld& world, const Config& config)
    : scheduler_(world.scheduler),
      archive_(world.archive),
      worker_(world.worker),
      hall_(world.hall),
      bans_(world.bans),
      security_(world.security),
      secure_(config.public_url.starts_with("https://")),
      new_people_(per_minute(config.limits.people_per_minute), kStrangersKept),
      failed_logins_(per_minute(config.limits.logins_per_minute), kStrangersKept),
      tried_by_network_(per_minute(kAccountsTried * config.limits.logins_per_minute), kStrangersKept) {}

void People::note(const char* what, const SharedCall& call, const PersonId& person) {
    const bool known = person.empty() && call->person;
    security_.note(what, known ? call->person->id : person, call->request.address);
}

/// Whoever knows the passphrase of someone who is banned is told so.
bool People::is_banned(const SharedCall& call, const PersonId& person) {
    if (!bans_.has_person(person)) return false;
    note("refused_banned", call, person);
    call->refuse({Code::Banned});
    return true;
}

void People::identify(const Request& request,
                      std::function<void(Outcome<Visitor>, std::optional<Person>)> done) {
    const std::string secret = cookie_value(request.cookie, kCookie);
    if (secret.empty()) return done(Visitor{}, std::nullopt);
    const std::string hash = hash_of_token(secret);
    archive_.read([this, hash, address = request.address, done = std::move(done)](Store& store) -> Task {
        auto found = std::make_shared<Result<std::optional<Person>>>(store.person_of_session(hash));
        return [this, hash, address, done, found] {
            if (!*found) return done(Refused{Code::Storage}, std::nullopt);
            std::optional<Person>& person = found->value();
            if (!person) return done(Visitor{}, std::nullopt);
            if (bans_.has_person(person->id)) {
                security_.note("refused_banned", person->id, address);
                return done(Refused{Code::Banned}, std::nullopt);
            }
            person->name = presentable_name(person->name);
            hall_.note_use(hash);
            done(Visitor{person->id, person->name, hash}, person);
        };
    });
}

void People::create(const SharedCall& call) {
    const Outcome<std::string> name = wanted_name(*call);
    if (!name) return call->refuse(name.refused());
    if (!has_only(*call, {"name"})) return call->refuse({Code::BadMessage});
    if (!new_people_.take(network_of(call->request.address), scheduler_.now()))
        return call->refuse({Code::TooMany});
    Person person;
    person.id = "p" + make_token().substr(0, 16);
    person.name = name.value();
    person.created = scheduler_.now();
    archive_.write(PutPerson{person}, [this, call, person](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        start_session(call, person, 201);
    });
}

/// The secret is in the cookie and nowhere else.
void People::start_session(const SharedCall& call, const Person& person, unsigned status, const Json& more) {
    const std::string secret = make_token();
    PutSession session{hash_of_token(secret), person.id, scheduler_.now(),
                       device_of(call->request.user_agent)};
    archive_.write(std::move(session), [this, call, person, status, more, secret](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        Json content = {{"person", person_json(person)}};
        content.update(more);
        call->answer_with_cookie(content, status, cookie(secret));
    });
}

std::string People::cookie(const std::string& secret) const {
    const int seconds = secret.empty() ? 0 : kCookieSeconds;
    return std::string(kCookie) + "=" + secret + "; Path=/; Max-Age=" + std::to_string(seconds) +
           "; HttpOnly; SameSite=Lax" + (secure_ ? "; Secure" : "");
}

void People::who(const SharedCall& call) {
    call->answer({{"person", call->person ? person_json(*call->person) : Json(nullptr)}});
}

void People::rename(const SharedCall& call) {
    const Outcome<std::string> name = wanted_name(*call);
    if (!name) return call->refuse(name.refused());
    if (!has_only(*call, {"name"})) return call->refuse({Code::BadMessage});
    Person person = *call->person;
    person.name = name.value();
    hall_.rename(person.id, person.name);
    archive_.write(PutName{person.id, person.name}, [call, person](const WriteResult& result) {
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        call->answer({{"person", person_json(person)}});
    });
}

void People::make_account(const SharedCall& call) {
    const std::optional<std::string> name = body_string(*call, "name");
    const std::optional<std::string> passphrase = body_string(*call, "passphrase");
    const std::optional<std::string> account = name ? account_name(*name) : std::nullopt;
    if (!account) return call->refuse({Code::BadField, "name"});
    if (!passphrase) return call->refuse({Code::BadField, "passphrase"});
    if (Refusable weak = weak_passphrase(*passphrase, *account, "passphrase", call->language))
        return call->refuse(*weak);
    if (!has_only(*call, {"name", "passphrase"})) return call->refuse({Code::BadMessage});
    if (!call->person->account.empty()) return call->refuse({Code::Forbidden});
    if (!may_try(call->request.address, *account)) return call->refuse({Code::TooMany});
    hash(call, *passphrase, [this, call, account = *account](const std::string& hashed) {
        const std::string code = make_recovery_code();
        Person person = *call->person;
        person.account = account;
        person.passphrase = hashed;
        person.recovery = hash_of_recovery_code(code);
        put_account(call, person, code);
    });
}

void People::put_account(const SharedCall& call, const Person& person, const std::string& recovery) {
    archive_.write(PutPerson{person}, [this, call, person, recovery](const WriteResult& result) {
        if (result.status == WriteStatus::Conflict) return call->refuse({Code::NameTaken});
        if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
        note("account_made", call);
        call->answer({{"person", person_json(person)}, {"recovery", recovery}});
    });
}

void People::change_passphrase(const SharedCall& call) {
    const std::optional<std::string> old = body_string(*call, "passphrase");
    const std::optional<std::string> wanted = body_string(*call, "new");
    if (!old) return call->refuse({Code::BadField, "passphrase"});
    if (!wanted) return call->refuse({Code::BadField, "new"});
    if (Refusable weak = weak_passphrase(*wanted, call->person->account, "new", call->language))
        return call->refuse(*weak);
    if (!has_only(*call, {"passphrase", "new"})) return call->refuse({Code::BadMessage});
    if (call->person->account.empty()) return call->refuse({Code::Forbidden});
    if (!may_try(call->request.address, call->person->account))
        return refuse_try(call, "too_many_tries", {Code::TooFast});
    check(call, call->person->passphrase, *old, [this, call, wanted = *wanted](bool right) {
        if (!right) return refuse_try(call, "passphrase_wrong", {Code::BadLogin});
        give_back(call->request.address, call->person->account);
        hash(call, wanted, [this, call](const std::string& hashed) { put_new_passphrase(call, hashed); });
    });
}

void People::put_new_passphrase(const SharedCall& call, const std::string& hash) {
    const Person& person = *call->person;
    PutSecrets secrets{person.id, person.passphrase, hash, person.recovery, call->secret_hash};
    archive_.write(std::move(secrets), [this, call](const WriteResult& result) {
        if (result.status == WriteStatus::Failed) return call->refuse({Code::Storage});
        if (result.status == WriteStatus::Conflict) return call->refuse({Code::BadLogin});
        hall_.dismiss_others(call->person->id, call->secret_hash);
        note("passphrase_changed", call);
        call->answer({{"person", person_json(*call->person)}});
    });
}

void People::hash(const SharedCall& call, const std::string& passphrase,
                  std::function<void(const std::string&)> done) {
    const bool taken = worker_.submit(
        network_of(call->request.address), [call, passphrase, done = std::move(done)]() -> Task {
            auto hashed = std::make_shared<Result<std::string>>(hash_passphrase(passphrase));
            return [call, done, hashed] { *hashed ? done(hashed->value()) : call->refuse({Code::Busy}); };
        });
    if (!taken) call->refuse({Code::Busy});
}

/// Hashing is slow on purpose, so it is done elsewhere, and not often for one account or address.
void People::check(const SharedCall& call, const std::string& hash, const std::string& passphrase,
                   std::function<void(bool)> done) {
    const bool taken = worker_.submit(network_of(call->request.address),
                                      [hash, passphrase, done = std::move(done)]() -> Task {
                                          const bool right = check_passphrase(hash, passphrase);
                                          return [right, done] { done(right); };
                                      });
    if (!taken) call->refuse({Code::Busy});
}

/// Of an account that does not exist nothing is noted but the network.
void People::refuse_try(const SharedCall& call, const char* what, const Refused& refused,
                        const PersonId& person) {
    note(what, call, person);
    call->refuse(refused);
}

bool People::may_try(const std::string& address, const std::string& account) {
    const TimeMs now = scheduler_.now();
    const std::string network = network_of(address);
    // Both are counted, whatever the first says.
    const bool by_network = tried_by_network_.take(network, now);
    const bool by_account = failed_logins_.take(network + " " + account, now);
    return by_network && by_account;
}

void People::give_back(const std::string& address, const std::string& account) {
    const std::string network = network_of(address);
    tried_by_network_.give_back(network);
    failed_logins_.give_back(network + " " + account);
}

void People::log_in(const SharedCall& call) {
    const std::optional<std::string> name = body_string(*call, "name");
    const std::optional<std::string> passphrase = body_string(*call, "passphrase");
    if (!name) return call->refuse({Code::BadField, "name"});
    if (!passphrase || passphrase->size() > kPassphraseBytesMax)
        return call->refuse({Code::BadField, "passphrase"});
    if (!has_only(*call, {"name", "passphrase"})) return call->refuse({Code::BadMessage});
    const std::string account = account_name(*name).value_or("");
    if (!may_try(call->request.address, account)) return refuse_try(call, "too_many_tries", {Code::TooFast});
    archive_.read([this, call, account, passphrase = *passphrase](Store& store) -> Task {
        auto found = std::make_shared<Result<std::optional<Person>>>(store.person_of_account(account));
        return [this, call, account, passphrase, found] {
            if (!*found) return call->refuse({Code::Storage});
            Person person = found->value().value_or(Person{});
            person.name = presentable_name(person.name);
            check(call, person.passphrase, passphrase, [this, call, account, person](bool right) {
                if (!right || person.id.empty())
                    return refuse_try(call, "login_failed", {Code::BadLogin}, person.id);
                give_back(call->request.address, account);
                if (is_banned(call, person.id)) return;
                note("login", call, person.id);
                end_old_session(call);
                start_session(call, person, 200);
            });
        };
    });
}

/// Whoever logs in leaves who they were: a cookie that someone may have planted is worth nothing afterwards.
void People::end_old_session(const SharedCall& call) {
    if (!call->person) return;
    archive_.write(DropSession{call->secret_hash}, [](const WriteResult&) {});
    hall_.dismiss(call->person->id, call->secret_hash);
}

void People::log_out(const SharedCall& call) {
    if (!has_only(*call, {})) return call->refuse({Code::BadMessage});
    drop_session(call, call->secret_hash);
}

void People::remove(const SharedCall& call) {
    if (body_string(*call, "confirm") != "delete") return call->refuse({Code::BadField, "confirm"});
    if (!has_only(*call, {"confirm"})) return call->refuse({Code::BadMessage});
    forget_person(archive_, hall_, call->person->id, [this, call](bool done) {
        if (!done) return call->refuse({Code::Storage});
        hall_.dismiss(call->person->id, "");
        note("person_deleted", call);
        call->answer_with_cookie(Json::object(), 200, cookie(""));
    });
}

}  // namespace trencavel::server
