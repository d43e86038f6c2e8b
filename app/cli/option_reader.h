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

/// Returns the options --ruleset and --ruling, which several commands share.
[[nodiscard]] QList<QCommandLineOption> ruleSetOptions();

/// Reads the options of a command one by one and keeps the first error. Functions return an empty
/// or default value on error. The parser must outlive this object.
class OptionReader
{
public:
    explicit OptionReader(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    /// Returns the first error; null if there is none.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Records an error, unless there is one already.
    void fail(ErrorCode code, const QString &option, const QStringList &facts);

    [[nodiscard]] bool isSet(const QString &option) const;
    [[nodiscard]] QString value(const QString &option) const;
    /// Returns the value of a required option.
    [[nodiscard]] QString needed(const QString &option);
    /// Returns the value of a required option, a whole number from 1 to `most`.
    [[nodiscard]] std::uint64_t count(const QString &option, std::uint64_t most);
    /// Returns the value of a required option, a seed.
    [[nodiscard]] std::uint64_t seed(const QString &option);
    /// Returns the value of an option that must be one of `allowed`.
    [[nodiscard]] QString oneOf(const QString &option, const QStringList &allowed);
    /// Returns the path of an output file. Returns an empty string if the option is absent.
    /// `example` appears in the error message.
    [[nodiscard]] QString outputFile(const QString &option, const QString &example);
    /// Returns the rule set and rulings given by --ruleset (required) and --ruling.
    [[nodiscard]] RuleSetWithRulings ruleSet(const Catalogue &catalogue);
    /// Returns the rulings of a rule set, as given by --ruling and completed with the defaults.
    [[nodiscard]] Rulings rulingsOf(const RuleSet &ruleSet);

private:
    const QCommandLineParser &m_parser;
    std::optional<Error> m_error;
};

} // namespace doublets::cli
