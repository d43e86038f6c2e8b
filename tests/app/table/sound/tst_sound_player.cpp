// SPDX-License-Identifier: MIT
#include "table/sound/device_output.h"
#include "table/sound/sound_player.h"
#include "table/sound/sound_worker.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

struct Heard
{
    Sound sound;
    qreal volume;
    qreal pan = 0;
};

class FakeOutput : public SoundOutput
{
public:
    FakeOutput(std::vector<Heard> &heard, int &prepared)
        : m_heard(heard)
        , m_prepared(prepared)
    {
    }
    void prepare() override { ++m_prepared; }
    void play(Sound sound, qreal volume, qreal pan) override
    {
        m_heard.push_back({sound, volume, pan});
    }

private:
    std::vector<Heard> &m_heard;
    int &m_prepared;
};

} // namespace

class TestSoundPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playsWhatIsAsked();
    void isLouderAtAGreaterVolume();
    void isSoftForASoftBlow();
    void keepsVolumeInRange();
    void comesFromWhereItFell();
    void isSilentWhenMutedOrAtZero();
    void preparesWithTheFirstInput_data();
    void preparesWithTheFirstInput();
    void survivesWithoutADevice();
    void survivesWithoutThePlugin();

private:
    [[nodiscard]] qreal heardAt(int percent, qreal strength = 1);

    std::vector<Heard> m_heard;
    int m_prepared = 0;
    std::unique_ptr<SoundPlayer> m_player;
};

void TestSoundPlayer::init()
{
    m_heard.clear();
    m_prepared = 0;
    m_player = std::make_unique<SoundPlayer>(std::make_unique<FakeOutput>(m_heard, m_prepared));
}

qreal TestSoundPlayer::heardAt(int percent, qreal strength)
{
    m_heard.clear();
    m_player->setVolume(percent);
    m_player->play({Sound::ManOnWood, strength, 0});
    return m_heard.size() == 1 ? m_heard.front().volume : -1;
}

void TestSoundPlayer::playsWhatIsAsked()
{
    m_player->play({Sound::BoxRattle, 1, 0});
    m_player->play({Sound::WinFlourish, 1, 0});
    QCOMPARE(m_heard.size(), 2U);
    QCOMPARE(m_heard[0].sound, Sound::BoxRattle);
    QCOMPARE(m_heard[1].sound, Sound::WinFlourish);
}

void TestSoundPlayer::isLouderAtAGreaterVolume()
{
    QCOMPARE(heardAt(100), 1.0);
    QVERIFY(std::abs(heardAt(50) - 0.1505) < 0.0001); // as QAudio converts it
    QVERIFY(heardAt(50) < .5);
    QVERIFY(heardAt(25) < heardAt(50));
    QVERIFY(heardAt(1) > 0);
}

void TestSoundPlayer::isSoftForASoftBlow()
{
    QVERIFY(heardAt(100, .3) < heardAt(100, .9));
    QCOMPARE(heardAt(100, 7), 1.0);
}

void TestSoundPlayer::keepsVolumeInRange()
{
    m_player->setVolume(250);
    QCOMPARE(m_player->volume(), 100);
    m_player->setVolume(-1);
    QCOMPARE(m_player->volume(), 0);
}

void TestSoundPlayer::comesFromWhereItFell()
{
    m_player->play({Sound::ManOnWood, 1, -0.4});
    m_player->play({Sound::ManOnWood, 1, 3});
    QCOMPARE(m_heard.at(0).pan, -0.4);
    QCOMPARE(m_heard.at(1).pan, 1.0);
}

void TestSoundPlayer::isSilentWhenMutedOrAtZero()
{
    m_player->setMuted(true);
    m_player->play({Sound::ManInTray, 1, 0});
    m_player->prepare();
    m_player->setMuted(false);
    m_player->setVolume(0);
    m_player->play({Sound::ManInTray, 1, 0});
    m_player->prepare();
    QVERIFY(m_heard.empty());
    QCOMPARE(m_prepared, 0); // a silent player must not look for a device

    m_player->setVolume(40);
    m_player->prepare();
    m_player->play({Sound::ManInTray, 1, 0});
    QCOMPARE(m_prepared, 1);
    QCOMPARE(m_heard.size(), 1U);
}

void TestSoundPlayer::preparesWithTheFirstInput_data()
{
    QTest::addColumn<QEvent::Type>("type");
    QTest::addColumn<int>("prepared");
    QTest::newRow("key") << QEvent::KeyPress << 1;
    QTest::newRow("button") << QEvent::MouseButtonPress << 1;
    QTest::newRow("finger") << QEvent::TouchBegin << 1;
    QTest::newRow("nobody") << QEvent::Paint << 0;
}

void TestSoundPlayer::preparesWithTheFirstInput()
{
    QFETCH(const QEvent::Type, type);
    QFETCH(const int, prepared);
    m_player->prepareOnInput();
    QCOMPARE(m_prepared, 0);
    QObject window;
    for (int i = 0; i < 3; ++i) {
        QEvent event(type);
        QCoreApplication::sendEvent(&window, &event);
        QCOMPARE(m_prepared, prepared);
    }
}

void TestSoundPlayer::survivesWithoutADevice()
{
    QTest::failOnWarning(QRegularExpression(u"There will be no sound"_s)); // the plugin is loaded
    qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
    QElapsedTimer timer;
    timer.start();
    DeviceOutput output;
    for (int i = 0; i < 50; ++i) {
        output.play(Sound::DieOnWood, 1, 0);
        QCoreApplication::processEvents();
    }
    const qint64 elapsed = timer.elapsed();

    QTRY_COMPARE(output.state(), DeviceOutput::State::NoDevice);
    QVERIFY2(elapsed < 1000, qPrintable(QString::number(elapsed)));
}

void TestSoundPlayer::survivesWithoutThePlugin()
{
    QTest::ignoreMessage(QtWarningMsg,
                         QRegularExpression(u"There will be no sound. .*/nonexistent/missing"_s));
    SoundWorker worker(u"/nonexistent/missing"_s);
    QSignalSpy loaded(&worker, &SoundWorker::soundsLoaded);
    worker.load();
    worker.play(Sound::DieOnWood, 1, 0);
    QCOMPARE(loaded, (QList<QList<QVariant>>{{false}}));
}

QTEST_MAIN(TestSoundPlayer)
#include "tst_sound_player.moc"
