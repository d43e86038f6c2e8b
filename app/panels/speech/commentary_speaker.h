// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// Creates the Commentary of a match and the Announcer of a window, and connects them. Announces
/// Commentary::sentencesReady() always, but pastMomentDescribed() only while the board has the
/// focus or a single step is shown; otherwise screen readers read the focused row of the course of
/// play. The action *Repeat that* repeats the last message.
class CommentarySpeaker : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `match`, `board` and `actions` must outlive this
    /// object.
    CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                      QWidget *window);
};

} // namespace doublets
