// SPDX-License-Identifier: MIT
#include "core/retelling/retelling.h"

#include "core/players/simulation.h"
#include "tests/core/record/games.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

const QDir Goldens(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/core/retelling/goldens"));
constexpr std::uint64_t Seed = 1674;

const RuleSet &ruleSet(const QString &id)
{
    return *catalogue().find(id);
}

Rules rulesOf(const QString &id)
{
    return ruleSet(id).rules(ruleSet(id).defaultRulings());
}

Retelling retold(const QString &id, const std::vector<std::uint8_t> &faces,
                 std::uint64_t seed = Seed)
{
    RandomPlayer player(1);
    return *retell({rulesOf(id), faces, seed, &player, {}});
}

/// One player for both sides, as a retelling has it.
class Shared final : public Player
{
public:
    explicit Shared(Player &player)
        : m_player(player)
    {
    }
    [[nodiscard]] int choose(const Rules &rules, const Position &position,
                             const PlayList &plays) override
    {
        return m_player.choose(rules, position, plays);
    }

private:
    Player &m_player;
};

/// A whole game of the simulation, and the seed of its dice.
std::vector<Turn> simulated(const QString &id, Player &player, std::uint64_t &diceSeed)
{
    std::vector<Turn> game;
    SimulationOptions options;
    options.rules = rulesOf(id);
    options.games = 1;
    options.seed = 9;
    options.white = [&] { return std::make_unique<Shared>(player); };
    options.black = options.white;
    options.record = [&](std::uint64_t seed, const std::vector<Turn> &turns) {
        diceSeed = seed;
        game = turns;
        return QByteArray();
    };
    options.keep = [](const QByteArray &) {};
    static_cast<void>(simulate(options));
    return game;
}

bool sameCourse(const std::vector<Turn> &one, const std::vector<Turn> &other)
{
    return std::equal(
        one.begin(), one.end(), other.begin(), other.end(),
        [](const Turn &a, const Turn &b) { return a.action == b.action && a.after == b.after; });
}

/// Chooses the first man, or the last.
class EndPlayer final : public Player
{
public:
    explicit EndPlayer(bool last)
        : m_last(last)
    {
    }
    [[nodiscard]] int choose(const Rules &, const Position &, const PlayList &plays) override
    {
        return m_last ? plays.size() - 1 : 0;
    }

private:
    bool m_last;
};

/// The course of a game by these rules, its dice as written, as far as they go.
std::vector<Turn> course(const QString &id, const std::vector<std::uint8_t> &faces,
                         bool lastMan = false, const Rulings &rulings = {})
{
    const RuleSet &rules = ruleSet(id);
    Game game(rules, rules.completed(rulings).value(), std::make_unique<ScriptedDice>(faces));
    EndPlayer player(lastMan);
    for (;;) {
        const PlayList plays = game.legalPlays();
        if (!plays.empty()) {
            game.play(plays[player.choose(game.rules(), game.position(), plays)]);
        } else if (!game.throwDice()) {
            return game.turns();
        }
    }
}

void addIds()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

} // namespace

class TestRetelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facesStandInTheOrderOfFalling();
    void sameRulesGiveTheSameCourse_data() { addIds(); }
    void sameRulesGiveTheSameCourse();
    void aBrokenSeededGameGoesOnAsItWould_data() { addIds(); }
    void aBrokenSeededGameGoesOnAsItWould();
    void bestPlayersPlayTheSameGameAgain();
    void theUsualPlayerIsBestButInTheRace();
    void everyPairOfRuleSetsEnds_data();
    void everyPairOfRuleSetsEnds();
    void twoDiceAreDealtToThree();
    void tiesAreThrownAgain();
    void countsFaces();
    void stopsWhenAsked();
    void partsWhereTheRulesDo();
    void partsWhereThePlayersDo();
    void partsByAClaimForgotten();
    void sameMenInAnotherOrderDoNotPart();
    void whatBreaksOffPartsFromNothing();
    void partsWhereOneIsOver();
    void isWrittenDownAsAnyGame();
    void goldens_data();
    void goldens();
};

void TestRetelling::facesStandInTheOrderOfFalling()
{
    const std::vector<std::uint8_t> faces{4, 4, 6, 2, 5, 3, 1, 6};
    QCOMPARE(facesInOrder(course(u"cotton"_s, faces)), faces);
    QVERIFY(facesInOrder({}).empty());
}

void TestRetelling::sameRulesGiveTheSameCourse()
{
    QFETCH(const QString, id);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<Turn> game = simulated(id, player, diceSeed);
    const Retelling again = retold(id, facesInOrder(game));
    QVERIFY(sameCourse(again.turns, game));
    QCOMPARE(again.facesLeft(), std::size_t{0});
    QCOMPARE(again.facesAdded(), std::size_t{0});
    QVERIFY(!partingOf(game, again.turns, rulesOf(id)));
}

void TestRetelling::aBrokenSeededGameGoesOnAsItWould()
{
    QFETCH(const QString, id);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<Turn> game = simulated(id, player, diceSeed);
    std::vector<std::uint8_t> faces = facesInOrder(game);
    const std::size_t all = faces.size();
    faces.resize(all / 2);
    const Retelling again = retold(id, faces, diceSeed);
    QVERIFY(sameCourse(again.turns, game));
    QCOMPARE(again.facesAdded(), all - all / 2);
    QVERIFY(!sameCourse(retold(id, faces, diceSeed + 1).turns, game));
}

void TestRetelling::bestPlayersPlayTheSameGameAgain()
{
    std::uint64_t diceSeed = 0;
    BestPlayer player(makeOdds(rulesOf(u"willughby"_s)));
    const std::vector<Turn> game = simulated(u"willughby"_s, player, diceSeed);
    const auto again = retell({rulesOf(u"willughby"_s), facesInOrder(game), Seed, &player, {}});
    QVERIFY(again && sameCourse(again->turns, game));
}

void TestRetelling::theUsualPlayerIsBestButInTheRace()
{
    const std::vector<std::uint8_t> faces{6, 1, 3, 3, 5, 5, 2, 2, 4, 4};
    const Rules rules = rulesOf(u"cotton"_s);
    BestPlayer best(makeOdds(rules));
    const auto wanted = retell({rules, faces, Seed, &best, {}});
    const auto found = retellByUsualPlayer(rules, faces, Seed);
    QVERIFY(wanted && found && sameCourse(found->turns, wanted->turns));
    QVERIFY(!sameCourse(retold(u"cotton"_s, faces).turns, wanted->turns));

    const Rules race = rulesOf(u"alfonso-race"_s);
    RandomPlayer random(SplitMix(Seed).next());
    const auto raced = retell({race, faces, Seed, &random, {}});
    const auto again = retellByUsualPlayer(race, faces, Seed);
    QVERIFY(raced && again && sameCourse(again->turns, raced->turns));
    QVERIFY(!retellByUsualPlayer(rules, faces, Seed, [](double) { return false; }));
}

void TestRetelling::everyPairOfRuleSetsEnds_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const QString &from : catalogue().ids()) {
        for (const QString &to : catalogue().ids()) {
            QTest::addRow("%s to %s", qPrintable(from), qPrintable(to)) << from << to;
        }
    }
}

void TestRetelling::everyPairOfRuleSetsEnds()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<std::uint8_t> faces = facesInOrder(simulated(from, player, diceSeed));
    for (const Rulings &rulings : ruleSet(to).everyRulings()) {
        const Rules rules = ruleSet(to).rules(ruleSet(to).completed(rulings).value());
        RandomPlayer one(1);
        const auto game = retell({rules, faces, Seed, &one, {}});
        QVERIFY(game && game->turns.back().after.isOver());
        // The dice are the same as far as both go, and nothing else is.
        const std::vector<std::uint8_t> fell = facesInOrder(game->turns);
        QCOMPARE(fell.size(), game->facesUsed);
        const std::size_t shared = std::min(fell.size(), faces.size());
        QVERIFY(std::equal(fell.begin(), fell.begin() + static_cast<std::ptrdiff_t>(shared),
                           faces.begin()));
        RandomPlayer other(1);
        QVERIFY(sameCourse(retell({rules, faces, Seed, &other, {}})->turns, game->turns));
    }
}

void TestRetelling::twoDiceAreDealtToThree()
{
    const auto game = course(u"cotton"_s, {6, 2, 5, 3, 1, 4, 2, 5});
    const Retelling three = retold(u"alfonso"_s, facesInOrder(game));
    std::vector<Action> throws;
    for (const Turn &turn : three.turns) {
        if (!std::holds_alternative<Play>(turn.action)) {
            throws.push_back(turn.action);
        }
    }
    QVERIFY(throws[0] == Action(OpeningThrow{6, 2}));
    QVERIFY(throws[1] == Action(Throw{5, 3, 1}));
    QVERIFY(throws[2] == Action(Throw{4, 2, 5}));
    // The next is of the seed: its ninth face and those after it, since eight were given.
    SeededDice seeded(Seed);
    for (int i = 0; i < 8; ++i) {
        static_cast<void>(seeded.roll());
    }
    Throw next;
    for (int i = 0; i < 3; ++i) {
        next.add(seeded.roll());
    }
    QVERIFY(throws[3] == Action(next));
}

void TestRetelling::tiesAreThrownAgain()
{
    const Retelling game = retold(u"cotton"_s, {3, 3, 2, 2, 1, 4, 6, 5});
    QVERIFY(game.turns[2].action == Action(OpeningThrow{1, 4}));
    QCOMPARE(game.turns[2].after.thrower, Side::Black);
    QVERIFY(game.turns[3].action == Action(Throw{6, 5}));
}

void TestRetelling::countsFaces()
{
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    std::vector<std::uint8_t> faces = facesInOrder(simulated(u"moulidars"_s, player, diceSeed));
    const std::size_t all = faces.size();
    faces.insert(faces.end(), 7, 6);
    const Retelling longer = retold(u"moulidars"_s, faces);
    QCOMPARE(longer.facesUsed, all);
    QCOMPARE(longer.facesLeft(), std::size_t{7});
    QCOMPARE(longer.facesAdded(), std::size_t{0});
    const Retelling none = retold(u"moulidars"_s, {});
    QCOMPARE(none.facesAdded(), none.facesUsed);
    QVERIFY(none.turns.back().after.isOver());
}

void TestRetelling::stopsWhenAsked()
{
    RandomPlayer player(1);
    int asked = 0;
    const auto game =
        retell({rulesOf(u"cotton"_s), {}, Seed, &player, [&asked](double) { return ++asked < 5; }});
    QVERIFY(!game);
    QCOMPARE(asked, 5);
}

void TestRetelling::partsWhereTheRulesDo()
{
    // White's second ace finds no man to lay down: in Cotton Black has it, in Willughby nobody.
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 1, 3, 4, 5};
    const auto cotton = course(u"cotton"_s, faces);
    const auto willughby = course(u"willughby"_s, faces);
    QCOMPARE(partingOf(cotton, willughby, rulesOf(u"willughby"_s)),
             std::optional(Parting{2, false}));
    QCOMPARE(partingOf(willughby, cotton, rulesOf(u"cotton"_s)), std::optional(Parting{2, false}));
    QCOMPARE(partingOf(cotton, cotton, rulesOf(u"cotton"_s)), std::nullopt);
    const auto without = course(u"willughby"_s, {6, 1, 1, 2, 5, 6});
    QCOMPARE(partingOf(cotton, without, rulesOf(u"willughby"_s)), std::nullopt);
}

void TestRetelling::partsWhereThePlayersDo()
{
    // Two aces lay down any two men.
    const std::vector<std::uint8_t> faces{6, 1, 4, 5, 3, 2, 1, 1, 6, 5};
    const auto first = course(u"cotton"_s, faces, false);
    const auto last = course(u"willughby"_s, faces, true);
    QCOMPARE(partingOf(first, last, rulesOf(u"willughby"_s)), std::optional(Parting{2, true}));
    // Moulidars knows no such doublet: there it was the rules.
    const auto plain = course(u"moulidars"_s, faces);
    QCOMPARE(partingOf(first, plain, rulesOf(u"moulidars"_s)), std::optional(Parting{2, false}));
}

void TestRetelling::partsByAClaimForgotten()
{
    const Rulings claimed{{u"claim"_s, u"claimed"_s}};
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 1, 3, 4, 5};
    const RuleSet &set = ruleSet(u"charpentier"_s);
    Game game(set, set.completed(claimed).value(), std::make_unique<ScriptedDice>(faces));
    while (game.dice().canRoll()) {
        if (game.position().stage == Stage::Playing) {
            QVERIFY(game.play(game.legalPlays()[0]));
        } else {
            QVERIFY(game.throwDice()); // and so forfeits the ace
        }
    }
    const auto claims = course(u"charpentier"_s, faces, false, claimed);
    QCOMPARE(partingOf(game.turns(), claims, game.rules()), std::optional(Parting{2, true}));
}

void TestRetelling::sameMenInAnotherOrderDoNotPart()
{
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 4, 3};
    const auto first = course(u"cotton"_s, faces, false);
    const auto last = course(u"cotton"_s, faces, true);
    QVERIFY(!sameCourse(first, last));
    QCOMPARE(partingOf(first, last, rulesOf(u"cotton"_s)), std::nullopt);
}

void TestRetelling::whatBreaksOffPartsFromNothing()
{
    auto broken = course(u"cotton"_s, {6, 1, 1, 2, 5, 6});
    broken.pop_back(); // one number of the last throw is still to play
    QCOMPARE(broken.back().after.stage, Stage::Playing);
    const auto whole = course(u"willughby"_s, {6, 1, 1, 2, 5, 6, 4, 4});
    QCOMPARE(partingOf(broken, whole, rulesOf(u"willughby"_s)), std::nullopt);
    QCOMPARE(partingOf({}, whole, rulesOf(u"willughby"_s)), std::nullopt);
}

void TestRetelling::partsWhereOneIsOver()
{
    const Retelling game = retold(u"cotton"_s, {});
    const auto throws = static_cast<std::size_t>(
        std::count_if(game.turns.begin(), game.turns.end(),
                      [](const Turn &turn) { return std::holds_alternative<Throw>(turn.action); }));
    std::vector<Turn> shorter = game.turns;
    while (!std::holds_alternative<Throw>(shorter.back().action)) {
        shorter.pop_back();
    }
    shorter.pop_back();
    QCOMPARE(partingOf(shorter, game.turns, rulesOf(u"cotton"_s)), std::nullopt);
    shorter.back().after.stage = Stage::Won;
    QCOMPARE(partingOf(shorter, game.turns, rulesOf(u"cotton"_s)),
             std::optional(Parting{throws - 1, false}));
}

void TestRetelling::isWrittenDownAsAnyGame()
{
    for (const RuleSet &set : catalogue().all()) {
        const Retelling game = retold(set.id, {6, 3, 2, 2, 5, 1, 4, 4});
        const Record record = recordOf(game, set, set.defaultRulings(), u"Anne"_s, {});
        const auto read = parseRecord(recordJson(record, RecordLayout::Indented), {});
        QVERIFY(read && read.value() == record);
        const auto turns = replay(read.value(), catalogue());
        QVERIFY2(turns, turns ? "" : qPrintable(turns.error().error.facts.join(u' ')));
        QVERIFY(sameCourse(turns.value(), game.turns));
        QCOMPARE(record.dice, DiceOrigin::Entered);
        QCOMPARE(record.white.name, u"Anne"_s);
        QCOMPARE(record.black.kind, PlayerKind::Computer);
    }
}

void TestRetelling::goldens_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("two dice") << u"cotton"_s;
    QTest::newRow("three dice") << u"alfonso"_s;
}

/// A line for each rule set by which a game of the record goldens is told again.
/// DOUBLETS_WRITE_GOLDENS=1 writes them anew; look at the difference before you commit it.
void TestRetelling::goldens()
{
    QFETCH(const QString, id);
    const auto record = readRecord(QStringLiteral(DOUBLETS_SOURCE_DIR) +
                                   u"/tests/core/record/goldens/%1/game.doublets"_s.arg(id));
    QVERIFY(record);
    const auto played = replay(record.value(), catalogue());
    QVERIFY(played);
    QByteArray lines;
    for (const RuleSet &set : catalogue().all()) {
        const Retelling game = retold(set.id, facesInOrder(played.value()));
        lines += recordJson(recordOf(game, set, set.defaultRulings(), u"Anne"_s, u"Ben"_s),
                            RecordLayout::OneLine) +
                 '\n';
    }
    QFile file(Goldens.filePath(id + u".jsonl"_s));
    if (qEnvironmentVariableIsSet("DOUBLETS_WRITE_GOLDENS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(lines, file.readAll());
}

QTEST_GUILESS_MAIN(TestRetelling)
#include "tst_retelling.moc"
