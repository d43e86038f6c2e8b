// SPDX-License-Identifier: MIT
#include "text/events_text.h"

#include "text/computer_names.h"
#include "text/event_text.h"
#include "text/fate_text.h"
#include "text/plays_text.h"
#include "text/related_events.h"

#include <QStringList>

#include <algorithm>

namespace doublets {

QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                           const std::vector<Event> &events)
{
    const auto haveSame = [](const auto &one, const auto &other) {
        return haveSameFate(one, other);
    };
    QStringList sentences;
    for (std::size_t i = 0; i < events.size();) {
        if (const auto passed = relatedFates<NumberPassed>(events, i, haveSame); !passed.empty()) {
            sentences << passedNumbersText(ruleSet, names, passed);
            i += passed.size();
        } else if (const auto lost = relatedFates<NumberLost>(events, i, haveSame); !lost.empty()) {
            sentences << lostNumbersText(ruleSet, names, lost);
            i += lost.size();
        } else if (const auto plays = relatedPlays(events, i); plays.size() > 1) {
            sentences << playsText(ruleSet, names, plays);
            i += plays.size();
        } else {
            sentences << eventText(ruleSet, names, events[i++]);
        }
    }
    std::ranges::transform(sentences, sentences.begin(), withComputersInSentences);
    return sentences;
}

QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                   const std::vector<Event> &events)
{
    return eventSentences(ruleSet, names, events).join(u' ');
}

} // namespace doublets
