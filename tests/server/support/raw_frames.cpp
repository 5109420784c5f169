// The WebSocket half of the raw client.
#include <algorithm>

#include "server/support/raw_client.h"

namespace trencavel::server_tests {

namespace {

// The example of RFC 6455, with its answer: so that no hash has to be computed here.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
constexpr std::string_view kMask = "\x11\x22\x33\x44";

std::string big_endian(std::uint64_t number, int bytes) {
    std::string text;
    for (int shift = (bytes - 1) * 8; shift >= 0; shift -= 8)
        text += static_cast<char>((number >> shift) & 0xff);
    return text;
}

std::uint64_t from_big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

std::string length_bytes(std::size_t size, unsigned mask_bit) {
    if (size < 126) return {static_cast<char>(mask_bit | size)};
    if (size < 65536) return static_cast<char>(mask_bit | 126) + big_endian(size, 2);
    return static_cast<char>(mask_bit | 127) + big_endian(size, 8);
}

}  // namespace

std::string frame_bytes(const Frame& frame) {
    std::string bytes;
    bytes += static_cast<char>((frame.last ? 0x80U : 0U) | frame.reserved << 4 | frame.opcode);
    bytes += length_bytes(frame.payload.size(), frame.masked ? 0x80U : 0U);
    if (!frame.masked) return bytes + frame.payload;
    bytes += kMask;
    for (std::size_t i = 0; i < frame.payload.size(); ++i) {
        bytes += static_cast<char>(frame.payload[i] ^ kMask[i % kMask.size()]);
    }
    return bytes;
}

std::string close_payload(std::uint16_t code, std::string_view reason) {
    return big_endian(code, 2) + std::string(reason);
}

std::string upgrade_text(const std::string& path, const RawHeaders& headers) {
    RawHeaders all = {{"Connection", "Upgrade"},
                      {"Upgrade", "websocket"},
                      {"Sec-WebSocket-Version", "13"},
                      {"Sec-WebSocket-Key", std::string(kKey)}};
    all.insert(all.end(), headers.begin(), headers.end());
    return request_text("GET", path, all);
}

RawResponse RawClient::upgrade(const std::string& path, const std::string& cookie,
                               const RawHeaders& headers) {
    RawHeaders all = headers;
    if (!cookie.empty()) all.emplace_back("Cookie", cookie);
    send_bytes(upgrade_text(path, all));
    RawResponse answer = response();
    const bool wrong = answer.status == 101 && answer.header("Sec-WebSocket-Accept") != kAccept;
    return wrong ? RawResponse{} : answer;
}

bool RawClient::send_frame(const Frame& frame) {
    return send_bytes(frame_bytes(frame));
}

bool RawClient::send_text(const std::string& text) {
    return send_frame({.opcode = kText, .payload = text});
}

/// A frame is taken as a whole or not at all: what has come of it waits for the next attempt.
std::optional<Frame> RawClient::next_frame(Millis patience) {
    const auto until = Clock::now() + patience;
    if (!fill(2, until)) return std::nullopt;
    const auto first = static_cast<unsigned char>(received_[0]);
    std::uint64_t length = static_cast<unsigned char>(received_[1]);
    const std::size_t more = length == 127 ? 8 : length == 126 ? 2 : 0;
    if (!fill(2 + more, until)) return std::nullopt;
    if (more != 0) length = from_big_endian(std::string_view(received_).substr(2, more));
    if (!fill(2 + more + length, until)) return std::nullopt;
    std::string payload = received_.substr(2 + more, length);
    received_.erase(0, 2 + more + length);
    return Frame{.opcode = first & 0x0fU,
                 .payload = std::move(payload),
                 .last = (first & 0x80U) != 0,
                 .masked = false,
                 .reserved = first >> 4 & 7U};
}

std::optional<std::string> RawClient::next_text(Millis patience) {
    const auto until = Clock::now() + patience;
    while (!close_code_) {
        const auto left = std::max(Millis(0), std::chrono::duration_cast<Millis>(until - Clock::now()));
        std::optional<Frame> frame = next_frame(left);
        if (!frame) return std::nullopt;
        if (frame->opcode == kText) return std::move(frame->payload);
        if (frame->opcode == kPing) send_frame({.opcode = kPong, .payload = frame->payload});
        if (frame->opcode == kClose) note_close(*frame);
    }
    return std::nullopt;
}

void RawClient::note_close(const Frame& frame) {
    close_code_ = frame.payload.size() < 2
                      ? 0
                      : static_cast<std::uint16_t>(from_big_endian(frame.payload.substr(0, 2)));
    close_reason_ = frame.payload.substr(std::min<std::size_t>(2, frame.payload.size()));
    send_frame({.opcode = kClose, .payload = frame.payload});
}

std::uint16_t RawClient::close_code(Millis patience) {
    const auto until = Clock::now() + patience;
    while (!close_code_) {
        const auto left = std::max(Millis(0), std::chrono::duration_cast<Millis>(until - Clock::now()));
        if (!next_text(left)) break;
    }
    return close_code_.value_or(0);
}

}  // namespace trencavel::server_tests
