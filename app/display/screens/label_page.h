// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

/// The page shown between two games of the attract mode: one of the museum's labels, or a passage
/// from the source of the next game.
class LabelPage final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit LabelPage(QWidget *parent);

    /// Fills the page. `index` counts the calls from 0; labels and passages alternate. If there
    /// are neither, shows the summary of the rule set.
    void showLabel(const DisplayConfig &config, const RuleSet &ruleSet, const QString &language,
                   int index);
};

/// Returns the passages of the source that the rule set quotes, in the same order, each once.
[[nodiscard]] std::vector<Quotation> quotedPassages(const RuleSet &ruleSet);

} // namespace doublets
