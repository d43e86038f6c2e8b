// SPDX-License-Identifier: MIT
#include "panels/course/step_bar.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/course/step_button.h"

#include <QComboBox>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

StepBar::StepBar(Match &match, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_actions(actions)
    , m_row(new QHBoxLayout(this))
    , m_pace(new QComboBox(this))
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
    m_pace->setObjectName(u"stepPace"_s);
    m_pace->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pace->setMinimumContentsLength(4);
    m_row->addWidget(m_pace, 2);
    connect(&match.stepPlayer(), &StepPlayer::playingChanged, this, &StepBar::showPlaying);
    auto &pace = match.settings().stepPace;
    connect(m_pace, &QComboBox::activated, this, [this](int chosen) {
        m_match.stepPlayer().changePace(chosen - static_cast<int>(m_match.stepPlayer().pace()));
    });
    connect(&pace, &Setting::changed, this,
            [this, &pace] { m_pace->setCurrentIndex(static_cast<int>(pace.value())); });
    retranslate();
}

StepButton *StepBar::add(const QString &name, int sign, QAction *action)
{
    auto *button = new StepButton(name, static_cast<StepButton::Sign>(sign), this);
    // Not the default action: its text carries a mnemonic, fit for a menu.
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(plainTextOf(*action));
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    m_row->addWidget(button, 1);
    return button;
}

void StepBar::setPaceShown(bool shown)
{
    m_pace->setVisible(shown);
}

void StepBar::showPlaying()
{
    m_play->setSign(m_match.stepPlayer().isPlaying() ? StepButton::Sign::Pause
                                                     : StepButton::Sign::Play);
}

void StepBar::retranslate()
{
    m_pace->setAccessibleName(tr("Speed of the steps"));
    m_pace->setToolTip(tr("How fast the steps follow each other"));
    m_pace->clear();
    //: how fast the steps of a game are played
    m_pace->addItems({tr("Slow"), tr("Normal"), tr("Fast")});
    m_pace->setCurrentIndex(static_cast<int>(m_match.stepPlayer().pace()));
    showPlaying();
}

} // namespace doublets
