// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/odds/estimated_odds.h"
#include "core/players/simulation.h"
#include "core/procedures/laying/laying.h"
#include "core/procedures/make_procedure.h"
#include "core/rules/catalogue.h"
#include "core/rules/rule_set_checks.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

/// The procedure of a new game: men are laid down as usual, but a number higher than the highest
/// occupied point bears off a man from there, as at backgammon.
struct Highest : procedures::Laying
{
    static std::uint8_t pointFor(const Men &men, std::uint8_t number)
    {
        std::uint8_t point = number;
        while (men.phase == Phase::BearOff && point > 1 && nobodyFrom(men, point)) {
            --point;
        }
        return point;
    }
    static bool nobodyFrom(const Men &men, int point)
    {
        return std::all_of(men.counts.begin() + point - 1, men.counts.end(),
                           [](std::uint8_t count) { return count == 0; });
    }
    static bool canPlay(const Position &position, Side side, std::uint8_t number)
    {
        const Men &men = position.menOf(side);
        return hasPlayableMan(men, pointFor(men, number));
    }
    static void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
    {
        const Men &men = position.menOf(position.player);
        const std::uint8_t point = pointFor(men, number);
        if (hasPlayableMan(men, point)) {
            plays.add({position.player, playKindOf(men.phase), point, 0, number, false});
        }
    }
};

constexpr std::array FirstPhases{Phase::PlayDown};
constexpr std::array LastPhases{Phase::BearOff};

std::shared_ptr<const OddsSource> estimate(const Rules &rules, const Progress &)
{
    return std::make_shared<const EstimatedOdds>(rules, 50);
}

constexpr Procedure OwnProcedure = procedures::makeProcedure<Highest>({
    .id = "highest",
    .firstPhases = FirstPhases,
    .middlePhases = {},
    .lastPhases = LastPhases,
    .pointCount = PointsInTable,
    .maxMenOnPoint = 2,
    .requiredRules = {},
    .maxPlays = [](const Rules &rules) { return int{rules.dice}; },
    .oddsMethod = [](const Rules &) { return OddsMethod::RandomPlay; },
    .odds = &estimate,
});

RuleSet tenthGame()
{
    RuleSet set = *catalogue().find(u"alfonso"_s);
    set.id = u"tenth"_s;
    set.defaultRules.procedure = &OwnProcedure;
    return set;
}

std::optional<Error> checked(const RuleSet &set)
{
    json::FirstErrorCollector errors(u"tenth.json"_s);
    checkRuleSet(set, errors);
    return errors.error();
}

} // namespace

/// Tests that a procedure is a value on which no other code depends.
class TestProcedures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFolderIsAProcedure();
    void fitsTheLimits_data();
    void fitsTheLimits();
    void playsToTheEndAsStepByStep_data();
    void playsToTheEndAsStepByStep();
    void knowsForcedPlaysAsByTryingAllWays_data();
    void knowsForcedPlaysAsByTryingAllWays();
    void aTenthGameNeedsNoOtherCode();
    void aTenthGameIsCheckedWhenItIsLoaded();
    void whatIsTooLargeIsRefused();
};

void TestProcedures::everyFolderIsAProcedure()
{
    const QDir folder(QString::fromUtf8(DOUBLETS_SOURCE_DIR "/core/procedures"));
    QStringList known;
    for (const Procedure *procedure : procedures::all()) {
        known << QString::fromLatin1(procedure->id);
        QCOMPARE(procedures::find(procedure->id), procedure);
    }
    QCOMPARE(known, folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name));
    QCOMPARE(procedures::find("laying"), &procedures::laying);
    QCOMPARE(procedures::find("tric-trac"), nullptr);
}

void TestProcedures::fitsTheLimits_data()
{
    QTest::addColumn<QString>("id");
    for (const RuleSet &set : catalogue().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

/// Checks the upper bounds of plays and events against played games.
void TestProcedures::fitsTheLimits()
{
    QFETCH(QString, id);
    const Rules rules = catalogue().find(id)->defaultRules;
    const Procedure &procedure = *rules.procedure;
    int maxPlays = 0;
    int maxEvents = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SeededDice dice(seed);
        RandomPlayer player(seed);
        Position position = referee::initialPosition(rules);
        position.stage = Stage::ToThrow;
        while (!position.isOver()) {
            Events events;
            const PlayList plays = referee::legalPlays(rules, position);
            maxPlays = std::max(maxPlays, procedure.candidatePlays(rules, position).size());
            if (plays.empty()) {
                Throw thrown;
                for (int i = 0; i < rules.dice; ++i) {
                    thrown.add(dice.roll());
                }
                referee::throwDice(rules, position, thrown, events);
            } else {
                referee::play(rules, position, plays[player.choose(rules, position, plays)],
                              events);
            }
            maxEvents = std::max(maxEvents, events.size());
        }
    }
    QVERIFY(maxPlays <= procedure.maxPlays(rules));
    QVERIFY(maxEvents <= procedure.maxEvents(rules));
    QVERIFY(procedure.maxPlays(rules) <= limits::MaxPlays);
    QVERIFY(procedure.maxEvents(rules) <= limits::MaxEvents);
}

void TestProcedures::playsToTheEndAsStepByStep_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Rules>("rules");
    for (const RuleSet &set : catalogue().all()) {
        for (const Rulings &rulings : set.allRulingCombinations()) {
            QTest::newRow(qPrintable(set.id + u' ' + QStringList(rulings.values()).join(u' ')))
                << set.id << set.rules(rulings);
        }
    }
}

/// Games played without events must be the same as recorded games.
void TestProcedures::playsToTheEndAsStepByStep()
{
    QFETCH(Rules, rules);
    const auto run = [&](bool listening) {
        SimulationOptions options;
        options.rules = rules;
        options.games = 60;
        options.seed = 1674;
        if (listening) {
            options.formatGame = [](std::uint64_t, const std::vector<HistoryEntry> &) {
                return QByteArray();
            };
            options.consumeText = [](const QByteArray &) {};
        }
        return simulate(options);
    };
    const SimulationResult heard = run(true);
    const SimulationResult unheard = run(false);
    QCOMPARE(unheard.throws, heard.throws);
    QCOMPARE(unheard.whiteWins, heard.whiteWins);
    QCOMPARE(unheard.draws, heard.draws);
    QCOMPARE(unheard.firstThrowerWins, heard.firstThrowerWins);
}

namespace {

/// Returns whether play continues in the same way from two positions. Once the game is over, the
/// remaining numbers make no difference.
bool isAlike(const Position &a, const Position &b)
{
    return a == b || (a.isOver() && b.isOver() && a.stage == b.stage && a.men == b.men);
}

/// Collects every position in which the player's numbers have all been played.
void collectEnds(const Rules &rules, const Position &position, Side player,
                 std::vector<Position> &ends)
{
    if (position.stage != Stage::Playing || position.player != player) {
        if (std::ranges::none_of(ends,
                                 [&](const Position &end) { return isAlike(end, position); })) {
            ends.push_back(position);
        }
        return;
    }
    for (const Play &play : referee::legalPlays(rules, position)) {
        Position next = position;
        referee::play(rules, next, play);
        collectEnds(rules, next, player, ends);
    }
}

} // namespace

void TestProcedures::knowsForcedPlaysAsByTryingAllWays_data()
{
    playsToTheEndAsStepByStep_data();
}

/// Tests only the last three men of doublets, since more would have too many continuations.
void TestProcedures::knowsForcedPlaysAsByTryingAllWays()
{
    QFETCH(Rules, rules);
    int forced = 0;
    int free = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededDice dice(seed);
        RandomPlayer player(seed);
        Position position = referee::initialPosition(rules);
        position.stage = Stage::ToThrow;
        while (!position.isOver()) {
            const PlayList plays = referee::legalPlays(rules, position);
            if (plays.empty()) {
                Throw thrown;
                for (int i = 0; i < rules.dice; ++i) {
                    thrown.add(dice.roll());
                }
                referee::throwDice(rules, position, thrown);
                continue;
            }
            if (position.stage == Stage::Playing && position.doubletMen <= 3) {
                std::vector<Position> ends;
                collectEnds(rules, position, position.player, ends);
                QCOMPARE(referee::isForced(rules, position), ends.size() == 1);
                ++(ends.size() == 1 ? forced : free);
            }
            referee::play(rules, position, plays[player.choose(rules, position, plays)]);
        }
    }
    QVERIFY(forced > 100);
    QCOMPARE(free > 0, rules.doublet == Doublet::Total || oddsMethod(rules) != OddsMethod::Exact);
}

void TestProcedures::aTenthGameNeedsNoOtherCode()
{
    const RuleSet set = tenthGame();
    QVERIFY(!checked(set));
    Game game(set, set.defaultRulings(), std::make_unique<SeededDice>(7));
    QSignalSpy off(&game, &Game::manBorneOff);
    QSignalSpy won(&game, &Game::gameWon);
    RandomPlayer player(7);
    while (!game.position().isOver()) {
        const PlayList plays = game.legalPlays();
        QVERIFY(plays.empty()
                    ? game.throwDice()
                    : game.play(plays[player.choose(game.rules(), game.position(), plays)]));
    }
    QCOMPARE(won.size(), 1);
    const bool fromBelow = std::any_of(off.begin(), off.end(), [](const QList<QVariant> &borne) {
        return borne[1].toInt() < borne[2].toInt();
    });
    QVERIFY(fromBelow); // the only difference of this procedure

    SimulationOptions options;
    options.rules = set.defaultRules;
    options.games = 500;
    const SimulationResult own = simulate(options);
    options.rules = catalogue().find(u"alfonso"_s)->defaultRules;
    const SimulationResult laid = simulate(options);
    QVERIFY(own.meanThrows() + 1 < laid.meanThrows()); // fewer numbers are unplayable
    const auto odds = makeOdds(set.defaultRules);
    QCOMPARE(odds->method(), OddsMethod::RandomPlay);
    QVERIFY(odds->oddsOf(referee::initialPosition(set.defaultRules)).white > 0.2);
}

void TestProcedures::aTenthGameIsCheckedWhenItIsLoaded()
{
    RuleSet set = tenthGame();
    set.defaultRules.men[2] = 3;
    const auto tooMany = checked(set);
    QVERIFY(tooMany);
    QCOMPARE(tooMany->place, u"rules.men.value"_s);
    QCOMPARE(tooMany->facts, (QStringList{u"men: 3 on a point"_s, u"procedure: highest"_s}));
    set = tenthGame();
    set.defaultRules.tables = Tables::All;
    QCOMPARE(checked(set)->place, u"rules.tables.value"_s);
}

/// Rule files of games too large for the referee must be rejected with an explanation.
void TestProcedures::whatIsTooLargeIsRefused()
{
    Procedure large = OwnProcedure;
    RuleSet set = tenthGame();
    set.defaultRules.procedure = &large;
    QVERIFY(!checked(set));
    large.maxPlays = [](const Rules &) { return limits::MaxPlays + 1; };
    QCOMPARE(checked(set)->code, ErrorCode::ImpossibleValue);
    QCOMPARE(checked(set)->place, u"procedure"_s);
    QCOMPARE(checked(set)->facts, (QStringList{u"55 plays"_s, u"≤ 54"_s}));
    large = OwnProcedure;
    large.maxEvents = [](const Rules &) { return limits::MaxEvents + 1; };
    QCOMPARE(checked(set)->facts, (QStringList{u"17 events"_s, u"≤ 16"_s}));
}

QTEST_APPLESS_MAIN(TestProcedures)
#include "tst_procedures.moc"
