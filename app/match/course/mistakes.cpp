// SPDX-License-Identifier: MIT
#include "match/course/mistakes.h"

#include "match/course/course_of_play.h"

#include <array>

namespace doublets {

std::vector<std::optional<Mistake>>
findMistakes(const CourseOfPlay &course, const Game &game,
             const std::vector<std::optional<OddsChange>> &changes)
{
    constexpr double NotableLoss = 0.02;
    std::vector<std::optional<Mistake>> mistakes(static_cast<std::size_t>(course.rowCount()));
    for (int row = 0; row < course.rowCount(); ++row) {
        std::array<double, 2> losses{}; // a number may pass to the other player
        for (std::size_t i = course.throwIndexAt(row); i < course.actionCountAt(row); ++i) {
            const auto *play = std::get_if<Play>(&game.history()[i].action);
            if (play != nullptr && i < changes.size() && changes[i]) {
                losses[indexOf(play->by)] +=
                    play->by == Side::White ? -changes[i]->choice : changes[i]->choice;
            }
        }
        const Side worse = losses[0] >= losses[1] ? Side::White : Side::Black;
        if (losses[indexOf(worse)] >= NotableLoss) {
            mistakes[static_cast<std::size_t>(row)] = Mistake{worse, losses[indexOf(worse)]};
        }
    }
    return mistakes;
}

} // namespace doublets
