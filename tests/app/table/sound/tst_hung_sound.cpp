// SPDX-License-Identifier: MIT
#include "table/sound/device_output.h"
#include "tests/app/services/hung_socket.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Runs in a process of its own, because Qt connects to the sound server once per process.
class TestHungSound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverKeepsTheWindowWaiting();
};

void TestHungSound::neverKeepsTheWindowWaiting()
{
    const HungSocket server;
    QVERIFY(server.isListening());
    qputenv("PULSE_SERVER", "unix:" + server.path());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"The sound server does not answer"_s));
    QElapsedTimer timer;
    timer.start();
    {
        DeviceOutput output;
        output.prepare();
        QCOMPARE(output.state(), DeviceOutput::State::Waiting);
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        QTRY_COMPARE(output.state(), DeviceOutput::State::TimedOut);
        timer.restart();
        for (int i = 0; i < 50; ++i) {
            output.play(Sound::DieOnWood, 1, 0);
            QCoreApplication::processEvents();
        }
    }
    QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
}

QTEST_MAIN(TestHungSound)
#include "tst_hung_sound.moc"
