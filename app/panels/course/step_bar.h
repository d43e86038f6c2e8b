// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/step_button.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace doublets {

class Actions;
class Match;

/// A row of buttons for stepping through a game: to the start, back, play or pause, forward, and to
/// the latest position.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    /// `match` and `actions` must outlive this object.
    StepBar(Match &match, const Actions &actions, QWidget *parent = nullptr);

private:
    /// Adds a button that triggers `action` and follows its enabled state and texts. `name` becomes
    /// the object name.
    StepButton *addButton(const QString &name, StepButton::Symbol symbol, QAction *action);
    /// Shows the symbol for pause while the steps are being played, otherwise the symbol for play.
    void updatePlayButton();

    Match &m_match;
    QHBoxLayout *m_layout;
    StepButton *m_playButton;
};

} // namespace doublets
