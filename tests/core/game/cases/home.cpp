// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// Men borne off "exactly as at backgammon", which may move within the player's own table.
namespace doublets::testing {

namespace {

constexpr auto AsAtBackgammon = "bearing-off=as-at-backgammon";

std::vector<Case> oneNumber()
{
    return {
        {"exact point",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 6 6 3",
         "home all",
         {{"W 6-3", "W 6-3", "Wo3 Wm6-3 Wo6"},
          {"Wo6", "Wo6", "Wo3 Wm6-3"},
          {"Wo3", "Wo3; to B", "B throws"}}},
        {"move within the player's own table",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 6 5 2",
         "down all",
         {{"W 4-3", "W 4-3", "Wm5-2 Wm6-3 Wm5-1 Wm6-2"},
          {"Wm6-2", "Wm6-2", "Wm5-2"},
          {"Wm5-2", "Wm5-2; to B", "B throws"}}},
        {"the same man moves twice",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 6 4",
         "down all",
         {{"W 2-1", "W 2-1", "Wm4-3 Wm6-5 Wm4-2 Wm6-4"},
          {"Wm6-4", "Wm6-4", "Wm4-3"},
          {"Wm4-3", "Wm4-3; to B", "B throws"}}},
        {"a man moves to a point with many men",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home 0 5 0 0 0 2",
         "down all",
         {{"W 4-1", "W 4-1", "Wm2-1 Wm6-5 Wm6-2"},
          {"Wm6-2", "Wm6-2", "Wm2-1 Wm6-5"},
          {"Wm2-1", "Wm2-1; to B", "B throws"}}},
        {"higher than the highest",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 4 4 1",
         "off all",
         {{"W 6-5", "W 6-5", "Wo4/5 Wo4/6"},
          {"Wo4/5", "Wo4/5", "Wo4/6"},
          {"Wo4/6", "Wo4/6; to B", "B throws"}}},
        {"higher than the highest once another has moved",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 5 2",
         "down all",
         {{"W 3-4", "W 3-4", "Wm5-2 Wm5-1"},
          {"Wm5-2", "Wm5-2", "Wo2/4"},
          {"Wo2/4", "Wo2/4; to B", "B throws"}}},
    };
}

std::vector<Case> asManyAsCanBe()
{
    return {
        {"one man: both numbers in the only order that uses both",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 3",
         "down all",
         {{"W 5-2", "W 5-2", "Wm3-1"},
          {"Wm3-1", "Wm3-1", "Wo1/5"},
          {"Wo1/5", "Wo1/5; W wins", "W won"}}},
        {"one man: no order uses both numbers",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 2",
         "down all",
         {{"W 6-5", "W 6-5", "Wo2/5 Wo2/6"}, {"Wo2/6", "Wo2/6; W wins", "W won"}}},
        {"one man: either number moves it, then the other bears it off",
         "fiske yahoudieh",
         AsAtBackgammon,
         "home only 6",
         "down all",
         {{"W 5-4", "W 5-4", "Wm6-2 Wm6-1"},
          {"Wm6-2", "Wm6-2", "Wo2/5"},
          {"Wo2/5", "Wo2/5; W wins", "W won"}}},
    };
}

/// A player whose men move never loses a number, whatever the opponent does.
std::vector<Case> allNumbersPlayed()
{
    std::vector<Case> all;
    for (const std::string opponent : {"down", "re-stack", "home"}) {
        all.push_back({"home/" + opponent + ": no number is lost",
                       "yahoudieh",
                       "",
                       "home only 4 1",
                       opponent + " all",
                       {{"W 6-2", "W 6-2", "Wm4-2 Wo4/6"},
                        {"Wo4/6", "Wo4/6", "Wo1/2"},
                        {"Wo1/2", "Wo1/2; W wins", "W won"}}});
    }
    return all;
}

std::vector<Case> doubletsAndPhases()
{
    return {
        {"a number becomes playable only after another: order matters",
         "yahoudieh",
         "crossing=allowed",
         "re-stack only 3",
         "down all",
         {{"W 5-3", "W 5-3", "Wr3"},
          {"Wr3", "Wr3; W re-stack>home", "Wo5 Wm6-1"},
          {"Wo5", "Wo5; to B", "B throws"}}},
        {"a doublet plays both its numbers, and the dice pass",
         "yahoudieh",
         "",
         "home only 6 6 1",
         "down all",
         {{"W 4-4", "W 4-4", "Wm6-2"},
          {"Wm6-2", "Wm6-2", "Wm6-2"},
          {"Wm6-2", "Wm6-2; to B", "B throws"}}},
        {"a doublet plays both its numbers, and another throw",
         "fiske",
         AsAtBackgammon,
         "home only 6 6 1",
         "down all",
         {{"W 4-4", "W 4-4", "Wm6-2"},
          {"Wm6-2", "Wm6-2", "Wm6-2"},
          {"Wm6-2", "Wm6-2; W again", "W throws"}}},
        {"a doublet plays one man, and another throw",
         "fiske",
         "bearing-off=as-at-backgammon doublet-men=one",
         "home only 6 6 1",
         "down all",
         {{"W 4-4", "W 4-4", "Wm6-2"}, {"Wm6-2", "Wm6-2; W again", "W throws"}}},
        {"the last man stacked up, then one moves or is borne off",
         "fiske yahoudieh",
         AsAtBackgammon,
         "re-stack only 4",
         "down all",
         {{"W 4-5", "W 4-5", "Wr4"},
          {"Wr4", "Wr4; W re-stack>home", "Wo5 Wm6-1"},
          {"Wm6-1", "Wm6-1; to B", "B throws"}}},
        {"the last man stacked up, and crossing barred",
         "fiske yahoudieh",
         "bearing-off=as-at-backgammon crossing=barred",
         "re-stack only 4",
         "down all",
         {{"W 4-5", "W 4-5", "Wr4"},
          {"Wr4", "Wr4; W re-stack>home; W loses 5 (crossing phase-ended never); to B",
           "B throws"}}},
        {"by number alone: no man on the point, and no man moves",
         "fiske yahoudieh",
         "bearing-off=by-number",
         "off only 6 4",
         "down all",
         {{"W 5-3",
           "W 5-3; W loses 5 (unplayable no-man never); W loses 3 (unplayable no-man never); to B",
           "B throws"}}},
    };
}

} // namespace

std::vector<Case> homeCases()
{
    std::vector<Case> all;
    for (const auto &more :
         {oneNumber(), asManyAsCanBe(), allNumbersPlayed(), doubletsAndPhases()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
