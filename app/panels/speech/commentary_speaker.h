// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class Announcer;
class BoardView;
class Commentary;
class Match;

/// A connection between the Commentary of a match and the Announcer of a window, both of which it
/// creates. Announces Commentary::sentencesReady() always, but Commentary::pastMomentDescribed()
/// only while the board has the focus or a single step is shown, because screen readers otherwise
/// read the focused row of the course of play.
///
/// Connects Actions::repeatAnnouncement and Actions::earlierAnnouncement to the Announcer. While a
/// screen reader is running, the time for claims is unlimited and the playing of steps waits for
/// speech.
class CommentarySpeaker : public QObject, private QAccessible::ActivationObserver
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `match`, `board` and `actions` must outlive this
    /// object.
    CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                      QWidget *window);
    ~CommentarySpeaker() override;

    /// Holds or releases the commentary; see Commentary::setHeld(). Holding withdraws the latest
    /// sentences if they have not been spoken yet.
    void setHeld(bool held);

private:
    void accessibilityActiveChanged(bool active) override;

    Match &m_match;
    Commentary *m_commentary;
    Announcer *m_announcer;
    QString m_lastSentences; ///< last sentences passed to the announcer
};

} // namespace doublets
