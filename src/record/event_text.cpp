#include "record/event_text.h"

#include <utility>

#include "record/codecs.h"
#include "record/json_object.h"

namespace trencavel::record {

std::string events_text(const std::vector<Event>& events, const Tables& tables) {
    std::string text = "[";
    for (const Event& event : events) {
        if (text.size() > 1) text += ',';
        const EventWords& words = words_of(event.kind);
        JsonObject json;
        json.put("event", words.word);
        words.put(event, tables, json);
        text += std::move(json).text();
    }
    return text + "]";
}

}  // namespace trencavel::record
