// SPDX-License-Identifier: MIT
#include "services/service_probe.h"
#include "tests/app/services/hung_socket.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace doublets;
using namespace std::chrono_literals;

namespace {

constexpr auto Patience = 200ms;
constexpr auto LongPatience = 20s;

} // namespace

class TestServiceProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsServicesThatHang_data();
    void findsServicesThatHang();
    void doesNotWaitForAMissingService();
    void takesAnyAnswer();
    void doesNotQueueForEver();
};

void TestServiceProbe::findsServicesThatHang_data()
{
    QTest::addColumn<QByteArray>("addresses"); // %1 is replaced by the path of the socket
    QTest::addColumn<bool>("isBus");
    QTest::addRow("bus") << QByteArray("unix:path=%1") << true;
    QTest::addRow("bus with an id") << QByteArray("unix:guid=0123,path=%1") << true;
    QTest::addRow("second bus") << QByteArray("tcp:host=x;unix:path=/nowhere;unix:path=%1") << true;
    QTest::addRow("manager") << QByteArray("local/host:%1") << false;
    QTest::addRow("second manager") << QByteArray("local/host:@/nowhere,unix/host:%1") << false;
}

void TestServiceProbe::findsServicesThatHang()
{
    QFETCH(QByteArray, addresses);
    QFETCH(const bool, isBus);
    const HungSocket service;
    QVERIFY(service.isListening());
    addresses.replace("%1", service.path());
    const auto isServiceHung = isBus ? &probe::isBusHung : &probe::isSessionManagerHung;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(isServiceHung(addresses, QDeadlineTimer(Patience)));
    QVERIFY(timer.elapsed() >= 190);
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestServiceProbe::doesNotWaitForAMissingService()
{
    for (const QByteArray address :
         {"", "unix:", "unix:path=", "unix:path=/nowhere", "unix:abstract=/no%20where",
          "unixexec:path=/bin/true", "tcp:host=localhost,port=1", "disabled:"}) {
        QElapsedTimer timer;
        timer.start();
        QVERIFY2(!probe::isBusHung(address, QDeadlineTimer(LongPatience)), address.constData());
        QVERIFY(!probe::isSessionManagerHung(address, QDeadlineTimer(LongPatience)));
        QVERIFY(timer.elapsed() < 5000);
    }
}

void TestServiceProbe::takesAnyAnswer()
{
    HungSocket service;
    QVERIFY(service.isListening());
    std::thread answering([&service] { service.answerOnce("REJECTED EXTERNAL\r\n"); });
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!probe::isBusHung("unix:path=" + service.path(), QDeadlineTimer(LongPatience)));
    QVERIFY(timer.elapsed() < 5000);
    answering.join();
}

void TestServiceProbe::doesNotQueueForEver()
{
    HungSocket service(0);
    QVERIFY(service.isListening());
    bool hangs = true;
    for (int i = 0; i < 4; ++i) { // later connections no longer fit into the queue
        hangs = probe::isBusHung("unix:path=" + service.path(), QDeadlineTimer(Patience)) && hangs;
    }
    QVERIFY(hangs);
}

QTEST_GUILESS_MAIN(TestServiceProbe)
#include "tst_service_probe.moc"
