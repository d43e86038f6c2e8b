// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// The race: numbers that pass to the opponent, and games that are locked.
//
// The men of a player who lays down occupy the opponent's last table. A racing opponent therefore
// never has all men in it, and no numbers pass to a player who lays down.
namespace doublets::testing {

namespace {

constexpr auto AlfonsoRace = "alfonso-race";

std::vector<Case> passing()
{
    return {
        {"race/race: not wholly in the last table, all is lost",
         AlfonsoRace,
         "",
         "race 8",
         "race 16*2 12*2",
         {{"W 1-1-1",
           "W 1-1-1; W loses 1 (unplayable no-move not-home); W loses 1 (unplayable no-move "
           "not-home); W loses 1 (unplayable no-move not-home); to B",
           "B throws"}}},
        {"race/race: one man outside the last table keeps the numbers from passing",
         AlfonsoRace,
         "",
         "race 24*2 18",
         "race 3*2 4*2 5*2",
         {{"W 2-3-4",
           "W 2-3-4; W loses 2 (unplayable no-move not-home); W loses 3 (unplayable no-move "
           "not-home); W loses 4 (unplayable no-move not-home); to B",
           "B throws"}}},
        {"race/race: in the last table after the thrower's own plays",
         AlfonsoRace,
         "",
         "race 18 24",
         "race 12*2",
         {{"W 2-3-6", "W 2-3-6", "Wm18-20 Wm18-21"},
          {"Wm18-20", "Wm18-20", "Wm20-23"},
          {"Wm20-23", "Wm20-23; W passes 6 (unplayable no-move)", "Bm12-18"},
          {"Bm12-18", "Bm12-18; to B", "B throws"}}},
        {"race/race: all in the last table, neither can play",
         AlfonsoRace,
         "",
         "race 24*2",
         "race 24 23",
         {{"W 6-5-4",
           "W 6-5-4; W loses 6 (unplayable no-move no-move); W loses 5 (unplayable no-move "
           "no-move); W loses 4 (unplayable no-move no-move); to B",
           "B throws"}}},
        {"race/race: the opponent wins on the other's throw",
         AlfonsoRace,
         "",
         "race 24*2",
         "race 22",
         {{"W 3-6-5",
           "W 3-6-5; W passes 3 (unplayable no-move); W passes 6 (unplayable no-move); W passes 5 "
           "(unplayable no-move)",
           "Bo22/3"},
          {"Bo22/3", "Bo22/3; B wins", "B won"}}},
        {"race/race: the thrower wins when the last man is hit",
         AlfonsoRace,
         "",
         "race 22",
         "race 1*2 23*2",
         {{"W 2-5-6",
           "W 2-5-6; W passes 2 (unplayable no-move); W passes 5 (unplayable no-move); W passes 6 "
           "(unplayable no-move)",
           "Bo23/2 Bm1-6 Bm1-7"},
          {"Bm1-6", "Bm1-6", "Bm6-8 Bo23/2 Bm1-7 Bm6-12"},
          {"Bm6-12", "Bm6-12", "Bm1-3x Bm12-14 Bo23/2"},
          {"Bm1-3x", "Bm1-3; Wx22; W wins", "W won"}}},
        {"down/race: the piles bar the opponent's way",
         AlfonsoRace,
         "",
         "down only 6 5",
         "race 18",
         {{"W 1-2-3",
           "W 1-2-3; W loses 1 (unplayable no-pile no-move); W loses 2 (unplayable no-pile "
           "no-move); W loses 3 (unplayable no-pile no-move); to B",
           "B throws"}}},
        {"down/race: the opponent races with it",
         AlfonsoRace,
         "",
         "down only 6 5",
         "race 7 9",
         {{"W 6-3-1", "W 6-3-1", "Wd6"},
          {"Wd6", "Wd6; W passes 3 (unplayable no-pile); W passes 1 (unplayable no-pile)",
           "Bm7-8 Bm9-10 Bm7-10 Bm9-12"},
          {"Bm7-10", "Bm7-10", "Bm9-10 Bm10-11"},
          {"Bm9-10", "Bm9-10; to B", "B throws"}}},
        {"down/race: the opponent races after laying down the last man",
         AlfonsoRace,
         "",
         "down only 6 5",
         "down only 1",
         {{"W 1-2-3",
           "W 1-2-3; W passes 1 (unplayable no-pile); W passes 2 (unplayable no-pile); W passes 3 "
           "(unplayable no-pile)",
           "Bd1"},
          {"Bd1", "Bd1; B down>race", "Bm5-7 Bm6-8 Bm4-7 Bm5-8 Bm6-9"},
          {"Bm5-7", "Bm5-7", "Bm2-5 Bm4-7 Bm5-8 Bm6-9 Bm7-10"},
          {"Bm6-9", "Bm6-9; to B", "B throws"}}},
        {"race/down: nothing passes to a player who lays down",
         AlfonsoRace,
         "",
         "race 18 17",
         "down all",
         {{"W 1-5-6", "W 1-5-6", "Wm17-18"},
          {"Wm17-18",
           "Wm17-18; W loses 5 (unplayable no-move not-home); W loses 6 (unplayable no-move "
           "not-home); to B",
           "B throws"}}},
    };
}

std::vector<Case> walls()
{
    const std::string wall = "race 7*2 8*2 9*2 10*2 11*2 12*2";
    return {
        {"two adjoining walls lock the game: drawn",
         AlfonsoRace,
         "",
         "race 6 7 8*2 9*2 10*2 11*2 12*2",
         wall,
         {{"W 1-1-2", "W 1-1-2", "Wm6-7"},
          {"Wm6-7",
           "Wm6-7; W loses 1 (unplayable no-move not-home); W loses 2 (unplayable no-move "
           "not-home); draw",
           "drawn"}}},
        {"an unplayable throw is no draw while another throw is playable",
         AlfonsoRace,
         "",
         wall,
         "race 6 7 8*2 9*2 10*2 11*2 12*2",
         {{"W 1-2-3",
           "W 1-2-3; W loses 1 (unplayable no-move not-home); W loses 2 (unplayable no-move "
           "not-home); W loses 3 (unplayable no-move not-home); to B",
           "B throws"}}},
        {"no draw while the opponent still lays down",
         AlfonsoRace,
         "",
         "race 17*2 18*2",
         "down only 1",
         {{"W 3-4-5",
           "W 3-4-5; W loses 3 (unplayable no-move not-home); W loses 4 (unplayable no-move "
           "not-home); W loses 5 (unplayable no-move not-home); to B",
           "B throws"}}},
    };
}

} // namespace

std::vector<Case> racePassingCases()
{
    std::vector<Case> all = passing();
    const std::vector<Case> more = walls();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace doublets::testing
