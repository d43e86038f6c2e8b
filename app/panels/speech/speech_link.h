// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// Joins the Commentary of a match to the Announcer of a window: `said` is spoken at once,
/// `lookedBack` where people are not at the list that tells it; the action *Repeat that* says it
/// again.
class SpeechLink : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive the link.
    SpeechLink(Match &match, const BoardView &board, const Actions &actions, QWidget *window);
};

} // namespace doublets
