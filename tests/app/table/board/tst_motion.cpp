// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/motion/motion.h"
#include "tests/app/table/board/board_fixture.h"

#include <QAnimationDriver>
#include <QLineF>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// The positions of all objects, for comparing two boards.
struct Picture
{
    std::vector<std::pair<QPointF, qreal>> men; ///< centre and height, sorted
    std::vector<DieState> dice;
    std::vector<bool> dimmed;

    bool operator==(const Picture &) const = default;
};

Picture pictureOf(const BoardScene &scene)
{
    Picture picture;
    for (const Side side : BothSides) {
        for (const ManState &man : scene.statesOf(side)) {
            picture.men.emplace_back(man.centre, man.height);
        }
    }
    std::sort(picture.men.begin(), picture.men.end(), [](const auto &a, const auto &b) {
        return std::tuple(a.first.x(), a.first.y(), a.second) <
               std::tuple(b.first.x(), b.first.y(), b.second);
    });
    for (const DieItem *die : scene.dice()) {
        picture.dice.push_back(die->state());
        picture.dimmed.push_back(die->isDimmed());
    }
    return picture;
}

Picture pictureOf(BoardView &view)
{
    return pictureOf(view.boardScene());
}

std::vector<ManState> menOf(BoardView &view)
{
    std::vector<ManState> men = view.boardScene().statesOf(Side::White);
    const auto black = view.boardScene().statesOf(Side::Black);
    men.insert(men.end(), black.begin(), black.end());
    return men;
}

/// Skips to the end. Returns true if the motion itself brought every man to its place.
bool arrivesBeforeItSettles(BoardView &view)
{
    Motion &motion = view.motion();
    if (motion.duration() > 0) {
        motion.jumpTo(motion.duration() - 1);
    }
    const auto before = menOf(view);
    view.skipMotion();
    const auto after = menOf(view);
    return std::equal(before.begin(), before.end(), after.begin(), after.end(),
                      [](const ManState &a, const ManState &b) {
                          return QLineF(a.centre, b.centre).length() < 1 &&
                                 std::abs(a.height - b.height) < 5;
                      });
}

/// An animation driver that the test advances.
class DrivenClock final : public QAnimationDriver
{
public:
    DrivenClock()
    {
        // Animation time starts with the first animation.
        connect(this, &QAnimationDriver::started, this, [this] { m_now = 0; });
        install();
    }
    ~DrivenClock() override { uninstall(); }
    [[nodiscard]] qint64 elapsed() const override { return m_now; }
    void go(int milliseconds)
    {
        QCoreApplication::processEvents(); // starts requested animations
        m_now += milliseconds;
        advanceAnimation();
    }

private:
    qint64 m_now = 0;
};

/// The states of all movable objects.
struct Moving
{
    std::vector<ManState> men;
    std::vector<DieState> dice;
    std::array<BoxState, 2> boxes;

    bool operator==(const Moving &) const = default;
};

void step(Game &game)
{
    if (game.canThrow()) {
        QVERIFY(game.throwDice());
    } else {
        const PlayList plays = game.legalPlays();
        QVERIFY(game.play(plays[static_cast<int>(game.history().size()) % plays.size()]));
    }
}

Moving movingOn(BoardView &view)
{
    Moving all;
    all.men = menOf(view);
    for (const DieItem *die : view.boardScene().dice()) {
        all.dice.push_back(die->state());
    }
    for (const Side side : BothSides) {
        all.boxes[indexOf(side)] = view.boardScene().box(side).state();
    }
    return all;
}

std::deque<std::uint8_t> manyDice(unsigned seed)
{
    std::mt19937 bits(seed);
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < 3000; ++i) {
        dice.push_back(static_cast<std::uint8_t>(bits() % 6 + 1));
    }
    return dice;
}

/// A board without motion, laid out directly for each position.
struct LaidBoard
{
    [[nodiscard]] Picture picture(const Game &game)
    {
        scene.setTradition(game.ruleSet().tradition); // the bar of some boards can be hit by dice
        scene.placeAll(BoardLayout(game.rules().tables), BoardState::current(game));
        return pictureOf(scene);
    }

    BoardScene scene;
};

/// Returns the picture of a board laid out directly in the current position.
Picture freshPicture(const Game &game)
{
    return LaidBoard().picture(game);
}

} // namespace

class TestMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ruleSets_data();
    void endsAsWithoutMotion_data() { ruleSets_data(); }
    void endsAsWithoutMotion();
    void undoesAsWithoutMotion_data() { ruleSets_data(); }
    void undoesAsWithoutMotion();
    void endsAloneAtEachSpeed_data();
    void endsAloneAtEachSpeed();
    void skipsAtAnyMoment_data();
    void skipsAtAnyMoment();
    void settlesAtOnceWhenOff();
    void playsManyMenInAFlourish();
    void throwsForAboutASecond();
    void takesLongerTheSlowerItIs();
    void survivesAnotherGameWhileMoving();
    void liftsTheSelectedMan();
    void startsAsQuicklyTheHundredthTime_data() { ruleSets_data(); }
    void startsAsQuicklyTheHundredthTime();
};

void TestMotion::ruleSets_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const RuleSet &set : ruleSetsByLook()) {
        QTest::newRow(qPrintable(set.id)) << set.id.toLatin1();
    }
}

void TestMotion::endsAsWithoutMotion()
{
    QFETCH(QByteArray, ruleSet);
    BoardFixture f(ruleSet.constData(), manyDice(11));
    LaidBoard laid;
    f.view.setSpeed(MotionSpeed::Normal);
    for (int i = 0; i < 400 && !f.game.position().isOver(); ++i) {
        step(f.game);
        f.view.motion().jumpTo(137 * (i % 5)); // somewhere in mid-motion
        QVERIFY(arrivesBeforeItSettles(f.view));
        QVERIFY(pictureOf(f.view) == laid.picture(f.game));
    }
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
    QVERIFY(f.game.history().size() > 60 || f.game.position().isOver());
}

void TestMotion::undoesAsWithoutMotion()
{
    QFETCH(QByteArray, ruleSet);
    BoardFixture f(ruleSet.constData(), manyDice(5));
    f.view.setSpeed(MotionSpeed::Normal);
    for (int i = 0; i < 220 && !f.game.position().isOver(); ++i) {
        step(f.game);
    }
    LaidBoard laid;
    while (f.game.undo()) {
        f.view.motion().jumpTo(90);
        QVERIFY(arrivesBeforeItSettles(f.view));
        QVERIFY(pictureOf(f.view) == laid.picture(f.game));
    }
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
    while (f.game.redo()) {
        f.view.skipMotion();
    }
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
}

void TestMotion::endsAloneAtEachSpeed_data()
{
    QTest::addColumn<MotionSpeed>("speed");
    QTest::newRow("off") << MotionSpeed::Off;
    QTest::newRow("fast") << MotionSpeed::Fast;
    QTest::newRow("normal") << MotionSpeed::Normal;
    QTest::newRow("slow") << MotionSpeed::Slow;
}

void TestMotion::endsAloneAtEachSpeed()
{
    constexpr int Tick = 16;
    constexpr int MaxDuration = 20'000;
    QFETCH(MotionSpeed, speed);
    DrivenClock clock;
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setSpeed(speed);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    f.game.throwDice();
    f.game.playForced();
    QCOMPARE(f.view.isMoving(), speed != MotionSpeed::Off);
    for (int gone = 0; gone < MaxDuration && f.view.isMoving(); gone += Tick) {
        clock.go(Tick);
    }
    QVERIFY(!f.view.isMoving());
    QCOMPARE(finished.size(), speed == MotionSpeed::Off ? 4 : 1);
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
}

void TestMotion::skipsAtAnyMoment_data()
{
    QTest::addColumn<int>("moment");
    for (const int moment : {0, 1, 250, 999, 1000, 1001, 1200, 1439}) {
        QTest::newRow(qPrintable(QString::number(moment))) << moment;
    }
}

void TestMotion::skipsAtAnyMoment()
{
    QFETCH(int, moment);
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    f.game.play(f.game.legalPlays()[0]);
    f.view.motion().jumpTo(moment);
    QVERIFY(f.view.isMoving());
    f.view.skipMotion();
    QVERIFY(!f.view.isMoving());
    QCOMPARE(finished.size(), 1);
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
    f.view.skipMotion(); // nothing is left to skip
    QCOMPARE(finished.size(), 1);
}

void TestMotion::settlesAtOnceWhenOff()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    QVERIFY(!f.view.isMoving());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(f.view.boardScene().dice().size(), 2U);
}

void TestMotion::playsManyMenInAFlourish()
{
    // A double six: twelve men, nine of which can be laid down.
    BoardFixture f("cotton", {6, 1, 6, 6});
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    QCOMPARE(f.game.playForced(), 9);
    f.view.motion().jumpTo(0);
    QVERIFY(f.view.motion().duration() <= 1100);
    f.view.motion().jumpTo(500);
    int flying = 0;
    for (const ManState &man : f.view.boardScene().statesOf(Side::White)) {
        const bool resting = std::fmod(man.height, BoardLayout::ManThickness) < 0.001;
        flying += resting ? 0 : 1;
    }
    QVERIFY2(flying >= 3, qPrintable(QString::number(flying)));
}

void TestMotion::throwsForAboutASecond()
{
    for (const QSize &size : {QSize(640, 480), QSize(1920, 1080)}) {
        BoardFixture f("alfonso", {6, 1, 5, 4, 3});
        f.view.resize(size);
        f.game.throwDice();
        f.view.setSpeed(MotionSpeed::Normal);
        f.game.throwDice();
        f.view.motion().jumpTo(0);
        QCOMPARE(f.view.motion().duration(), 1000);
    }
}

void TestMotion::takesLongerTheSlowerItIs()
{
    int before = 0;
    for (const MotionSpeed speed : {MotionSpeed::Fast, MotionSpeed::Normal, MotionSpeed::Slow}) {
        BoardFixture f("cotton", {6, 1});
        f.view.setSpeed(speed);
        f.game.throwDice();
        f.view.motion().jumpTo(0);
        QVERIFY(f.view.motion().duration() > before);
        before = f.view.motion().duration();
    }
}

void TestMotion::survivesAnotherGameWhileMoving()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.setSpeed(MotionSpeed::Normal);
    f.game.throwDice();
    f.view.motion().jumpTo(300);
    BoardFixture other("fiske", {6, 1});
    f.view.setGame(&other.game);
    QVERIFY(!f.view.isMoving());
    QVERIFY(pictureOf(f.view) == freshPicture(other.game));
    f.view.setGame(nullptr);
    QVERIFY(!f.view.isMoving());
}

void TestMotion::liftsTheSelectedMan()
{
    DrivenClock clock;
    BoardFixture f("alfonso-race", manyDice(3));
    for (int i = 0; i < 400; ++i) {
        const PlayList plays = f.game.legalPlays();
        if (plays.size() > 1 && plays[0].kind == PlayKind::Move && plays[0].from == plays[1].from) {
            break;
        }
        step(f.game);
    }
    f.view.setSpeed(MotionSpeed::Normal);
    const Play play = f.game.legalPlays()[0];
    const int from = f.view.boardScene().boardLayout().physicalPoint(play.by, play.from);
    ManItem *man = f.view.boardScene().firstPlayedMan(play.by, play.from);
    const QPointF lying = man->pos();
    f.view.input().press({BoardPlace::Kind::Point, from, {}});
    QCOMPARE(f.view.input().selectedPoint(), std::optional(from));
    std::set<qreal> heights;
    for (int i = 0; i < 20; ++i) {
        clock.go(16);
        heights.insert(man->pos().y());
    }
    QVERIFY2(heights.size() >= 8, "the man rises too abruptly");
    QCOMPARE(man->pos(), lying + Artwork::heightOffset(BoardLayout::SelectedManHeight));
    f.view.input().press({BoardPlace::Kind::Point, from, {}});
    for (int i = 0; i < 20; ++i) {
        clock.go(16);
    }
    QCOMPARE(man->pos(), lying);
    // A man played from the hand ends in its usual place.
    f.view.input().press({BoardPlace::Kind::Point, from, {}});
    f.game.play(play);
    f.view.motion().jumpTo(0);
    QVERIFY(arrivesBeforeItSettles(f.view));
    for (int i = 0; i < 20; ++i) {
        clock.go(16);
    }
    QVERIFY(pictureOf(f.view) == freshPicture(f.game));
    QCOMPARE(man->pos(), man->state().centre + Artwork::heightOffset(man->state().height));
}

void TestMotion::startsAsQuicklyTheHundredthTime()
{
    // As in play, each motion begins after the previous one has ended by itself.
    constexpr int Tick = 16;
    constexpr int SoonEnough = 150;
    QFETCH(QByteArray, ruleSet);
    DrivenClock clock;
    BoardFixture f(ruleSet.constData(), manyDice(7));
    f.view.setSpeed(MotionSpeed::Normal);
    int begunBackwards = 0;
    for (int i = 0; i < 100; ++i) {
        const Moving before = movingOn(f.view);
        if (f.game.position().isOver() || (i % 10 == 9 && f.game.canUndo())) {
            f.game.undo();
            ++begunBackwards;
        } else {
            step(f.game);
        }
        clock.go(0);
        int gone = 0;
        while (f.view.isMoving() && movingOn(f.view) == before) {
            QVERIFY2(gone <= SoonEnough, qPrintable(u"motion %1 begins late"_s.arg(i)));
            clock.go(Tick);
            gone += Tick;
        }
        const int length = f.view.motion().duration();
        while (f.view.isMoving()) {
            QVERIFY2(gone <= length + 2 * Tick, qPrintable(u"motion %1 ends late"_s.arg(i)));
            clock.go(Tick);
            gone += Tick;
        }
        QVERIFY2(gone > Tick, qPrintable(u"motion %1 is too short"_s.arg(i)));
    }
    QVERIFY(begunBackwards > 0);
}

QTEST_MAIN(TestMotion)
#include "tst_motion.moc"
