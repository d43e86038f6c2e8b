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

/// A widget that shows the remaining time of a countdown as a shrinking ring and in seconds. Does
/// not report the end of the countdown.
class CountdownRing : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownRing(QWidget *parent);

    /// Starts a countdown of `time`.
    void start(std::chrono::milliseconds time);
    /// Stops repainting the ring until start() is called. The time continues to run.
    void stopRepainting() { m_repaintTimer.stop(); }
    /// Sets whether the ring is rotated by 180°, for a player at the upper edge of the screen.
    /// Defaults to false.
    void setRotated(bool rotated);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paint(QPainter &painter) const;
    /// Returns the remaining share of the time, from 1 down to 0. Returns 1 before the start.
    [[nodiscard]] double remainingShare() const;

    QTimer m_repaintTimer;
    QElapsedTimer m_elapsedTimer;
    std::chrono::milliseconds m_duration{1};
    bool m_isRotated = false;
};

/// A sheet that asks whether the visitor is still present, with a countdown.
class PresenceSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit PresenceSheet(QWidget *parent);

    /// Shows a countdown of `time`, and focuses the button unless the sheet is rotated. Call when
    /// the sheet is visible. The end of the countdown is not reported: the caller must measure the
    /// time itself.
    void startCountdown(std::chrono::milliseconds time);
    void setRotated(bool rotated) override;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the visitor has chosen to stay.
    void stayRequested();

protected:
    void applySizes(const DisplaySizes &sizes) override;
    void prepareLayout(const QSize &availableSize) override;
    void hideEvent(QHideEvent *event) override;

private:
    CountdownRing *m_ring;
    int m_availableHeight = 0;
    SymbolButton *m_stayButton;
};

/// A sheet with the result of a game and buttons for the next steps.
class ResultSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit ResultSheet(QWidget *parent);

    /// Sets whether the display offers other games. If not, hides the buttons for choosing another
    /// game and for the comparison with other rules. Defaults to true.
    void setOtherGamesOffered(bool offered);
    /// Focuses the button to play again.
    void setInitialFocus();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the visitor has asked to play the same game again.
    void playAgainRequested();
    /// Emitted when the visitor has requested the comparison with other rules.
    void comparisonRequested();
    /// Emitted when the visitor has asked to choose another board or game.
    void anotherGameRequested();
    /// Emitted when the visitor has asked to end the visit.
    void endVisitRequested();

private:
    SymbolButton *m_playAgainButton;
    SymbolButton *m_compareButton;
    SymbolButton *m_anotherGameButton;
    SymbolButton *m_endVisitButton;
};

/// A sheet that asks whether the visitor wants to end the game under way.
class EndGameSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit EndGameSheet(QWidget *parent);

    /// Focuses the button to keep playing.
    void setInitialFocus();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the visitor has chosen to keep playing.
    void keepPlayingRequested();
    /// Emitted when the visitor has confirmed the end of the game.
    void endGameRequested();

private:
    SymbolButton *m_keepPlayingButton;
    SymbolButton *m_endGameButton;
};

/// A sheet that explains the current moment of the game, on a page that scrolls by touch. A button
/// hides the sheet.
class ExplanationSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit ExplanationSheet(QWidget *parent);

    /// Shows the sheet with the explanation of `match.shown().question()`. `match`, which must
    /// have a game, is not used after the call.
    void showExplanation(const Match &match);
    /// Returns the explanation as plain text.
    [[nodiscard]] QString explanation() const;
    /// Updates the shown explanation after a change of the language. Does nothing while the sheet
    /// is hidden. See showExplanation() for `match`.
    void updateExplanation(const Match &match);
    void retranslate();

protected:
    void applySizes(const DisplaySizes &sizes) override;
    void prepareLayout(const QSize &availableSize) override;

private:
    /// Limits the height of the page to the height of its text.
    void limitPageHeight();

    WhyPage *m_page;
    int m_sheetWidth = 0;
    SymbolButton *m_upButton;
    SymbolButton *m_downButton;
    SymbolButton *m_closeButton;
    PageTurner *m_pageTurner;
};

} // namespace doublets
