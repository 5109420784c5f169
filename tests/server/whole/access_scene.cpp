#include "server/whole/access_scene.h"

namespace trencavel::server_tests {
namespace {

constexpr unsigned kSeats = 5;
constexpr Role kSitting[kSeats] = {Role::OnTurn, Role::Seated, Role::Left, Role::Muted, Role::Removed};
constexpr unsigned kLeftSeat = 2;
constexpr unsigned kRemovedSeat = 4;

Json say(unsigned seat, const char* what) {
    return {{"seat", seat}, {"say", what}};
}

}  // namespace

Cast::Cast(const ServerProcess& server) : other_host(server, "Olga"), other_player(server, "Otto") {
    for (int role = 0; role < kRoles; ++role) {
        const bool nameless = role <= static_cast<int>(Role::Guest);
        const std::string called = nameless ? std::string() : std::string(name(static_cast<Role>(role)));
        people_.push_back(std::make_unique<TestPerson>(server, called));
    }
}

AccessScene::AccessScene(Cast& cast, Place place) : cast_(cast), place_(place) {
    if (place_ == Place::Missing) table_.id = "zzzzzzzzzz";
    if (place_ == Place::OtherOpen || place_ == Place::OtherPrivate) make_other();
    if (!is_own()) return;
    Json terms = terms_for(kSeats);
    terms["open"] = !is_private();
    terms["aids"] = true;
    table_ = make_table(cast_[Role::Host], terms);
    known_invitation_ = table_.invitation;
    sit_down();
    if (has_begun()) play();
    if (is_finished()) finish();
}

bool AccessScene::is_private() const {
    return place_ >= Place::PrivateWaiting && place_ <= Place::PrivateFinished;
}

bool AccessScene::has_begun() const {
    return place_ != Place::OpenWaiting && place_ != Place::PrivateWaiting && place_ != Place::Missing;
}

Json AccessScene::must(TestPerson& person, const Json& message) const {
    Json answer = person.ask(message);
    EXPECT_TRUE(is_ok(answer)) << message;
    return answer;
}

/// Before the start those who leave or are removed go at once; later they go from a running game.
void AccessScene::sit_down() {
    for (unsigned seat = 0; seat < kSeats; ++seat)
        must(cast_[kSitting[seat]], join_message(table(), seat, table_.invitation));
    must(cast_[Role::Host], message("mute", table(), {{"person", cast_[Role::Muted].id()}, {"muted", true}}));
    if (has_begun()) must(cast_[Role::Host], message("start", table()));
    must(cast_[Role::Left], message("leave", table(), {{"seat", kLeftSeat}}));
    must(cast_[Role::Host], message("remove", table(), {{"person", cast_[Role::Removed].id()}}));
}

/// Up to a question of the first seat about its follower: its tile can be taken back.
void AccessScene::play() {
    const Json legal = must(cast_[Role::OnTurn], message("legal", table()));
    const Json move = {{"ply", legal.at("ply")}, {"move", legal.at("moves")[0]}};
    ply_ = must(cast_[Role::OnTurn], message("move", table(), move)).at("ply").get<unsigned>();
}

void AccessScene::finish() {
    must(cast_[Role::OnTurn], message("draw", table(), say(0, "offer")));
    must(cast_[Role::Seated], message("draw", table(), say(1, "accept")));
    must(cast_[Role::Muted], message("draw", table(), say(3, "accept")));
}

void AccessScene::make_other() {
    Json terms = terms_for(2);
    terms["open"] = place_ == Place::OtherOpen;
    table_ = make_table(cast_.other_host, terms);
    must(cast_.other_host, join_message(table(), 0));
    must(cast_.other_player, join_message(table(), 1, table_.invitation));
    ply_ = must(cast_.other_host, message("start", table())).at("ply").get<unsigned>();
    Json own = terms_for(2);
    own["open"] = false;
    known_invitation_ = make_table(cast_[Role::Host], own).invitation;
}

unsigned AccessScene::number() {
    TestPerson& who = is_own() ? cast_[Role::Host] : cast_.other_host;
    const HttpAnswer answer = who.get("/api/tables/" + table());
    return answer.status == 200 ? answer.json.at("table").at("number").get<unsigned>() : 0;
}

void AccessScene::watch() {
    for (int i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
        Json watch = attempt("watch", role);
        cast_[role].ask(watch);
    }
}

void AccessScene::prepare(std::string_view type) {
    if (type != "start" || !is_own() || has_begun()) return;
    for (const unsigned seat : {kLeftSeat, kRemovedSeat})
        must(cast_.other_player, join_message(table(), seat, table_.invitation));
}

/// Those who sit at the table need none; those who do not any more have kept it.
std::string AccessScene::invitation_of(Role role) const {
    const bool has =
        role == Role::Guest || role == Role::Invited || role == Role::Left || role == Role::Removed;
    return has || !is_own() ? known_invitation_ : std::string();
}

std::string AccessScene::query(Role role) const {
    const std::string invitation = invitation_of(role);
    return invitation.empty() ? std::string() : "?invitation=" + invitation;
}

/// The own seat; for those who never had one somebody else's.
unsigned AccessScene::seat_of(Role role) const {
    for (unsigned seat = 0; seat < kSeats && is_own(); ++seat) {
        if (kSitting[seat] == role) return seat;
    }
    return 1;
}

Json AccessScene::attempt(std::string_view type, Role role) const {
    const std::string name_of_type(type);
    const unsigned free_seat = has_begun() ? (is_own() ? kLeftSeat : 1) : kRemovedSeat;
    if (type == "hello") return {{"type", "hello"}, {"language", "en"}};
    if (type == "watch") return watch_message(table(), 0, invitation_of(role));
    if (type == "join") return join_message(table(), free_seat, invitation_of(role));
    if (type == "leave" || type == "resign") return message(name_of_type, table(), {{"seat", seat_of(role)}});
    if (type == "move") return message("move", table(), {{"ply", ply_}, {"move", "pass"}});
    if (type == "preview")
        return message("preview", table(), {{"ply", ply_}, {"moves", Json::array({"pass"})}});
    if (type == "review") return message("review", table(), {{"ply", ply_ == 0 ? 0 : ply_ - 1}});
    if (type == "undo" || type == "hint") return message(name_of_type, table(), {{"ply", ply_}});
    if (type == "draw") return message("draw", table(), say(seat_of(role), "offer"));
    if (type == "replace")
        return message("replace", table(), {{"seat", is_own() ? kLeftSeat : 1}, {"level", "random"}});
    if (type == "chat") return message("chat", table(), {{"text", "hello"}});
    if (type == "mute")
        return message("mute", table(), {{"person", cast_.other_player.id()}, {"muted", true}});
    if (type == "remove") return message("remove", table(), {{"person", cast_.other_player.id()}});
    return message(name_of_type, table());
}

}  // namespace trencavel::server_tests
