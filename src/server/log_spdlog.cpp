// The log that is written by spdlog's thread: the only file that sees that library.
#include "server/log.h"

#include <spdlog/async.h>
#include <spdlog/async_logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace trencavel::server {

namespace {

class SpdLog final : public Log {
public:
    SpdLog(const LogTarget& target, const spdlog::sink_ptr& sink)
        : Log(target.level, target.format),
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

private:
    void write(LogLevel level, std::string_view line) override {
        constexpr spdlog::level::level_enum kSeverities[] = {spdlog::level::debug, spdlog::level::info,
                                                             spdlog::level::warn, spdlog::level::err};
        logger_->log(kSeverities[static_cast<std::size_t>(level)],
                     spdlog::string_view_t(line.data(), line.size()));
    }

    std::shared_ptr<spdlog::details::thread_pool> pool_;
    std::shared_ptr<spdlog::async_logger> logger_;
};

spdlog::sink_ptr make_sink(const std::string& file) {
    if (file.empty()) return std::make_shared<spdlog::sinks::stderr_sink_mt>();
    return std::make_shared<spdlog::sinks::basic_file_sink_mt>(file);
}

}  // namespace

Result<std::unique_ptr<Log>> open_log(const LogTarget& target) {
    try {
        return std::unique_ptr<Log>(std::make_unique<SpdLog>(target, make_sink(target.file)));
    } catch (const spdlog::spdlog_ex& problem) {
        return Error{std::string("The log cannot be written: ") + problem.what(), target.file};
    }
}

}  // namespace trencavel::server
