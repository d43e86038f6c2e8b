// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_fall.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// How the dice of one throw leave their boxes, tumble and come to rest. What they show was decided
/// before: the whole way is worked out first, and the faces are then so put on the dice that those
/// thrown end on top. The same for the same table, men, thrower and serial, so that a board shown
/// without motion has its dice in the same places.
class DiceThrow
{
public:
    /// What the dice find on the table.
    struct Given
    {
        Tables tables{};
        std::vector<int> faces;
        std::vector<Side> throwers;      ///< of each die
        std::vector<DiceFall::Post> men; ///< as they are when the dice fall
        int serial = 0;
        bool openBar = false; ///< there is no bar in the middle of the board to bounce off

        bool operator==(const Given &) const = default;
    };
    /// A box held over the rail, as the dice leave it.
    struct Pour
    {
        QPointF centre;
        qreal angle = 0; ///< of its mouth, degrees clockwise from up the picture
    };
    struct Blow
    {
        qreal t = 0;        ///< 0 to 1
        qreal strength = 0; ///< 0 to 1
        QPointF place;
    };

    explicit DiceThrow(const Given &given);

    [[nodiscard]] const Given &given() const { return m_given; }
    [[nodiscard]] std::size_t count() const { return m_flights.size(); }
    [[nodiscard]] const std::vector<int> &faces() const { return m_given.faces; }
    [[nodiscard]] Side throwerOf(std::size_t nth) const { return m_given.throwers[nth]; }
    [[nodiscard]] const DieState &rest(std::size_t nth) const { return m_flights[nth].rest; }
    /// When a die leaves its box, 0 to 1.
    [[nodiscard]] qreal leaves(std::size_t nth) const { return m_flights[nth].leaves; }
    /// Where it is at that time, from `leaves` to 1. At 1 it is `rest`, exactly.
    [[nodiscard]] DieState at(std::size_t nth, qreal t) const;
    [[nodiscard]] Pour pourOf(Side side) const { return m_pours[indexOf(side)]; }
    /// What is heard of it, in order.
    [[nodiscard]] const std::vector<Blow> &blows() const { return m_blows; }
    /// How often a way was thought out until one was good; for tests.
    [[nodiscard]] int attempts() const { return m_attempts; }

private:
    struct Flight
    {
        qreal leaves = 0;
        std::vector<DieState> way; ///< at equal steps from 0 to 1
        DieState rest;
    };

    [[nodiscard]] bool attempt(int nth);
    void keep(const DiceFall &fall, const std::vector<std::vector<DieBody>> &ways);
    void putFaceOn(Flight &flight, int face, int quarter);

    Given m_given;
    std::vector<Flight> m_flights;
    std::array<Pour, 2> m_pours;
    std::vector<Blow> m_blows;
    int m_attempts = 0;
};

} // namespace doublets
