// SPDX-License-Identifier: MIT
#include "table/motion/timeline.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;

namespace {

constexpr SoundCue Knock{Sound::ManOnWood, 0.5, -1};
constexpr SoundCue Rattle{Sound::BoxRattle, 1, 0};

/// A timeline whose time the test sets, and the recorded movements and sounds.
struct Fixture
{
    Fixture()
    {
        QObject::connect(&timeline, &Timeline::soundDue,
                         [this](const SoundCue &cue) { heard.push_back(cue.sound); });
    }

    void move(int start, int length)
    {
        const std::size_t i = shares.size();
        shares.emplace_back();
        timeline.addMovement(start, length, [this, i](qreal share) { shares[i].push_back(share); });
    }

    Timeline timeline;
    std::vector<std::vector<qreal>> shares; ///< recorded shares of each movement, in order
    std::vector<Sound> heard;
};

} // namespace

class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesFromStartToEnd();
    void takesMovementsWhileItRuns();
    void endsMovementsOfNoLength();
    void soundsEachCueOnce();
    void jumpsInSilence();
    void jumpsToTheEndWithOneSoundOfAKind();
    void countsAnewAfterItWasCleared();
};

void TestTimeline::movesFromStartToEnd()
{
    Fixture f;
    const QSignalSpy ended(&f.timeline, &Timeline::movementsFinished);
    f.move(0, 100);
    f.move(50, 100);
    QCOMPARE(f.timeline.endTime(), 150);
    f.timeline.start();
    f.timeline.setCurrentTime(25);
    QCOMPARE(f.shares[0].back(), 0.25);
    QVERIFY(f.shares[1].empty()); // not started yet
    f.timeline.setCurrentTime(75);
    QCOMPARE(f.shares[0].back(), 0.75);
    QCOMPARE(f.shares[1].back(), 0.25);
    f.timeline.setCurrentTime(120);
    QCOMPARE(f.shares[0].back(), 1.0);
    QCOMPARE(ended.size(), 0);
    const std::size_t times = f.shares[0].size();
    f.timeline.setCurrentTime(170);
    QCOMPARE(f.shares[0].size(), times); // finished movements are not updated
    QCOMPARE(f.shares[1].back(), 1.0);   // exactly 1, although the time is past its end
    QCOMPARE(ended.size(), 1);
    QCOMPARE(f.timeline.elapsedTime(), 170);
}

void TestTimeline::takesMovementsWhileItRuns()
{
    Fixture f;
    const QSignalSpy ended(&f.timeline, &Timeline::movementsFinished);
    f.move(0, 100);
    f.timeline.start();
    f.timeline.setCurrentTime(80);
    f.move(80, 100);
    f.move(40, 100); // starts in the past and catches up
    QCOMPARE(f.timeline.endTime(), 180);
    f.timeline.setCurrentTime(100);
    QCOMPARE(f.shares[1].back(), 0.2);
    QCOMPARE(f.shares[2].back(), 0.6);
    QCOMPARE(ended.size(), 0);
    f.timeline.setCurrentTime(180);
    QCOMPARE(ended.size(), 1);
}

void TestTimeline::endsMovementsOfNoLength()
{
    Fixture f;
    const QSignalSpy ended(&f.timeline, &Timeline::movementsFinished);
    f.move(10, 0);
    f.timeline.start();
    f.timeline.setCurrentTime(9);
    QVERIFY(f.shares[0].empty());
    f.timeline.setCurrentTime(10);
    QCOMPARE(f.shares[0], std::vector<qreal>{1.0});
    QCOMPARE(ended.size(), 1);
}

void TestTimeline::soundsEachCueOnce()
{
    Fixture f;
    f.move(0, 100);
    f.timeline.addSound(20, Rattle);
    f.timeline.addSound(60, Knock);
    f.timeline.start();
    f.timeline.setCurrentTime(19);
    QVERIFY(f.heard.empty());
    f.timeline.setCurrentTime(59);
    QCOMPARE(f.heard, std::vector{Sound::BoxRattle});
    f.timeline.setCurrentTime(100);
    QCOMPARE(f.heard, (std::vector{Sound::BoxRattle, Sound::ManOnWood}));
}

void TestTimeline::jumpsInSilence()
{
    Fixture f;
    f.move(0, 100);
    f.timeline.addSound(20, Knock);
    f.timeline.jumpTo(50);
    QCOMPARE(f.shares[0].back(), 0.5);
    f.timeline.jumpTo(30); // backwards
    QCOMPARE(f.shares[0].back(), 0.3);
    f.timeline.jumpTo(100);
    QVERIFY(f.heard.empty());
}

void TestTimeline::jumpsToTheEndWithOneSoundOfAKind()
{
    Fixture f;
    f.move(0, 100);
    f.move(500, 100);
    f.timeline.addSound(20, Rattle);
    for (int at = 30; at < 90; at += 10) {
        f.timeline.addSound(at, Knock);
    }
    f.timeline.start();
    f.timeline.jumpToEnd();
    QCOMPARE(f.shares[0].back(), 1.0);
    QCOMPARE(f.shares[1].back(), 1.0);
    QCOMPARE(f.heard, std::vector{Sound::ManOnWood}); // the rattle would be over by then
}

void TestTimeline::countsAnewAfterItWasCleared()
{
    Fixture f;
    f.move(0, 100);
    f.timeline.start();
    f.timeline.setCurrentTime(100);
    f.timeline.clear();
    QCOMPARE(f.timeline.elapsedTime(), 0);
    QCOMPARE(f.timeline.endTime(), 0);
    QCOMPARE(f.timeline.state(), QAbstractAnimation::Stopped);
    const std::size_t times = f.shares[0].size();
    f.move(f.timeline.elapsedTime(), 100);
    f.timeline.start();
    f.timeline.setCurrentTime(40);
    QCOMPARE(f.shares[0].size(), times);
    QCOMPARE(f.shares[1].back(), 0.4);
}

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
