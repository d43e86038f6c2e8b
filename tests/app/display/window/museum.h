// SPDX-License-Identifier: MIT
#pragma once

#include "display/display.h"
#include "display/flow/display_flow.h"
#include "tests/app/match/test_clock.h"

#include <QRandomGenerator>

namespace doublets {

/// A museum whose days pass quickly: its hours, and its visitors.
class Museum
{
public:
    /// Where its display keeps what it counts.
    explicit Museum(const QString &folder);

    /// From the start of the programme to the end at which it asks to be started anew.
    void day();
    [[nodiscard]] int days() const { return m_days; }
    /// Those that the display should have counted.
    [[nodiscard]] int visits() const { return m_visits; }
    [[nodiscard]] QString statistics() const { return m_config.statisticsFile; }
    /// What was not as it should be.
    [[nodiscard]] const QStringList &wrong() const { return m_wrong; }

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
    /// On the first day everything that can be done is done.
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
