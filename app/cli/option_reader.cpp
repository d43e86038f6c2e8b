// SPDX-License-Identifier: MIT
#include "cli/option_reader.h"

#include "cli/console.h"

#include "core/dice/typed_seed.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class RuleSetHelp
{
    Q_DECLARE_TR_FUNCTIONS(RuleSetHelp)

public:
    static QList<QCommandLineOption> options()
    {
        return {
            {u"ruleset"_s, tr("The rule set; see the command “rulesets”."), u"ID"_s},
            {u"ruling"_s, tr("Change a rule; can be repeated."), u"KEY=VALUE"_s},
        };
    }
};

QString dashed(const QString &name)
{
    return u"--"_s + name;
}

} // namespace

QList<QCommandLineOption> ruleSetOptions()
{
    return RuleSetHelp::options();
}

QString rulingsText(const Rulings &rulings)
{
    QStringList parts;
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        parts << it.key() + u'=' + it.value();
    }
    return parts.join(u' ');
}

void OptionReader::recordError(ErrorCode code, const QString &option, const QStringList &facts)
{
    if (!m_error) {
        m_error = commandLineError(code, option.isEmpty() ? option : dashed(option), facts);
    }
}

bool OptionReader::isSet(const QString &option) const
{
    return m_parser.isSet(option);
}

QString OptionReader::value(const QString &option) const
{
    return m_parser.value(option);
}

QString OptionReader::requiredValue(const QString &option)
{
    if (!m_parser.isSet(option)) {
        recordError(ErrorCode::MissingKey, QString(), {dashed(option)});
    }
    return m_parser.value(option);
}

std::uint64_t OptionReader::requiredCount(const QString &option, std::uint64_t max)
{
    static const QRegularExpression digits(u"^[0-9]{1,19}$"_s);
    const QString text = requiredValue(option);
    const std::uint64_t count = digits.match(text).hasMatch() ? text.toULongLong() : 0;
    if (count < 1 || count > max) {
        recordError(ErrorCode::ImpossibleValue, option, {text, u"1–%1"_s.arg(max)});
    }
    return count;
}

std::uint64_t OptionReader::requiredSeed(const QString &option)
{
    const QString text = requiredValue(option);
    const auto seed = parseTypedSeed(text);
    if (!seed) {
        recordError(ErrorCode::InvalidSeed, option, {text});
        return 0;
    }
    return seed.value();
}

QString OptionReader::allowedValue(const QString &option, const QStringList &allowed)
{
    const QString id = m_parser.value(option);
    if (!allowed.contains(id)) {
        recordError(ErrorCode::ImpossibleValue, option, {id, allowed.join(u", ")});
    }
    return id;
}

QString OptionReader::outputPath(const QString &option, const QString &example)
{
    const QString path = m_parser.value(option);
    if (path.isEmpty() && m_parser.isSet(option)) {
        recordError(ErrorCode::ImpossibleValue, option, {path, example});
    }
    return path;
}

RuleSetWithRulings OptionReader::ruleSet(const Catalogue &catalogue)
{
    const QString id = requiredValue(u"ruleset"_s);
    const RuleSet *found = catalogue.find(id);
    if (found == nullptr) {
        recordError(ErrorCode::UnknownRuleSet, u"ruleset"_s, {id, catalogue.ids().join(u", ")});
        return {};
    }
    return {*found, rulings(*found)};
}

Rulings OptionReader::rulings(const RuleSet &ruleSet)
{
    Rulings chosen;
    for (const QString &text : m_parser.values(u"ruling"_s)) {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 1) {
            recordError(ErrorCode::ImpossibleValue, u"ruling"_s, {text, u"KEY=VALUE"_s});
            return {};
        }
        const QString key = text.left(equals);
        const QString value = text.mid(equals + 1);
        if (chosen.value(key, value) != value) {
            recordError(ErrorCode::Inconsistent, u"ruling"_s, {key + u'=' + chosen[key], text});
        }
        chosen.insert(key, value);
    }
    const auto all = ruleSet.completedRulings(chosen);
    if (!all) {
        recordError(all.error().code, u"ruling"_s, all.error().facts);
        return {};
    }
    return all.value();
}

} // namespace doublets::cli
