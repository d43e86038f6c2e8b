// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QLabel>

class QMenuBar;

namespace doublets {

class Session;

/// A label with the number of games that each of the current players has won against the other, in
/// their match or, without a match, in total: "Anne 2 – 1 Ben". Lists the games by rule set when
/// pressed. Hidden without a match until the players' first game has ended.
///
/// Lies over the end of the menu bar without being its child, because screen readers do not find a
/// corner widget of QMenuBar.
class TallyLabel : public QLabel
{
    Q_OBJECT

public:
    /// `window`, which contains `bar`, takes ownership of this object. `bar` must outlive it.
    TallyLabel(QMenuBar &bar, QWidget *window);

    /// Shows the score of the current players. Call again when the score, the players or the
    /// language have changed.
    void showScore(const Session &session);
    /// Returns the score of all games between the current players. Returns an empty string until
    /// the players' first game has ended.
    [[nodiscard]] static QString totalScoreText(const Session &session);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Reserves space in the bar for the label. Elides the names if the menus leave too little.
    void reserveSpace();
    /// Returns the score with names that are elided as far as necessary to fit `width` pixels.
    [[nodiscard]] QString elidedScore(int width) const;
    /// Moves the label over the reserved space.
    void updatePosition();
    /// Returns totalScoreText() with the given names.
    [[nodiscard]] static QString totalScoreText(const Session &session, const PlayerNames &names);
    /// Returns the standing of the match; an empty string if there is none.
    [[nodiscard]] static QString matchText(const Session &session, const PlayerNames &names);
    [[nodiscard]] static QString scoreByRuleSet(const Session &session);

    QMenuBar &m_bar;
    QWidget *m_cornerWidget; ///< reserves the space in the bar
    QWidget *m_spacer;       ///< gives m_cornerWidget its size
    PlayerNames m_names;
    QString m_scorePattern; ///< the score with placeholders for the names; empty if there is none
    QString m_scoreByRuleSet;
    QString m_fullText; ///< of the tool tip and the pop-up
};

} // namespace doublets
