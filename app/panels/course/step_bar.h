// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace doublets {

class Actions;
class Match;
class StepButton;

/// The buttons that go through a game step by step: to the start, back, play or pause, forward, to
/// the present.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    /// `match` and `actions` must outlive this object.
    StepBar(Match &match, const Actions &actions, QWidget *parent = nullptr);

private:
    /// Adds a button that triggers `action`. `symbol` is a StepButton::Symbol.
    StepButton *addButton(const QString &name, int symbol, QAction *action);
    /// Shows the symbol for play or pause.
    void updatePlayButton();

    Match &m_match;
    QHBoxLayout *m_layout;
    StepButton *m_play;
};

} // namespace doublets
