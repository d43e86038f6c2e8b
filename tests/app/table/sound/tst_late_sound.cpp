// SPDX-License-Identifier: MIT
#include "table/sound/device_output.h"
#include "tests/app/services/hung_socket.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace std::chrono_literals;

using namespace doublets;

/// Runs in a process of its own, because Qt connects to the sound server once per process.
class TestLateSound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWaitedFor();
};

void TestLateSound::isWaitedFor()
{
    HungSocket server;
    QVERIFY(server.isListening());
    qputenv("PULSE_SERVER", "unix:" + server.path());
    static constexpr auto Late = 1300ms; // less than the two seconds that the program waits
    std::thread answer([&server] {
        std::this_thread::sleep_for(Late);
        server.answerOnce({}); // refuses the connection: there is no device
    });
    DeviceOutput output;
    output.prepare();
    QTest::qWait(1000);
    QCOMPARE(output.state(), DeviceOutput::State::Waiting);
    QTRY_VERIFY(output.state() != DeviceOutput::State::Waiting);
    QCOMPARE(output.state(), DeviceOutput::State::NoDevice);
    answer.join();
}

QTEST_MAIN(TestLateSound)
#include "tst_late_sound.moc"
