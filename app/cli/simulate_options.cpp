// SPDX-License-Identifier: MIT
#include "app/cli/simulate_options.h"

#include "app/cli/console.h"

#include "core/dice/dice.h"
#include "core/players/player.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace doublets::cli {

namespace {

constexpr std::uint64_t MostGames = 1'000'000'000;

class SimulateHelp
{
    Q_DECLARE_TR_FUNCTIONS(SimulateHelp)

public:
    static QList<QCommandLineOption> options()
    {
        const QString players = playerIds().join(u", ");
        return {
            {u"ruleset"_qs, tr("The rule set; see the command “rulesets”."), u"ID"_qs},
            {u"ruling"_qs, tr("Settle an open ruling; may be given again."), u"KEY=VALUE"_qs},
            {u"games"_qs, tr("How many games."), u"N"_qs},
            {u"seed"_qs, tr("The seed of the dice: the same seed, the same games."), u"S"_qs},
            {u"white"_qs, tr("Who plays White: %1.").arg(players), u"PLAYER"_qs, u"random"_qs},
            {u"black"_qs, tr("Who plays Black: %1.").arg(players), u"PLAYER"_qs, u"random"_qs},
            {u"records"_qs, tr("Write every game to this file, one a line."), u"FILE.jsonl"_qs},
        };
    }
};

QString dashed(const QString &name)
{
    return u"--"_qs + name;
}

/// Takes the options one by one; the first mistake is kept.
class Reading
{
public:
    explicit Reading(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    std::optional<Error> error;

    void fail(ErrorCode code, const QString &option, const QStringList &facts)
    {
        if (!error) {
            error = commandLineError(code, dashed(option), facts);
        }
    }

    QString needed(const QString &option)
    {
        if (!m_parser.isSet(option)) {
            fail(ErrorCode::MissingKey, QString(), {dashed(option)});
        }
        return m_parser.value(option);
    }

    std::uint64_t games()
    {
        static const QRegularExpression digits(u"^[0-9]{1,19}$"_qs);
        const QString text = needed(u"games"_qs);
        const std::uint64_t games = digits.match(text).hasMatch() ? text.toULongLong() : 0;
        if (games < 1 || games > MostGames) {
            fail(ErrorCode::ImpossibleValue, u"games"_qs, {text, u"1–%1"_qs.arg(MostGames)});
        }
        return games;
    }

    std::uint64_t seed()
    {
        const QString text = needed(u"seed"_qs);
        const auto seed = parseSeed(text);
        if (!seed) {
            fail(ErrorCode::BadSeed, u"seed"_qs, {text});
            return 0;
        }
        return seed.value();
    }

    QString player(const QString &option)
    {
        const QString id = m_parser.value(option);
        if (!playerIds().contains(id)) {
            fail(ErrorCode::ImpossibleValue, option, {id, playerIds().join(u", ")});
        }
        return id;
    }

    /// Nobody knows the best play of the race.
    void refuseUnknownOdds(const SimulateOptions &options)
    {
        if (error || !options.ruleSet.rules(options.rulings).isRace()) {
            return;
        }
        QStringList able = playerIds();
        able.removeIf(wantsOdds);
        for (const QString &option : {u"white"_qs, u"black"_qs}) {
            if (wantsOdds(m_parser.value(option))) {
                fail(ErrorCode::ImpossibleValue, option,
                     {m_parser.value(option), able.join(u", ")});
            }
        }
    }

    Rulings rulings(const RuleSet &ruleSet)
    {
        Rulings chosen;
        for (const QString &text : m_parser.values(u"ruling"_qs)) {
            const qsizetype equals = text.indexOf(u'=');
            if (equals < 1) {
                fail(ErrorCode::ImpossibleValue, u"ruling"_qs, {text, u"KEY=VALUE"_qs});
                return {};
            }
            const QString key = text.left(equals);
            const QString value = text.mid(equals + 1);
            if (chosen.value(key, value) != value) {
                fail(ErrorCode::Inconsistent, u"ruling"_qs, {key + u'=' + chosen[key], text});
            }
            chosen.insert(key, value);
        }
        const auto all = ruleSet.completed(chosen);
        if (!all) {
            fail(all.error().code, u"ruling"_qs, all.error().facts);
            return {};
        }
        return all.value();
    }

    QString records()
    {
        const QString path = m_parser.value(u"records"_qs);
        if (path.isEmpty() && m_parser.isSet(u"records"_qs)) {
            fail(ErrorCode::ImpossibleValue, u"records"_qs, {path, u"FILE.jsonl"_qs});
        }
        return path;
    }

private:
    const QCommandLineParser &m_parser;
};

} // namespace

void addSimulateOptions(QCommandLineParser &parser)
{
    parser.addOptions(SimulateHelp::options());
}

Result<SimulateOptions, Error> readSimulateOptions(const QCommandLineParser &parser,
                                                   const Catalogue &catalogue)
{
    Reading reading(parser);
    SimulateOptions options;
    const QString id = reading.needed(u"ruleset"_qs);
    if (const RuleSet *ruleSet = catalogue.find(id)) {
        options.ruleSet = *ruleSet;
        options.rulings = reading.rulings(*ruleSet);
    } else {
        reading.fail(ErrorCode::UnknownRuleSet, u"ruleset"_qs, {id, catalogue.ids().join(u", ")});
    }
    options.games = reading.games();
    options.seed = reading.seed();
    options.white = reading.player(u"white"_qs);
    options.black = reading.player(u"black"_qs);
    reading.refuseUnknownOdds(options);
    options.records = reading.records();
    options.json = parser.isSet(u"json"_qs);
    if (reading.error) {
        return *reading.error;
    }
    return options;
}

} // namespace doublets::cli
