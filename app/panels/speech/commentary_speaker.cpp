// SPDX-License-Identifier: MIT
#include "panels/speech/commentary_speaker.h"

#include "match/commentary/commentary.h"
#include "match/course/step_player.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/speech/announcer.h"
#include "table/board/board_view.h"

namespace doublets {

CommentarySpeaker::CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                                     QWidget *window)
    : QObject(window)
    , m_match(match)
    , m_commentary(new Commentary(match, this))
    , m_announcer(new Announcer(window, match.clock()))
{
    connect(m_commentary, &Commentary::sentencesReady, this, [this](const QString &text) {
        m_lastSentences = text;
        m_announcer->announce(text);
    });
    connect(actions.repeatAnnouncement, &QAction::triggered, m_announcer,
            &Announcer::repeatLastMessage);
    connect(actions.earlierAnnouncement, &QAction::triggered, m_announcer,
            &Announcer::announceEarlierMessage);
    // The rows of the course of play are read when they get the focus; single steps are not.
    connect(m_commentary, &Commentary::pastMomentDescribed, m_announcer,
            [announcer = m_announcer, &board, &match](const QString &text) {
                if (board.hasFocus() || match.shown().moment().kind == Moment::Kind::Step) {
                    announcer->announce(text);
                }
            });
    QAccessible::installActivationObserver(this);
    CommentarySpeaker::accessibilityActiveChanged(QAccessible::isActive());
}

CommentarySpeaker::~CommentarySpeaker()
{
    QAccessible::removeActivationObserver(this);
}

void CommentarySpeaker::accessibilityActiveChanged(bool active)
{
    m_match.computer().setClaimTimeUnlimited(active);
    m_match.stepPlayer().setWaitsForSpeech(active);
}

void CommentarySpeaker::setHeld(bool held)
{
    if (held && m_announcer->withdraw(m_lastSentences)) {
        m_commentary->repeatIntroduction();
    }
    m_commentary->setHeld(held);
}

} // namespace doublets
