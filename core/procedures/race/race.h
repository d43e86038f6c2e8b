// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/procedures/laying/laying.h"
#include "core/procedures/race/race_bitboard.h"
#include "core/procedures/usable_numbers.h"

#include <optional>

namespace doublets::procedures {

/// The procedure of the race.
extern const Procedure race;

/// The race (rule set `alfonso-race`), the Digital Ludeme Project's reading of Alfonso X (evidence
/// DLP.Evidence.1463): men are laid down (and may be re-stacked) as in the laying procedure; after
/// these phases, a player's men race round the board.
///
/// A man moves exactly as many points along its player's track as the number it is played with. A
/// point holds at most two men. A man that lands on a single enemy man removes it from the game. A
/// man is borne off by the exact number that takes it to BearOffPoint.
///
/// A `ProcedurePolicy`: see steps.h for the members without a comment.
struct Race
{
    static constexpr bool orderMatters(const Men &) { return true; }
    static constexpr bool CanBeDrawn = true;  // walls of full points can lock the board permanently
    static constexpr int MaxEventsPerMan = 2; // a move and a hit
    static constexpr int MaxOnPoint = 2;      // maximum number of men on a point
    /// The notional point past the end of the track to which men are borne off.
    static constexpr int BearOffPoint = PointsOnTrack + 1;

    /// Returns whether the men have been laid down and move along the track.
    static bool isRacing(const Men &men) { return men.phase == Phase::Race; }
    /// Returns the men of `position` as seen by `side`.
    static RaceBitboard bitboardOf(const Position &position, Side side)
    {
        return {position.menOf(side), position.menOf(opponentOf(side))};
    }

    static bool canPlay(const Position &position, Side side, std::uint8_t number)
    {
        return isRacing(position.menOf(side)) ? canMoveAny(position, side, number)
                                              : Laying::canPlay(position, side, number);
    }
    static void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
    {
        if (isRacing(position.menOf(position.player))) {
            addMoves(position, number, plays);
        } else {
            Laying::addPlays(position, number, plays);
        }
    }
    /// Does nothing: the race has no `Total` doublets (`supportsTotalDoublets`).
    static void addDoubletPlays(const Position &, PlayList &) {}

    template<typename Sink> static void move(Position &position, const Play &play, Sink &events)
    {
        if (!isRacing(position.menOf(play.by))) {
            Laying::move(position, play, events);
            return;
        }
        Men &men = position.menOf(play.by);
        --men.counts[pointIndex(play.from)];
        if (play.kind == PlayKind::BearOff) {
            ++men.borneOff;
            --men.remainingPlays;
            events.add(ManBorneOff{play.by, play.from, play.number});
            return;
        }
        ++men.counts[pointIndex(play.to)];
        events.add(ManMoved{play.by, play.from, play.to, play.number});
        if (play.hit) {
            hit(position, play, events);
        }
    }

    static int playsInPhase(const Men &men)
    {
        return isRacing(men) ? men.onBoard() : Laying::playsInPhase(men);
    }
    static void enterPhase(const Rules &rules, Men &men) { Laying::enterPhase(rules, men); }
    static UnplayableReason unplayableReason(Phase phase)
    {
        return phase == Phase::Race ? UnplayableReason::NoManCanMove
                                    : Laying::unplayableReason(phase);
    }
    static std::optional<UnplayableReason> reasonNotPassed(const Men &thrower)
    {
        const bool kept = isRacing(thrower) && !allInLastTable(thrower);
        return kept ? std::optional(UnplayableReason::NotInLastTable) : std::nullopt;
    }
    static void explain(const Position &position, int point, referee::Hindrance &hindrance);

private:
    /// Returns whether a man of `side` can move or bear off by `number`.
    static bool canMoveAny(const Position &position, Side side, std::uint8_t number);
    /// Adds the moves of `position.player` by `number`.
    static void addMoves(const Position &position, std::uint8_t number, PlayList &plays);
    /// Returns whether every man on the board is in the last table, points 19 to 24.
    static bool allInLastTable(const Men &men);

    template<typename Sink> static void hit(Position &position, const Play &play, Sink &events)
    {
        const Side other = opponentOf(play.by);
        Men &enemy = position.menOf(other);
        const auto point = static_cast<std::uint8_t>(opponentsPoint(play.to));
        --enemy.counts[pointIndex(point)];
        ++enemy.removed;
        if (isRacing(enemy)) {
            --enemy.remainingPlays;
        }
        events.add(ManHit{other, point});
    }
};

/// The specialisation for the race, which evaluates the plays of racing men with bit sets.
/// Delegates to the primary template for a player whose men are not racing yet.
template<> class UsableNumberCounter<Race>
{
public:
    /// Both arguments must outlive this object.
    UsableNumberCounter(const Rules &rules, const Position &position)
        : m_rules(rules)
        , m_position(position)
    {
        if (Race::isRacing(position.menOf(position.player))) {
            m_bitboard = Race::bitboardOf(position, position.player);
        }
    }

    /// See the primary template.
    [[nodiscard]] int maxUsableAfter(const Play &play) const
    {
        if (!m_bitboard) {
            return UsableNumberCounter<RaceWithoutBitboard>(m_rules, m_position)
                .maxUsableAfter(play);
        }
        Numbers left = m_position.remainingNumbers;
        left.remove(play.number);
        return m_bitboard->maxUsableAfter(PointSet{1} << pointIndex(play.from), play.number, left);
    }

private:
    /// The race without the specialisation, for use of the primary template.
    struct RaceWithoutBitboard : Race
    {
    };

    const Rules &m_rules;
    const Position &m_position;
    std::optional<RaceBitboard> m_bitboard;
};

} // namespace doublets::procedures
