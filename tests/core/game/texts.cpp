// SPDX-License-Identifier: MIT
#include "tests/core/game/positions.h"

#include "core/rules/rule_set.h"

#include <algorithm>
#include <cstdlib>

namespace doublets::testing {

namespace {

std::string sideText(Side side)
{
    return side == Side::White ? "W" : "B";
}

std::string numbersText(const Numbers &numbers)
{
    std::string text;
    for (const std::uint8_t number : numbers) {
        text += (text.empty() ? "" : "-") + std::to_string(number);
    }
    return text;
}

std::string unplayableReasonText(UnplayableReason fact)
{
    switch (fact) {
    case UnplayableReason::None:
        return "-";
    case UnplayableReason::NothingToLayDown:
        return "no-pile";
    case UnplayableReason::NothingToReStack:
        return "none-lying";
    case UnplayableReason::NoManOnPoint:
        return "no-man";
    case UnplayableReason::PileComplete:
        return "complete";
    case UnplayableReason::NoManCanMove:
        return "no-move";
    case UnplayableReason::PhaseEnded:
        return "phase-ended";
    case UnplayableReason::FewerMenLeft:
        return "fewer-left";
    case UnplayableReason::OnlyToLayDown:
        return "only-down";
    case UnplayableReason::ThrowerBearsOff:
        return "thrower-off";
    case UnplayableReason::NotInLastTable:
        return "not-home";
    case UnplayableReason::PassingDisabled:
        return "never";
    case UnplayableReason::NotClaimed:
        return "unclaimed";
    }
    return "?";
}

std::string countText(std::uint8_t number, std::uint8_t count)
{
    return std::to_string(number) + (count == 1 ? "" : "*" + std::to_string(count));
}

std::string categoryText(int point, int number)
{
    return std::to_string(point) + (point == number ? "" : "/" + std::to_string(number));
}

std::string keyText(RuleKey key)
{
    return ruleKeyName(key).toStdString();
}

/// Formats each type of event.
struct Tell
{
    std::string operator()(const OpeningThrown &event) const
    {
        return "lead " + std::to_string(event.dice.white) + "-" + std::to_string(event.dice.black) +
               (event.isTied() ? " tie" : " " + sideText(event.firstThrower()));
    }
    std::string operator()(const DiceThrown &event) const
    {
        return sideText(event.thrower) + " " + numbersText(event.dice) +
               (event.doubletMen == 0 ? "" : " for " + std::to_string(event.doubletMen));
    }
    std::string operator()(const ManPlayedDown &event) const
    {
        return sideText(event.side) + "d" + categoryText(event.point, event.number);
    }
    std::string operator()(const ManReStacked &event) const
    {
        return sideText(event.side) + "r" + categoryText(event.point, event.number);
    }
    std::string operator()(const ManBorneOff &event) const
    {
        return sideText(event.side) + "o" + categoryText(event.point, event.number);
    }
    std::string operator()(const ManSetUp &event) const
    {
        return sideText(event.side) + "u" + categoryText(event.point, event.number);
    }
    std::string operator()(const ManMoved &event) const
    {
        const bool odd = std::abs(event.to - event.from) != event.number;
        return sideText(event.side) + "m" + std::to_string(event.from) + "-" +
               std::to_string(event.to) + (odd ? " by " + std::to_string(event.number) : "");
    }
    std::string operator()(const ManHit &event) const
    {
        return sideText(event.side) + "x" + std::to_string(event.point);
    }
    std::string operator()(const NumberPassed &event) const
    {
        return sideText(event.from) + " passes " + countText(event.number, event.count) + " (" +
               keyText(event.rule) + " " + unplayableReasonText(event.reason) + ")";
    }
    std::string operator()(const NumberLost &event) const
    {
        return sideText(event.thrower) + " loses " + countText(event.number, event.count) + " (" +
               keyText(event.rule) + " " + unplayableReasonText(event.throwerReason) + " " +
               unplayableReasonText(event.opponentReason) + ")";
    }
    std::string operator()(const PhaseCompleted &event) const
    {
        return sideText(event.side) + " " + phaseText(event.completed) + ">" +
               phaseText(event.next);
    }
    std::string operator()(const AnotherThrowGranted &event) const
    {
        return sideText(event.thrower) + " again";
    }
    std::string operator()(const TurnPassed &event) const { return "to " + sideText(event.to); }
    std::string operator()(const GameWon &event) const { return sideText(event.winner) + " wins"; }
    std::string operator()(const GameDrawn &) const { return "draw"; }
};

std::vector<Play> sorted(const PlayList &plays)
{
    std::vector<Play> list(plays.begin(), plays.end());
    std::sort(list.begin(), list.end(), [](const Play &a, const Play &b) {
        return std::pair(a.number, a.from) < std::pair(b.number, b.from);
    });
    return list;
}

/// Returns "Wd125/4 x8": the points from which a `Total` doublet can play.
std::string doubletText(const Position &position, const std::vector<Play> &plays)
{
    std::string points;
    for (const Play &play : plays) {
        points += std::to_string(play.from);
    }
    const std::string one = playText(plays.front());
    return one.substr(0, 2) + points + "/" + std::to_string(plays.front().number) + " x" +
           std::to_string(position.doubletMen);
}

std::string playsText(const Rules &rules, const Position &position)
{
    const std::vector<Play> plays = sorted(referee::legalPlays(rules, position));
    if (plays.empty()) {
        return "no play";
    }
    if (position.doubletMen > 0) {
        return doubletText(position, plays);
    }
    std::string text;
    for (const Play &play : plays) {
        text += (text.empty() ? "" : " ") + playText(play);
    }
    return text;
}

} // namespace

std::string phaseText(Phase phase)
{
    switch (phase) {
    case Phase::PlayDown:
        return "down";
    case Phase::ReStack:
        return "re-stack";
    case Phase::BearOff:
        return "off";
    case Phase::Race:
        return "race";
    case Phase::Home:
        return "home";
    case Phase::SetUp:
        return "up";
    }
    return "?";
}

std::string playText(const Play &play)
{
    if (play.kind == PlayKind::Move) {
        const bool odd = std::abs(play.to - play.from) != play.number;
        return sideText(play.by) + "m" + std::to_string(play.from) + "-" + std::to_string(play.to) +
               (play.hit ? "x" : "") + (odd ? "/" + std::to_string(play.number) : "");
    }
    const std::string kinds = "dromu";
    return sideText(play.by) + kinds[static_cast<std::size_t>(play.kind)] +
           categoryText(play.from, play.number) + (play.to != 0 || play.hit ? "?" : "");
}

std::string eventText(const Event &event)
{
    return std::visit(Tell(), event);
}

std::string eventsText(const Events &events)
{
    std::string text;
    for (const Event &event : events) {
        text += (text.empty() ? "" : "; ") + eventText(event);
    }
    return text;
}

std::string stateText(const Rules &rules, const Position &position)
{
    switch (position.stage) {
    case Stage::Opening:
        return "lead";
    case Stage::ToThrow:
        return sideText(position.thrower) + " throws";
    case Stage::Playing:
        return playsText(rules, position);
    case Stage::Claiming:
        return "claim " + playsText(rules, position);
    case Stage::Won:
        return sideText(position.winner()) + " won";
    case Stage::Drawn:
        return "drawn";
    }
    return "?";
}

std::string menText(const Men &men)
{
    std::string text = phaseText(men.phase);
    for (int point = 1; point <= PointsOnTrack; ++point) {
        if (men.phase == Phase::Race) {
            const int count = men.onPoint(point);
            text += count == 0 ? "" : " " + std::to_string(point);
            text += count > 1 ? "*" + std::to_string(count) : "";
        } else if (point <= PointsInTable) {
            text += " " + std::to_string(men.piledOn(point));
            const int more = men.downOn(point) + men.missingOn(point);
            text += more > 0 ? "+" + std::to_string(more) : "";
        }
    }
    return text + (men.removed > 0 ? " removed " + std::to_string(men.removed) : "");
}

std::string positionText(const Position &position)
{
    std::string text = "\n  W " + menText(position.menOf(Side::White)) + " left " +
                       std::to_string(position.menOf(Side::White).remainingPlays);
    text += "\n  B " + menText(position.menOf(Side::Black)) + " left " +
            std::to_string(position.menOf(Side::Black).remainingPlays);
    text += "\n  stage " + std::to_string(static_cast<int>(position.stage)) + " thrower " +
            sideText(position.thrower) + " player " + sideText(position.player);
    text +=
        " dice " + numbersText(position.dice) + " left " + numbersText(position.remainingNumbers);
    return text + " men of a doublet " + std::to_string(position.doubletMen) + "\n";
}

std::string actionText(const Action &action)
{
    if (const auto *lead = std::get_if<OpeningThrow>(&action)) {
        return "lead " + std::to_string(lead->white) + "-" + std::to_string(lead->black);
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        return "throw " + numbersText(*dice);
    }
    return playText(std::get<Play>(action));
}

} // namespace doublets::testing
