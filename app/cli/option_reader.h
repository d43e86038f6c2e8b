// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/odds/opening_odds.h"
#include "core/rules/catalogue.h"

#include <QCommandLineOption>
#include <QString>

#include <cstdint>
#include <optional>

class QCommandLineParser;

namespace doublets::cli {

/// Returns the options --ruleset and --ruling, which are common to several commands.
[[nodiscard]] QList<QCommandLineOption> ruleSetOptions();

/// Formats rulings as values of --ruling, separated by spaces: "KEY=VALUE KEY=VALUE".
[[nodiscard]] QString rulingsText(const Rulings &rulings);

/// A reader of a command's options that records the first error, such as a missing or invalid
/// value. After an error, the returned values must not be used. All functions take the names of
/// options without dashes.
class OptionReader
{
public:
    /// `parser`, which must have parsed the command line, must outlive this object.
    explicit OptionReader(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    /// Returns the first error, or nullopt if there is none.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Records an error unless an error has been recorded already. `option` is empty if the error
    /// does not concern a single option.
    void recordError(ErrorCode code, const QString &option, const QStringList &facts);

    [[nodiscard]] bool isSet(const QString &option) const;
    /// Returns the value of an option or its default, or an empty string if there is neither.
    [[nodiscard]] QString value(const QString &option) const;
    /// Returns the value of a required option. Error: MissingKey.
    [[nodiscard]] QString requiredValue(const QString &option);
    /// Returns the value of a required option, which must be a whole number from 1 to `max`.
    /// Errors: MissingKey, ImpossibleValue.
    [[nodiscard]] std::uint64_t requiredCount(const QString &option, std::uint64_t max);
    /// Returns the value of a required option, which must be a seed (see parseTypedSeed()). Errors:
    /// MissingKey, InvalidSeed.
    [[nodiscard]] std::uint64_t requiredSeed(const QString &option);
    /// Returns the value of an option, or its default. The value must be one of `allowed`. Error:
    /// ImpossibleValue.
    [[nodiscard]] QString allowedValue(const QString &option, const QStringList &allowed);
    /// Returns the path of an output file, or an empty string if the option is absent. Error:
    /// ImpossibleValue if the path is empty; the message then contains `example`.
    [[nodiscard]] QString outputPath(const QString &option, const QString &example);
    /// Returns the rule set and rulings given by --ruleset (required) and --ruling. Errors:
    /// MissingKey, UnknownRuleSet, and those of rulings().
    [[nodiscard]] RuleSetWithRulings ruleSet(const Catalogue &catalogue);
    /// Returns the rulings of a rule set, as given by --ruling and completed with the defaults.
    /// Errors: ImpossibleValue, Inconsistent, and those of RuleSet::completedRulings().
    [[nodiscard]] Rulings rulings(const RuleSet &ruleSet);

private:
    const QCommandLineParser &m_parser;
    std::optional<Error> m_error;
};

} // namespace doublets::cli
