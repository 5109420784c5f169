#include "server/net/tls_front.h"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "server/support/loopback.h"

namespace trencavel::server_tests {

namespace {

/// Valid for a day, signed by itself.
X509* make_certificate(EVP_PKEY* key, const std::string& name) {
    X509* certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -3600);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 24 * 3600);
    X509_set_pubkey(certificate, key);
    X509_NAME* subject = X509_get_subject_name(certificate);
    const auto* text = reinterpret_cast<const unsigned char*>(name.c_str());
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, text, -1, -1, 0);
    X509_set_issuer_name(certificate, subject);
    X509_EXTENSION* names =
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, ("DNS:" + name).c_str());
    X509_add_ext(certificate, names, -1);
    X509_EXTENSION_free(names);
    X509_sign(certificate, key, EVP_sha256());
    return certificate;
}

std::string write_certificate(X509* certificate) {
    std::string path = "/tmp/trencavel_tls_XXXXXX";
    const int descriptor = mkstemp(path.data());
    FILE* file = fdopen(descriptor, "w");
    PEM_write_X509(file, certificate);
    fclose(file);
    return path;
}

/// Bytes to and fro until either side ends.
void pump(SSL* tls, int outside, int inside, const std::atomic<bool>& stopping) {
    char bytes[4096];
    while (!stopping) {
        pollfd ready[2] = {{.fd = outside, .events = POLLIN, .revents = 0},
                           {.fd = inside, .events = POLLIN, .revents = 0}};
        if (SSL_pending(tls) == 0 && poll(ready, 2, 50) < 0) return;
        if (SSL_pending(tls) != 0 || ready[0].revents != 0) {
            const int count = SSL_read(tls, bytes, sizeof bytes);
            if (count <= 0 || send(inside, bytes, static_cast<std::size_t>(count), MSG_NOSIGNAL) <= 0) return;
        }
        if (ready[1].revents != 0) {
            const ssize_t count = recv(inside, bytes, sizeof bytes, 0);
            if (count <= 0 || SSL_write(tls, bytes, static_cast<int>(count)) <= 0) return;
        }
    }
}

}  // namespace

struct TlsFront::Keys {
    explicit Keys(const std::string& name)
        : key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256")),
          certificate(make_certificate(key, name)),
          context(SSL_CTX_new(TLS_server_method())) {
        SSL_CTX_use_certificate(context, certificate);
        SSL_CTX_use_PrivateKey(context, key);
    }
    Keys(const Keys&) = delete;
    Keys& operator=(const Keys&) = delete;
    ~Keys() {
        SSL_CTX_free(context);
        X509_free(certificate);
        EVP_PKEY_free(key);
    }

    EVP_PKEY* key;
    X509* certificate;
    SSL_CTX* context;
};

TlsFront::TlsFront(std::uint16_t backend, const std::string& name)
    : keys_(std::make_unique<Keys>(name)),
      backend_(backend),
      listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)),
      certificate_file_(write_certificate(keys_->certificate)) {
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    bind(listener_, reinterpret_cast<const sockaddr*>(&address), size);
    listen(listener_, 8);
    getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    accepting_ = std::thread([this] { accept_all(); });
}

TlsFront::~TlsFront() {
    stopping_ = true;
    accepting_.join();
    for (std::thread& thread : serving_) thread.join();
    close(listener_);
    std::remove(certificate_file_.c_str());
}

void TlsFront::accept_all() {
    while (!stopping_) {
        pollfd ready{.fd = listener_, .events = POLLIN, .revents = 0};
        if (poll(&ready, 1, 50) != 1) continue;
        const int descriptor = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (descriptor >= 0) serving_.emplace_back([this, descriptor] { serve(descriptor); });
    }
}

void TlsFront::serve(int descriptor) const {
    SSL* tls = SSL_new(keys_->context);
    SSL_set_fd(tls, descriptor);
    const int inside = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(backend_);
    const bool ready = connect(inside, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    if (ready && SSL_accept(tls) == 1) {
        pump(tls, descriptor, inside, stopping_);
        SSL_shutdown(tls);
    }
    SSL_free(tls);
    close(inside);
    close(descriptor);
}

}  // namespace trencavel::server_tests
