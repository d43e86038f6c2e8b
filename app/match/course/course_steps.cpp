// SPDX-License-Identifier: MIT
#include "match/course/course_of_play.h"

#include "core/game/game.h"
#include "text/need_of_reason.h"

#include <algorithm>

/// The single steps of the course of play.
namespace doublets {

Step CourseOfPlay::stepAtEndOf(std::size_t actions) const
{
    if (actions == 0) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(rowOf({actions, 0}))];
    const Events &events = m_game->history()[actions - 1].events;
    const auto losses = std::count_if(events.begin(), events.end(), [&](const Event &event) {
        return std::holds_alternative<NumberLost>(event) && mayBeTold(row, event);
    });
    return {actions, static_cast<int>(losses)};
}

Step CourseOfPlay::lastStep() const
{
    return stepAtEndOf(m_told);
}

std::optional<Step> CourseOfPlay::stepAfter(const Step &step) const
{
    if (step < stepAtEndOf(step.actions)) {
        return Step{step.actions, step.losses + 1};
    }
    return step.actions < m_told ? std::optional(Step{step.actions + 1, 0}) : std::nullopt;
}

std::optional<Step> CourseOfPlay::stepBefore(const Step &step) const
{
    if (step.losses > 0) {
        return Step{step.actions, step.losses - 1};
    }
    return step.actions > 0 ? std::optional(stepAtEndOf(step.actions - 1)) : std::nullopt;
}

int CourseOfPlay::rowOf(const Step &step) const
{
    const auto row = std::find_if(m_rows.rbegin(), m_rows.rend(),
                                  [&](const Row &each) { return each.first < step.actions; });
    return static_cast<int>(m_rows.rend() - row) - 1;
}

const Position &CourseOfPlay::positionAt(const Step &step) const
{
    return step.actions == 0 ? m_game->startPosition() : m_game->history()[step.actions - 1].after;
}

std::vector<Event> CourseOfPlay::eventsAt(const Step &step) const
{
    std::vector<Event> told;
    if (step.actions == 0) {
        return told;
    }
    const Row &row = m_rows[static_cast<std::size_t>(rowOf(step))];
    int losses = 0;
    for (const Event &event : m_game->history()[step.actions - 1].events) {
        if (mayBeTold(row, event)) {
            losses += std::holds_alternative<NumberLost>(event) ? 1 : 0;
            if (losses == step.losses) {
                told.push_back(event);
            }
        }
    }
    return told;
}

QString CourseOfPlay::textOf(const Step &step) const
{
    return detailsOf(eventsAt(step));
}

std::vector<Event> CourseOfPlay::eventsToExplain(const Step &step) const
{
    const std::vector<Event> events = eventsAt(step);
    const auto heaviest =
        std::max_element(events.begin(), events.end(), [](const Event &a, const Event &b) {
            return needOfReason(a) < needOfReason(b);
        });
    return heaviest != events.end() ? std::vector{*heaviest} : std::vector<Event>();
}

} // namespace doublets
