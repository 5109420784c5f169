// The log that is written by spdlog's thread: the only file that sees that library.
#include "server/ops/log.h"

#include <spdlog/async.h>
#include <spdlog/async_logger.h>
#include <spdlog/details/file_helper.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace trencavel::server {

namespace {

/// A file that can be opened again under its name, after someone has moved it away.
class FileSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    explicit FileSink(const std::string& file) { file_.open(file); }
    void reopen() {
        const std::lock_guard lock(mutex_);
        file_.reopen(false);
    }

private:
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t text;
        formatter_->format(message, text);
        file_.write(text);
    }
    void flush_() override { file_.flush(); }

    spdlog::details::file_helper file_;
};

class SpdLog final : public Log {
public:
    SpdLog(const LogTarget& target, const spdlog::sink_ptr& sink, std::shared_ptr<FileSink> file)
        : Log(target.level, target.format),
          file_(std::move(file)),
          pool_(std::make_shared<spdlog::details::thread_pool>(target.queue_lines, 1)),
          logger_(std::make_shared<spdlog::async_logger>("trencavel", sink, pool_,
                                                         spdlog::async_overflow_policy::overrun_oldest)) {
        logger_->set_pattern("%v");
        logger_->set_level(spdlog::level::trace);  // Log has chosen already
        logger_->flush_on(spdlog::level::trace);
    }
    ~SpdLog() override {
        const std::size_t lost = pool_->overrun_counter();
        if (lost > 0) warning("lines_lost", {{"count", lost}});
        pool_.reset();  // its thread writes what waits, and ends before the sink does
    }

    std::string reopen() override {
        try {
            if (file_) file_->reopen();
            return {};
        } catch (const spdlog::spdlog_ex& problem) {
            return problem.what();
        }
    }

private:
    void write(LogLevel level, std::string_view line) override {
        constexpr spdlog::level::level_enum kSeverities[] = {spdlog::level::debug, spdlog::level::info,
                                                             spdlog::level::warn, spdlog::level::err};
        logger_->log(kSeverities[static_cast<std::size_t>(level)],
                     spdlog::string_view_t(line.data(), line.size()));
    }

    std::shared_ptr<FileSink> file_;  // none: standard error
    std::shared_ptr<spdlog::details::thread_pool> pool_;
    std::shared_ptr<spdlog::async_logger> logger_;
};

}  // namespace

Result<std::unique_ptr<Log>> open_log(const LogTarget& target) {
    try {
        if (target.file.empty())
            return std::unique_ptr<Log>(
                std::make_unique<SpdLog>(target, std::make_shared<spdlog::sinks::stderr_sink_mt>(), nullptr));
        const auto file = std::make_shared<FileSink>(target.file);
        return std::unique_ptr<Log>(std::make_unique<SpdLog>(target, file, file));
    } catch (const spdlog::spdlog_ex& problem) {
        return Error{std::string("The log cannot be written: ") + problem.what(), target.file};
    }
}

}  // namespace trencavel::server
