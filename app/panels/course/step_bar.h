// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;

namespace doublets {

class Actions;
class Match;
class StepButton;

/// The buttons that go through a game step by step: to its start, back, play or pause, forward, to
/// the present; and how fast it is played.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    StepBar(Match &match, const Actions &actions, QWidget *parent = nullptr);

    /// Without the choice of the pace, where there is no room for it: keys change it all the same.
    void setPaceShown(bool shown);
    void retranslate();

private:
    StepButton *add(const QString &name, int sign, QAction *action);
    void showPlaying();

    Match &m_match;
    const Actions &m_actions;
    QHBoxLayout *m_row;
    StepButton *m_play;
    QComboBox *m_pace;
};

} // namespace doublets
