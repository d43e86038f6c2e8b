// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/scheduler.h"
#include "panels/overlays/overlay_panel.h"

namespace doublets {

class Settings;

/// A panel that offers a seat to a user who arrives while the computer plays both sides. Calls
/// dismiss() if the user does not answer within 45 seconds. Settings::readingTime may extend or
/// remove this timeout.
class JoinPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` takes ownership of this object. `settings` and `scheduler` must outlive this object.
    JoinPanel(const Settings &settings, QWidget *board, Scheduler &scheduler = Scheduler::system());

    /// Shows and announces the question, and starts the timeout. If `isGameOver` is true, offers a
    /// seat in a new game instead of the seats of the current one.
    void showQuestion(bool isGameOver = false);
    /// Updates all texts after a change of language.
    void retranslate();
    /// Closes the panel and emits offerDeclined().
    void dismiss() override;

Q_SIGNALS:
    /// Emitted when the user asks to play `side` in place of the computer: in the current game or,
    /// if showQuestion() was called with true, in a new one. The receiver must hide the panel.
    void seatRequested(doublets::Side side);
    /// Emitted when the user requests a new game against the computer. The receiver must hide the
    /// panel.
    void newGameRequested();
    /// Emitted after the panel has been closed because the user declined the offer or did not
    /// answer in time. The receiver must then let the computer continue to play.
    void offerDeclined();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    const Settings &m_settings;
    QPushButton *m_whiteButton;
    QPushButton *m_blackButton;
    QPushButton *m_newGameButton;
    QPushButton *m_declineButton;
    bool m_isGameOver = false; ///< whether the question was asked after the end of a game
    Alarm m_timeout;           ///< calls dismiss()
};

} // namespace doublets
