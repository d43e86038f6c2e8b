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

/// The degree to which a rule is attested by its source.
enum class Status {
    Stated,      ///< stated by the historical text
    Paraphrased, ///< stated only by a modern paraphrase
    Inferred,    ///< follows from the text without being stated
    Silent,      ///< not mentioned by the source; chosen for this program
    Invented,    ///< a change to the source's rule; only in inventions, never in rule files
};

/// The statuses allowed in rule files.
inline constexpr std::array SourceStatuses{Status::Stated, Status::Paraphrased, Status::Inferred,
                                           Status::Silent};

/// A short quotation from a public-domain text, in the original spelling.
struct Quotation
{
    QString text;
    QString language; ///< BCP 47, for example "en" or "fr"
    QString page;     ///< for example "p. 161"; empty if unknown
    /// Our translation into plain English; empty if there is none.
    QString translation = {};

    bool operator==(const Quotation &) const = default;

    /// Returns `translation` or, if it is empty, `text`: the text from which other languages are
    /// translated.
    [[nodiscard]] QString plainText() const { return translation.isEmpty() ? text : translation; }
};

/// The source and status of a rule.
struct Provenance
{
    Status status = Status::Silent;
    std::optional<Quotation> quotation;
    QString gloss;       ///< the rule in plain English; translated by Doublets::Text
    QString reason = {}; ///< how the rule was inferred, in English; empty if the quotation suffices

    bool operator==(const Provenance &) const = default;
};

/// Returns the name of `key` in rule files and records, for example "playing-down".
[[nodiscard]] QString ruleKeyName(RuleKey key);
/// Returns the key named `name`, or nullopt if there is none.
[[nodiscard]] std::optional<RuleKey> ruleKeyFromName(const QString &name);

/// A value that an open ruling can take.
struct RulingValue
{
    QString id;    ///< for example "bears-off"
    QString gloss; ///< the value's meaning, in one English sentence
    /// The source's wording of this value; never set for the default.
    std::optional<Quotation> quotation = std::nullopt;
    /// For the default, equal to the status of `Ruling::provenance`.
    Status status = Status::Silent;

    bool operator==(const RulingValue &) const = default;
};

/// A question that the source leaves open and that the players may decide.
struct Ruling
{
    RuleKey key{};
    std::vector<RulingValue> values; ///< the default first
    Provenance provenance;           ///< of the default; `reason` explains why the question is open

    bool operator==(const Ruling &) const = default;

    /// Returns the ids of `values`, in the same order.
    [[nodiscard]] QStringList valueIds() const;
};

/// The rulings in force, by key name: for example "surplus" -> "lost".
using Rulings = QMap<QString, QString>;

/// The title and inventors of an invented game.
struct InventionName
{
    QString title;     ///< one line of at most limits::MaxNameLength code points; not empty
    QString inventors; ///< for example a school class; as `title`, but may be empty

    bool operator==(const InventionName &) const = default;
};

/// A game that a class invented by changing rules of a historical one (core/inventions).
struct Invention
{
    InventionName name;
    QString original; ///< id of the historical rule set
    Rulings values;   ///< the changed rules, by key name

    bool operator==(const Invention &) const = default;
};

/// The text on which a rule set is based.
struct Source
{
    QString author;
    QString work;
    QString language; ///< language of `work`, BCP 47
    QString year;     ///< as displayed, for example "c. 1665–70"
    int sortYear = 0; ///< `year` as a number, for sorting
    QString place;    ///< place of writing or printing
    QString locus;    ///< chapter and pages
    QString basis;    ///< the edition used: "from the text", "after a modern paraphrase"

    bool operator==(const Source &) const = default;
};

/// The source's names of numbers and doublets. If the source has no such names, only `provenance`
/// is set.
struct NumberNames
{
    QString language;                           ///< BCP 47; empty if there are no names
    std::array<QString, PointsInTable> numbers; ///< "ace" to "sice"
    /// "ambesas" to "sonnez"; empty strings if there are none.
    std::array<QString, PointsInTable> doublets;
    QString pairPattern; ///< pattern for two numbers, the greater first: "%1-%2", "%1 et %2"
    Provenance provenance;

    bool operator==(const NumberNames &) const = default;
};

/// Statistics of play under the default rulings. Default-constructed for inventions.
struct PlayFigures
{
    double meanThrows = 0;       ///< mean number of throws in a game
    double throwsWithChoice = 0; ///< share of throws that leave a choice, 0 to 1
    /// Whether the figures are exact, for best play by both players. Otherwise they are estimated
    /// from random play.
    bool isExact = false;

    bool operator==(const PlayFigures &) const = default;
};

/// A historical game as described by one source, created by parseRuleSet(), or an invented game,
/// created by inventedRuleSet(). Not modified afterwards.
class RuleSet
{
public:
    QString id;        ///< for example "cotton"; inventions have the id of the original
    QString game;      ///< the source's name of the game, for example "Dubblets"
    QString language;  ///< language of `game`, BCP 47
    QString variant;   ///< family of the game, for example "doublets" or "dames-rabattues"
    QString tradition; ///< type of board: "england", "france", "castile", "iceland"
    QString nickname;  ///< distinguishes games of the same name, in English
    QString origin;    ///< country and age, in English
    QString summary;   ///< one line that describes the game, in English
    /// Whether the rules are a modern reconstruction without support in the text.
    bool isReconstruction = false;
    int listOrder = 0;               ///< sort key for lists, in ascending order
    std::optional<Quotation> remark; ///< the source's remark on the game as a whole
    PlayFigures figures;
    Source source;
    NumberNames names;
    Rules defaultRules;                   ///< rules with every ruling at its default
    QMap<RuleKey, Provenance> provenance; ///< provenance of every rule that is not an open ruling
    std::vector<Ruling> rulings;          ///< the open rulings
    std::optional<Invention> invention;   ///< nullopt unless the game is invented

    bool operator==(const RuleSet &) const = default;

    /// Returns the open ruling `key`, or null if there is none.
    [[nodiscard]] const Ruling *ruling(RuleKey key) const;
    /// Returns the provenance of a rule, or of an open ruling's default. Returns null if the game
    /// has no such rule.
    [[nodiscard]] const Provenance *provenanceOf(RuleKey key) const;
    /// Returns every open ruling at its default.
    [[nodiscard]] Rulings defaultRulings() const;
    /// Returns every combination of the open rulings, the defaults first.
    [[nodiscard]] std::vector<Rulings> allRulingCombinations() const;
    /// Returns `chosen` with the missing rulings at their defaults. Errors: UnknownRuling,
    /// UnknownRulingValue (place "rulings.KEY").
    [[nodiscard]] Result<Rulings, Error> completedRulings(const Rulings &chosen) const;
    /// Returns the rules with the rulings `chosen` in force, and all other rulings at their
    /// defaults. Precondition: completedRulings() accepts `chosen`.
    [[nodiscard]] Rules rules(const Rulings &chosen) const;
    /// Returns every English text that is displayed in translation, each once, including the
    /// author, dates and places of the source. Excludes the names of games and numbers, the titles
    /// of works and the original words of foreign quotations.
    [[nodiscard]] QStringList translatableTexts() const;
};

} // namespace doublets
