// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QLabel>

#include <array>

class QMenuBar;

namespace doublets {

class Session;

/// A label at the end of the menu bar with the score of the current players, in their match or, if
/// they are not playing a match, in all their games: "Best of 3: Anne 1 – 0 Ben", "Games won: Anne
/// 2 – 1 Ben". A click opens a pop-up with the scores by rule set. Hidden if there is no match and
/// the players have not finished a game.
///
/// The label is a child of the window and lies over the menu bar, because screen readers do not
/// find a corner widget of QMenuBar.
class TallyLabel : public QLabel
{
    Q_OBJECT

public:
    /// `window`, which must contain `bar`, takes ownership of this object. Replaces the corner
    /// widget of `bar` with a placeholder. `bar` must outlive this object.
    TallyLabel(QMenuBar &bar, QWidget *window);

    /// Shows the score of the current players. Call again after each change of the score, the
    /// players or the language. Precondition: `session` has a game.
    void showScore(const Session &session);
    /// Returns the score of all games between the current players, for example "Anne 2 – 1 Ben, 1
    /// drawn". Returns an empty string until the players' first game has ended.
    [[nodiscard]] static QString totalScoreText(const Session &session);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Reserves space in the bar for the label, and updates the texts of the label. Elides the
    /// names if the menus leave too little space.
    void reserveSpace();
    /// Returns the score in a form that fits into `width` pixels: if necessary, without "Games won"
    /// or "Best of 3", and with elided names. Each name keeps at least twice the text height, even
    /// if the score is then too wide.
    [[nodiscard]] QString elidedScore(int width) const;
    /// Moves the label over the reserved space.
    void updatePosition();
    /// Returns totalScoreText() with the given names.
    [[nodiscard]] static QString totalScoreText(const Session &session, const PlayerNames &names);
    /// Returns the standing of the match, for example "Anne 1 – 0 Ben". Returns an empty string if
    /// there is no match.
    [[nodiscard]] static QString matchText(const Session &session, const PlayerNames &names);
    /// Returns the names with the numbers of games won, those of White first.
    [[nodiscard]] static QString winsText(const PlayerNames &names, const std::array<int, 2> &wins);
    /// Returns `score` after a label: "Best of 3" in a match, otherwise "Games won". Returns an
    /// empty string if there is no match and `score` is empty.
    [[nodiscard]] static QString withLabel(const Session &session, const QString &score);
    /// Returns the scores by rule set, with one line for each rule set and a heading. In a match,
    /// the first line states how many games win the match. Returns an empty string if there is no
    /// match and no game has ended.
    [[nodiscard]] static QString scoreByRuleSet(const Session &session);

    QMenuBar &m_bar;
    QWidget *m_cornerWidget; ///< reserves the space in the bar
    QWidget *m_spacer;       ///< gives m_cornerWidget its size
    PlayerNames m_names;
    QString m_scorePattern; ///< the score with placeholders for the names; empty if there is none
    QString m_labelledPattern; ///< m_scorePattern with its label
    QString m_scoreByRuleSet;
    QString m_fullText; ///< of the tool tip and the pop-up
};

} // namespace doublets
