// SPDX-License-Identifier: MIT
#include "display/screens/label_page.h"

#include "display/screens/non_breaking_years.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns a passage, followed by its translation if it is in another language.
QString passageText(const Quotation &passage)
{
    const QString words = quoted(passage.text, passage.language);
    const QString translated = translatedQuotation(passage);
    return translated.isEmpty() ? words : words + u"\n\n"_s + quoted(translated);
}

} // namespace

std::vector<Quotation> quotedPassages(const RuleSet &ruleSet)
{
    std::vector<Quotation> found;
    const auto add = [&found](const std::optional<Quotation> &passage) {
        if (passage && std::ranges::find(found, *passage) == found.end()) {
            found.push_back(*passage);
        }
    };
    add(ruleSet.remark);
    for (const Provenance &each : ruleSet.provenance) {
        add(each.quotation);
    }
    for (const Ruling &each : ruleSet.rulings) {
        add(each.provenance.quotation);
    }
    return found;
}

LabelPage::LabelPage(QWidget *parent)
    : DisplaySheet(u"labelPage"_s, parent)
{
    setExpanding(true);
    centreTexts();
}

void LabelPage::setLabel(const DisplayConfig &config, const RuleSet &ruleSet,
                         const QString &language, int index)
{
    const auto &own = config.labels;
    const auto passages = quotedPassages(ruleSet);
    const bool alternate = !own.empty() && !passages.empty();
    const auto at = static_cast<std::size_t>(alternate ? index / 2 : index);
    if (!own.empty() && (!alternate || index % 2 == 0)) {
        const TextByLanguage &label = own[at % own.size()];
        setTitle(localisedText(config.institution, language, config.languages));
        setText(localisedText(label, language, config.languages));
    } else if (!passages.empty()) {
        setTitle(withNonBreakingYears(ruleSetTitle(ruleSet)));
        setText(passageText(passages[at % passages.size()]));
    } else {
        setTitle(withNonBreakingYears(ruleSetTitle(ruleSet)));
        setText(translatedRuleText(ruleSet.summary));
    }
}

} // namespace doublets
