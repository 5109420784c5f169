// TLS in front of a test server, as a proxy would put it there: with a certificate of its own making.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace trencavel::server_tests {

class TlsFront {
public:
    /// For the host `name` (a DNS name); everything is handed on to the port of the loopback.
    TlsFront(std::uint16_t backend, const std::string& name);
    TlsFront(const TlsFront&) = delete;
    TlsFront& operator=(const TlsFront&) = delete;
    ~TlsFront();

    std::uint16_t port() const { return port_; }
    /// A file with the certificate: whoever takes it as the store trusts this front.
    const std::string& certificate_file() const { return certificate_file_; }

private:
    struct Keys;

    void accept_all();
    void serve(int descriptor) const;

    std::unique_ptr<Keys> keys_;
    std::uint16_t backend_;
    std::uint16_t port_ = 0;
    int listener_ = -1;
    std::string certificate_file_;
    std::atomic<bool> stopping_ = false;
    std::vector<std::thread> serving_;
    std::thread accepting_;
};

}  // namespace trencavel::server_tests
