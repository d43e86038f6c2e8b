// SPDX-License-Identifier: MIT
#include "panels/course/step_bar.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "panels/actions/actions.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

StepBar::StepBar(Match &match, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_layout(new QHBoxLayout(this))
{
    using Symbol = StepButton::Symbol;
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    addButton(u"stepStart"_s, Symbol::Start, actions.stepStart);
    addButton(u"stepBack"_s, Symbol::Back, actions.stepBack);
    m_playButton = addButton(u"stepPlay"_s, Symbol::Play, actions.stepPlay);
    addButton(u"stepForward"_s, Symbol::Forward, actions.stepForward);
    addButton(u"stepPresent"_s, Symbol::Latest, actions.returnToPresent);
    connect(&match.stepPlayer(), &StepPlayer::playingChanged, this, &StepBar::updatePlayButton);
    updatePlayButton();
}

StepButton *StepBar::addButton(const QString &name, StepButton::Symbol symbol, QAction *action)
{
    auto *button = new StepButton(name, symbol, this);
    // Not setDefaultAction(): the action's text has a mnemonic, for menus.
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(plainActionText(*action));
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    m_layout->addWidget(button, 1);
    return button;
}

void StepBar::updatePlayButton()
{
    m_playButton->setSymbol(m_match.stepPlayer().isPlaying() ? StepButton::Symbol::Pause
                                                             : StepButton::Symbol::Play);
}

} // namespace doublets
