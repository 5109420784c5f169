#include "server/thinking/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "bots/levels.h"
#include "core/random.h"

namespace trencavel::server {
namespace {

constexpr int kLowestPriority = 19;
constexpr std::uint32_t kFewNodes = 40;

/// Of this thread alone, which Linux allows.
void lower_priority() {
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kLowestPriority);
}

/// The same position gives the same answer: after a restart the computer plays what it would have played.
Random chance_at(const Game& game) {
    return Random(mixed(game.hash(), game.moves().size()));
}

Task think(const ThinkJob& job) {
    const auto start = std::chrono::steady_clock::now();
    Random random = chance_at(*job.game);
    const Move move = choose_move(job.bot, *job.game, random);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return [done = job.done, move, seconds = taken.count()] { done(move, seconds); };
}

Task think(const AdviceJob& job) {
    Random random = chance_at(*job.game);
    return [done = job.done, advice = advise(*job.game, job.most, job.asked_for, random, job.budget)] {
        done(advice);
    };
}

Budget few_nodes(Budget budget) {
    budget.ms = 0;
    budget.nodes = std::min(budget.nodes, kFewNodes);
    return budget;
}

Budget usual_budget(BotKind bot) {
    const Level* level = level_of(bot);
    return level ? level->budget : Budget{};
}

/// Functions can be copied, and games cannot.
template <class Job>
std::function<Task()> work_of(Job job) {
    return [shared = std::make_shared<const Job>(std::move(job))] { return think(*shared); };
}

}  // namespace

BotPool::BotPool(Scheduler& scheduler, unsigned threads, std::size_t queue_max, ThinkUntil until,
                 Waited waited)
    : scheduler_(scheduler), queue_max_(queue_max), until_(until), waited_(std::move(waited)) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        for (FairQueue<Waiting>& queue : queues_) queue.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool BotPool::submit(ThinkJob job) {
    if (until_ == ThinkUntil::FewNodes) job.bot.budget = few_nodes(usual_budget(job.bot.kind));
    const std::string owner = job.owner;
    return enqueue(Thinking::Seat, owner, work_of(std::move(job)));
}

bool BotPool::submit(AdviceJob job) {
    if (until_ == ThinkUntil::FewNodes) job.budget = few_nodes(job.budget);
    const Thinking kind = job.kind;
    const std::string owner = job.owner;
    return enqueue(kind, owner, work_of(std::move(job)));
}

bool BotPool::enqueue(Thinking kind, const std::string& owner, Work work) {
    {
        const std::lock_guard lock(mutex_);
        FairQueue<Waiting>& queue = queues_[static_cast<std::size_t>(kind)];
        // Nobody takes more than a quarter of the places, so that others find one.
        const std::size_t most = std::max<std::size_t>(queue_max_ / 4, 1);
        if (stopping_ || queue.size() >= queue_max_ || queue.size_of(owner) >= most) return false;
        queue.push(owner, {std::move(work), Clock::now()});
    }
    changed_.notify_one();
    return true;
}

std::size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    std::size_t sum = 0;
    for (const FairQueue<Waiting>& queue : queues_) sum += queue.size();
    return sum;
}

FairQueue<BotPool::Waiting>* BotPool::most_urgent() {
    const auto found = std::find_if(queues_.begin(), queues_.end(),
                                    [](const FairQueue<Waiting>& queue) { return !queue.empty(); });
    return found == queues_.end() ? nullptr : &*found;
}

bool BotPool::next(Work& work) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || most_urgent() != nullptr; });
    if (stopping_) return false;
    FairQueue<Waiting>& queue = *most_urgent();
    Waiting waiting = queue.pop();
    lock.unlock();
    work = std::move(waiting.work);
    const std::chrono::duration<double> taken = Clock::now() - waiting.since;
    if (waited_) waited_(static_cast<Thinking>(&queue - queues_.data()), taken.count());
    return true;
}

void BotPool::run() {
    if (until_ == ThinkUntil::NodesOrTime) lower_priority();
    Work work;
    while (next(work)) {
        scheduler_.post(work());
        work = {};
    }
}

}  // namespace trencavel::server
