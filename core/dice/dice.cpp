// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

QString diceOriginName(DiceOrigin origin)
{
    switch (origin) {
    case DiceOrigin::System:
        return u"system"_s;
    case DiceOrigin::Seeded:
        return u"seeded"_s;
    case DiceOrigin::Entered:
        return u"entered"_s;
    case DiceOrigin::Scripted:
        return u"scripted"_s;
    }
    return {};
}

std::optional<DiceOrigin> diceOriginFromName(const QString &name)
{
    for (const DiceOrigin origin :
         {DiceOrigin::System, DiceOrigin::Seeded, DiceOrigin::Entered, DiceOrigin::Scripted}) {
        if (diceOriginName(origin) == name) {
            return origin;
        }
    }
    return std::nullopt;
}

Result<std::uint64_t, Error> parseSeed(const QString &text)
{
    constexpr qsizetype MaxDigits = 20;
    const bool digitsOnly =
        !text.isEmpty() && text.size() <= MaxDigits &&
        std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const qulonglong seed = text.toULongLong(&fits);
    if (!digitsOnly || !fits) {
        return Error{ErrorCode::InvalidSeed, {}, {}, {text.left(80)}};
    }
    return std::uint64_t{seed};
}

std::uint8_t SystemDice::roll()
{
    const auto word = [] { return QRandomGenerator::system()->generate64(); };
    return static_cast<std::uint8_t>(1 + m_draw.below(6, word));
}

namespace {

/// The increment that each byte adds to the packed counts of the six numbers, ten bits each.
constexpr unsigned BitsOfCount = 10;
constexpr auto CountedBytes = [] {
    std::array<std::uint64_t, 256> counted{};
    for (unsigned byte = 0; byte < 252; ++byte) {
        counted[byte] = std::uint64_t{1} << (byte % 6 * BitsOfCount);
    }
    return counted; // the last four bytes are rejected and count nothing
}();

} // namespace

void SeededDice::rollAndCount(std::uint64_t dice, Counts &counts)
{
    constexpr unsigned BytesOfWord = 8;
    constexpr unsigned MaxWords = (1U << BitsOfCount) / BytesOfWord - 1; // avoids overflow
    const auto rollOne = [&] { ++counts[roll() - 1U]; };
    while (dice > 0 && !m_draw.isAtEndOfWord()) {
        rollOne();
        --dice;
    }
    while (dice >= BytesOfWord) {
        std::uint64_t sums = 0;
        for (unsigned words = 0; words < MaxWords && dice >= BytesOfWord * (words + 1); ++words) {
            const std::uint64_t word = m_generator.next();
            for (unsigned byte = 0; byte < BytesOfWord; ++byte) {
                sums += CountedBytes[word >> (8 * byte) & 0xffU];
            }
        }
        for (std::uint64_t &count : counts) {
            const std::uint64_t fallen = sums & ((1U << BitsOfCount) - 1);
            sums >>= BitsOfCount;
            count += fallen;
            dice -= fallen;
        }
    }
    for (; dice > 0; --dice) {
        rollOne();
    }
}

std::uint8_t EnteredDice::roll()
{
    Q_UNREACHABLE(); // canRoll() is false: faces are passed to Game::enterDice
    return 1;
}

std::uint8_t ScriptedDice::roll()
{
    const std::uint8_t face = m_faces.front();
    m_faces.pop_front();
    return face;
}

std::unique_ptr<DiceSource> makeDice(DiceOrigin origin, std::uint64_t seed)
{
    switch (origin) {
    case DiceOrigin::Seeded:
        return std::make_unique<SeededDice>(seed);
    case DiceOrigin::Entered:
        return std::make_unique<EnteredDice>();
    case DiceOrigin::System:
    case DiceOrigin::Scripted:
        break;
    }
    return std::make_unique<SystemDice>();
}

} // namespace doublets
