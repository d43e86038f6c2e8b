// SPDX-License-Identifier: MIT
#include "table/board/board_scene.h"
#include "table/motion/motion.h"
#include "table/pictures/picture_cache.h"
#include "tests/app/table/board/board_fixture.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <random>

using namespace doublets;

namespace {

std::deque<std::uint8_t> anyDice()
{
    std::mt19937 bits(3);
    std::deque<std::uint8_t> dice{4, 4, 6, 1}; // starts with a tie
    for (int i = 0; i < 3000; ++i) {
        dice.push_back(static_cast<std::uint8_t>(bits() % 6 + 1));
    }
    return dice;
}

constexpr int MaxRows = 2; ///< per kind of event, each of another rule set

/// Returns true if an action contains an event of that kind. Used to name the rows.
template<typename Kind> bool holds(const Events &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<Kind>(event); });
}

void step(Game &game)
{
    if (game.canThrow()) {
        game.throwDice();
    } else {
        const PlayList plays = game.legalPlays();
        game.play(plays[static_cast<int>(game.history().size()) % plays.size()]);
    }
}

/// A game on two boards, one of them without motion. Painted boards are shared between games.
struct TwoBoards : BoardFixture
{
    TwoBoards(const char *ruleSet, const QString &pictures)
        : BoardFixture(ruleSet, anyDice())
    {
        enablePainting();
        still.setSpeed(MotionSpeed::Off);
        still.setPlayerNames(view.playerNames()); // the names are painted on the board
        showGame(still, game);
        for (BoardView *each : {&view, &still}) {
            each->resize(480, 360);
            each->setPictureCache(PictureCache(pictures));
            each->show();
            QTRY_VERIFY_WITH_TIMEOUT(each->isPictureReady(), 60'000);
        }
    }
    [[nodiscard]] bool lookAlike() { return imageOf(view) == imageOf(still); }
    [[nodiscard]] static QImage imageOf(BoardView &board)
    {
        return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    BoardView still;
};

} // namespace

/// Checks that every motion, wherever it is interrupted, ends in exactly the picture of a board
/// without motion.
class TestMotionPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsInThePictureWithoutMotion_data();
    void endsInThePictureWithoutMotion();
    void showsAnotherPictureOnTheWay();
    void endsInThePictureWithoutMotionAfterManyTurns();

private:
    void interruptEverywhere(TwoBoards &boards, const std::function<void()> &act,
                             const std::function<void()> &back);

    QTemporaryDir m_pictures;
};

void TestMotionPictures::endsInThePictureWithoutMotion_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("turn");
    using Is = bool (*)(const Events &);
    const std::pair<const char *, Is> kinds[] = {{"the lead", holds<OpeningThrown>},
                                                 {"a throw", holds<DiceThrown>},
                                                 {"played down", holds<ManPlayedDown>},
                                                 {"re-stacked", holds<ManReStacked>},
                                                 {"borne off", holds<ManBorneOff>},
                                                 {"moved", holds<ManMoved>},
                                                 {"hit", holds<ManHit>},
                                                 {"passed", holds<NumberPassed>},
                                                 {"lost", holds<NumberLost>},
                                                 {"won", holds<GameWon>}};
    std::map<QByteArray, int> rows;
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        const QByteArray ruleSet = set.id.toLatin1();
        Game game(set, set.defaultRulings(), std::make_unique<PresetDice>(anyDice()));
        while (!game.position().isOver() && game.history().size() < 900) {
            step(game);
        }
        const auto &history = game.history();
        for (const auto &[name, is] : kinds) {
            for (std::size_t i = 0; i < history.size() && rows[name] < MaxRows; ++i) {
                if (is(history[i].events)) {
                    ++rows[name];
                    QTest::addRow("%s: %s", ruleSet.constData(), name)
                        << ruleSet << static_cast<int>(i);
                    break;
                }
            }
        }
    }
    for (const auto &[name, is] : kinds) {
        QVERIFY2(rows[name] > 0, name); // every kind of event has a row
    }
}

void TestMotionPictures::interruptEverywhere(TwoBoards &boards, const std::function<void()> &act,
                                             const std::function<void()> &back)
{
    constexpr qreal Everywhere[] = {0, 0.002, 0.09, 0.3, 0.5, 0.77, 0.999};
    for (const qreal part : Everywhere) {
        boards.view.setSpeed(MotionSpeed::Normal);
        act();
        QVERIFY(boards.view.isMoving());
        boards.view.motion().jumpTo(0);
        const int length = boards.view.motion().duration();
        boards.view.motion().jumpTo(qRound(part * length));
        // Painting in mid-motion must leave no traces.
        static_cast<void>(TwoBoards::imageOf(boards.view));
        boards.view.skipMotion();
        QVERIFY2(boards.lookAlike(), qPrintable(QString::number(part)));
        boards.view.setSpeed(MotionSpeed::Off);
        back();
        QVERIFY(boards.lookAlike());
    }
    // Lets the motion run to its end.
    boards.view.setSpeed(MotionSpeed::Fast);
    act();
    QTRY_VERIFY(!boards.view.isMoving());
    QVERIFY(boards.lookAlike());
}

void TestMotionPictures::endsInThePictureWithoutMotion()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, turn);
    TwoBoards boards(ruleSet.constData(), m_pictures.path());
    for (int i = 0; i < turn; ++i) {
        step(boards.game);
    }
    step(boards.game);
    boards.game.undo();
    const auto redo = [&boards] { boards.game.redo(); };
    const auto undo = [&boards] { boards.game.undo(); };
    interruptEverywhere(boards, redo, undo);
    if (!QTest::currentTestFailed()) {
        interruptEverywhere(boards, undo, redo);
    }
}

void TestMotionPictures::showsAnotherPictureOnTheWay()
{
    TwoBoards boards("cotton", m_pictures.path());
    for (int i = 0; i < 6; ++i) {
        const QImage before = TwoBoards::imageOf(boards.view);
        boards.view.setSpeed(MotionSpeed::Normal);
        step(boards.game);
        boards.view.motion().jumpTo(0);
        boards.view.motion().jumpTo(boards.view.motion().duration() / 2);
        const QImage middle = TwoBoards::imageOf(boards.view);
        QVERIFY(middle != before);
        QVERIFY(!boards.lookAlike());
        boards.view.skipMotion();
        QVERIFY(middle != TwoBoards::imageOf(boards.view));
        boards.view.setSpeed(MotionSpeed::Off);
    }
}

void TestMotionPictures::endsInThePictureWithoutMotionAfterManyTurns()
{
    for (const qreal part : {0.0, 0.2, 0.5, 0.8, 0.99}) {
        TwoBoards boards("cotton", m_pictures.path());
        boards.view.setSpeed(MotionSpeed::Normal);
        for (int i = 0; i < 12; ++i) {
            step(boards.game);
        }
        boards.view.motion().jumpTo(0);
        boards.view.motion().jumpTo(qRound(part * boards.view.motion().duration()));
        boards.view.skipMotion();
        QVERIFY(boards.lookAlike());
    }
}

QTEST_MAIN(TestMotionPictures)
#include "tst_motion_pictures.moc"
