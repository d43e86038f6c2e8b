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

/// Creates the Commentary of a match and the Announcer of a window, and connects them. Announces
/// Commentary::sentencesReady() always, but pastMomentDescribed() only while the board has the
/// focus or a single step is shown; otherwise screen readers read the focused row of the course of
/// play. Two actions repeat messages. While a screen reader runs, claims and steps wait for speech.
class CommentarySpeaker : public QObject, private QAccessible::ActivationObserver
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `match`, `board` and `actions` must outlive this
    /// object.
    CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                      QWidget *window);
    ~CommentarySpeaker() override;

    /// See Commentary::setHeld().
    void setHeld(bool held);

private:
    void accessibilityActiveChanged(bool active) override;

    Match &m_match;
    Commentary *m_commentary;
    Announcer *m_announcer;
    QString m_lastSentences; ///< passed to the announcer last
};

} // namespace doublets
