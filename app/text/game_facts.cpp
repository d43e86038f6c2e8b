// SPDX-License-Identifier: MIT
#include "text/game_facts.h"

#include "text/rule_text.h"

#include <QCoreApplication>

#include <cmath>

namespace doublets {

namespace {

/// The pace of lesson 1, which plans five minutes for a game of Willughby's rules with real dice:
/// 21.46 throws on average.
constexpr double SecondsPerThrow = 14;

/// Games in which a lower share of throws leaves a choice are considered almost pure luck. In these
/// games, best play wins at most 2.2 games in a hundred more than random play.
constexpr double MinShareOfChoices = 0.1;

class FactTexts
{
    Q_DECLARE_TR_FUNCTIONS(GameFacts)

public:
    static QString duration(int minutes)
    {
        //: how long a game takes
        return tr("about %n minute(s)", nullptr, minutes);
    }

    static QString luck(const PlayFigures &figures)
    {
        if (figures.throwsWithChoice <= 0) {
            //: what decides a game
            return tr("pure luck");
        }
        if (figures.throwsWithChoice < MinShareOfChoices) {
            //: what decides a game
            return tr("almost pure luck");
        }
        //: what decides a game
        return tr("luck and choices");
    }
};

/// Returns the mean duration of a game between two players at one board, in minutes, rounded.
int gameMinutes(const PlayFigures &figures)
{
    constexpr double SecondsPerMinute = 60;
    return static_cast<int>(std::lround(figures.meanThrows * SecondsPerThrow / SecondsPerMinute));
}

} // namespace

QStringList gameFacts(const RuleSet &ruleSet)
{
    return {translatedRuleText(ruleSet.origin), FactTexts::duration(gameMinutes(ruleSet.figures)),
            FactTexts::luck(ruleSet.figures)};
}

} // namespace doublets
