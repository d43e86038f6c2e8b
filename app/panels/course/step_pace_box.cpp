// SPDX-License-Identifier: MIT
#include "panels/course/step_pace_box.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace doublets {

StepPaceBox::StepPaceBox(Match &match, QWidget *parent)
    : QComboBox(parent)
    , m_match(match)
    , m_label(plainLabel(parent))
{
    m_label->setBuddy(this); // QComboBox takes its accessible name from its label
    m_label->hide();
    setObjectName(u"stepPace"_s);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    constexpr int MinimumCharacters = 4;
    setMinimumContentsLength(MinimumCharacters);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QComboBox::activated, this, [this](int chosen) {
        StepPlayer &player = m_match.stepPlayer();
        player.changePace(chosen - static_cast<int>(player.pace()));
    });
    connect(&match.settings().stepPace, &Setting::changed, this,
            [this] { setCurrentIndex(static_cast<int>(m_match.stepPlayer().pace())); });
    retranslate();
}

void StepPaceBox::retranslate()
{
    m_label->setText(tr("Speed of the steps"));
    setToolTip(tr("How fast the steps follow one another"));
    clear();
    //: how fast the steps of a game are played
    addItems({tr("Slow"), tr("Normal"), tr("Fast")});
    setCurrentIndex(static_cast<int>(m_match.stepPlayer().pace()));
}

} // namespace doublets
