// SPDX-License-Identifier: MIT
#include "table/motion/dice/dice_throw.h"
#include "table/motion/motion.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;

namespace {

class NoMan : public MovingMan
{
public:
    void setState(const ManState &) override {}
    void setSidewaysOffset(qreal) override {}
    void setLiftHeight(qreal) override {}
};

class NoDie : public MovingDie
{
public:
    void setState(const DieState &) override {}
    void setShown(bool) override {}
    void setDimmed(bool) override {}
};

class NoBox : public MovingBox
{
public:
    void setState(const BoxState &) override {}
};

/// A stage with two dice. A man goes to the tray if it is borne off, otherwise to the board.
class FakeStage : public MotionStage
{
public:
    std::optional<ManChange> moveMan(const Event &event, bool, const BoardState &) override
    {
        if (std::holds_alternative<ManBorneOff>(event)) {
            return ManChange{&m_man, {}, {{1620, 700}, 0, 1}};
        }
        if (std::holds_alternative<ManPlayedDown>(event)) {
            return ManChange{&m_man, {}, {{500, 700}, 0, 0}};
        }
        return std::nullopt;
    }
    DiceChange prepareDice(bool, const BoardState &) override
    {
        const DiceThrow::Parameters given{BoardLayout(), {3, 4}, {Side::White, Side::White}, {}, 1};
        return {{&m_die, &m_die},
                std::make_shared<const DiceThrow>(DiceThrow::Parameters{}),
                std::make_shared<const DiceThrow>(given),
                {&m_box, &m_box},
                {}};
    }
    void dimDice(const BoardState &) override {}
    void showWin(Side, qreal t) override { light.push_back(t); }
    void settle(const BoardState &) override {}

    std::vector<qreal> light; ///< the progress of the light after a win

private:
    NoMan m_man;
    NoDie m_die;
    NoBox m_box;
};

Events events(std::initializer_list<Event> list)
{
    Events all;
    for (const Event &event : list) {
        all.add(event);
    }
    return all;
}

const Events Throw1 = events({DiceThrown{}});
const Events Down = events({ManPlayedDown{}});
const Events Off = events({ManBorneOff{}});
const Events Last = events({ManBorneOff{}, GameWon{}});

} // namespace

class TestMotionSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aThrowRattlesAndFalls();
    void aManIsHeardWhereHeLands();
    void theWinIsHeardLast();
    void undoingPlaysNoWinSound();
    void skippingSoundsOnce();
    void speedOffSounds();
    void droppedMotionsAreSilent();
    void jumpingIsSilent();
    void isHeardWhereItHappens();

private:
    [[nodiscard]] std::vector<Sound> heard() const;

    FakeStage m_stage;
    std::unique_ptr<Motion> m_motion;
    std::unique_ptr<QSignalSpy> m_sounds;
};

void TestMotionSounds::init()
{
    m_stage.light.clear();
    m_motion = std::make_unique<Motion>(m_stage);
    m_motion->setSpeed(MotionSpeed::Fast);
    m_sounds = std::make_unique<QSignalSpy>(m_motion.get(), &Motion::soundDue);
}

std::vector<Sound> TestMotionSounds::heard() const
{
    std::vector<Sound> sounds;
    for (const QList<QVariant> &one : *m_sounds) {
        sounds.push_back(one.front().value<SoundCue>().sound);
    }
    return sounds;
}

void TestMotionSounds::aThrowRattlesAndFalls()
{
    m_motion->animate(Throw1, {}, false);
    QTRY_VERIFY(!m_motion->isRunning());
    const std::vector<Sound> sounds = heard();
    QVERIFY(sounds.size() >= 1 + 2 * 2); // each die strikes at least twice
    QCOMPARE(sounds.front(), Sound::BoxRattle);
    QCOMPARE(std::count(sounds.begin(), sounds.end(), Sound::DieOnWood),
             static_cast<std::ptrdiff_t>(sounds.size() - 1));
}

void TestMotionSounds::aManIsHeardWhereHeLands()
{
    m_motion->animate(Down, {}, false);
    m_motion->animate(Off, {}, false);
    QTRY_VERIFY(!m_motion->isRunning());
    QCOMPARE(heard(), (std::vector<Sound>{Sound::ManOnWood, Sound::ManInTray}));
}

void TestMotionSounds::theWinIsHeardLast()
{
    m_motion->animate(Last, {}, false);
    QTRY_VERIFY(!m_motion->isRunning());
    QCOMPARE(heard(), (std::vector<Sound>{Sound::ManInTray, Sound::WinFlourish}));
    QVERIFY(m_stage.light.size() > 3); // it moves
    QVERIFY(std::is_sorted(m_stage.light.begin(), m_stage.light.end()));
    QCOMPARE(m_stage.light.back(), 1.0);
}

void TestMotionSounds::undoingPlaysNoWinSound()
{
    m_motion->animate(Last, {}, true);
    QTRY_VERIFY(!m_motion->isRunning());
    QCOMPARE(heard(), (std::vector<Sound>{Sound::ManInTray}));
    QVERIFY(m_sounds->front().front().value<SoundCue>().strength < 1); // undoing sounds softer
    QCOMPARE(m_stage.light, (std::vector<qreal>{0}));
}

void TestMotionSounds::skippingSoundsOnce()
{
    m_motion->animate(Throw1, {}, false);
    m_motion->animate(Down, {}, false);
    m_motion->animate(Down, {}, false);
    m_motion->skip();
    QCOMPARE(heard(), (std::vector<Sound>{Sound::DieOnWood, Sound::ManOnWood}));
}

void TestMotionSounds::speedOffSounds()
{
    m_motion->setSpeed(MotionSpeed::Off);
    m_motion->animate(Last, {}, false);
    QCOMPARE(heard(), (std::vector<Sound>{Sound::ManInTray, Sound::WinFlourish}));
    QCOMPARE(m_stage.light, (std::vector<qreal>{1})); // at once: nothing sweeps over the board
    m_motion->animate(Down, {}, false);
    QCOMPARE(m_sounds->size(), 3);
}

void TestMotionSounds::droppedMotionsAreSilent()
{
    m_motion->animate(Throw1, {}, false);
    QTRY_COMPARE(m_sounds->size(), 1); // the rattle; the dice are in the air
    QVERIFY(m_motion->discard());
    m_motion->animate(Down, {}, false);
    QTRY_VERIFY(!m_motion->isRunning());
    QCOMPARE(heard(), (std::vector<Sound>{Sound::BoxRattle, Sound::ManOnWood}));
}

void TestMotionSounds::jumpingIsSilent()
{
    m_motion->animate(Down, {}, false);
    m_motion->jumpTo(60000);
    QVERIFY(m_sounds->isEmpty());
}

void TestMotionSounds::isHeardWhereItHappens()
{
    m_motion->animate(Throw1, {}, false);
    m_motion->animate(Down, {}, false);
    m_motion->animate(Off, {}, false);
    QTRY_VERIFY(!m_motion->isRunning());
    for (const QList<QVariant> &one : *m_sounds) {
        const auto cue = one.front().value<SoundCue>();
        QVERIFY(cue.pan >= -1 && cue.pan <= 1);
        if (cue.sound == Sound::DieOnWood) {
            QVERIFY(cue.pan < 0.1); // White throws into the left half
        } else if (cue.sound == Sound::ManOnWood) {
            QVERIFY(cue.pan < -0.5);
        } else if (cue.sound == Sound::ManInTray) {
            QCOMPARE(cue.pan, 1.0);
        }
    }
}

QTEST_MAIN(TestMotionSounds)
#include "tst_motion_sounds.moc"
