// SPDX-License-Identifier: MIT
#include "match/course/mistakes.h"

#include "match/course/course_of_play.h"

#include <array>

namespace doublets {

std::vector<std::optional<Mistake>>
findMistakes(const CourseOfPlay &course, const Game &game,
             const std::vector<std::optional<OddsChange>> &changes)
{
    std::vector<std::optional<Mistake>> mistakes(static_cast<std::size_t>(course.rowCount()));
    for (int row = 0; row < course.rowCount(); ++row) {
        std::array<Mistake, 2> made{{{Side::White}, {Side::Black}}}; // a number may pass
        for (std::size_t i = course.throwIndexAt(row); i < course.actionCountAt(row); ++i) {
            const auto *play = std::get_if<Play>(&game.history()[i].action);
            if (play != nullptr && i < changes.size() && changes[i]) {
                Mistake &own = made[indexOf(play->by)];
                own.loss += play->by == Side::White ? -changes[i]->choice : changes[i]->choice;
                own.score = changes[i]->odds.score(play->by);
            }
        }
        const Mistake &worse = made[0].loss >= made[1].loss ? made[0] : made[1];
        if (worse.loss >= Mistake::MinLoss) {
            mistakes[static_cast<std::size_t>(row)] = worse;
        }
    }
    return mistakes;
}

} // namespace doublets
