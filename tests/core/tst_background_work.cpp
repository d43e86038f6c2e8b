// SPDX-License-Identifier: MIT
#include "core/background_task.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

using doublets::BackgroundTask;
using doublets::TaskPromise;

namespace {

/// Work that blocks until it is released, with everything reported by it.
struct Fixture
{
    QSemaphore begun;
    QSemaphore let;
    std::atomic<int> stopped{0}; ///< number of jobs that noticed their cancellation
    std::vector<int> found;
    std::vector<double> shares;
    int ended = 0;
    BackgroundTask<int> work{
        {.resultReady = [this](int result) { found.push_back(result); },
         .finished = [this] { ++ended; },
         .progressChanged = [this](double share) { shares.push_back(share); }}};

    /// Delivers `result` when released.
    BackgroundTask<int>::Work waiting(int result)
    {
        return [this, result](TaskPromise<int> &report) {
            begun.release();
            while (!let.tryAcquire(1, 1)) {
                if (report.isCancelled()) {
                    ++stopped;
                    return;
                }
            }
            report.deliver(result);
        };
    }
};

} // namespace

class TestBackgroundWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversInTheThreadThatAsked();
    void deliversOneAfterTheOther();
    void tellsHowFarItIs();
    void deliversNothingFromCancelledWork();
    void deliversOnlyTheLatest();
    void startsAnotherWhenOneHasEnded();
    void stopsOnDestruction();
    void doesNotStartQueuedWorkOnDestruction();
    void isWaitedFor();
};

void TestBackgroundWork::deliversInTheThreadThatAsked()
{
    const QThread *here = QThread::currentThread();
    const QThread *worked = nullptr;
    const QThread *heard = nullptr;
    BackgroundTask<int> work({.resultReady = [&](int) { heard = QThread::currentThread(); }});
    work.start([&](TaskPromise<int> &report) {
        worked = QThread::currentThread();
        report.deliver(1);
    });
    QVERIFY(work.isRunning());
    QTRY_VERIFY(!work.isRunning());
    QVERIFY(worked != nullptr && worked != here);
    QCOMPARE(heard, here);
}

void TestBackgroundWork::deliversOneAfterTheOther()
{
    Fixture f;
    f.work.start([](TaskPromise<int> &report) {
        for (int i = 0; i < 20; ++i) {
            report.deliver(i);
        }
    });
    QTRY_COMPARE(f.ended, 1);
    QCOMPARE(f.found.size(), 20U);
    QVERIFY(std::is_sorted(f.found.begin(), f.found.end()));
}

void TestBackgroundWork::tellsHowFarItIs()
{
    Fixture f;
    f.work.start([](TaskPromise<int> &report) {
        const auto progress = report.progress();
        QVERIFY(progress(0.25));
        QThread::msleep(60); // progress is reported a few times a second
        QVERIFY(progress(0.75));
    });
    QTRY_COMPARE(f.ended, 1);
    QVERIFY(f.found.empty());
    QVERIFY(!f.shares.empty());
    QVERIFY(std::is_sorted(f.shares.begin(), f.shares.end()));
    QCOMPARE(f.shares.back(), 0.75);
}

void TestBackgroundWork::deliversNothingFromCancelledWork()
{
    Fixture f;
    f.work.start(f.waiting(1));
    f.begun.acquire();
    f.work.cancel();
    QVERIFY(!f.work.isRunning());
    QTRY_COMPARE(f.stopped, 1);
    QCoreApplication::processEvents();
    QVERIFY(f.found.empty());
    QCOMPARE(f.ended, 0);

    // A result that is already on its way must not arrive either.
    QSemaphore done;
    f.work.start([&done](TaskPromise<int> &report) {
        report.deliver(2);
        done.release();
    });
    done.acquire();
    f.work.cancel();
    QCoreApplication::processEvents();
    QVERIFY(f.found.empty());
    QCOMPARE(f.ended, 0);
}

void TestBackgroundWork::deliversOnlyTheLatest()
{
    Fixture f;
    f.work.start(f.waiting(1));
    f.begun.acquire();
    f.work.start(f.waiting(2));
    f.work.start(f.waiting(3));
    f.begun.acquire(); // the second work was cancelled before it began
    f.let.release();
    QTRY_COMPARE(f.ended, 1);
    QCOMPARE(f.found, std::vector{3});
    QCOMPARE(f.stopped, 1);
}

void TestBackgroundWork::startsAnotherWhenOneHasEnded()
{
    std::vector<int> found;
    std::unique_ptr<BackgroundTask<int>> work;
    const auto startNext = [&] {
        const int next = static_cast<int>(found.size()) + 1;
        work->start([next](TaskPromise<int> &report) { report.deliver(next); });
    };
    work = std::make_unique<BackgroundTask<int>>(
        BackgroundTask<int>::Handlers{.resultReady = [&](int result) { found.push_back(result); },
                                      .finished =
                                          [&] {
                                              if (found.size() < 3) {
                                                  startNext();
                                              }
                                          }});
    startNext();
    QTRY_COMPARE(found, (std::vector{1, 2, 3}));
}

void TestBackgroundWork::stopsOnDestruction()
{
    std::atomic<bool> stopped{false};
    QSemaphore begun;
    {
        BackgroundTask<int> work({});
        work.start([&](TaskPromise<int> &report) {
            begun.release();
            while (!report.isCancelled()) {
                QThread::msleep(1);
            }
            QThread::msleep(20);
            stopped = true;
        });
        begun.acquire();
    }
    QVERIFY(stopped);
}

void TestBackgroundWork::doesNotStartQueuedWorkOnDestruction()
{
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    QSemaphore let;
    pool.start([&let] { let.acquire(); });
    std::atomic<bool> begun{false};
    {
        BackgroundTask<int> work({}, &pool);
        work.start([&begun](TaskPromise<int> &) { begun = true; });
    } // does not wait for a busy pool
    let.release();
    pool.waitForDone();
    QVERIFY(!begun);
}

void TestBackgroundWork::isWaitedFor()
{
    Fixture f;
    QVERIFY(!f.work.waitForResult());
    f.work.start([](TaskPromise<int> &report) { report.deliver(7); });
    QCOMPARE(f.work.waitForResult(), std::optional(7));
    QVERIFY(!f.work.isRunning());
    QCoreApplication::processEvents();
    QVERIFY(f.found.empty());
    QCOMPARE(f.ended, 0);
    f.work.start([](TaskPromise<int> &) {});
    QVERIFY(!f.work.waitForResult());
}

QTEST_GUILESS_MAIN(TestBackgroundWork)
#include "tst_background_work.moc"
