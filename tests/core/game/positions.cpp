// SPDX-License-Identifier: MIT
#include "tests/core/game/positions.h"

#include "core/rules/catalogue.h"

#include <algorithm>
#include <numeric>
#include <sstream>
#include <stdexcept>

namespace doublets::testing {

namespace {

[[noreturn]] void fail(const std::string &why)
{
    throw std::invalid_argument(why);
}

std::uint8_t numberIn(const std::string &text)
{
    std::size_t used = 0;
    const int value = std::stoi(text, &used);
    if (used != text.size() || value < 0 || value > 99) {
        fail("not a number: " + text);
    }
    return static_cast<std::uint8_t>(value);
}

/// Splits "a+b" in two. The second half is empty if there is no separator.
std::pair<std::string, std::string> halves(const std::string &text, char separator)
{
    const auto at = text.find(separator);
    if (at == std::string::npos) {
        return {text, {}};
    }
    return {text.substr(0, at), text.substr(at + 1)};
}

Phase phaseFrom(const std::string &text)
{
    for (const Phase phase : {Phase::PlayDown, Phase::ReStack, Phase::BearOff, Phase::Race,
                              Phase::Home, Phase::SetUp}) {
        if (phaseText(phase) == text) {
            return phase;
        }
    }
    fail("no such phase: " + text);
}

bool reStacks(const Rules &rules)
{
    return rules.phases[1] == Phase::ReStack;
}

/// Returns whether men lie in front of the piles when the phase begins.
bool beginsLying(const Rules &rules, Phase phase)
{
    return phase == Phase::ReStack || (phase == Phase::BearOff && !reStacks(rules));
}

void setAll(const Rules &rules, Men &men)
{
    if (men.phase == Phase::SetUp) {
        men.downCounts = rules.men;
        return;
    }
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        men.counts[i] = rules.men[i];
        men.downCounts[i] =
            static_cast<std::uint8_t>(beginsLying(rules, men.phase) ? rules.men[i] - 1 : 0);
    }
}

/// Sets up the phase with the given plays and no others.
void setOnly(const Rules &rules, Men &men, const std::vector<std::string> &points)
{
    std::array<int, PointsInTable> plays{};
    for (const std::string &point : points) {
        ++plays.at(numberIn(point) - 1U);
    }
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        const int above = rules.men[i] - 1;
        int on = rules.men[i];
        int lying = men.phase == Phase::PlayDown ? above - plays[i] : plays[i];
        if (men.phase == Phase::BearOff || men.phase == Phase::Home) {
            on = plays[i];
            lying = beginsLying(rules, men.phase) ? std::max(0, on - 1) : 0;
        }
        if (men.phase == Phase::SetUp) {
            on -= plays[i];
        }
        if (lying < 0 || on < 0 || (men.phase != Phase::SetUp && lying > above)) {
            fail("too many men on a point");
        }
        men.counts[i] = static_cast<std::uint8_t>(on);
        men.downCounts[i] = static_cast<std::uint8_t>(lying);
    }
}

void setPoint(Men &men, std::size_t point, const std::string &text)
{
    if (men.phase == Phase::Race) {
        const auto [place, count] = halves(text, '*');
        men.counts[numberIn(place) - 1U] = count.empty() ? std::uint8_t{1} : numberIn(count);
        return;
    }
    const auto [piled, lying] = halves(text, '+');
    men.downCounts[point] = lying.empty() ? std::uint8_t{0} : numberIn(lying);
    men.counts[point] = static_cast<std::uint8_t>(numberIn(piled) + men.downCounts[point]);
}

Side sideFromName(char letter)
{
    if (letter != 'W' && letter != 'B') {
        fail(std::string("no such side: ") + letter);
    }
    return letter == 'W' ? Side::White : Side::Black;
}

Play playFrom(const std::string &text)
{
    Play play{};
    play.by = sideFromName(text.at(0));
    const char kind = text.at(1);
    std::string rest = text.substr(2);
    if (kind == 'm') {
        play.kind = PlayKind::Move;
        play.hit = rest.back() == 'x';
        const auto [from, to] = halves(play.hit ? rest.substr(0, rest.size() - 1) : rest, '-');
        play.from = numberIn(from);
        play.to = numberIn(to);
        play.number = static_cast<std::uint8_t>(std::abs(play.to - play.from));
        return play;
    }
    const std::string kinds = "dromu";
    play.kind = static_cast<PlayKind>(kinds.find(kind));
    const auto [from, by] = halves(rest, '/');
    play.from = numberIn(from);
    play.number = by.empty() ? play.from : numberIn(by);
    return play;
}

Numbers diceFrom(const std::string &text)
{
    Numbers dice;
    for (const std::string &face : words(text, '-')) {
        dice.add(numberIn(face));
    }
    return dice;
}

} // namespace

std::uint8_t playsLeft(const Men &men)
{
    int left = men.onBoard();
    if (men.phase == Phase::PlayDown) {
        left = 0;
        for (int point = 1; point <= PointsInTable; ++point) {
            left += std::max(0, men.piledOn(point) - 1);
        }
    } else if (men.phase == Phase::ReStack || men.phase == Phase::SetUp) {
        left = std::accumulate(men.downCounts.begin(), men.downCounts.end(), 0);
    }
    return static_cast<std::uint8_t>(left);
}

std::vector<std::string> words(const std::string &text, char separator)
{
    std::vector<std::string> found;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, separator);) {
        if (!word.empty()) {
            found.push_back(word);
        }
    }
    return found;
}

Rules rulesOf(const std::string &ruleSet, const std::string &rulings)
{
    static const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        fail("the built-in rule sets do not load");
    }
    const RuleSet *set = catalogue.value().find(QString::fromStdString(ruleSet));
    if (!set) {
        fail("no such rule set: " + ruleSet);
    }
    Rulings chosen;
    for (const std::string &word : words(rulings)) {
        const auto [key, value] = halves(word, '=');
        chosen.insert(QString::fromStdString(key), QString::fromStdString(value));
    }
    const auto completed = set->completedRulings(chosen);
    if (!completed) {
        fail("no such ruling: " + rulings + " of " + ruleSet);
    }
    return set->rules(completed.value());
}

Men menFrom(const Rules &rules, const std::string &text)
{
    const std::vector<std::string> parts = words(text);
    Men men;
    men.phase = phaseFrom(parts.at(0));
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "all") {
            setAll(rules, men);
        } else if (parts[i] == "only") {
            setOnly(rules, men, {parts.begin() + static_cast<int>(i) + 1, parts.end()});
            break;
        } else if (parts[i] == "removed") {
            men.removed = numberIn(parts.at(++i));
        } else {
            setPoint(men, i - 1, parts[i]);
        }
    }
    men.remainingPlays = playsLeft(men);
    const int gone = rules.menPerPlayer() - men.onBoard() - men.removed;
    if (gone < 0) {
        fail("too many men: " + text);
    }
    men.borneOff = static_cast<std::uint8_t>(gone);
    return men;
}

Position positionFrom(const Rules &rules, const std::string &white, const std::string &black,
                      Side thrower)
{
    Position position;
    position.men = {menFrom(rules, white), menFrom(rules, black)};
    position.stage = Stage::ToThrow;
    position.thrower = thrower;
    position.player = thrower;
    return position;
}

Action actionFrom(const std::string &text)
{
    const std::vector<std::string> parts = words(text);
    if (parts.size() == 1) {
        return playFrom(text);
    }
    const Numbers dice = diceFrom(parts.at(1));
    if (parts[0] == "lead") {
        return OpeningThrow{dice[0], dice[1]};
    }
    return dice;
}

} // namespace doublets::testing
