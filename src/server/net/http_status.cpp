#include "server/net/http_status.h"

namespace trencavel::server {

unsigned http_status(Code code) {
    switch (code) {
        case Code::BadMessage:
        case Code::BadField:
        case Code::Unreadable:
            return 400;
        case Code::TooLarge:
            return 413;
        case Code::TooFast:
        case Code::TooMany:
        case Code::TooManySockets:
            return 429;
        case Code::NoPerson:
        case Code::BadLogin:
        case Code::LoggedOut:
            return 401;
        case Code::NameTaken:
        case Code::SeatTaken:
        case Code::SeatsOpen:
        case Code::NotSeated:
        case Code::WrongPhase:
        case Code::NotYourTurn:
        case Code::Stale:
        case Code::Illegal:
        case Code::NoUndo:
        case Code::NoOffer:
        case Code::IdReused:
            return 409;
        case Code::Forbidden:
        case Code::BadOrigin:
        case Code::Banned:
        case Code::NoAids:
        case Code::Muted:
            return 403;
        case Code::BadHost:
            return 421;
        case Code::NotFound:
            return 404;
        case Code::OldInvitation:
            return 410;
        case Code::BadMethod:
            return 405;
        case Code::Storage:
        case Code::Busy:
        case Code::Stopping:
            return 503;
    }
    return 500;
}

}  // namespace trencavel::server
