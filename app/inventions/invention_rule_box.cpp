// SPDX-License-Identifier: MIT
#include "inventions/invention_rule_box.h"

#include "panels/dialogs/wrapping_button.h"
#include "panels/theme/status_mark.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

InventionRuleBox::InventionRuleBox(RuleKey key, QWidget *parent)
    : WrappingGroupBox(parent)
    , m_key(key)
{
    const QString name = ruleKeyName(key);
    setObjectName(u"invention-"_s + name);
    for (const QString &value : inventableValues(key)) {
        auto *button = new WrappingRadioButton(this);
        button->setObjectName(u"invention-%1-%2"_s.arg(name, value));
        connect(button, &QRadioButton::toggled, this, [this, value](bool isChosen) {
            if (isChosen) {
                Q_EMIT valueChosen(m_key, value);
            }
        });
        column().addWidget(button);
        m_buttons.push_back(button);
    }
}

void InventionRuleBox::setRule(const InventableRule &rule, const QString &originalValue)
{
    m_rule = rule;
    m_originalValue = originalValue;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QSignalBlocker blocker(m_buttons[i]);
        const InventableValue &value = rule.values[i];
        m_buttons[i]->setEnabled(value.isPossible || value.id == rule.inForce);
        m_buttons[i]->setChecked(value.id == rule.inForce);
    }
    retranslate();
}

QString InventionRuleBox::valueText(const InventableValue &value) const
{
    const QString gloss = translatedRuleText(inventionGloss(m_key, value.id));
    if (value.id == m_originalValue) {
        //: %1 a rule, a sentence; %2 how we know it: "old text"
        return tr("%1 (the original: %2)").arg(gloss, statusName(value.status));
    }
    //: %1 a rule that a class can choose, a sentence; %2 how we know it: "old text"
    const QString text = tr("%1 (%2)").arg(gloss, statusName(value.status));
    if (value.isPossible) {
        return text;
    }
    return text + u' ' +
           (value.obstacle
                //: %1 the subject of another rule: "Doublets"
                ? tr("Not possible with your choice for “%1”.").arg(ruleKeyTitle(*value.obstacle))
                : tr("Not possible with several of your other choices."));
}

void InventionRuleBox::retranslate()
{
    setHeading(ruleKeyTitle(m_key));
    for (std::size_t i = 0; i < m_rule.values.size(); ++i) {
        const InventableValue &value = m_rule.values[i];
        m_buttons[i]->setIcon(theme::statusMark(value.status, fontMetrics().ascent(),
                                                devicePixelRatioF(),
                                                theme::MarkBackground::DarkPanel));
        m_buttons[i]->setText(withoutMnemonic(valueText(value)));
    }
}

} // namespace doublets
