// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

/// What is shown for a while between two games that play by themselves: a label of the museum's
/// own, or a line from the source of the game that comes.
class LabelPage final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit LabelPage(QWidget *parent);

    /// The `turn`-th: labels of the museum and lines of the source by turns.
    void showLabel(const DisplayConfig &config, const RuleSet &ruleSet, const QString &language,
                   int turn);
};

/// The passages of a source that tell how its game is played, in the order of its rules.
[[nodiscard]] std::vector<Quotation> passagesOf(const RuleSet &ruleSet);

} // namespace doublets
