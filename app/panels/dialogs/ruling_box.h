// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "panels/dialogs/wrapping_group_box.h"

class QLabel;

namespace doublets {

class Settings;
class WrappingRadioButton;

/// A group of radio buttons for a ruling: a question about the rules that the historical source of
/// a game leaves open. Shows why the question is open, and the evidence for each answer. Writes
/// changes to the settings immediately, but does not follow changes made to the settings elsewhere.
class RulingBox : public WrappingGroupBox
{
    Q_OBJECT

public:
    /// Copies `ruleSet` and `ruling`, which must be a ruling of `ruleSet`. `settings` must outlive
    /// this object.
    RulingBox(const RuleSet &ruleSet, const Ruling &ruling, Settings &settings,
              QWidget *parent = nullptr);

    /// Updates all texts after a change of language.
    void retranslate();

private:
    Ruling m_ruling;
    QLabel *m_reasonLabel;
    std::vector<WrappingRadioButton *> m_valueButtons; ///< in the order of the ruling's values
};

} // namespace doublets
