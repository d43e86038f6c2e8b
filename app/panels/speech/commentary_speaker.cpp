// SPDX-License-Identifier: MIT
#include "panels/speech/commentary_speaker.h"

#include "match/commentary/commentary.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/speech/announcer.h"
#include "table/board/board_view.h"

namespace doublets {

CommentarySpeaker::CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                                     QWidget *window)
    : QObject(window)
{
    auto *commentary = new Commentary(match, this);
    auto *announcer = new Announcer(window, match.clock());
    connect(commentary, &Commentary::sentencesReady, announcer,
            qOverload<const QString &>(&Announcer::announce));
    connect(actions.repeatAnnouncement, &QAction::triggered, announcer,
            &Announcer::repeatLastMessage);
    // The rows of the course of play are read when they get the focus; single steps are not.
    connect(commentary, &Commentary::pastMomentDescribed, announcer,
            [announcer, &board, &match](const QString &text) {
                if (board.hasFocus() || match.shown().moment().kind == Moment::Kind::Step) {
                    announcer->announce(text);
                }
            });
}

} // namespace doublets
