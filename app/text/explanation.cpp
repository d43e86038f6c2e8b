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
    static QString diceTitle() { return tr("Who throws next"); }
    static QString dicePass()
    {
        return tr("When a throw is played, the other player has the dice: in every game of this "
                  "kind the players take turns.");
    }
    static QString reconstruction()
    {
        return tr("These rules are a modern reconstruction that the historical text does not "
                  "support.");
    }
};

struct RuleOfEvent
{
    using Key = std::optional<RuleKey>;

    const RuleSet &ruleSet;

    Key operator()(const OpeningThrown &) const { return RuleKey::Opening; }
    Key operator()(const DiceThrown &e) const
    {
        return e.dice.allAlike() ? RuleKey::Doublet : RuleKey::Compulsion;
    }
    Key operator()(const ManPlayedDown &) const { return RuleKey::PlayingDown; }
    Key operator()(const ManReStacked &) const { return RuleKey::ReStacking; }
    Key operator()(const ManBorneOff &) const { return RuleKey::BearingOff; }
    Key operator()(const ManMoved &) const
    {
        // Where men move only to be borne off, the rule of that says how.
        return ruleSet.provenanceOf(RuleKey::Movement) != nullptr ? RuleKey::Movement
                                                                  : RuleKey::BearingOff;
    }
    Key operator()(const ManHit &) const { return RuleKey::Hit; }
    Key operator()(const NumberPassed &e) const { return e.rule; }
    Key operator()(const NumberLost &e) const { return e.rule; }
    Key operator()(const PhaseCompleted &) const { return RuleKey::Phases; }
    Key operator()(const ThrowAgain &) const { return RuleKey::Doublet; }
    Key operator()(const TurnPassed &) const { return {}; } // said nowhere
    Key operator()(const GameWon &) const { return RuleKey::Win; }
    Key operator()(const GameDrawn &) const { return RuleKey::Draw; }
};

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

} // namespace

std::optional<RuleKey> ruleOf(const RuleSet &ruleSet, const Event &event)
{
    return std::visit(RuleOfEvent{ruleSet}, event);
}

Explanation explain(const RuleSet &ruleSet, const Rulings &rulings, const PlayerNames &names,
                    const Event &event)
{
    const auto key = ruleOf(ruleSet, event);
    Explanation explanation{key ? ruleKeyTitle(*key) : Why::diceTitle(),
                            paragraph(eventText(ruleSet, names, event))};
    if (!key) {
        explanation.html += paragraph(Why::dicePass());
        return explanation;
    }
    const Provenance *provenance = ruleSet.provenanceOf(*key);
    const Ruling *ruling = ruleSet.ruling(*key);
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
