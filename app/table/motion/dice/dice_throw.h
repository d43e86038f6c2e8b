// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_simulation.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// The motion of the dice of one throw, from their boxes to rest. The outcome is given: the motion
/// of unmarked cubes is simulated first, and their faces are then numbered so that the given ones
/// end on top. Deterministic: the dice come to rest in the same positions for the same parameters,
/// even if no motion is shown.
class DiceThrow
{
public:
    /// The parameters of a throw.
    struct Parameters
    {
        Tables tables{};
        std::vector<int> faces;
        std::vector<Side> throwers;            ///< of each die
        std::vector<DiceSimulation::Post> men; ///< as they stand when the dice fall
        int seed = 0;
        bool openBar = false; ///< whether there is a gap in the middle of the bar

        bool operator==(const Parameters &) const = default;
    };
    /// A box held over the rail as the dice leave it.
    struct Pour
    {
        QPointF centre;
        qreal angle = 0; ///< of its mouth, in degrees clockwise from up
    };
    /// An audible impact.
    struct Blow
    {
        qreal t = 0;        ///< time, 0 to 1
        qreal strength = 0; ///< volume, 0 to 1
        QPointF place;
    };

    /// Simulates the throw, repeating it with other starting conditions until the result is
    /// plausible. If no attempt succeeds, `count()` is 0.
    explicit DiceThrow(const Parameters &given);

    [[nodiscard]] const Parameters &given() const { return m_given; }
    [[nodiscard]] std::size_t count() const { return m_flights.size(); }
    [[nodiscard]] const std::vector<int> &faces() const { return m_given.faces; }
    [[nodiscard]] Side throwerOf(std::size_t nth) const { return m_given.throwers[nth]; }
    [[nodiscard]] const DieState &rest(std::size_t nth) const { return m_flights[nth].rest; }
    /// Returns when a die leaves its box, 0 to 1.
    [[nodiscard]] qreal leaves(std::size_t nth) const { return m_flights[nth].leaves; }
    /// Returns a die at time `t`, from `leaves` to 1. At 1 the state equals `rest` exactly.
    [[nodiscard]] DieState at(std::size_t nth, qreal t) const;
    [[nodiscard]] Pour boxPoseOf(Side side) const { return m_pours[indexOf(side)]; }
    /// Returns the audible impacts in chronological order.
    [[nodiscard]] const std::vector<Blow> &blows() const { return m_blows; }
    /// Returns the number of simulations that were needed; for tests.
    [[nodiscard]] int attempts() const { return m_attempts; }

private:
    struct Flight
    {
        qreal leaves = 0;
        std::vector<DieState> way; ///< at equal intervals from 0 to 1
        DieState rest;
    };

    [[nodiscard]] bool attempt(int nth);
    void keep(const DiceSimulation &fall, const std::vector<std::vector<DieBody>> &ways);
    void putFaceOn(Flight &flight, int face, int quarter);

    Parameters m_given;
    std::vector<Flight> m_flights;
    std::array<Pour, 2> m_pours;
    std::vector<Blow> m_blows;
    int m_attempts = 0;
};

} // namespace doublets
