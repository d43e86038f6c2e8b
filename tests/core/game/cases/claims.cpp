// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"

// Charpentier: passed numbers must be claimed before the next throw or are lost.
namespace doublets::testing {

namespace {

const std::string BothPass = "; W passes 1 (unplayable no-pile); W passes 2 (unplayable no-pile)";

std::vector<Case> onePassed()
{
    return {
        {"claimed and laid down",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down all",
         {{"W 6-1", "W 6-1", "Wd6"},
          {"Wd6", "Wd6; W passes 1 (unplayable no-pile)", "claim Bd1"},
          {"Bd1", "Bd1; to B", "B throws"}}},
        {"claimed and borne off",
         "charpentier",
         "claim=claimed",
         "off only 6 6",
         "off all",
         {{"W 6-1", "W 6-1", "Wo6"},
          {"Wo6", "Wo6; W passes 1 (unplayable no-man)", "claim Bo1"},
          {"Bo1", "Bo1; to B", "B throws"}}},
        {"claimed: the opponent wins with it",
         "charpentier",
         "claim=claimed",
         "off only 6 6",
         "off only 1",
         {{"W 6-1", "W 6-1", "Wo6"},
          {"Wo6", "Wo6; W passes 1 (unplayable no-man)", "claim Bo1"},
          {"Bo1", "Bo1; B wins", "B won"}}},
        {"not claimed before the next throw: forfeit",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down all",
         {{"W 6-1", "W 6-1", "Wd6"},
          {"Wd6", "Wd6; W passes 1 (unplayable no-pile)", "claim Bd1"},
          {"B 1-4", "W loses 1 (claim no-pile unclaimed); to B; B 1-4", "Bd1 Bd4"}}},
        {"automatic: it must be played",
         "charpentier",
         "claim=automatic",
         "down only 6 6",
         "down all",
         {{"W 6-1", "W 6-1", "Wd6"},
          {"Wd6", "Wd6; W passes 1 (unplayable no-pile)", "Bd1"},
          {"Bd1", "Bd1; to B", "B throws"}}},
        {"nothing to claim where the opponent cannot play it either",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down only 6 6",
         {{"W 6-1", "W 6-1", "Wd6"},
          {"Wd6", "Wd6; W loses 1 (unplayable no-pile no-pile); to B", "B throws"}}},
        {"nothing to claim where the exception bars it",
         "charpentier",
         "claim=claimed exception=barred",
         "off only 6 6",
         "down all",
         {{"W 6-1", "W 6-1", "Wo6"},
          {"Wo6", "Wo6; W loses 1 (exception no-man thrower-off); to B", "B throws"}}},
        {"claimed where there is no exception",
         "charpentier",
         "claim=claimed exception=none",
         "off only 6 6",
         "down all",
         {{"W 6-1", "W 6-1", "Wo6"},
          {"Wo6", "Wo6; W passes 1 (unplayable no-man)", "claim Bd1"},
          {"Bd1", "Bd1; to B", "B throws"}}},
    };
}

std::vector<Case> twoPassed()
{
    return {
        {"both claimed, in either order",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down all",
         {{"W 1-2", "W 1-2" + BothPass, "claim Bd1 Bd2"},
          {"Bd2", "Bd2", "claim Bd1"},
          {"Bd1", "Bd1; to B", "B throws"}}},
        {"one claimed, the other forfeit",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down all",
         {{"W 1-2", "W 1-2" + BothPass, "claim Bd1 Bd2"},
          {"Bd1", "Bd1", "claim Bd2"},
          {"B 4-5", "W loses 2 (claim no-pile unclaimed); to B; B 4-5", "Bd4 Bd5"}}},
        {"neither claimed, both forfeit",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "off all",
         {{"W 1-2", "W 1-2" + BothPass, "claim Bo1 Bo2"},
          {"B 1-2",
           "W loses 1 (claim no-pile unclaimed); W loses 2 (claim no-pile unclaimed); to B; B 1-2",
           "Bo1 Bo2"}}},
        {"one claim makes the other number playable",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down only 1",
         {{"W 1-2", "W 1-2" + BothPass, "claim Bd1"},
          {"Bd1", "Bd1; B down>off", "claim Bo2"},
          {"Bo2", "Bo2; to B", "B throws"}}},
        {"one claim ends the phase, and crossing is barred",
         "charpentier",
         "claim=claimed crossing=barred",
         "down only 6 6",
         "down only 1",
         {{"W 1-2", "W 1-2" + BothPass, "claim Bd1"},
          {"Bd1", "Bd1; B down>off; W loses 2 (crossing no-pile phase-ended); to B", "B throws"}}},
    };
}

std::vector<Case> doublets()
{
    return {
        {"a doublet's number claimed, then the thrower throws again",
         "charpentier",
         "claim=claimed",
         "down all",
         "down all",
         {{"W 3-3", "W 3-3", "Wd3"},
          {"Wd3", "Wd3; W passes 3 (unplayable no-pile)", "claim Bd3"},
          {"Bd3", "Bd3; W again", "W throws"}}},
        {"a doublet's number forfeit by the thrower's next throw",
         "charpentier",
         "claim=claimed",
         "down all",
         "down all",
         {{"W 3-3", "W 3-3", "Wd3"},
          {"Wd3", "Wd3; W passes 3 (unplayable no-pile)", "claim Bd3"},
          {"W 6-3", "W loses 3 (claim no-pile unclaimed); W again; W 6-3", "Wd6"},
          {"Wd6", "Wd6; W passes 3 (unplayable no-pile)", "claim Bd3"},
          {"Bd3", "Bd3; to B", "B throws"}}},
        {"of a doublet's two numbers one claimed, one forfeit",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down all",
         {{"W 4-4", "W 4-4; W passes 4 (unplayable no-pile); W passes 4 (unplayable no-pile)",
           "claim Bd4"},
          {"Bd4", "Bd4", "claim Bd4"},
          {"W 2-2",
           "W loses 4 (claim no-pile unclaimed); W again; W 2-2; W passes 2 (unplayable no-pile); "
           "W passes 2 (unplayable no-pile)",
           "claim Bd2"},
          {"Bd2", "Bd2; W loses 2 (unplayable no-pile no-pile); W again", "W throws"}}},
        {"an unplayable second throw forfeits unclaimed numbers",
         "charpentier",
         "claim=claimed",
         "down only 6 6",
         "down only 4",
         {{"W 4-1", "W 4-1; W passes 4 (unplayable no-pile); W passes 1 (unplayable no-pile)",
           "claim Bd4"},
          {"B 1-2",
           "W loses 4 (claim no-pile unclaimed); W loses 1 (unplayable no-pile no-pile); to B; B "
           "1-2; B loses 1 (unplayable no-pile no-pile); B loses 2 (unplayable no-pile no-pile); "
           "to W",
           "W throws"}}},
    };
}

} // namespace

std::vector<Case> claimCases()
{
    std::vector<Case> all = onePassed();
    for (const auto &more : {twoPassed(), doublets()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace doublets::testing
