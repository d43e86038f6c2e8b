// SPDX-License-Identifier: MIT
#include "core/comparison/comparison.h"

#include "core/players/simulation.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "tests/core/record/games.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

const QDir Goldens(QStringLiteral(DOUBLETS_SOURCE_DIR "/tests/core/comparison/goldens"));
constexpr std::uint64_t Seed = 1674;

const RuleSet &ruleSet(const QString &id)
{
    return *catalogue().find(id);
}

Rules rulesOf(const QString &id)
{
    return ruleSet(id).rules(ruleSet(id).defaultRulings());
}

Comparison compared(const QString &id, const std::vector<std::uint8_t> &faces,
                    std::uint64_t seed = Seed)
{
    RandomPlayer player(1);
    return *playWithFaces({rulesOf(id), faces, seed, &player, {}});
}

/// A non-owning player, so that both sides share one, as in a comparison.
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

/// Returns a simulated game, and the seed of its dice in `diceSeed`.
std::vector<HistoryEntry> simulated(const QString &id, Player &player, std::uint64_t &diceSeed)
{
    std::vector<HistoryEntry> game;
    SimulationOptions options;
    options.rules = rulesOf(id);
    options.games = 1;
    options.seed = 9;
    options.white = [&] { return std::make_unique<Shared>(player); };
    options.black = options.white;
    options.formatGame = [&](std::uint64_t seed, const std::vector<HistoryEntry> &history) {
        diceSeed = seed;
        game = history;
        return QByteArray();
    };
    options.consumeText = [](const QByteArray &) {};
    static_cast<void>(simulate(options));
    return game;
}

bool sameCourse(const std::vector<HistoryEntry> &one, const std::vector<HistoryEntry> &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const HistoryEntry &a, const HistoryEntry &b) {
                          return a.action == b.action && a.after == b.after;
                      });
}

/// A player who always chooses the first man, or always the last.
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

/// Returns the history of a game by these rules, with the given dice as far as they go.
std::vector<HistoryEntry> course(const QString &id, const std::vector<std::uint8_t> &faces,
                                 bool lastMan = false, const Rulings &rulings = {})
{
    const RuleSet &rules = ruleSet(id);
    Game game(rules, rules.completedRulings(rulings).value(),
              std::make_unique<ScriptedDice>(faces));
    EndPlayer player(lastMan);
    for (;;) {
        const PlayList plays = game.legalPlays();
        if (!plays.empty()) {
            game.play(plays[player.choose(game.rules(), game.position(), plays)]);
        } else if (!game.throwDice()) {
            return game.history();
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

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facesStandInTheOrderOfFalling();
    void sameRulesGiveTheSameCourse_data() { addIds(); }
    void sameRulesGiveTheSameCourse();
    void aBrokenSeededGameGoesOnAsItWould_data() { addIds(); }
    void aBrokenSeededGameGoesOnAsItWould();
    void bestPlayersPlayTheSameGameAgain();
    void theUsualPlayerIsTheBest();
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

void TestComparison::facesStandInTheOrderOfFalling()
{
    const std::vector<std::uint8_t> faces{4, 4, 6, 2, 5, 3, 1, 6};
    QCOMPARE(facesInOrder(course(u"cotton"_s, faces)), faces);
    QVERIFY(facesInOrder({}).empty());
}

void TestComparison::sameRulesGiveTheSameCourse()
{
    QFETCH(const QString, id);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<HistoryEntry> game = simulated(id, player, diceSeed);
    const Comparison again = compared(id, facesInOrder(game));
    QVERIFY(sameCourse(again.history, game));
    QCOMPARE(again.unusedFaceCount(), std::size_t{0});
    QCOMPARE(again.seededFaceCount(), std::size_t{0});
    QVERIFY(!firstDivergence(game, again.history, rulesOf(id)));
}

void TestComparison::aBrokenSeededGameGoesOnAsItWould()
{
    QFETCH(const QString, id);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<HistoryEntry> game = simulated(id, player, diceSeed);
    std::vector<std::uint8_t> faces = facesInOrder(game);
    const std::size_t all = faces.size();
    faces.resize(all / 2);
    const Comparison again = compared(id, faces, diceSeed);
    QVERIFY(sameCourse(again.history, game));
    QCOMPARE(again.seededFaceCount(), all - all / 2);
    QVERIFY(!sameCourse(compared(id, faces, diceSeed + 1).history, game));
}

void TestComparison::bestPlayersPlayTheSameGameAgain()
{
    std::uint64_t diceSeed = 0;
    BestPlayer player(makeOdds(rulesOf(u"willughby"_s)));
    const std::vector<HistoryEntry> game = simulated(u"willughby"_s, player, diceSeed);
    const auto again =
        playWithFaces({rulesOf(u"willughby"_s), facesInOrder(game), Seed, &player, {}});
    QVERIFY(again && sameCourse(again->history, game));
}

void TestComparison::theUsualPlayerIsTheBest()
{
    const std::vector<std::uint8_t> faces{6, 1, 3, 3, 5, 5, 2, 2, 4, 4};
    for (const QString &id : {u"cotton"_s, u"alfonso-race"_s}) {
        const Rules rules = rulesOf(id);
        BestPlayer best(makeOdds(rules));
        const auto wanted = playWithFaces({rules, faces, Seed, &best, {}});
        const auto found = playWithFacesAndDefaultPlayer(rules, faces, Seed);
        QVERIFY(wanted && found && sameCourse(found->history, wanted->history));
        QVERIFY(!sameCourse(compared(id, faces).history, wanted->history));
    }
    const Rules rules = rulesOf(u"cotton"_s);
    QVERIFY(!playWithFacesAndDefaultPlayer(rules, faces, Seed, [](double) { return false; }));

    Rules invented = rulesOf(u"alfonso-race"_s);
    invented.dice = 2; // no best player has learned these rules
    RandomPlayer random(SplitMix(Seed).next());
    const auto raced = playWithFaces({invented, faces, Seed, &random, {}});
    const auto again = playWithFacesAndDefaultPlayer(invented, faces, Seed);
    QVERIFY(raced && again && sameCourse(again->history, raced->history));

    // The odds come from the maker passed in: without odds there is no game.
    const auto none = [](const Rules &, const Progress &) { return nullptr; };
    QVERIFY(!playWithFacesAndDefaultPlayer(rules, faces, Seed, {}, none));
}

void TestComparison::everyPairOfRuleSetsEnds_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const QString &from : catalogue().ids()) {
        for (const QString &to : catalogue().ids()) {
            QTest::addRow("%s to %s", qPrintable(from), qPrintable(to)) << from << to;
        }
    }
}

void TestComparison::everyPairOfRuleSetsEnds()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    const std::vector<std::uint8_t> faces = facesInOrder(simulated(from, player, diceSeed));
    for (const Rulings &rulings : ruleSet(to).allRulingCombinations()) {
        const Rules rules = ruleSet(to).rules(ruleSet(to).completedRulings(rulings).value());
        RandomPlayer one(1);
        const auto game = playWithFaces({rules, faces, Seed, &one, {}});
        QVERIFY(game && game->history.back().after.isOver());
        // The dice agree as far as both games go.
        const std::vector<std::uint8_t> fell = facesInOrder(game->history);
        QCOMPARE(fell.size(), game->facesUsed);
        const std::size_t shared = std::min(fell.size(), faces.size());
        QVERIFY(std::equal(fell.begin(), fell.begin() + static_cast<std::ptrdiff_t>(shared),
                           faces.begin()));
        RandomPlayer other(1);
        QVERIFY(
            sameCourse(playWithFaces({rules, faces, Seed, &other, {}})->history, game->history));
    }
}

void TestComparison::twoDiceAreDealtToThree()
{
    const auto game = course(u"cotton"_s, {6, 2, 5, 3, 1, 4, 2, 5});
    const Comparison three = compared(u"alfonso"_s, facesInOrder(game));
    std::vector<Action> throws;
    for (const HistoryEntry &entry : three.history) {
        if (!std::holds_alternative<Play>(entry.action)) {
            throws.push_back(entry.action);
        }
    }
    QVERIFY(throws[0] == Action(OpeningThrow{6, 2}));
    QVERIFY(throws[1] == Action(Throw{5, 3, 1}));
    QVERIFY(throws[2] == Action(Throw{4, 2, 5}));
    // Eight faces were given, so the next throw begins with the ninth face of the seed.
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

void TestComparison::tiesAreThrownAgain()
{
    const Comparison game = compared(u"cotton"_s, {3, 3, 2, 2, 1, 4, 6, 5});
    QVERIFY(game.history[2].action == Action(OpeningThrow{1, 4}));
    QCOMPARE(game.history[2].after.thrower, Side::Black);
    QVERIFY(game.history[3].action == Action(Throw{6, 5}));
}

void TestComparison::countsFaces()
{
    std::uint64_t diceSeed = 0;
    RandomPlayer player(1);
    std::vector<std::uint8_t> faces = facesInOrder(simulated(u"moulidars"_s, player, diceSeed));
    const std::size_t all = faces.size();
    faces.insert(faces.end(), 7, 6);
    const Comparison longer = compared(u"moulidars"_s, faces);
    QCOMPARE(longer.facesUsed, all);
    QCOMPARE(longer.unusedFaceCount(), std::size_t{7});
    QCOMPARE(longer.seededFaceCount(), std::size_t{0});
    const Comparison none = compared(u"moulidars"_s, {});
    QCOMPARE(none.seededFaceCount(), none.facesUsed);
    QVERIFY(none.history.back().after.isOver());
}

void TestComparison::stopsWhenAsked()
{
    RandomPlayer player(1);
    int asked = 0;
    const auto game = playWithFaces(
        {rulesOf(u"cotton"_s), {}, Seed, &player, [&asked](double) { return ++asked < 5; }});
    QVERIFY(!game);
    QCOMPARE(asked, 5);
}

void TestComparison::partsWhereTheRulesDo()
{
    // White's second ace cannot be played: by Cotton Black plays it, by Willughby it is lost.
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 1, 3, 4, 5};
    const auto cotton = course(u"cotton"_s, faces);
    const auto willughby = course(u"willughby"_s, faces);
    QCOMPARE(firstDivergence(cotton, willughby, rulesOf(u"willughby"_s)),
             std::optional(Divergence{2, false}));
    QCOMPARE(firstDivergence(willughby, cotton, rulesOf(u"cotton"_s)),
             std::optional(Divergence{2, false}));
    QCOMPARE(firstDivergence(cotton, cotton, rulesOf(u"cotton"_s)), std::nullopt);
    const auto without = course(u"willughby"_s, {6, 1, 1, 2, 5, 6});
    QCOMPARE(firstDivergence(cotton, without, rulesOf(u"willughby"_s)), std::nullopt);
}

void TestComparison::partsWhereThePlayersDo()
{
    // A double ace lays down any two men.
    const std::vector<std::uint8_t> faces{6, 1, 4, 5, 3, 2, 1, 1, 6, 5};
    const auto first = course(u"cotton"_s, faces, false);
    const auto last = course(u"willughby"_s, faces, true);
    QCOMPARE(firstDivergence(first, last, rulesOf(u"willughby"_s)),
             std::optional(Divergence{2, true}));
    // Moulidars has no such privilege, so the rules make the difference.
    const auto plain = course(u"moulidars"_s, faces);
    QCOMPARE(firstDivergence(first, plain, rulesOf(u"moulidars"_s)),
             std::optional(Divergence{2, false}));
}

void TestComparison::partsByAClaimForgotten()
{
    const Rulings claimed{{u"claim"_s, u"claimed"_s}};
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 1, 3, 4, 5};
    const RuleSet &set = ruleSet(u"charpentier"_s);
    Game game(set, set.completedRulings(claimed).value(), std::make_unique<ScriptedDice>(faces));
    while (game.dice().canRoll()) {
        if (game.position().stage == Stage::Playing) {
            QVERIFY(game.play(game.legalPlays()[0]));
        } else {
            QVERIFY(game.throwDice()); // and so forfeits the ace
        }
    }
    const auto claims = course(u"charpentier"_s, faces, false, claimed);
    QCOMPARE(firstDivergence(game.history(), claims, game.rules()),
             std::optional(Divergence{2, true}));
}

void TestComparison::sameMenInAnotherOrderDoNotPart()
{
    const std::vector<std::uint8_t> faces{6, 1, 1, 2, 5, 6, 4, 3};
    const auto first = course(u"cotton"_s, faces, false);
    const auto last = course(u"cotton"_s, faces, true);
    QVERIFY(!sameCourse(first, last));
    QCOMPARE(firstDivergence(first, last, rulesOf(u"cotton"_s)), std::nullopt);
}

void TestComparison::whatBreaksOffPartsFromNothing()
{
    auto broken = course(u"cotton"_s, {6, 1, 1, 2, 5, 6});
    broken.pop_back(); // one number of the last throw remains to be played
    QCOMPARE(broken.back().after.stage, Stage::Playing);
    const auto whole = course(u"willughby"_s, {6, 1, 1, 2, 5, 6, 4, 4});
    QCOMPARE(firstDivergence(broken, whole, rulesOf(u"willughby"_s)), std::nullopt);
    QCOMPARE(firstDivergence({}, whole, rulesOf(u"willughby"_s)), std::nullopt);
}

void TestComparison::partsWhereOneIsOver()
{
    const Comparison game = compared(u"cotton"_s, {});
    const auto throws = static_cast<std::size_t>(
        std::count_if(game.history.begin(), game.history.end(), [](const HistoryEntry &entry) {
            return std::holds_alternative<Throw>(entry.action);
        }));
    std::vector<HistoryEntry> shorter = game.history;
    while (!std::holds_alternative<Throw>(shorter.back().action)) {
        shorter.pop_back();
    }
    shorter.pop_back();
    QCOMPARE(firstDivergence(shorter, game.history, rulesOf(u"cotton"_s)), std::nullopt);
    shorter.back().after.stage = Stage::Won;
    QCOMPARE(firstDivergence(shorter, game.history, rulesOf(u"cotton"_s)),
             std::optional(Divergence{throws - 1, false}));
}

void TestComparison::isWrittenDownAsAnyGame()
{
    for (const RuleSet &set : catalogue().all()) {
        const Comparison game = compared(set.id, {6, 3, 2, 2, 5, 1, 4, 4});
        const Record record = recordOf(game, set, set.defaultRulings(), u"Anne"_s, {});
        const auto read = parseRecord(recordJson(record, RecordLayout::Indented), {});
        QVERIFY(read && read.value() == record);
        const auto history = replay(read.value(), catalogue());
        QVERIFY2(history, history ? "" : qPrintable(history.error().error.facts.join(u' ')));
        QVERIFY(sameCourse(history.value(), game.history));
        QCOMPARE(record.dice, DiceOrigin::Entered);
        QCOMPARE(record.white.name, u"Anne"_s);
        QCOMPARE(record.black.kind, PlayerKind::Computer);
    }
}

void TestComparison::goldens_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("two dice") << u"cotton"_s;
    QTest::newRow("three dice") << u"alfonso"_s;
}

/// Compares a golden record with each rule set, one line for each. Set DOUBLETS_WRITE_GOLDENS=1 to
/// rewrite the files, and review the differences before committing them.
void TestComparison::goldens()
{
    QFETCH(const QString, id);
    const auto record = readRecord(QStringLiteral(DOUBLETS_SOURCE_DIR) +
                                   u"/tests/core/record/goldens/%1/game.doublets"_s.arg(id));
    QVERIFY(record);
    const auto played = replay(record.value(), catalogue());
    QVERIFY(played);
    QByteArray lines;
    for (const RuleSet &set : catalogue().all()) {
        const Comparison game = compared(set.id, facesInOrder(played.value()));
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

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
