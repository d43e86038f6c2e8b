// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QGroupBox>

class QLabel;

namespace doublets {

class Settings;
class WrappedRadio;

/// A question that the source leaves open: why it is open, and the answers to choose from.
class RulingBox : public QGroupBox
{
    Q_OBJECT

public:
    RulingBox(const RuleSet &ruleSet, const Ruling &ruling, Settings &settings,
              QWidget *parent = nullptr);

    void retranslate();

private:
    Ruling m_ruling;
    QLabel *m_mark;   ///< how we know the default
    QLabel *m_status; ///< the same in a word
    QLabel *m_reason;
    std::vector<WrappedRadio *> m_values;
};

} // namespace doublets
