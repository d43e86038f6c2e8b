// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace doublets {

class Actions;
class Match;
class StepButton;

/// The buttons that go through a game step by step: to its start, back, play or pause, forward, to
/// the present.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    StepBar(Match &match, const Actions &actions, QWidget *parent = nullptr);

private:
    StepButton *add(const QString &name, int sign, QAction *action);
    void showPlaying();

    Match &m_match;
    QHBoxLayout *m_row;
    StepButton *m_play;
};

} // namespace doublets
