// SPDX-License-Identifier: MIT
#include "text/events_text.h"

#include "text/computer_names.h"
#include "text/event_text.h"
#include "text/fate_text.h"
#include "text/plays_text.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace doublets {

namespace {

/// Returns the play described by an event. Returns null for other events, and for moves, which are
/// reported individually.
std::optional<Play> playIn(const Event &event)
{
    if (const auto *down = std::get_if<ManPlayedDown>(&event)) {
        return Play{down->side, PlayKind::PlayDown, down->point, 0, down->number, false};
    }
    if (const auto *back = std::get_if<ManReStacked>(&event)) {
        return Play{back->side, PlayKind::ReStack, back->point, 0, back->number, false};
    }
    if (const auto *off = std::get_if<ManBorneOff>(&event)) {
        return Play{off->side, PlayKind::BearOff, off->point, 0, off->number, false};
    }
    if (const auto *up = std::get_if<ManSetUp>(&event)) {
        return Play{up->side, PlayKind::SetUp, up->point, 0, up->number, false};
    }
    return std::nullopt;
}

/// Collects related events from index `i` on.
class Together
{
public:
    Together(const std::vector<Event> &events, std::size_t i)
        : m_events(events)
        , m_i(i)
    {
    }

    std::vector<Play> plays()
    {
        std::vector<Play> taken;
        for (; m_i < m_events.size(); ++m_i) {
            const auto play = playIn(m_events[m_i]);
            if (!play || (!taken.empty() &&
                          (taken.front().by != play->by || taken.front().kind != play->kind))) {
                break;
            }
            taken.push_back(*play);
        }
        return taken;
    }

    template<typename NumberDestination> std::vector<NumberDestination> fates()
    {
        std::vector<NumberDestination> taken;
        for (; m_i < m_events.size(); ++m_i) {
            const NumberDestination *fate = std::get_if<NumberDestination>(&m_events[m_i]);
            if (!fate || (!taken.empty() && !haveSameFate(taken.front(), *fate))) {
                break;
            }
            taken.push_back(*fate);
        }
        return taken;
    }

private:
    const std::vector<Event> &m_events;
    std::size_t m_i;
};

} // namespace

QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                           const std::vector<Event> &events)
{
    QStringList sentences;
    for (std::size_t i = 0; i < events.size();) {
        Together together(events, i);
        if (const auto passed = together.fates<NumberPassed>(); !passed.empty()) {
            sentences << passedNumbersText(ruleSet, names, passed);
            i += passed.size();
        } else if (const auto lost = together.fates<NumberLost>(); !lost.empty()) {
            sentences << lostNumbersText(ruleSet, names, lost);
            i += lost.size();
        } else if (const auto plays = together.plays(); plays.size() > 1) {
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
