// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QGroupBox>

class QLabel;

namespace doublets {

class Settings;
class WrappedRadio;

/// A rule that can be changed: why there is a choice, and the values to choose from, each with how
/// we know it.
class RulingBox : public QGroupBox
{
    Q_OBJECT

public:
    RulingBox(const RuleSet &ruleSet, const Ruling &ruling, Settings &settings,
              QWidget *parent = nullptr);

    void retranslate();

private:
    Ruling m_ruling;
    QLabel *m_reason;
    std::vector<WrappedRadio *> m_values;
};

} // namespace doublets
