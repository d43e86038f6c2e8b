// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// Men that must be set up again once all are borne off, and the end of the game without that stage.
namespace doublets::testing {

namespace {

constexpr auto SetUpAgain = "further-stage=set-up-again";

/// Returns a row for the further stage.
Case further(const std::string &name, const std::string &white, const std::string &black,
             const std::vector<Line> &lines)
{
    return {name, "methodique", SetUpAgain, white, black, lines};
}

std::vector<Case> settingUp()
{
    return {
        further("two numbers are set up in either order", "up all", "down all",
                {{"W 6-2", "W 6-2", "Wu2 Wu6"},
                 {"Wu6", "Wu6", "Wu2"},
                 {"Wu2", "Wu2; to B", "B throws"}}),
        further("the last man off does not win, and the other number sets one up", "off only 6",
                "down all",
                {{"W 2-6", "W 2-6", "Wo6"},
                 {"Wo6", "Wo6; W off>up", "Wu2"},
                 {"Wu2", "Wu2; to B", "B throws"}}),
        further("the last man off with the last number", "off only 6 2", "off all",
                {{"W 6-2", "W 6-2", "Wo2 Wo6"},
                 {"Wo2", "Wo2", "Wo6"},
                 {"Wo6", "Wo6; W off>up; to B", "B throws"}}),
        further("a doublet bears off the last man and sets it up", "off only 4", "down all",
                {{"W 4-4", "W 4-4", "Wo4"},
                 {"Wo4", "Wo4; W off>up", "Wu4"},
                 {"Wu4", "Wu4; W again", "W throws"}}),
        further("a doublet fills a pile of two", "up all", "up all",
                {{"W 3-3", "W 3-3", "Wu3"},
                 {"Wu3", "Wu3", "Wu3"},
                 {"Wu3", "Wu3; W again", "W throws"}}),
        further("the last man up wins", "up only 6 2", "up all",
                {{"W 6-2", "W 6-2", "Wu2 Wu6"},
                 {"Wu2", "Wu2", "Wu6"},
                 {"Wu6", "Wu6; W wins", "W won"}}),
        further("the last man up wins before the other number is played", "up only 6", "off all",
                {{"W 2-6", "W 2-6", "Wu6"}, {"Wu6", "Wu6; W wins", "W won"}}),
        {"barred: the rest of the throw passes",
         "methodique",
         "crossing=barred further-stage=set-up-again",
         "off only 6",
         "down all",
         {{"W 2-6", "W 2-6", "Wo6"},
          {"Wo6", "Wo6; W off>up; W passes 2 (unplayable phase-ended)", "Bd2"},
          {"Bd2", "Bd2; to B", "B throws"}}},
        {"none: the last man off wins",
         "methodique",
         "further-stage=none",
         "off only 6",
         "down all",
         {{"W 2-6", "W 2-6", "Wo6"}, {"Wo6", "Wo6; W wins", "W won"}}},
    };
}

std::vector<Case> unplayableWhileSettingUp()
{
    return {
        further("up/down: the opponent lays it down", "up only 6 6", "down all",
                {{"W 6-1", "W 6-1", "Wu6"},
                 {"Wu6", "Wu6; W passes 1 (unplayable complete)", "Bd1"},
                 {"Bd1", "Bd1; to B", "B throws"}}),
        further("up/off: the opponent bears it off, but does not win", "up only 6 6", "off only 1",
                {{"W 6-1", "W 6-1", "Wu6"},
                 {"Wu6", "Wu6; W passes 1 (unplayable complete)", "Bo1"},
                 {"Bo1", "Bo1; B off>up; to B", "B throws"}}),
        further("up/up: neither can play it", "up only 6 6", "up only 5 5",
                {{"W 6-1", "W 6-1", "Wu6"},
                 {"Wu6", "Wu6; W loses 1 (unplayable complete complete); to B", "B throws"}}),
        further("up/up: the opponent wins on the other's throw", "up only 6 6", "up only 1",
                {{"W 6-1", "W 6-1", "Wu6"},
                 {"Wu6", "Wu6; W passes 1 (unplayable complete)", "Bu1"},
                 {"Bu1", "Bu1; B wins", "B won"}}),
        further("down/up: the opponent sets it up", "down only 6 6", "up all",
                {{"W 6-1", "W 6-1", "Wd6"},
                 {"Wd6", "Wd6; W passes 1 (unplayable no-pile)", "Bu1"},
                 {"Bu1", "Bu1; to B", "B throws"}}),
        further("off/up: of two, the opponent can set up one", "off only 6 6", "up only 5 1",
                {{"W 2-1", "W 2-1; W passes 2 (unplayable no-man); W passes 1 (unplayable no-man)",
                  "Bu1"},
                 {"Bu1", "Bu1; W loses 2 (unplayable no-man complete); to B", "B throws"}}),
    };
}

} // namespace

std::vector<Case> setUpCases()
{
    std::vector<Case> all = settingUp();
    const std::vector<Case> more = unplayableWhileSettingUp();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace doublets::testing
