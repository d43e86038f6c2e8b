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
    return pointCount(men.single & points) + 2 * pointCount(men.full & points);
}

constexpr unsigned HalfOfTrack = PointsOnTrack / 2;

/// The sums of the indexes of the points of a set on one half of the track.
constexpr auto indexSums()
{
    std::array<std::uint8_t, 1U << HalfOfTrack> sums{};
    for (unsigned set = 1; set < sums.size(); ++set) {
        sums[set] = static_cast<std::uint8_t>(sums[set & (set - 1)] + std::countr_zero(set));
    }
    return sums;
}
constexpr auto IndexSums = indexSums();

int indexSum(PointSet points)
{
    const PointSet upper = points >> HalfOfTrack;
    return IndexSums[points & (IndexSums.size() - 1)] + IndexSums[upper] +
           static_cast<int>(HalfOfTrack) * pointCount(upper);
}

/// Returns the pips that all men together need to be borne off.
int pipsOf(const RaceMen &men)
{
    return PointsOnTrack * men.count() - indexSum(men.single) - 2 * indexSum(men.full);
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
        set(Kind::ExposedMen, std::min(pointCount(men.single & ahead), MaxExposed));
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
