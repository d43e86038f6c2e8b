// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// Connects the Commentary of a match to the Announcer of a window. Announces `said` immediately,
/// and `pastMomentDescribed` only while the board has the focus or a step is shown, since otherwise
/// screen readers read the focused list. The action *Repeat that* repeats the last message.
class CommentarySpeaker : public QObject
{
    Q_OBJECT

public:
    /// `match`, `board`, `actions` and `window` must outlive this object, which `window` owns.
    CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                      QWidget *window);
};

} // namespace doublets
