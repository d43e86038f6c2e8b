// SPDX-License-Identifier: MIT
#include "panels/course/step_bar.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/course/step_button.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

StepBar::StepBar(Match &match, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_row(new QHBoxLayout(this))
{
    using Sign = StepButton::Sign;
    const auto sign = [](Sign which) { return static_cast<int>(which); };
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(3);
    add(u"stepStart"_s, sign(Sign::Start), actions.stepStart);
    add(u"stepBack"_s, sign(Sign::Back), actions.stepBack);
    m_play = add(u"stepPlay"_s, sign(Sign::Play), actions.stepPlay);
    add(u"stepForward"_s, sign(Sign::Forward), actions.stepForward);
    add(u"stepPresent"_s, sign(Sign::Present), actions.toPresent);
    connect(&match.stepPlayer(), &StepPlayer::playingChanged, this, &StepBar::updatePlayButton);
    updatePlayButton();
}

StepButton *StepBar::add(const QString &name, int sign, QAction *action)
{
    auto *button = new StepButton(name, static_cast<StepButton::Sign>(sign), this);
    // Not setDefaultAction(): the action's text has a mnemonic, for menus.
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(plainActionText(*action));
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    m_row->addWidget(button, 1);
    return button;
}

void StepBar::updatePlayButton()
{
    m_play->setSymbol(m_match.stepPlayer().isPlaying() ? StepButton::Sign::Pause
                                                       : StepButton::Sign::Play);
}

} // namespace doublets
