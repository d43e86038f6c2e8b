// SPDX-License-Identifier: MIT
#include "core/files/reading.h"
#include "core/rules/catalogue.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFiles();
    void doesNotBlock();
    void refusesNonRegularFiles_data();
    void refusesNonRegularFiles();
};

void TestReading::readsFiles()
{
    const QTemporaryDir folder;
    QFile written(folder.filePath(u"имя name"_s));
    QVERIFY(written.open(QIODevice::WriteOnly));
    QVERIFY(written.write("first\nsecond\n") > 0);
    written.close();
    QVERIFY(QFile::link(written.fileName(), folder.filePath(u"link"_s)));
    for (const QString &path : {written.fileName(), folder.filePath(u"link"_s)}) {
        QFile file(path);
        QVERIFY(!openForReading(file));
        QCOMPARE(file.size(), 13);
        QCOMPARE(file.fileName(), path);
        QCOMPARE(file.readLine(), QByteArray("first\n"));
        QCOMPARE(file.readAll(), QByteArray("second\n"));
    }
    QVERIFY(Catalogue::builtIn().ok()); // built-in resources
    QFile missing(folder.filePath(u"missing"_s));
    const auto error = openForReading(missing);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotOpen);
    QCOMPARE(error->file, missing.fileName());
    QVERIFY(!error->facts.value(0).isEmpty());
}

/// Opening a pipe without a writer in the usual way would block for ever.
void TestReading::doesNotBlock()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe.doublets"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QFile file(pipe);
    const auto error = openForReading(file);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::NotARegularFile);
    QVERIFY(!file.isOpen());
}

void TestReading::refusesNonRegularFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("device") << u"/dev/zero"_s << ErrorCode::NotARegularFile;
    QTest::newRow("terminal") << u"/dev/ptmx"_s << ErrorCode::NotARegularFile;
    QTest::newRow("folder") << QDir::tempPath() << ErrorCode::CannotOpen;
}

void TestReading::refusesNonRegularFiles()
{
    QFETCH(const QString, path);
    QFETCH(const ErrorCode, code);
    QFile file(path);
    const auto error = openForReading(file);
    QVERIFY(error);
    QCOMPARE(error->code, code);
}

QTEST_GUILESS_MAIN(TestReading)
#include "tst_reading.moc"
