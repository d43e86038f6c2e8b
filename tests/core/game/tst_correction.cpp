// SPDX-License-Identifier: MIT
#include "core/game/correction.h"

#include "core/dice/dice.h"
#include "core/rules/catalogue.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace doublets;

namespace {

const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

Numbers facesFrom(SeededDice &dice, int count)
{
    Numbers faces;
    for (int i = 0; i < count; ++i) {
        faces.add(dice.roll());
    }
    return faces;
}

std::unique_ptr<Game> enteredGame(const QString &ruleSet)
{
    const RuleSet &set = *catalogue().find(ruleSet);
    return std::make_unique<Game>(set, set.completedRulings({}).value(),
                                  std::make_unique<EnteredDice>());
}

/// Returns a game with entered dice, whose faces come from `seed`. Plays the last legal play, and
/// claims every other time.
std::unique_ptr<Game> playedGame(const QString &ruleSet, std::uint64_t seed)
{
    auto game = enteredGame(ruleSet);
    SeededDice dice(seed);
    bool claims = false;
    while (!game->position().isOver()) {
        const PlayList plays = game->legalPlays();
        claims = !claims;
        const bool mayLeave = game->position().stage == Stage::Claiming && !claims;
        if (plays.empty() || mayLeave) {
            game->enterDice(facesFrom(dice, game->nextDiceCount()));
        } else {
            game->play(plays[plays.size() - 1]);
        }
    }
    return game;
}

bool isThrow(const HistoryEntry &entry)
{
    return !std::holds_alternative<Play>(entry.action);
}

bool isSame(const std::vector<HistoryEntry> &a, const std::vector<HistoryEntry> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const HistoryEntry &one, const HistoryEntry &other) {
                          return one.action == other.action && one.events == other.events &&
                                 one.after == other.after;
                      });
}

/// Replays a game as its players would: with the corrected dice, repeating each play while it is
/// legal, and stopping where a new choice is needed.
std::unique_ptr<Game> playedAfresh(const Game &old, std::size_t corrected, const Numbers &faces)
{
    auto fresh = enteredGame(old.ruleSet().id);
    const auto &history = old.history();
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (const auto *play = std::get_if<Play>(&history[i].action)) {
            fresh->play(*play);
            continue;
        }
        if (i > corrected) {
            fresh->playForced();
            const Position &now = fresh->position();
            const Position &then = history[i - 1].after;
            const bool mayClaimOther =
                now.stage == Stage::Claiming &&
                (then.stage != Stage::Claiming || now.remainingNumbers != then.remainingNumbers ||
                 now.player != then.player || now.doubletMen != then.doubletMen);
            const bool wasLead = std::holds_alternative<OpeningThrow>(history[i].action);
            if (!fresh->canThrow() || mayClaimOther || wasLead != (now.stage == Stage::Opening)) {
                return fresh;
            }
            if (!wasLead && referee::nextThrower(fresh->rules(), now) !=
                                referee::nextThrower(fresh->rules(), then)) {
                return fresh;
            }
        }
        fresh->enterDice(i == corrected ? faces : Numbers(facesOf(history[i].action)));
    }
    if (old.position().stage != Stage::Playing) {
        fresh->playForced();
    }
    return fresh;
}

/// Returns the throw with one die, chosen by `which`, increased by one.
Numbers mistyped(const Action &action, std::size_t which)
{
    std::vector<std::uint8_t> faces = facesOf(action);
    std::uint8_t &face = faces[which % faces.size()];
    face = static_cast<std::uint8_t>(face % 6 + 1);
    return Numbers(faces);
}

} // namespace

/// Tests the correction of a throw that was entered wrongly.
class TestCorrection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAgainWhatIsLegal_data();
    void playsAgainWhatIsLegal();
    void sameDiceChangeNothing_data() { playsAgainWhatIsLegal_data(); }
    void sameDiceChangeNothing();
    void saysWhatBecomesOfTheRest_data();
    void saysWhatBecomesOfTheRest();
    void refusesActionsThatAreNotThrows();
    void isOneStepOfUndo();
    void isUndoneAmongOtherSteps();
    void suggestsTheDiceThatFell();
    void leavesDiceOfTheProgram();
};

void TestCorrection::playsAgainWhatIsLegal_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &set : catalogue().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

void TestCorrection::playsAgainWhatIsLegal()
{
    QFETCH(const QString, ruleSet);
    const auto game = playedGame(ruleSet, 1674);
    const auto &history = game->history();
    int kept = 0;
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (!isThrow(history[i])) {
            continue;
        }
        const Numbers faces = mistyped(history[i].action, i);
        const auto made = correctThrowInHistory(game->rules(), history, i, faces);
        QVERIFY(made);
        const auto afresh = playedAfresh(*game, i, faces);
        QVERIFY2(isSame(made->history, afresh->history()),
                 qPrintable(u"action %1: %2 of %3 actions"_s.arg(i)
                                .arg(made->history.size())
                                .arg(afresh->history().size())));
        const auto throws = std::count_if(history.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                          history.end(), isThrow);
        const int asked = made->outcome == Correction::Outcome::ChoiceRequired &&
                          made->lastThrow > made->throwNumber;
        QCOMPARE(made->replayedUnchanged + made->replayedDifferently + made->discarded + asked,
                 static_cast<int>(throws));
        QCOMPARE(made->outcome == Correction::Outcome::Completed,
                 made->discarded + asked == 0 &&
                     !(made->outcome == Correction::Outcome::ChoiceRequired));
        kept += made->replayedUnchanged + made->replayedDifferently;
    }
    QVERIFY(kept > 0);
}

void TestCorrection::sameDiceChangeNothing()
{
    QFETCH(const QString, ruleSet);
    const auto game = playedGame(ruleSet, 7);
    std::vector<HistoryEntry> history = game->history();
    for (const std::size_t size : {history.size(), history.size() * 2 / 3, history.size() / 3}) {
        history.resize(size); // may end in the middle of a throw
        int later = 0;
        for (std::size_t i = size; i-- > 0;) {
            if (!isThrow(history[i])) {
                continue;
            }
            const auto made = correctThrowInHistory(game->rules(), history, i,
                                                    Numbers(facesOf(history[i].action)));
            QVERIFY(made);
            QVERIFY(isSame(made->history, history));
            QCOMPARE(made->outcome, Correction::Outcome::Completed);
            QCOMPARE(made->replayedUnchanged, later++);
            QCOMPARE(made->replayedDifferently + made->discarded, 0);
        }
    }
}

void TestCorrection::saysWhatBecomesOfTheRest_data()
{
    using End = Correction::Outcome;
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QList<int>>("faces"); // the lead, then throws; legal plays are made
    QTest::addColumn<int>("index");        // index of the corrected throw
    QTest::addColumn<QList<int>>("instead");
    QTest::addColumn<End>("end");
    QTest::addColumn<QList<int>>(
        "counts"); // number, lastThrow, asBefore, otherwise, takenBack, told
    const QList<int> game{6, 2, 6, 2, 5, 1, 6, 3, 4, 1};
    const auto row = [&](const char *name, const QString &ruleSet, int index,
                         const QList<int> &instead, End end, const QList<int> &counts) {
        QTest::newRow(name) << ruleSet << game << index << instead << end << counts;
    };
    row("the last one", u"willughby"_s, 4, {4, 2}, End::Completed, {4, 4, 0, 0, 0, 0});
    row("all that follows fits", u"willughby"_s, 1, {6, 1}, End::Completed, {1, 4, 3, 0, 0, 0});
    row("a man is gone", u"cotton"_s, 1, {6, 1}, End::Completed, {1, 4, 2, 1, 0, 0});
    row("a doublet keeps the dice", u"fiske"_s, 2, {5, 5}, End::ThrowerChanged, {2, 2, 0, 0, 2, 0});
    row("another lead", u"willughby"_s, 0, {5, 2}, End::Completed, {0, 4, 4, 0, 0, 0});
    row("the other has the lead", u"willughby"_s, 0, {2, 6}, End::ThrowerChanged,
        {0, 0, 0, 0, 4, 0});
    row("a tie", u"willughby"_s, 0, {2, 2}, End::LeadChanged, {0, 0, 0, 0, 4, 0});
}

void TestCorrection::saysWhatBecomesOfTheRest()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QList<int>, faces);
    QFETCH(const int, index);
    QFETCH(const QList<int>, instead);
    QFETCH(const Correction::Outcome, end);
    QFETCH(const QList<int>, counts);
    const auto game = enteredGame(ruleSet);
    std::vector<std::size_t> throws;
    for (qsizetype i = 0; i < faces.size(); i += 2) {
        game->playForced();
        throws.push_back(game->history().size());
        QVERIFY(game->enterDice(
            {static_cast<std::uint8_t>(faces[i]), static_cast<std::uint8_t>(faces[i + 1])}));
    }
    game->playForced();
    const auto made = correctThrowInHistory(
        game->rules(), game->history(), throws[static_cast<std::size_t>(index)],
        {static_cast<std::uint8_t>(instead[0]), static_cast<std::uint8_t>(instead[1])});
    QVERIFY(made);
    QCOMPARE(made->outcome, end);
    const QList<int> found{made->throwNumber,       made->lastThrow,
                           made->replayedUnchanged, made->replayedDifferently,
                           made->discarded,         static_cast<int>(made->suggestedFaces.size())};
    QCOMPARE(found, counts);
}

void TestCorrection::refusesActionsThatAreNotThrows()
{
    const auto game = playedGame(u"cotton"_s, 1);
    const auto &history = game->history();
    const auto correct = [&](std::size_t index, const Numbers &faces) {
        return correctThrowInHistory(game->rules(), history, index, faces).has_value();
    };
    const auto play = static_cast<std::size_t>(
        std::find_if_not(history.begin(), history.end(), isThrow) - history.begin());
    QVERIFY(correct(play - 1, {1, 2}));
    QVERIFY(!correct(play, {1, 2}));
    QVERIFY(!correct(history.size(), {1, 2}));
    QVERIFY(!correct(play - 1, {1}));
    QVERIFY(!correct(play - 1, {1, 2, 3}));
    QVERIFY(!correct(play - 1, {0, 7}));
}

void TestCorrection::isOneStepOfUndo()
{
    const auto game = playedGame(u"cotton"_s, 3);
    game->undo();
    game->undo();
    const std::vector<HistoryEntry> before = game->history();
    const std::vector<HistoryEntry> undone = game->undoneEntries();
    const std::vector<std::uint8_t> ahead = game->futureFaces();
    const QSignalSpy spy(game.get(), &Game::throwCorrected);
    std::size_t index = before.size() / 2;
    while (!isThrow(before[index])) {
        ++index;
    }
    QVERIFY(!game->canUndoCorrection());
    QVERIFY(game->correctThrow(index, mistyped(before[index].action, 0)));
    const std::vector<HistoryEntry> after = game->history();
    QVERIFY(!isSame(after, before));
    QVERIFY(game->canUndoCorrection());
    QVERIFY(!game->canRedo());

    QVERIFY(game->undo());
    QVERIFY(isSame(game->history(), before));
    QVERIFY(isSame(game->undoneEntries(), undone));
    QCOMPARE(game->futureFaces(), ahead);
    QVERIFY(game->canRedoCorrection());
    QVERIFY(game->redo());
    QVERIFY(isSame(game->history(), after));
    QVERIFY(game->undo());
    QCOMPARE(spy.size(), 4);
    QVERIFY(isSame(game->history(), before));
}

void TestCorrection::isUndoneAmongOtherSteps()
{
    const auto game = enteredGame(u"willughby"_s);
    game->enterDice({6, 2});
    game->enterDice({6, 2});
    game->playForced();
    game->enterDice({5, 1});
    game->playForced();
    const std::size_t length = game->history().size();
    QVERIFY(game->correctThrow(1, {6, 1}));
    QVERIFY(game->correctThrow(1, {4, 1}));
    game->enterDice({3, 2});
    const auto last = game->history();
    QVERIFY(!game->canUndoCorrection()); // the following throw is undone first
    for (int step = 0; step < 3; ++step) {
        QVERIFY(game->undo());
    }
    QCOMPARE(game->history().size(), length);
    QVERIFY(std::get<Throw>(game->history()[1].action) == Throw({6, 2}));
    QVERIFY(game->undo()); // an ordinary action again
    for (int step = 0; step < 4; ++step) {
        QVERIFY(game->redo());
    }
    QVERIFY(!game->canRedo());
    QVERIFY(isSame(game->history(), last));

    // Playing on from before a correction discards it.
    for (int step = 0; step < 3; ++step) {
        QVERIFY(game->undo());
    }
    QVERIFY(game->canRedo());
    QVERIFY(game->enterDice({6, 6}));
    QVERIFY(!game->canRedo());
}

void TestCorrection::suggestsTheDiceThatFell()
{
    for (const RuleSet &set : catalogue().all()) {
        const auto game = playedGame(set.id, 5);
        for (std::size_t i = 0; i < game->history().size(); ++i) {
            if (!isThrow(game->history()[i])) {
                continue;
            }
            const auto made = correctThrowInHistory(game->rules(), game->history(), i,
                                                    mistyped(game->history()[i].action, i));
            QVERIFY(game->correctThrow(i, mistyped(game->history()[i].action, i)));
            QCOMPARE(game->futureFaces(), made->suggestedFaces);
            QCOMPARE(made->suggestedFaces.empty(),
                     made->outcome != Correction::Outcome::ChoiceRequired || made->discarded == 0);
            QVERIFY(game->undo());
        }
    }
}

void TestCorrection::leavesDiceOfTheProgram()
{
    const RuleSet &set = *catalogue().find(u"cotton"_s);
    for (const DiceOrigin origin : {DiceOrigin::System, DiceOrigin::Seeded}) {
        Game game(set, set.completedRulings({}).value(), makeDice(origin, 1));
        QVERIFY(game.throwDice());
        QVERIFY(!game.correctThrow(0, {6, 1}));
    }
}

QTEST_GUILESS_MAIN(TestCorrection)
#include "tst_correction.moc"
