// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/rule_key.h"
#include "core/rules/rules.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// Whose word a rule is.
enum class Status {
    Stated,      ///< the historical text says so
    Paraphrased, ///< only a modern paraphrase says so
    Inferred,    ///< follows from the text, but is not in it
    Silent,      ///< the source says nothing: a ruling of ours
};

/// A short quotation of a public-domain text, in its own spelling.
struct Quotation
{
    QString text;
    QString language; ///< BCP 47: "en", "fr"
    QString page;     ///< "p. 161"; empty where we have none
    /// In plain English, ours; empty where the text is English itself.
    QString translation = {};

    bool operator==(const Quotation &) const = default;

    /// What readers of other languages see translated: English in any case.
    [[nodiscard]] QString plainText() const { return translation.isEmpty() ? text : translation; }
};

/// Where a rule comes from.
struct Provenance
{
    Status status = Status::Silent;
    std::optional<Quotation> quotation;
    QString gloss;       ///< the rule in a few plain words, English; translated by Doublets::Text
    QString reason = {}; ///< how we come to it, English; empty where the words say it

    bool operator==(const Provenance &) const = default;
};

/// The key's name in rule files and records: "men", "playing-down", "doublet-men".
[[nodiscard]] QString ruleKeyName(RuleKey key);
[[nodiscard]] std::optional<RuleKey> ruleKeyFromName(const QString &name);

/// One of the values between which an open ruling chooses.
struct RulingValue
{
    QString id;    ///< "bears-off"
    QString gloss; ///< what it means, one English sentence
    /// Where the source has this and not the default: its words.
    std::optional<Quotation> quotation = std::nullopt;
    Status status = Status::Silent; ///< of the default: that of its provenance

    bool operator==(const RulingValue &) const = default;
};

/// A question that the source leaves open, and that the players may settle otherwise.
struct Ruling
{
    RuleKey key{};
    std::vector<RulingValue> values; ///< the default first
    Provenance provenance;           ///< of the default; its reason says why it is open

    bool operator==(const Ruling &) const = default;

    [[nodiscard]] QStringList valueIds() const;
};

/// The rulings in force: key name -> value id ("surplus" -> "lost").
using Rulings = QMap<QString, QString>;

/// The text a rule set is drawn from.
struct Source
{
    QString author;
    QString work;
    QString language; ///< of the work's title, BCP 47
    QString year;     ///< as printed to people: "c. 1665–70"
    int sortYear = 0;
    QString place; ///< where it was written or printed
    QString locus; ///< chapter and pages
    QString basis; ///< what we worked from: "from the text", "after a modern paraphrase"

    bool operator==(const Source &) const = default;
};

/// What the source calls the numbers and the doublets. Empty where it has no names of its own.
struct Names
{
    QString language;                           ///< BCP 47; empty with no names
    std::array<QString, PointsInTable> numbers; ///< "ace" to "sice"
    std::array<QString, PointsInTable>
        doublets; ///< "ambesas" to "sonnez"; empty where there are none
    QString pair; ///< how two numbers are joined, greater first: "%1-%2", "%1 et %2"
    Provenance provenance;

    bool operator==(const Names &) const = default;
};

/// One historical game as one source has it: an immutable value, read by the strict loader.
class RuleSet
{
public:
    QString id;        ///< "cotton"
    QString game;      ///< the source's own name for it: "Dubblets"
    QString language;  ///< of that name, BCP 47
    QString variant;   ///< the family under which Settings lists it: "doublets", "doblet",
                       ///< "dames-rabattues", "ofanfelling"
    QString tradition; ///< which table it is played on: "england", "france", "castile", "iceland"
    QString summary;   ///< one line for the card, English
    bool reconstruction = false;     ///< a modern reconstruction that its text does not support
    int listOrder = 0;               ///< where it stands among the others, smallest first
    std::optional<Quotation> remark; ///< what the source says of the game as a whole
    Source source;
    Names names;
    Rules base;                           ///< with every ruling at its default
    QMap<RuleKey, Provenance> provenance; ///< of every rule that is not an open ruling
    std::vector<Ruling> rulings;

    bool operator==(const RuleSet &) const = default;

    [[nodiscard]] const Ruling *ruling(RuleKey key) const;
    /// The provenance of a rule or of a ruling's default; null where this game has no such rule.
    [[nodiscard]] const Provenance *provenanceOf(RuleKey key) const;
    [[nodiscard]] Rulings defaultRulings() const;
    /// Every way to settle the open rulings, the defaults first.
    [[nodiscard]] std::vector<Rulings> everyRulings() const;
    /// Fills in the defaults of those not named.
    /// Errors: UnknownRuling, UnknownRulingValue (place "rulings.KEY").
    [[nodiscard]] Result<Rulings, Error> completed(const Rulings &chosen) const;
    /// The rules with these rulings in force. Precondition: `completed` accepts them.
    [[nodiscard]] Rules rules(const Rulings &chosen) const;
    /// Every English text that people see in translation, each once. Quotations stand in their own
    /// words beside their translation; names and titles stay as they are.
    [[nodiscard]] QStringList texts() const;
};

} // namespace doublets
