// SPDX-License-Identifier: MIT
#include "match/session/autosave.h"

#include "core/files/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <memory>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A slow disk: each write waits for a permit.
struct SlowDisk
{
    Autosave::Writer writer()
    {
        return [this](const Record &record, const QString &path) -> std::optional<Error> {
            begun.release();
            letThrough.acquire();
            seeds << record.seed;
            return full ? std::optional(Error{ErrorCode::CannotWrite, path, {}, {}})
                        : writeFileAtomically(path, record.seed.toUtf8(), FilePurpose::Private);
        };
    }

    QSemaphore begun;
    QSemaphore letThrough;
    QStringList seeds; ///< seeds of the records written; read only after `finish()`
    std::atomic_bool full = false;
};

Record recordWithSeed(const QString &seed)
{
    Record record;
    record.seed = seed;
    return record;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestAutosave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_disk = std::make_unique<SlowDisk>();
        m_autosave = std::make_unique<Autosave>(m_folder->filePath(u"data"_s), 1, m_disk->writer());
    }
    void cleanup()
    {
        m_disk->letThrough.release(10);
        m_autosave.reset();
    }

    void doesNotWaitForTheDisk();
    void writesTheLastStateOnly();
    void removesAfterTheWriteUnderWay();
    void savesBeforeItEnds();
    void tellsOfAFullDisk();
    void triesAgainAfterAFailure();
    void triesAgainBeforeItEnds();
    void keepsAnUnreadableFile();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SlowDisk> m_disk;
    std::unique_ptr<Autosave> m_autosave;
};

void TestAutosave::doesNotWaitForTheDisk()
{
    m_autosave->save(recordWithSeed(u"1"_s));
    // Writing has begun, but this thread was not blocked.
    m_disk->begun.acquire();
    QVERIFY(!m_autosave->hasGame());
    m_disk->letThrough.release();
    QVERIFY(!m_autosave->finish());
    QCOMPARE(bytesOf(m_autosave->path()), QByteArray("1"));
}

void TestAutosave::writesTheLastStateOnly()
{
    m_autosave->save(recordWithSeed(u"1"_s));
    m_disk->begun.acquire();
    for (const QString &seed : {u"2"_s, u"3"_s, u"4"_s}) {
        m_autosave->save(recordWithSeed(seed));
    }
    m_disk->letThrough.release(2);
    QVERIFY(!m_autosave->finish());
    QCOMPARE(m_disk->seeds, (QStringList{u"1"_s, u"4"_s}));
    QCOMPARE(bytesOf(m_autosave->path()), QByteArray("4"));
}

void TestAutosave::removesAfterTheWriteUnderWay()
{
    m_autosave->save(recordWithSeed(u"1"_s));
    m_disk->begun.acquire();
    m_autosave->remove();
    m_disk->letThrough.release();
    QVERIFY(!m_autosave->finish());
    QVERIFY(!m_autosave->hasGame());
}

void TestAutosave::savesBeforeItEnds()
{
    const QString path = m_autosave->path();
    m_autosave->save(recordWithSeed(u"1"_s));
    m_autosave->save(recordWithSeed(u"2"_s));
    m_disk->letThrough.release(2);
    m_autosave.reset();
    QCOMPARE(bytesOf(path), QByteArray("2"));
}

void TestAutosave::tellsOfAFullDisk()
{
    m_disk->full = true;
    m_disk->letThrough.release(3); // the first save is repeated once
    const QSignalSpy failed(m_autosave.get(), &Autosave::saveFailed);
    m_autosave->save(recordWithSeed(u"1"_s));
    const auto error = m_autosave->finish();
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QTRY_COMPARE(failed.size(), 1); // reported in this thread
    m_disk->full = false;
    m_autosave->save(recordWithSeed(u"2"_s));
    QVERIFY(!m_autosave->finish());
}

void TestAutosave::triesAgainAfterAFailure()
{
    m_autosave =
        std::make_unique<Autosave>(m_folder->filePath(u"data"_s), 1, m_disk->writer(), 1ms);
    const QSignalSpy failed(m_autosave.get(), &Autosave::saveFailed);
    std::atomic_int saved = 0;
    connect(
        m_autosave.get(), &Autosave::recordSaved, m_autosave.get(), [&saved] { ++saved; },
        Qt::DirectConnection);
    m_disk->full = true;
    m_disk->letThrough.release(3);
    m_autosave->save(recordWithSeed(u"1"_s));
    // Three attempts fail, and the failure is reported once.
    QTRY_COMPARE(m_disk->begun.available(), 4);
    QCOMPARE(failed.size(), 1);
    m_disk->full = false;
    m_disk->letThrough.release(1);
    QTRY_COMPARE(bytesOf(m_autosave->path()), QByteArray("1"));
    QVERIFY(!m_autosave->finish());
    QCOMPARE(saved.load(), 1);
    m_autosave->remove();
    QVERIFY(!m_autosave->finish());
    QCOMPARE(saved.load(), 1);
    QCoreApplication::processEvents();
    // A later failure is reported again.
    m_disk->full = true;
    m_disk->letThrough.release(10);
    m_autosave->save(recordWithSeed(u"2"_s));
    QTRY_COMPARE(failed.size(), 2);
}

void TestAutosave::triesAgainBeforeItEnds()
{
    const QString path = m_autosave->path();
    m_disk->full = true;
    m_disk->letThrough.release(1);
    const QSignalSpy failed(m_autosave.get(), &Autosave::saveFailed);
    m_autosave->save(recordWithSeed(u"1"_s));
    QTRY_COMPARE(failed.size(), 1);
    m_disk->full = false;
    m_disk->letThrough.release(1);
    m_autosave.reset();
    QCOMPARE(bytesOf(path), QByteArray("1"));
}

void TestAutosave::keepsAnUnreadableFile()
{
    QVERIFY(QDir().mkpath(m_folder->filePath(u"data"_s)));
    QVERIFY(!writeFileAtomically(m_autosave->path(), "not ours", FilePurpose::Private));
    m_autosave->markUnreadable();
    m_disk->letThrough.release(1);
    m_autosave->save(recordWithSeed(u"1"_s));
    QVERIFY(!m_autosave->finish());
    QCOMPARE(bytesOf(m_autosave->path()), QByteArray("1"));
    QCOMPARE(bytesOf(m_autosave->path() + u".kept"_s), QByteArray("not ours"));
    m_autosave->remove();
    QVERIFY(!m_autosave->finish());
    QVERIFY(!m_autosave->hasGame());
    QVERIFY(QFile::exists(m_autosave->path() + u".kept"_s));
}

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"
