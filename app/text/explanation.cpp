// SPDX-License-Identifier: MIT
#include "text/explanation.h"

#include "text/event_text.h"
#include "text/provenance_html.h"
#include "text/rule_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)

public:
    static QString noPassage()
    {
        return tr("This rule set has nothing to say about it: it follows from the play itself.");
    }
    static QString reconstruction()
    {
        return tr("These rules are a modern reconstruction that the historical text does not "
                  "support.");
    }
};

struct RuleOfEvent
{
    RuleKey operator()(const OpeningThrown &) const { return RuleKey::Opening; }
    RuleKey operator()(const DiceThrown &e) const
    {
        return e.dice.allAlike() ? RuleKey::Doublet : RuleKey::Compulsion;
    }
    RuleKey operator()(const ManPlayedDown &) const { return RuleKey::PlayingDown; }
    RuleKey operator()(const ManReStacked &) const { return RuleKey::ReStacking; }
    RuleKey operator()(const ManBorneOff &) const { return RuleKey::BearingOff; }
    RuleKey operator()(const ManMoved &) const { return RuleKey::Movement; }
    RuleKey operator()(const ManHit &) const { return RuleKey::Hit; }
    RuleKey operator()(const NumberPassed &e) const { return e.rule; }
    RuleKey operator()(const NumberLost &e) const { return e.rule; }
    RuleKey operator()(const PhaseCompleted &) const { return RuleKey::Phases; }
    RuleKey operator()(const ThrowAgain &) const { return RuleKey::Doublet; }
    RuleKey operator()(const TurnPassed &) const { return RuleKey::Dice; }
    RuleKey operator()(const GameWon &) const { return RuleKey::Win; }
    RuleKey operator()(const GameDrawn &) const { return RuleKey::Draw; }
};

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

} // namespace

RuleKey ruleOf(const Event &event)
{
    return std::visit(RuleOfEvent(), event);
}

Explanation explain(const RuleSet &ruleSet, const Rulings &rulings, const PlayerNames &names,
                    const Event &event)
{
    const RuleKey key = ruleOf(event);
    Explanation explanation{ruleKeyTitle(key), paragraph(eventText(ruleSet, names, event))};
    const Provenance *provenance = ruleSet.provenanceOf(key);
    const Ruling *ruling = ruleSet.ruling(key);
    if (!provenance) {
        explanation.html += paragraph(Why::noPassage());
        return explanation;
    }
    explanation.html += ruling ? rulingHtml(*ruling, rulings) : provenanceHtml(*provenance);
    explanation.html += citationHtml(ruleSet.source);
    if (ruleSet.reconstruction) {
        explanation.html += paragraph(Why::reconstruction());
    }
    return explanation;
}

} // namespace doublets
