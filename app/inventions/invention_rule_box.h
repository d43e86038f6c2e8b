// SPDX-License-Identifier: MIT
#pragma once

#include "core/inventions/invention.h"
#include "panels/dialogs/wrapping_group_box.h"

#include <vector>

namespace doublets {

class WrappingRadioButton;

/// A group of radio buttons for the values of one rule of an invention, each with its evidence.
/// Values that contradict the other rules are disabled and show the reason.
class InventionRuleBox : public WrappingGroupBox
{
    Q_OBJECT

public:
    /// Creates a box for the rule `key`, which must be one of InventableRuleKeys.
    explicit InventionRuleBox(RuleKey key, QWidget *parent = nullptr);

    [[nodiscard]] RuleKey key() const { return m_key; }
    /// Shows the values of `rule`, whose key must be key(). `originalValue` is the value in the
    /// original game; empty if the game has no such rule.
    void setRule(const InventableRule &rule, const QString &originalValue);
    /// Updates all texts after a change of language. Called by InventionDialog.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has chosen another value.
    void valueChosen(doublets::RuleKey key, const QString &value);

private:
    /// Returns the text of a radio button: a sentence, the evidence, and the reason if the value
    /// cannot be chosen.
    [[nodiscard]] QString valueText(const InventableValue &value) const;

    RuleKey m_key;
    InventableRule m_rule;
    QString m_originalValue;
    std::vector<WrappingRadioButton *> m_buttons;
};

} // namespace doublets
