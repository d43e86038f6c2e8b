// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

#include <algorithm>

// Doublets that play as many men as the pips of the two dice, from any points.
namespace doublets::testing {

namespace {

constexpr auto Total = "willughby cotton holme";

/// Returns the end of a throw from the start: only nine men are there to lay down.
std::string endOf(int number, char kind)
{
    const int surplus = kind == 'd' ? 2 * number - 9 : 0;
    const std::string count = surplus > 1 ? "*" + std::to_string(surplus) : "";
    return surplus < 0 || kind == 'o' ? "; to B"
                                      : "; W down>off; W loses " + std::to_string(number) + count +
                                            " (surplus fewer-left never); to B";
}

/// Plays the men one by one, each from the highest possible point.
Case fromTheStart(int number, char kind)
{
    std::vector<int> above =
        kind == 'd' ? std::vector<int>{1, 1, 1, 2, 2, 2} : std::vector<int>{2, 2, 2, 3, 3, 3};
    const int men = 2 * number;
    const int last = kind == 'd' ? std::max(0, men - 9) : 0;
    const std::string n = std::to_string(number);
    const auto plays = [&](int left) {
        std::string points;
        for (int i = 0; i < 6; ++i) {
            points += above[static_cast<std::size_t>(i)] > 0 ? std::to_string(i + 1) : "";
        }
        return std::string("W") + kind + points + "/" + n + " x" + std::to_string(left);
    };

    std::vector<Line> lines;
    const std::string thrown = "W " + n + "-" + n;
    lines.push_back({thrown, thrown + " for " + std::to_string(men), plays(men)});
    std::size_t point = 5;
    for (int left = men - 1; left >= last; --left) {
        while (above[point] == 0) {
            --point;
        }
        --above[point];
        const std::string place = std::to_string(point + 1);
        const std::string play = std::string("W") + kind + place +
                                 (point + 1 == static_cast<std::size_t>(number) ? "" : "/" + n);
        lines.push_back({play, left > last ? play : play + endOf(number, kind),
                         left > last ? plays(left) : "B throws"});
    }
    return {std::string(kind == 'd' ? "laid down" : "borne off") + " from any points: " + n,
            Total,
            "",
            kind == 'd' ? "down all" : "off all",
            "down all",
            lines};
}

std::vector<Case> untilNoneIsLeft()
{
    return {
        {"exactly as many left as it gives",
         Total,
         "",
         "down only 4 5 6 6",
         "down all",
         {{"W 2-2", "W 2-2 for 4", "Wd456/2 x4"},
          {"Wd4/2", "Wd4/2", "Wd56/2 x3"},
          {"Wd6/2", "Wd6/2", "Wd56/2 x2"},
          {"Wd6/2", "Wd6/2", "Wd5/2 x1"},
          {"Wd5/2", "Wd5/2; W down>off; to B", "B throws"}}},
        {"exactly as many left to bear off",
         Total,
         "",
         "off only 4 5 6 6",
         "off all",
         {{"W 2-2", "W 2-2 for 4", "Wo456/2 x4"},
          {"Wo4/2", "Wo4/2", "Wo56/2 x3"},
          {"Wo6/2", "Wo6/2", "Wo56/2 x2"},
          {"Wo6/2", "Wo6/2", "Wo5/2 x1"},
          {"Wo5/2", "Wo5/2; W wins", "W won"}}},
        {"fewer left to bear off than it gives",
         Total,
         "",
         "off only 4 5",
         "off all",
         {{"W 6-6", "W 6-6 for 12", "Wo45/6 x12"},
          {"Wo4/6", "Wo4/6", "Wo5/6 x11"},
          {"Wo5/6", "Wo5/6; W wins", "W won"}}},
        {"fewer left to lay down: the surplus is lost",
         Total,
         "",
         "down only 5 6",
         "down all",
         {{"W 2-2", "W 2-2 for 4", "Wd56/2 x4"},
          {"Wd5/2", "Wd5/2", "Wd6/2 x3"},
          {"Wd6/2", "Wd6/2; W down>off; W loses 2*2 (surplus fewer-left never); to B",
           "B throws"}}},
        {"one more than is left to lay down is lost",
         Total,
         "surplus=lost",
         "down only 5",
         "off all",
         {{"W 1-1", "W 1-1 for 2", "Wd5/1 x2"},
          {"Wd5/1", "Wd5/1; W down>off; W loses 1 (surplus fewer-left never); to B", "B throws"}}},
        {"two equal dice are a doublet regardless of earlier throws",
         Total,
         "",
         "down all",
         "down only 6",
         {{"W 1-2", "W 1-2", "Wd1 Wd2"},
          {"Wd1", "Wd1", "Wd2"},
          {"Wd2", "Wd2; to B", "B throws"},
          {"B 1-1", "B 1-1 for 2", "Bd6/1 x2"},
          {"Bd6/1", "Bd6/1; B down>off; B loses 1 (surplus fewer-left never); to W", "W throws"}}},
    };
}

std::vector<Case> surplus()
{
    return {
        {"the surplus bears off at once",
         Total,
         "surplus=bears-off",
         "down only 5 6",
         "down all",
         {{"W 2-2", "W 2-2 for 4", "Wd56/2 x4"},
          {"Wd6/2", "Wd6/2", "Wd5/2 x3"},
          {"Wd5/2", "Wd5/2; W down>off", "Wo123456/2 x2"},
          {"Wo1/2", "Wo1/2", "Wo123456/2 x1"},
          {"Wo1/2", "Wo1/2; to B", "B throws"}}},
        {"the surplus bears off even where numbers may not cross",
         Total,
         "surplus=bears-off crossing=barred",
         "down only 6",
         "down all",
         {{"W 1-1", "W 1-1 for 2", "Wd6/1 x2"},
          {"Wd6/1", "Wd6/1; W down>off", "Wo123456/1 x1"},
          {"Wo6/1", "Wo6/1; to B", "B throws"}}},
        {"no surplus where exactly as many are left",
         Total,
         "surplus=bears-off",
         "down only 5 6",
         "down all",
         {{"W 1-1", "W 1-1 for 2", "Wd56/1 x2"},
          {"Wd6/1", "Wd6/1", "Wd5/1 x1"},
          {"Wd5/1", "Wd5/1; W down>off; to B", "B throws"}}},
        {"the opponent lays the surplus down, from any points",
         "cotton holme",
         "surplus=opponent",
         "down only 5",
         "down all",
         {{"W 2-2", "W 2-2 for 4", "Wd5/2 x4"},
          {"Wd5/2", "Wd5/2; W down>off; W passes 2*3 (surplus fewer-left)", "Bd123456/2 x3"},
          {"Bd6/2", "Bd6/2", "Bd123456/2 x2"},
          {"Bd6/2", "Bd6/2", "Bd12345/2 x1"},
          {"Bd2", "Bd2; to B", "B throws"}}},
        {"the opponent bears the surplus off, from any points",
         "cotton holme",
         "surplus=opponent",
         "down only 5",
         "off only 6 6 1",
         {{"W 1-1", "W 1-1 for 2", "Wd5/1 x2"},
          {"Wd5/1", "Wd5/1; W down>off; W passes 1 (surplus fewer-left)", "Bo16/1 x1"},
          {"Bo6/1", "Bo6/1; to B", "B throws"}}},
        {"the opponent wins with the surplus",
         "cotton holme",
         "surplus=opponent",
         "down only 5",
         "off only 6 1",
         {{"W 2-2", "W 2-2 for 4", "Wd5/2 x4"},
          {"Wd5/2", "Wd5/2; W down>off; W passes 2*3 (surplus fewer-left)", "Bo16/2 x3"},
          {"Bo6/2", "Bo6/2", "Bo1/2 x2"},
          {"Bo1/2", "Bo1/2; B wins", "B won"}}},
        {"what the opponent cannot use of the surplus is lost",
         "cotton holme",
         "surplus=opponent",
         "down only 5",
         "down only 6 1",
         {{"W 2-2", "W 2-2 for 4", "Wd5/2 x4"},
          {"Wd5/2", "Wd5/2; W down>off; W passes 2*3 (surplus fewer-left)", "Bd16/2 x3"},
          {"Bd6/2", "Bd6/2", "Bd1/2 x2"},
          {"Bd1/2", "Bd1/2; B down>off; W loses 2 (surplus fewer-left fewer-left); to B",
           "B throws"}}},
        {"no surplus for the opponent where the thrower can use it all",
         "cotton holme",
         "surplus=opponent",
         "down only 5 6",
         "down all",
         {{"W 1-1", "W 1-1 for 2", "Wd56/1 x2"},
          {"Wd6/1", "Wd6/1", "Wd5/1 x1"},
          {"Wd5/1", "Wd5/1; W down>off; to B", "B throws"}}},
    };
}

} // namespace

std::vector<Case> totalDoubletCases()
{
    std::vector<Case> all;
    for (int number = 1; number <= 6; ++number) {
        all.push_back(fromTheStart(number, 'd'));
        all.push_back(fromTheStart(number, 'o'));
    }
    for (const auto &more : {untilNoneIsLeft(), surplus()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
