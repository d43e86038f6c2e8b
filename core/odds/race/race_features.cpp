// SPDX-License-Identifier: MIT
#include "core/odds/race/race_features.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr int PipsPerBin = 12;
constexpr int MaxWall = 6;
constexpr int MaxExposed = 6;

int countIn(const RaceMen &men, PointSet points)
{
    return std::popcount(men.single & points) + 2 * std::popcount(men.full & points);
}

/// Returns the pips that all men together need to be borne off.
int pipsOf(const RaceMen &men)
{
    // Bit n of a point's number adds a power of two; a man needs 24 pips less its point's index.
    constexpr std::array<PointSet, 5> WithBit{0xaaaaaaU, 0xccccccU, 0xf0f0f0U, 0x00ff00U,
                                              0xff0000U};
    int sum = 0;
    for (std::size_t bit = 0; bit < WithBit.size(); ++bit) {
        sum += countIn(men, WithBit[bit]) << bit;
    }
    return PointsOnTrack * men.count() - sum;
}

int longestWall(PointSet full)
{
    int length = 0;
    for (; full != 0 && length < MaxWall; full &= full >> 1U) {
        ++length;
    }
    return length;
}

class SideFeatures
{
public:
    explicit SideFeatures(std::uint64_t *words)
        : m_words(words)
    {
    }
    void describe(const RaceMen &men, const RaceMen &enemy) const
    {
        using Kind = RaceFeatures::Kind;
        static_assert(Kind::Racing < RaceFeatures::WordBits);
        m_words[0] = men.single | static_cast<std::uint64_t>(men.full) << Kind::FullPoints |
                     static_cast<std::uint64_t>(men.piled) << Kind::Piles |
                     static_cast<std::uint64_t>(men.isRacing()) << Kind::Racing;
        set(Kind::MenOnBoard, men.count());
        set(Kind::Pips, std::max(0, pipsOf(men) - 1) / PipsPerBin);
        set(Kind::LongestWall, longestWall(men.full));
        set(Kind::UsableNumbers, usableNumberCount(men, enemy));
        if (men.isEmpty() || enemy.isEmpty()) {
            return;
        }
        set(Kind::RearmostMan, std::countr_zero(men.points()));
        // The rearmost enemy man can still meet the men on lower points than its own.
        const int rearmostEnemy = PointsOnTrack - 1 - std::countr_zero(enemy.points());
        const PointSet ahead = (PointSet{1} << static_cast<unsigned>(rearmostEnemy)) - 1;
        set(Kind::ExposedMen, std::min(std::popcount(men.single & ahead), MaxExposed));
        set(Kind::MenToPass, countIn(men, ahead));
        set(Kind::MenInLastTable, countIn(men, LastTable));
    }

private:
    void set(unsigned kind, int value) const
    {
        const unsigned feature = kind + static_cast<unsigned>(value);
        m_words[feature / RaceFeatures::WordBits] |= std::uint64_t{1}
                                                     << feature % RaceFeatures::WordBits;
    }

    std::uint64_t *m_words;
};

} // namespace

RaceFeatures RaceFeatures::of(const RaceBoard &board)
{
    RaceFeatures features;
    SideFeatures(features.words.data()).describe(board.player, board.opponent);
    SideFeatures(features.words.data() + WordsPerSide).describe(board.opponent, board.player);
    return features;
}

} // namespace doublets
