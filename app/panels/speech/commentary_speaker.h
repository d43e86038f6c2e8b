// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QAccessible>
#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class Announcer;
class BoardView;
class Commentary;
class Match;

/// A connection between the Commentary of a match, which describes the game in sentences, and the
/// Announcer of a window, through which screen readers speak. Creates the Commentary and the
/// Announcer. Announces the sentences of the Commentary and, while the board has the focus or a
/// single step is shown, its descriptions of earlier moments.
///
/// Connects Actions::repeatAnnouncement and Actions::earlierAnnouncement to the Announcer. While a
/// screen reader is running, gives players unlimited time to claim numbers (see
/// ComputerPlay::setClaimTimeUnlimited()), and makes the StepPlayer wait for speech after each
/// step.
///
/// Does not announce sentences that screen readers read by themselves: the first sentences when the
/// window becomes active with the focus on the board, and, at the start of a game, the prompt
/// (BoardView::status()) when the board gets the focus.
class CommentarySpeaker : public QObject, private QAccessible::ActivationObserver
{
    Q_OBJECT

public:
    /// `window`, which must not be null, takes ownership of this object. `match`, `board` and
    /// `actions` must outlive this object.
    CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                      QWidget *window);
    ~CommentarySpeaker() override;

    /// Pauses or resumes the commentary; see Commentary::setPaused(). Pausing withdraws the latest
    /// sentences if they have not been spoken yet; after resuming, the game is then introduced
    /// again.
    void setPaused(bool paused);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void accessibilityActiveChanged(bool active) override;
    void speak(const QString &sentences);
    /// Returns `sentences` without the prompt (BoardView::status()) at their end, if any.
    [[nodiscard]] QString withoutPrompt(const QString &sentences) const;

    Match &m_match;
    const BoardView &m_board;
    const QWidget &m_window;
    Commentary *m_commentary;
    Announcer *m_announcer;
    QString m_lastSentences; ///< last passed to the announcer, or waiting while `m_activation` runs
    Alarm m_activation;      ///< runs while the first sentences wait for the window to be active
    Alarm m_windowReading;   ///< runs while screen readers read the title of the active window
    Alarm m_boardReading;    ///< runs while screen readers read the newly focused board
};

} // namespace doublets
