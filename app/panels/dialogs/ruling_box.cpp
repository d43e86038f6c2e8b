// SPDX-License-Identifier: MIT
#include "panels/dialogs/ruling_box.h"

#include "match/settings/settings.h"
#include "panels/dialogs/wrapping_button.h"
#include "panels/theme/status_mark.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

RulingBox::RulingBox(const RuleSet &ruleSet, const Ruling &ruling, Settings &settings,
                     QWidget *parent)
    : WrappingGroupBox(parent)
    , m_ruling(ruling)
    , m_reasonLabel(plainLabel(this))
{
    const QString key = ruleKeyName(ruling.key);
    setObjectName(u"ruling-"_s + key);
    m_reasonLabel->setWordWrap(true);
    column().addWidget(m_reasonLabel);
    const QString inForce = settings.rulingsOf(ruleSet).value(key);
    for (const RulingValue &value : ruling.values) {
        auto *radio = new WrappingRadioButton(this);
        radio->setObjectName(u"ruling-%1-%2"_s.arg(key, value.id));
        radio->setChecked(value.id == inForce);
        connect(radio, &QRadioButton::toggled, this,
                [&settings, ruleSet, key, id = value.id](bool chosen) {
                    if (chosen) {
                        settings.setRuling(ruleSet, key, id);
                    }
                });
        column().addWidget(radio);
        m_valueButtons.push_back(radio);
    }
    retranslate();
}

void RulingBox::retranslate()
{
    setHeading(ruleKeyTitle(m_ruling.key));
    m_reasonLabel->setText(translatedRuleText(m_ruling.provenance.reason));
    setAccessibleDescription(m_reasonLabel->text());
    for (std::size_t i = 0; i < m_valueButtons.size(); ++i) {
        const RulingValue &value = m_ruling.values[i];
        const QString gloss = translatedRuleText(value.gloss);
        // Where the source is silent, only the default is our choice.
        const bool isMarked = value.status != Status::Silent || i == 0;
        m_valueButtons[i]->setIcon(
            isMarked ? theme::statusMark(value.status, fontMetrics().ascent(), devicePixelRatioF(),
                                         theme::MarkBackground::DarkPanel)
                     : QIcon());
        m_valueButtons[i]->setText(withoutMnemonic(
            //: %1 a rule that can be chosen, a sentence; %2 how we know it: "old text"
            isMarked ? tr("%1 (%2)").arg(gloss, statusName(value.status)) : gloss));
    }
}

} // namespace doublets
