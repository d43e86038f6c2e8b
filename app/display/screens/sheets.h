// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sheet.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace doublets {

class Match;
class PageTurner;
class WhyPage;

/// A countdown: the time left as a shrinking ring, and in seconds.
class CountdownRing : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownRing(QWidget *parent);

    /// Starts the countdown from `time`.
    void start(std::chrono::milliseconds time);
    /// Stops updating the ring.
    void stop() { m_tick.stop(); }
    /// Turns the ring by 180°, for a player at the upper edge of the screen.
    void setTurned(bool turned);
    /// Returns the share of the time that is left, from 0 to 1. Returns 1 before the start.
    [[nodiscard]] double left() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paint(QPainter &painter) const;

    QTimer m_tick;
    QElapsedTimer m_passed;
    std::chrono::milliseconds m_time{1};
    bool m_turned = false;
};

/// Asks whether the visitor is still there, with a countdown.
class PresenceSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit PresenceSheet(QWidget *parent);

    /// Starts the countdown of the time to answer. Call when the sheet is visible.
    void ask(std::chrono::milliseconds time);
    void setTurned(bool turned) override;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the visitor chooses to stay.
    void stayRequested();

protected:
    void applySizes(const DisplaySizes &sizes) override;
    void fitTo(const QSize &room) override;
    void hideEvent(QHideEvent *event) override;

private:
    CountdownRing *m_ring;
    int m_room = 0; ///< the height available
    SymbolButton *m_stay;
};

/// Shows the result of a game, and what the visitor can do next.
class ResultSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit ResultSheet(QWidget *parent);

    /// Shows or hides the buttons for another board and for the comparison.
    void offer(bool otherTables, bool comparison);
    /// Focuses the first button.
    void takeFocus();
    void retranslate();

Q_SIGNALS:
    void againRequested();
    void compareRequested();
    /// Emitted to choose another board or game.
    void anotherGameRequested();
    /// Emitted to end the visit.
    void endVisitRequested();

private:
    SymbolButton *m_again;
    SymbolButton *m_compare;
    SymbolButton *m_another;
    SymbolButton *m_over;
};

/// Explains the moment in the game, on a page that scrolls by touch.
class ExplanationSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit ExplanationSheet(QWidget *parent);

    /// Answers the match's current question and shows the sheet.
    void explain(const Match &match);
    void applySizes(const DisplaySizes &sizes) override;
    void retranslate();

protected:
    void fitTo(const QSize &room) override;

private:
    /// Limits the height of the page to that of its text.
    void limitPage();

    WhyPage *m_page;
    int m_width = 0; ///< of the sheet
    SymbolButton *m_up;
    SymbolButton *m_down;
    SymbolButton *m_close;
    PageTurner *m_turner;
};

} // namespace doublets
