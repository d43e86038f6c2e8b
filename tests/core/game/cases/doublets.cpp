// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// Doublets played as ordinary numbers, with or without another throw.
namespace doublets::testing {

namespace {

/// By a double ace, deuce or trey one man can be laid down; by other doublets, two.
Case doubletOfFifteen(int number, const std::string &ruleSet, const std::string &after)
{
    const std::string n = std::to_string(number);
    const std::string thrown = "W " + n + "-" + n;
    const std::string play = "Wd" + n;
    const std::string then = after == "W again" ? "W throws" : "B throws";
    const std::string name = "laid down from the start: " + n;
    if (number > 3) {
        return {name,
                ruleSet,
                "",
                "down all",
                "down all",
                {{thrown, thrown, play}, {play, play, play}, {play, play + "; " + after, then}}};
    }
    return {name,
            ruleSet,
            "",
            "down all",
            "down all",
            {{thrown, thrown, play},
             {play, play + "; W passes " + n + " (unplayable no-pile)", "Bd" + n},
             {"Bd" + n, "Bd" + n + "; " + after, then}}};
}

/// Two numbers lay down all men of a point. What is left of the doublet is lost.
Case plainDoubletOfFifteen(int number)
{
    const std::string n = std::to_string(number);
    const std::string thrown = "W " + n + "-" + n;
    const std::string play = "Wd" + n;
    const std::string rest = "; W loses " + n + " (unplayable no-pile never)";
    std::vector<Line> lines{{thrown, thrown, play}};
    if (number > 3) {
        lines.push_back({play, play, play});
    }
    lines.push_back({play, play + (number > 3 ? "" : rest) + "; to B", "B throws"});
    return {"laid down from the start: " + n,
            "kiz-tavlasi yahoudieh",
            "",
            "down all",
            "down all",
            lines};
}

Case doubletOfFiske(int number)
{
    const std::string n = std::to_string(number);
    return {"laid down from the start: " + n,
            "fiske",
            "",
            "down all",
            "down all",
            {{"W " + n + "-" + n, "W " + n + "-" + n, "Wd" + n},
             {"Wd" + n, "Wd" + n + "; W loses " + n + " (unplayable no-pile never); W again",
              "W throws"}}};
}

Case threeAlike(int number)
{
    const std::string n = std::to_string(number);
    const std::string dice = n + "-" + n + "-" + n;
    return {"three alike are three numbers: " + n,
            "alfonso alfonso-race",
            "",
            "down all",
            "down all",
            {{"W " + dice, "W " + dice, "Wd" + n},
             {"Wd" + n,
              "Wd" + n + "; W passes " + n + " (unplayable no-pile); W passes " + n +
                  " (unplayable no-pile)",
              "Bd" + n},
             {"Bd" + n, "Bd" + n + "; W loses " + n + " (unplayable no-pile no-pile); to B",
              "B throws"}}};
}

std::vector<Case> charpentier()
{
    return {
        {"ternes with one man left on it: the opponent lays down the other",
         "charpentier methodique",
         "",
         "down 2 2 2 2+1 3 3",
         "down all",
         {{"W 3-3", "W 3-3", "Wd3"},
          {"Wd3", "Wd3; W passes 3 (unplayable no-pile)", "Bd3"},
          {"Bd3", "Bd3; W again", "W throws"}}},
        {"ternes: the opponent has none left there either",
         "charpentier methodique",
         "",
         "down all",
         "down only 4 5",
         {{"W 3-3", "W 3-3", "Wd3"},
          {"Wd3", "Wd3; W loses 3 (unplayable no-pile no-pile); W again", "W throws"}}},
        {"an unplayable doublet keeps the dice",
         "charpentier methodique",
         "",
         "down only 6 6",
         "down only 6 5",
         {{"W 2-2",
           "W 2-2; W loses 2 (unplayable no-pile no-pile); W loses 2 (unplayable no-pile no-pile); "
           "W again",
           "W throws"},
          {"W 1-1",
           "W 1-1; W loses 1 (unplayable no-pile no-pile); W loses 1 (unplayable no-pile no-pile); "
           "W again",
           "W throws"},
          {"W 6-1", "W 6-1", "Wd6"},
          {"Wd6", "Wd6; W loses 1 (unplayable no-pile no-pile); to B", "B throws"}}},
        {"a doublet of which the opponent plays both keeps the dice",
         "charpentier methodique",
         "",
         "down only 6 6",
         "down all",
         {{"W 4-4", "W 4-4; W passes 4 (unplayable no-pile); W passes 4 (unplayable no-pile)",
           "Bd4"},
          {"Bd4", "Bd4", "Bd4"},
          {"Bd4", "Bd4; W again", "W throws"}}},
        {"borne off, and another throw",
         "charpentier",
         "",
         "off all",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"},
          {"Wo6", "Wo6", "Wo6"},
          {"Wo6", "Wo6; W again", "W throws"},
          {"W 6-6", "W 6-6", "Wo6"},
          {"Wo6", "Wo6; W loses 6 (exception no-man thrower-off); W again", "W throws"}}},
        {"the opponent wins on a doublet",
         "charpentier methodique",
         "",
         "down only 6 6",
         "off only 4 4",
         {{"W 4-4", "W 4-4; W passes 4 (unplayable no-pile); W passes 4 (unplayable no-pile)",
           "Bo4"},
          {"Bo4", "Bo4", "Bo4"},
          {"Bo4", "Bo4; B wins", "B won"}}},
        {"a doublet wins with its first number",
         "charpentier methodique fiske",
         "",
         "off only 4",
         "off only 4 4",
         {{"W 4-4", "W 4-4", "Wo4"}, {"Wo4", "Wo4; W wins", "W won"}}},
        {"the last man laid down by a doublet, then one borne off",
         "charpentier methodique",
         "",
         "down only 4",
         "down all",
         {{"W 4-4", "W 4-4", "Wd4"},
          {"Wd4", "Wd4; W down>off", "Wo4"},
          {"Wo4", "Wo4; W again", "W throws"}}},
    };
}

std::vector<Case> fiske()
{
    return {
        {"a doublet that cannot be played keeps the dice",
         "fiske",
         "",
         "down only 6 5",
         "down all",
         {{"W 4-4",
           "W 4-4; W loses 4 (unplayable no-pile never); W loses 4 (unplayable no-pile never); W "
           "again",
           "W throws"},
          {"W 4-6", "W 4-6", "Wd6"},
          {"Wd6", "Wd6; W loses 4 (unplayable no-pile never); to B", "B throws"}}},
        {"the last man laid down by a doublet, then re-stacked",
         "fiske",
         "",
         "down only 4",
         "down all",
         {{"W 4-4", "W 4-4", "Wd4"},
          {"Wd4", "Wd4; W down>re-stack", "Wr4"},
          {"Wr4", "Wr4; W again", "W throws"}}},
        {"re-stacked, one lost, and another throw",
         "fiske",
         "",
         "re-stack only 4 5",
         "down all",
         {{"W 4-4", "W 4-4", "Wr4"},
          {"Wr4", "Wr4; W loses 4 (unplayable none-lying never); W again", "W throws"}}},
        {"two borne off, and another throw",
         "fiske",
         "doublet-men=both",
         "off all",
         "down all",
         {{"W 4-4", "W 4-4", "Wo4"}, {"Wo4", "Wo4", "Wo4"}, {"Wo4", "Wo4; W again", "W throws"}}},
        {"one man, and another throw",
         "fiske",
         "doublet-men=one",
         "off all",
         "down all",
         {{"W 4-4", "W 4-4", "Wo4"}, {"Wo4", "Wo4; W again", "W throws"}}},
        {"one man is laid down, and another throw",
         "fiske",
         "doublet-men=one",
         "down all",
         "down all",
         {{"W 4-4", "W 4-4", "Wd4"},
          {"Wd4", "Wd4; W again", "W throws"},
          {"W 4-4", "W 4-4; W loses 4 (unplayable no-pile never); W again", "W throws"},
          {"W 4-5", "W 4-5", "Wd5"},
          {"Wd5", "Wd5; W loses 4 (unplayable no-pile never); to B", "B throws"}}},
    };
}

std::vector<Case> plain()
{
    return {
        {"a double three: both laid down by the opponent",
         "moulidars",
         "",
         "down only 6 6",
         "down all",
         {{"W 4-4", "W 4-4; W passes 4 (unplayable no-pile); W passes 4 (unplayable no-pile)",
           "Bd4"},
          {"Bd4", "Bd4", "Bd4"},
          {"Bd4", "Bd4; to B", "B throws"}}},
        {"a doublet is borne off and the dice pass",
         "moulidars kiz-tavlasi",
         "",
         "off all",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"}, {"Wo6", "Wo6", "Wo6"}, {"Wo6", "Wo6; to B", "B throws"}}},
        {"three on its point: two are borne off",
         "kiz-tavlasi",
         "doublet=plain",
         "off only 1 6 6 6",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"}, {"Wo6", "Wo6", "Wo6"}, {"Wo6", "Wo6; to B", "B throws"}}},
        {"three on its point: all are borne off",
         "kiz-tavlasi",
         "doublet=whole-point",
         "off only 1 6 6 6",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"},
          {"Wo6", "Wo6", "Wo6"},
          {"Wo6", "Wo6", "Wo6"},
          {"Wo6", "Wo6; to B", "B throws"}}},
        {"the last three men of a point win",
         "kiz-tavlasi",
         "doublet=whole-point",
         "off only 6 6 6",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"},
          {"Wo6", "Wo6", "Wo6"},
          {"Wo6", "Wo6", "Wo6"},
          {"Wo6", "Wo6; W wins", "W won"}}},
        {"one man on its point: the other number is lost",
         "kiz-tavlasi",
         "doublet=whole-point",
         "off only 1 6",
         "down all",
         {{"W 6-6", "W 6-6", "Wo6"},
          {"Wo6", "Wo6; W loses 6 (unplayable no-man never); to B", "B throws"}}},
        {"three laid down: two numbers suffice",
         "kiz-tavlasi",
         "doublet=whole-point",
         "down all",
         "down all",
         {{"W 6-6", "W 6-6", "Wd6"}, {"Wd6", "Wd6", "Wd6"}, {"Wd6", "Wd6; to B", "B throws"}}},
        {"the last man laid down: the other number bears one off",
         "kiz-tavlasi",
         "doublet=whole-point",
         "down only 6",
         "down all",
         {{"W 6-6", "W 6-6", "Wd6"},
          {"Wd6", "Wd6; W down>off", "Wo6"},
          {"Wo6", "Wo6; to B", "B throws"}}},
        {"none on its point: two numbers pass, not three",
         "kiz-tavlasi",
         "doublet=whole-point unplayable=opponent",
         "off only 1",
         "off all",
         {{"W 6-6", "W 6-6; W passes 6 (unplayable no-man); W passes 6 (unplayable no-man)", "Bo6"},
          {"Bo6", "Bo6", "Bo6"},
          {"Bo6", "Bo6; to B", "B throws"}}},
        {"an unplayable doublet passes the dice",
         "moulidars",
         "",
         "down only 6 6",
         "down only 6 6",
         {{"W 4-4",
           "W 4-4; W loses 4 (unplayable no-pile no-pile); W loses 4 (unplayable no-pile no-pile); "
           "to B",
           "B throws"}}},
        {"two alike of three",
         "alfonso alfonso-race",
         "",
         "down all",
         "down all",
         {{"W 3-1-3", "W 3-1-3", "Wd1 Wd3"},
          {"Wd1", "Wd1", "Wd3"},
          {"Wd3", "Wd3; W passes 3 (unplayable no-pile)", "Bd3"},
          {"Bd3", "Bd3; to B", "B throws"}}},
        {"three alike are borne off and passed on",
         "alfonso",
         "",
         "off all",
         "down all",
         {{"W 3-3-3", "W 3-3-3", "Wo3"},
          {"Wo3", "Wo3", "Wo3"},
          {"Wo3", "Wo3; W passes 3 (unplayable no-man)", "Bd3"},
          {"Bd3", "Bd3; to B", "B throws"}}},
        {"three alike to the opponent, who lays down, then bears off",
         "alfonso",
         "",
         "down only 6 5",
         "down only 3",
         {{"W 3-3-3",
           "W 3-3-3; W passes 3 (unplayable no-pile); W passes 3 (unplayable no-pile); W passes 3 "
           "(unplayable no-pile)",
           "Bd3"},
          {"Bd3", "Bd3; B down>off", "Bo3"},
          {"Bo3", "Bo3", "Bo3"},
          {"Bo3", "Bo3; to B", "B throws"}}},
    };
}

} // namespace

std::vector<Case> otherDoubletCases()
{
    std::vector<Case> all;
    for (int number = 1; number <= 6; ++number) {
        all.push_back(doubletOfFifteen(number, "charpentier methodique", "W again"));
        all.push_back(doubletOfFifteen(number, "moulidars", "to B"));
        all.push_back(plainDoubletOfFifteen(number));
        all.push_back(doubletOfFiske(number));
        all.push_back(threeAlike(number));
    }
    for (const auto &more : {charpentier(), fiske(), plain()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
