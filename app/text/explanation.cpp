// SPDX-License-Identifier: MIT
#include "text/explanation.h"

#include "text/computer_names.h"
#include "text/events_text.h"
#include "text/fate_text.h"
#include "text/provenance_html.h"
#include "text/rule_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)

public:
    static QString noPassage() { return tr("This follows from the play itself."); }
    static QString dicePass()
    {
        return tr("The players take turns, as in every game of this kind.");
    }
    static QString diceTitle() { return tr("Who throws next"); }
    static QString reconstruction()
    {
        return tr("These rules are a modern reconstruction. The old text does not support them.");
    }
    /// Returns a remark in place of a missing passage.
    static QString withoutPassage(Status status)
    {
        switch (status) {
        case Status::Paraphrased:
            return tr("Here we have only a modern retelling, not the words of the source.");
        case Status::Silent:
            return tr("The source does not say so.");
        case Status::Invented:
            return tr("This rule has no source: it was invented.");
        case Status::Stated:
        case Status::Inferred:
            break;
        }
        return tr("We do not quote the source here.");
    }
    /// Returns a remark in place of a missing reason.
    static QString asItStands(Status status)
    {
        switch (status) {
        case Status::Stated:
            return tr("The source says so. We add nothing.");
        case Status::Paraphrased:
            return tr("We follow the retelling. We add nothing.");
        case Status::Invented:
            return tr("The inventors of this game decided this.");
        case Status::Inferred:
        case Status::Silent:
            break;
        }
        return tr("The source leaves this open, so we had to decide.");
    }
    static QString chosen(const QString &rule)
    {
        //: %1 a rule that the players chose in place of the usual one
        return tr("You chose: %1").arg(rule);
    }
};

struct RuleOfEvent
{
    using Key = std::optional<RuleKey>;

    const RuleSet &ruleSet;

    Key operator()(const OpeningThrown &) const { return RuleKey::Opening; }
    Key operator()(const DiceThrown &e) const
    {
        return e.dice.areAllEqual() ? RuleKey::Doublet : RuleKey::Compulsion;
    }
    Key operator()(const ManPlayedDown &e) const
    {
        return isOfTotal(e.point, e.number) ? RuleKey::Doublet : RuleKey::PlayingDown;
    }
    Key operator()(const ManReStacked &) const { return RuleKey::ReStacking; }
    Key operator()(const ManBorneOff &e) const
    {
        return isOfTotal(e.point, e.number) ? RuleKey::Doublet : RuleKey::BearingOff;
    }
    Key operator()(const ManSetUp &) const { return RuleKey::FurtherPhase; }
    Key operator()(const ManMoved &) const
    {
        // If men move only in order to be borne off, the rule for bearing off covers it.
        return ruleSet.provenanceOf(RuleKey::Movement) != nullptr ? RuleKey::Movement
                                                                  : RuleKey::BearingOff;
    }
    Key operator()(const ManHit &) const { return RuleKey::Hit; }
    Key operator()(const NumberPassed &e) const { return e.rule; }
    Key operator()(const NumberLost &e) const { return e.rule; }
    Key operator()(const PhaseCompleted &) const { return RuleKey::Phases; }
    Key operator()(const AnotherThrowGranted &) const { return RuleKey::Doublet; }
    Key operator()(const TurnPassed &) const { return {}; } // no rule
    Key operator()(const GameWon &e) const
    {
        return e.isBySettingUp ? RuleKey::FurtherPhase : RuleKey::Win;
    }
    Key operator()(const GameDrawn &) const { return RuleKey::Draw; }

    /// Only a total doublet can play a man from another number's point.
    [[nodiscard]] bool isOfTotal(int point, int number) const
    {
        return ruleSet.defaultRules.doublet == Doublet::Total && point != number;
    }
};

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

/// Returns a description of the event, and the reason if it follows from the position rather than a
/// rule.
QString told(const RuleSet &ruleSet, const PlayerNames &names, const std::vector<Event> &events)
{
    QStringList sentences{eventsText(ruleSet, names, events)};
    if (const auto *passed = std::get_if<NumberPassed>(&events.front())) {
        sentences << reasonText(names, *passed);
    } else if (const auto *lost = std::get_if<NumberLost>(&events.front())) {
        sentences << reasonText(names, *lost);
    }
    return sentences.join(u' ');
}

/// Returns the value of a ruling that was chosen in place of the default. Returns null if the
/// default is in force.
const RulingValue *chosenValue(const RuleSet &ruleSet, const Rulings &rulings, RuleKey key)
{
    const Ruling *ruling = ruleSet.ruling(key);
    const QString id = rulings.value(ruleKeyName(key));
    if (ruling == nullptr || id.isEmpty() || id == ruling->values.front().id) {
        return nullptr;
    }
    const auto found = std::ranges::find_if(
        ruling->values, [&](const RulingValue &value) { return value.id == id; });
    return found == ruling->values.end() ? nullptr : &*found;
}

/// Returns whether applying a known rule to this event is a deduction. No source mentions ties, and
/// no old text says that a doublet plays men from the points of other numbers.
bool isDeduced(const RuleSet &ruleSet, Status status, const Event &event)
{
    if (const auto *opening = std::get_if<OpeningThrown>(&event)) {
        return opening->isTied();
    }
    const RuleOfEvent rule{ruleSet};
    const auto *down = std::get_if<ManPlayedDown>(&event);
    const auto *off = std::get_if<ManBorneOff>(&event);
    return status == Status::Stated &&
           ((down != nullptr && rule.isOfTotal(down->point, down->number)) ||
            (off != nullptr && rule.isOfTotal(off->point, off->number)));
}

std::optional<Status> statusOfRule(const RuleSet &ruleSet, const Rulings &rulings,
                                   const Event &event)
{
    const auto key = ruleForEvent(ruleSet, event);
    const Provenance *provenance = key ? ruleSet.provenanceOf(*key) : nullptr;
    if (provenance == nullptr) {
        return std::nullopt;
    }
    if (const RulingValue *value = chosenValue(ruleSet, rulings, *key)) {
        return value->status;
    }
    return isDeduced(ruleSet, provenance->status, event) ? Status::Inferred : provenance->status;
}

} // namespace

std::optional<RuleKey> ruleForEvent(const RuleSet &ruleSet, const Event &event)
{
    return std::visit(RuleOfEvent{ruleSet}, event);
}

std::optional<Status> statusForEvent(const RuleSet &ruleSet, const Rulings &rulings,
                                     const Event &event)
{
    const auto *thrown = std::get_if<DiceThrown>(&event);
    if (thrown != nullptr && !thrown->dice.areAllEqual()) {
        return std::nullopt;
    }
    return statusOfRule(ruleSet, rulings, event);
}

Explanation explanationForEvents(const RuleSet &ruleSet, const Rulings &rulings,
                                 const PlayerNames &names, const std::vector<Event> &events)
{
    const Event &event = events.front();
    const auto key = ruleForEvent(ruleSet, event);
    Explanation explanation{.title = key ? ruleKeyTitle(*key) : Why::diceTitle(),
                            .summary =
                                paragraph(withComputersInSentences(told(ruleSet, names, events))),
                            .source = {},
                            .reasoning = {},
                            .status = statusOfRule(ruleSet, rulings, event)};
    const Provenance *provenance = key ? ruleSet.provenanceOf(*key) : nullptr;
    if (provenance == nullptr) {
        explanation.summary += paragraph(key ? Why::noPassage() : Why::dicePass());
        return explanation;
    }
    const Ruling *ruling = ruleSet.ruling(*key);
    const RulingValue *chosen = chosenValue(ruleSet, rulings, *key);
    const QString rule = translatedRuleText(chosen != nullptr ? chosen->gloss : provenance->gloss);
    explanation.summary += paragraph(chosen != nullptr ? Why::chosen(rule) : rule);
    explanation.summary += statusHtml(*explanation.status);
    const auto &quotation = chosen != nullptr ? chosen->quotation : provenance->quotation;
    explanation.source = quotation ? passageHtml(*explanation.status, *quotation)
                                   : paragraph(Why::withoutPassage(*explanation.status));
    if (explanation.status != Status::Invented) {
        explanation.source += citationHtml(ruleSet.source);
    }
    if (ruleSet.isReconstruction) {
        explanation.source += paragraph(Why::reconstruction());
    }
    explanation.reasoning = ruling != nullptr ? choiceHtml(*ruling, rulings)
                            : provenance->reason.isEmpty()
                                ? paragraph(Why::asItStands(*explanation.status))
                                : paragraph(translatedRuleText(provenance->reason));
    return explanation;
}

} // namespace doublets
