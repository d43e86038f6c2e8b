// SPDX-License-Identifier: MIT
#include "text/explanation_priority.h"

namespace doublets {

int explanationPriority(const Event &event)
{
    struct Need
    {
        int operator()(const TurnPassed &) const { return 0; }
        int operator()(const DiceThrown &dice) const { return dice.doubletMen > 0 ? 3 : 1; }
        int operator()(const OpeningThrown &) const { return 2; }
        int operator()(const ManPlayedDown &) const { return 2; }
        int operator()(const ManReStacked &) const { return 2; }
        int operator()(const ManBorneOff &) const { return 2; }
        int operator()(const ManSetUp &) const { return 2; }
        int operator()(const ManMoved &) const { return 2; }
        int operator()(const PhaseCompleted &) const { return 3; }
        int operator()(const AnotherThrowGranted &) const { return 4; }
        int operator()(const NumberPassed &) const { return 5; }
        int operator()(const NumberLost &) const { return 6; }
        int operator()(const ManHit &) const { return 7; }
        int operator()(const GameWon &) const { return 8; }
        int operator()(const GameDrawn &) const { return 9; }
    };
    return std::visit(Need(), event);
}

} // namespace doublets
