// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

class Actions;
class BoardView;
class Match;

/// Has a match told to those who do not see it, by the screen reader that listens to a window.
class SpeechLink : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive the link.
    SpeechLink(Match &match, const BoardView &board, const Actions &actions, QWidget *window);
};

} // namespace doublets
