// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

/// The page shown between two games of the attract mode (see AttractMode): one of the museum's
/// labels, or a passage from the source of the next game.
class LabelPage final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit LabelPage(QWidget *parent);

    /// Sets the text to a label or a passage. The title is the name of the museum for a label, and
    /// the title of the rule set for a passage. `index` is the number of pages shown before this
    /// one and selects the label or passage; if there are both, labels and passages alternate. If
    /// there is neither, shows the title and the summary of the rule set. Precondition:
    /// `index` >= 0.
    ///
    /// Labels and the name of the museum are in `language` or, if there is no text in `language`,
    /// in another configured language. All other texts, including the translations of passages, are
    /// in the current language of the program.
    void setLabel(const DisplayConfig &config, const RuleSet &ruleSet, const QString &language,
                  int index);
};

/// Returns the passages that the rule set quotes from its source, each once: those of the remark,
/// of the rules and of the rulings, in this order.
[[nodiscard]] std::vector<Quotation> quotedPassages(const RuleSet &ruleSet);

} // namespace doublets
