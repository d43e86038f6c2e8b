// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// The race: points are numbered on each player's own track, so that p is the opponent's 25 − p.
namespace doublets::testing {

namespace {

constexpr auto Race = "alfonso-race";

std::vector<Case> moves()
{
    return {
        {"the last man down, then a man moves",
         Race,
         "",
         "down only 3",
         "down all",
         {{"W 1-3-6", "W 1-3-6", "Wd3"},
          {"Wd3", "Wd3; W down>race", "Wm6-7 Wm1-7 Wm2-8 Wm3-9 Wm4-10 Wm5-11 Wm6-12"},
          {"Wm6-7", "Wm6-7", "Wm1-7 Wm2-8 Wm3-9 Wm4-10 Wm5-11 Wm6-12 Wm7-13"},
          {"Wm7-13", "Wm7-13; to B", "B throws"}}},
        {"a man moves the number, another or the same",
         Race,
         "",
         "race 8 14",
         "race 1*2 2*2",
         {{"W 1-2-3", "W 1-2-3", "Wm8-9 Wm14-15 Wm8-10 Wm14-16 Wm8-11 Wm14-17"},
          {"Wm8-10", "Wm8-10", "Wm10-11 Wm14-15 Wm10-13 Wm14-17"},
          {"Wm10-13", "Wm10-13", "Wm13-14 Wm14-15"},
          {"Wm13-14", "Wm13-14; to B", "B throws"}}},
        {"three alike, one man all the way",
         Race,
         "",
         "race 8 23*2",
         "race 7*2",
         {{"W 4-4-4", "W 4-4-4", "Wm8-12"},
          {"Wm8-12", "Wm8-12", "Wm12-16"},
          {"Wm12-16", "Wm12-16", "Wm16-20"},
          {"Wm16-20", "Wm16-20; to B", "B throws"}}},
        {"a point with two own men is full",
         Race,
         "",
         "race 8 10*2",
         "race 1*2 2*2",
         {{"W 2-2-2", "W 2-2-2", "Wm10-12"},
          {"Wm10-12", "Wm10-12", "Wm8-10 Wm10-12 Wm12-14"},
          {"Wm8-10", "Wm8-10", "Wm10-12 Wm12-14"},
          {"Wm10-12", "Wm10-12; to B", "B throws"}}},
        {"a point with two enemy men is barred",
         Race,
         "",
         "race 8 9",
         "race 15*2 1",
         {{"W 1-2-6", "W 1-2-6", "Wm8-9 Wm9-11 Wm8-14 Wm9-15"},
          {"Wm9-11", "Wm9-11", "Wm8-9 Wm11-12 Wm8-14 Wm11-17"},
          {"Wm8-14", "Wm8-14", "Wm11-12 Wm14-15"},
          {"Wm11-12", "Wm11-12; to B", "B throws"}}},
        {"men still in their piles bar a point too",
         Race,
         "",
         "race 18",
         "down all",
         {{"W 1-2-6",
           "W 1-2-6; W loses 1 (unplayable no-move not-home); W loses 2 (unplayable no-move "
           "not-home); W loses 6 (unplayable no-move not-home); to B",
           "B throws"}}},
    };
}

std::vector<Case> hits()
{
    return {
        {"a single enemy man is removed",
         Race,
         "",
         "race 8",
         "race 15 2",
         {{"W 2-1-1", "W 2-1-1", "Wm8-9 Wm8-10x"},
          {"Wm8-10x", "Wm8-10; Bx15", "Wm10-11"},
          {"Wm10-11", "Wm10-11", "Wm11-12"},
          {"Wm11-12", "Wm11-12; to B", "B throws"}}},
        {"black hits on black's own track",
         Race,
         "",
         "race 20 2",
         "race 1 24*2",
         {{"B 4-3-3", "B 4-3-3", "Bm1-4 Bm1-5x"},
          {"Bm1-5x", "Bm1-5; Wx20", "Bm5-8"},
          {"Bm5-8", "Bm5-8", "Bm8-11"},
          {"Bm8-11", "Bm8-11; to W", "W throws"}}},
        {"a man moves past and away again after a hit",
         Race,
         "",
         "race 8",
         "race 15 14 2",
         {{"W 2-1-6", "W 2-1-6", "Wm8-9 Wm8-10x Wm8-14"},
          {"Wm8-10x", "Wm8-10; Bx15", "Wm10-11x Wm10-16"},
          {"Wm10-11x", "Wm10-11; Bx14", "Wm11-17"},
          {"Wm11-17", "Wm11-17; to B", "B throws"}}},
        {"the last man removed wins for its player",
         Race,
         "",
         "race 8 2",
         "race 15",
         {{"W 2-3-3", "W 2-3-3", "Wm2-4 Wm2-5 Wm8-11"},
          {"Wm2-5", "Wm2-5", "Wm5-7 Wm5-8 Wm8-11"},
          {"Wm5-8", "Wm5-8", "Wm8-10x"},
          {"Wm8-10x", "Wm8-10; Bx15; B wins", "B won"}}},
        {"a losing play need not be avoided",
         Race,
         "",
         "race 8",
         "race 15 removed 2",
         {{"W 2-2-2", "W 2-2-2", "Wm8-10x"}, {"Wm8-10x", "Wm8-10; Bx15; B wins", "B won"}}},
    };
}

std::vector<Case> bearingOff()
{
    return {
        {"only the exact number bears off",
         Race,
         "",
         "race 22 2",
         "race 1*2 2*2",
         {{"W 3-4-6", "W 3-4-6", "Wm2-5 Wo22/3 Wm2-6 Wm2-8"},
          {"Wo22/3", "Wo22/3", "Wm2-6 Wm2-8"},
          {"Wm2-6", "Wm2-6", "Wm6-12"},
          {"Wm6-12", "Wm6-12; to B", "B throws"}}},
        {"a greater number does not bear off",
         Race,
         "",
         "race 24*2 23",
         "race 24*2",
         {{"W 6-5-4",
           "W 6-5-4; W loses 6 (unplayable no-move no-move); W loses 5 (unplayable no-move "
           "no-move); W loses 4 (unplayable no-move no-move); to B",
           "B throws"}}},
        {"the last man borne off wins",
         Race,
         "",
         "race 19",
         "race 7*2 8*2",
         {{"W 6-5-5", "W 6-5-5", "Wm19-24 Wo19/6"}, {"Wo19/6", "Wo19/6; W wins", "W won"}}},
        {"a win need not be preferred",
         Race,
         "",
         "race 22",
         "race 7*2 8*2",
         {{"W 3-2-6", "W 3-2-6", "Wm22-24 Wo22/3"},
          {"Wm22-24", "Wm22-24; W passes 3 (unplayable no-move); W passes 6 (unplayable no-move)",
           "Bm7-10 Bm8-11 Bm7-13 Bm8-14"},
          {"Bm7-10", "Bm7-10", "Bm7-13 Bm8-14 Bm10-16"},
          {"Bm8-14", "Bm8-14; to B", "B throws"}}},
        {"more numbers come before a win",
         Race,
         "",
         "race 22",
         "race 7*2 8*2",
         {{"W 3-1-1", "W 3-1-1", "Wm22-23"},
          {"Wm22-23", "Wm22-23", "Wm23-24"},
          {"Wm23-24", "Wm23-24; W passes 3 (unplayable no-move)", "Bm7-10 Bm8-11"},
          {"Bm8-11", "Bm8-11; to B", "B throws"}}},
    };
}

std::vector<Case> asManyAsCanBe()
{
    return {
        {"the order that plays all three",
         Race,
         "",
         "race 10",
         "race 8*2 12*2",
         {{"W 1-2-6", "W 1-2-6", "Wm10-12 Wm10-16"},
          {"Wm10-16", "Wm10-16", "Wm16-18"},
          {"Wm16-18", "Wm16-18", "Wm18-19"},
          {"Wm18-19", "Wm18-19; to B", "B throws"}}},
        {"the man that plays both",
         Race,
         "",
         "race 24 20",
         "race 2 10*2",
         {{"W 1-5-6", "W 1-5-6", "Wo24/1 Wo20/5"},
          {"Wo20/5", "Wo20/5", "Wo24/1"},
          {"Wo24/1", "Wo24/1; W wins", "W won"}}},
        {"the opponent, too, plays as many as possible",
         Race,
         "",
         "down only 6 5",
         "race 12 17",
         {{"W 1-6-6", "W 1-6-6", "Wd6"},
          {"Wd6", "Wd6; W passes 1 (unplayable no-pile); W passes 6 (unplayable no-pile)",
           "Bm17-18 Bm12-18"},
          {"Bm12-18", "Bm12-18", "Bm17-18"},
          {"Bm17-18", "Bm17-18; to B", "B throws"}}},
    };
}

} // namespace

std::vector<Case> raceCases()
{
    std::vector<Case> all = moves();
    for (const auto &more : {hits(), bearingOff(), asManyAsCanBe()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
