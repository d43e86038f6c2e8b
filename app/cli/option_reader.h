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

/// The options --ruleset and --ruling, which several commands have.
[[nodiscard]] QList<QCommandLineOption> ruleSetOptions();

/// Takes a command's options one by one; the first mistake is kept.
class OptionReader
{
public:
    explicit OptionReader(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    /// The first mistake.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    void fail(ErrorCode code, const QString &option, const QStringList &facts);

    [[nodiscard]] bool isSet(const QString &option) const;
    [[nodiscard]] QString value(const QString &option) const;
    /// The value of an option that must be there.
    [[nodiscard]] QString needed(const QString &option);
    /// A needed whole number from 1 to `most`.
    [[nodiscard]] std::uint64_t count(const QString &option, std::uint64_t most);
    [[nodiscard]] std::uint64_t seed(const QString &option);
    /// One of the values allowed.
    [[nodiscard]] QString oneOf(const QString &option, const QStringList &allowed);
    /// Where a file is to be written; empty where that is not asked for. `example` shows how.
    [[nodiscard]] QString newFile(const QString &option, const QString &example);
    [[nodiscard]] ChosenRules ruleSet(const Catalogue &catalogue);
    /// What --ruling makes of that rule set.
    [[nodiscard]] Rulings rulingsOf(const RuleSet &ruleSet);

private:
    const QCommandLineParser &m_parser;
    std::optional<Error> m_error;
};

} // namespace doublets::cli
