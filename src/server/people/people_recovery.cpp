// The way back into an account whose passphrase is lost.
#include "core/same.h"
#include "server/people/passphrase.h"
#include "server/people/passphrase_rules.h"
#include "server/people/people.h"
#include "server/people/recovery.h"

namespace trencavel::server {
namespace {

Refused bad_recovery(Language language) {
    return {Code::BadLogin,
            {},
            language == Language::German ? "Name oder Wiederherstellungscode ist falsch."
                                         : "Name or recovery code is wrong."};
}

}  // namespace

void People::recover(const SharedCall& call) {
    const std::optional<std::string> name = body_string(*call, "name");
    const std::optional<std::string> code = body_string(*call, "recovery");
    const std::optional<std::string> wanted = body_string(*call, "new");
    if (!name) return call->refuse({Code::BadField, "name"});
    if (!code) return call->refuse({Code::BadField, "recovery"});
    if (!wanted) return call->refuse({Code::BadField, "new"});
    const std::string account = account_name(*name).value_or("");
    if (Refusable weak = weak_passphrase(*wanted, account, "new", call->language)) return call->refuse(*weak);
    if (!has_only(*call, {"name", "recovery", "new"})) return call->refuse({Code::BadMessage});
    if (!may_try(call->request.address, account)) return refuse_try(call, "too_many_tries", {Code::TooFast});
    archive_.read([this, call, account, code_hash = hash_of_recovery_code(*code),
                   wanted = *wanted](Store& store) -> Task {
        auto found = std::make_shared<Result<std::optional<Person>>>(store.person_of_account(account));
        return [this, call, account, code_hash, wanted, found] {
            if (!*found) return call->refuse({Code::Storage});
            const Person person = found->value().value_or(Person{});
            if (!same(person.recovery, code_hash))
                return refuse_try(call, "recovery_failed", bad_recovery(call->language), person.id);
            give_back(call->request.address, account);
            if (is_banned(call, person.id)) return;
            hash(call, wanted,
                 [this, call, person](const std::string& hashed) { set_recovered(call, person, hashed); });
        };
    });
}

/// Whoever knew the old passphrase is out, and the code that was used is worth nothing any more.
void People::set_recovered(const SharedCall& call, const Person& person, const std::string& hash) {
    const std::string code = make_recovery_code();
    PutSecrets secrets{person.id, person.passphrase, hash, hash_of_recovery_code(code), ""};
    archive_.write(std::move(secrets), [this, call, person, code](const WriteResult& result) {
        if (result.status == WriteStatus::Failed) return call->refuse({Code::Storage});
        if (result.status == WriteStatus::Conflict) return call->refuse(bad_recovery(call->language));
        hall_.dismiss(person.id, "");
        note("recovered", call, person.id);
        end_old_session(call);
        start_session(call, person, 200, {{"recovery", code}});
    });
}

void People::renew_recovery(const SharedCall& call) {
    const std::optional<std::string> passphrase = body_string(*call, "passphrase");
    if (!passphrase || passphrase->size() > kPassphraseBytesMax)
        return call->refuse({Code::BadField, "passphrase"});
    if (!has_only(*call, {"passphrase"})) return call->refuse({Code::BadMessage});
    if (call->person->account.empty()) return call->refuse({Code::Forbidden});
    if (!may_try(call->request.address, call->person->account))
        return refuse_try(call, "too_many_tries", {Code::TooFast});
    check(call, call->person->passphrase, *passphrase, [this, call](bool right) {
        if (!right) return refuse_try(call, "passphrase_wrong", {Code::BadLogin});
        give_back(call->request.address, call->person->account);
        const Person& person = *call->person;
        const std::string code = make_recovery_code();
        PutSecrets secrets{person.id, person.passphrase, person.passphrase, hash_of_recovery_code(code)};
        archive_.write(std::move(secrets), [this, call, code](const WriteResult& result) {
            if (result.status != WriteStatus::Done) return call->refuse({Code::Storage});
            note("recovery_renewed", call);
            call->answer({{"person", person_json(*call->person)}, {"recovery", code}});
        });
    });
}

}  // namespace trencavel::server
