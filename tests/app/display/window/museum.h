// SPDX-License-Identifier: MIT
#pragma once

#include "display/display.h"
#include "display/flow/display_flow.h"
#include "tests/app/match/test_clock.h"

#include <QRandomGenerator>

namespace doublets {

/// A simulation of days in a museum, with its opening hours and visitors.
class Museum
{
public:
    /// The display keeps its statistics in `folder`.
    explicit Museum(const QString &folder);

    /// Simulates one day: runs the display from its start until it exits for its daily restart.
    void day();
    [[nodiscard]] int days() const { return m_days; }
    /// Returns the number of visits that the display should have counted.
    [[nodiscard]] int visits() const { return m_visits; }
    /// Returns the path of the display's database of visits.
    [[nodiscard]] QString statisticsPath() const { return m_config.statisticsFile; }
    /// Returns the faults found so far.
    [[nodiscard]] const QStringList &faults() const { return m_wrong; }

private:
    void live(doublets::Display &display);
    void pass(std::chrono::seconds time);
    void passUntil(QTime time);
    void visit(doublets::Display &display);
    void choose(DisplayFlow &flow);
    void play(doublets::Display &display);
    void tryButtons(doublets::Display &display);
    void afterTheGame(DisplayFlow &flow);
    void check(bool isRight, const QString &what);
    /// Returns true on the first day, on which everything is tried, and with a probability of 1/3
    /// on later days.
    [[nodiscard]] bool sometimes() { return m_days == 0 || m_random.bounded(3) == 0; }

    DisplayConfig m_config;
    TestClock m_clock;
    QDateTime m_now;
    QRandomGenerator m_random;
    QStringList m_wrong;
    int m_days = 0;
    int m_visits = 0;
};

} // namespace doublets
