// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_simulation.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// The motion of the dice of one throw, from the boxes to rest. The outcome is given: the motion of
/// unmarked cubes is simulated first, then their faces are numbered so that the given faces end on
/// top. Times are fractions of the motion, 0 to 1. Deterministic: equal parameters give equal
/// motions. Indices of dice passed to the functions must be less than count().
class DiceThrow
{
public:
    /// The parameters of a throw.
    struct Parameters
    {
        BoardLayout layout;
        std::vector<int> faces;                    ///< 1 to 6 for each die
        std::vector<Side> throwers;                ///< the thrower of each die, as many as `faces`
        std::vector<DiceSimulation::Obstacle> men; ///< men at the time of the throw
        int seed = 0;
        bool hasOpenBar = false; ///< whether there is a gap in the middle of the bar

        bool operator==(const Parameters &) const = default;
    };
    /// The position of a box over the rail, in reference pixels (see BoardLayout), while the dice
    /// leave the box.
    struct PourPose
    {
        QPointF centre;
        qreal angle = 0; ///< direction of the mouth, in degrees clockwise from up
    };
    /// An audible impact.
    struct Impact
    {
        qreal time = 0;     ///< time of the impact
        qreal strength = 0; ///< volume, 0 to 1
        QPointF position;   ///< in reference pixels
    };

    /// Simulates the throw, repeatedly with different starting conditions until the result is
    /// plausible. If no attempt succeeds or there are no dice, count() is 0.
    explicit DiceThrow(const Parameters &parameters);

    [[nodiscard]] const Parameters &parameters() const { return m_parameters; }
    /// Returns the number of dice, or 0 if the simulation failed.
    [[nodiscard]] std::size_t count() const { return m_flights.size(); }
    /// Returns the faces given in the parameters, one for each die.
    [[nodiscard]] const std::vector<int> &faces() const { return m_parameters.faces; }
    [[nodiscard]] Side throwerOf(std::size_t index) const { return m_parameters.throwers[index]; }
    /// Returns the state in which a die comes to rest.
    [[nodiscard]] const DieState &restState(std::size_t index) const
    {
        return m_flights[index].restState;
    }
    /// Returns the time at which a die leaves its box.
    [[nodiscard]] qreal releaseTime(std::size_t index) const
    {
        return m_flights[index].releaseTime;
    }
    /// Returns the state of a die at time `t`, from releaseTime() to 1. At 1 the state equals
    /// restState() exactly.
    [[nodiscard]] DieState dieAt(std::size_t index, qreal t) const;
    /// Returns the pose of the box of `side` while the dice leave the box. Also defined if `side`
    /// throws no dice.
    [[nodiscard]] PourPose pourPoseOf(Side side) const { return m_pourPoses[indexOf(side)]; }
    /// Returns the audible impacts in chronological order.
    [[nodiscard]] const std::vector<Impact> &impacts() const { return m_impacts; }
    /// Returns the number of simulations that were needed; for tests.
    [[nodiscard]] int attempts() const { return m_attempts; }

private:
    /// The motion of one die.
    struct Flight
    {
        qreal releaseTime = 0;
        std::vector<DieState> path; ///< states at equal intervals of time from 0 to 1
        DieState restState;
    };

    /// Simulates the throw with the starting conditions of attempt `number`. Returns false if the
    /// result is implausible.
    [[nodiscard]] bool attempt(int number);
    void storeFlights(const DiceSimulation &fall, const std::vector<std::vector<DieBody>> &paths);
    /// Numbers the faces of the cube so that `face` ends on top, rotated by `quarter` (0 to 3)
    /// quarter turns.
    void numberFaces(Flight &flight, int face, int quarter);

    Parameters m_parameters;
    std::vector<Flight> m_flights;
    std::array<PourPose, 2> m_pourPoses;
    std::vector<Impact> m_impacts;
    int m_attempts = 0;
};

} // namespace doublets
