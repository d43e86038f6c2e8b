// SPDX-License-Identifier: MIT
#include "core/laboratory/experiment.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests experiments as values, as JSON and as commands.
class TestExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackFromJson();
    void mayLeaveOutWhatIsUsual();
    void refusesWhatIsWrong_data();
    void refusesWhatIsWrong();
    void isRepeatedByACommand();
};

namespace {

const Catalogue &builtInCatalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

Experiment chosenExperiment()
{
    Experiment chosen;
    chosen.ruleSet = u"willughby"_s;
    chosen.rulings = {{u"surplus"_s, u"lost"_s}};
    chosen.white = u"best"_s;
    chosen.games = Experiment::MaxGames;
    chosen.seed = 18'446'744'073'709'551'615U;
    return chosen;
}

QJsonObject with(const QString &key, const QJsonValue &value)
{
    QJsonObject object = experimentJson(chosenExperiment());
    object.insert(key, value);
    return object;
}

QJsonObject without(const QString &key)
{
    QJsonObject object = experimentJson(chosenExperiment());
    object.remove(key);
    return object;
}

struct Read
{
    Experiment experiment;
    std::vector<Error> errors;
};

Read read(const QJsonObject &object)
{
    json::ErrorCollector errors(u"lesson"_s, 10);
    Experiment experiment = readExperiment({errors, object, u"steps[2]"_s}, builtInCatalogue());
    return {experiment, errors.all()};
}

} // namespace

void TestExperiment::comesBackFromJson()
{
    const Experiment chosen = chosenExperiment();
    const Read back = read(experimentJson(chosen));
    QVERIFY(back.errors.empty());
    QCOMPARE(back.experiment, chosen);
    QVERIFY(!experimentError(chosen, builtInCatalogue()));
    Experiment inSamples = chosen;
    inSamples.sampleSize = 100;
    QCOMPARE(read(experimentJson(inSamples)).experiment, inSamples);
}

void TestExperiment::mayLeaveOutWhatIsUsual()
{
    const Read least = read({{u"ruleset"_s, u"cotton"_s}, {u"games"_s, 1}, {u"seed"_s, u"7"_s}});
    QVERIFY(least.errors.empty());
    QCOMPARE(least.experiment.white, u"random"_s);
    QCOMPARE(least.experiment.black, u"random"_s);
    const RuleSet &cotton = *builtInCatalogue().find(u"cotton"_s);
    QVERIFY(least.experiment.rules(builtInCatalogue()) == cotton.rules(cotton.defaultRulings()));
}

void TestExperiment::refusesWhatIsWrong_data()
{
    QTest::addColumn<QJsonObject>("object");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QJsonObject &object, ErrorCode code,
                        const char *place) {
        QTest::newRow(name) << object << static_cast<int>(code)
                            << u"steps[2]."_s + QString::fromLatin1(place);
    };
    row("no game", without(u"ruleset"_s), ErrorCode::MissingKey, "ruleset");
    row("no seed", without(u"seed"_s), ErrorCode::MissingKey, "seed");
    row("unknown key", with(u"jobs"_s, 2), ErrorCode::UnknownKey, "jobs");
    row("unknown game", with(u"ruleset"_s, u"chess"_s), ErrorCode::UnknownRuleSet, "ruleset");
    row("unknown ruling", with(u"rulings"_s, QJsonObject{{u"colour"_s, u"red"_s}}),
        ErrorCode::UnknownRuling, "rulings.colour");
    row("unknown value", with(u"rulings"_s, QJsonObject{{u"surplus"_s, u"red"_s}}),
        ErrorCode::UnknownRulingValue, "rulings.surplus");
    row("ruling is no text", with(u"rulings"_s, QJsonObject{{u"surplus"_s, 1}}),
        ErrorCode::WrongType, "rulings.surplus");
    row("unknown player", with(u"white"_s, u"anne"_s), ErrorCode::ImpossibleValue, "white");
    row("no games", with(u"games"_s, 0), ErrorCode::ImpossibleValue, "games");
    row("half a game", with(u"games"_s, 1.5), ErrorCode::ImpossibleValue, "games");
    row("too many games", with(u"games"_s, 10'000'001), ErrorCode::ImpossibleValue, "games");
    row("games as text", with(u"games"_s, u"10"_s), ErrorCode::WrongType, "games");
    row("seed as number", with(u"seed"_s, 1), ErrorCode::WrongType, "seed");
    row("seed of letters", with(u"seed"_s, u"abc"_s), ErrorCode::InvalidSeed, "seed");
    row("seed too large", with(u"seed"_s, u"18446744073709551616"_s), ErrorCode::InvalidSeed,
        "seed");
}

void TestExperiment::refusesWhatIsWrong()
{
    QFETCH(QJsonObject, object);
    QFETCH(int, code);
    QFETCH(QString, place);
    const Read back = read(object);
    QCOMPARE(back.errors.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(back.errors.front().code), code);
    QCOMPARE(back.errors.front().place, place);
}

void TestExperiment::isRepeatedByACommand()
{
    Experiment chosen = chosenExperiment();
    const Ruling &open = *builtInCatalogue().find(u"willughby"_s)->ruling(RuleKey::Surplus);
    chosen.rulings = {{u"surplus"_s, open.valueIds().front()}};
    chosen.games = 1000;
    chosen.seed = 5;
    const QString usual = u"doublets-cli simulate --ruleset willughby --white best --black random "
                          "--games 1000 --seed 5"_s;
    QCOMPARE(commandLine(chosen, builtInCatalogue()), usual);
    chosen.rulings = {{u"surplus"_s, open.valueIds().back()}};
    QVERIFY(commandLine(chosen, builtInCatalogue())
                .contains(u" --ruling surplus="_s + open.valueIds().back() + u' '));
}

QTEST_APPLESS_MAIN(TestExperiment)
#include "tst_experiment.moc"
