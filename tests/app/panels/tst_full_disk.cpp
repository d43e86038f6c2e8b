// SPDX-License-Identifier: MIT
#include "tests/core/files/full_disk.h"

#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "match/settings/settings.h"
#include "panels/dice/dice_csv.h"
#include "table/image/board_image_file.h"
#include "table/pictures/picture_file.h"

#include <QGuiApplication>
#include <QPainter>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

using Write = std::function<bool(const QString &path)>; ///< returns true if it reports success

const QByteArray Old("what was there before");

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Returns an image of random pixels, which hardly compresses.
QImage noise(int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    QRandomGenerator random(7);
    random.fillRange(reinterpret_cast<quint32 *>(image.bits()), qsizetype(side) * side);
    return image;
}

} // namespace

/// Checks that on a full disk every writer keeps the old file and reports the error.
class TestFullDisk : public QObject
{
    Q_OBJECT

public:
    explicit TestFullDisk(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void theOldFileStays_data();
    void theOldFileStays();
    void settingsStay();

private:
    test::FullDisk &m_disk;
};

void TestFullDisk::theOldFileStays_data()
{
    QTest::addColumn<Write>("write");
    QTest::newRow("record") << Write([](const QString &path) {
        Record record;
        record.ruleSet = u"cotton"_s;
        return !writeRecord(record, path);
    });
    QTest::newRow("dice") << Write(
        [](const QString &path) { return !writeDiceCsv(DiceReport(), path); });
    for (const int side : {20, 120}) {
        QTest::addRow("still %d", side) << Write([side](const QString &path) {
            return !writeBoardImage(noise(side), path, [] { return true; });
        });
        QTest::addRow("pictures %d", side) << Write([side](const QString &path) {
            return picturefile::write(path, {u"a"_s, u"b"_s, u"c"_s}, {{noise(side), {}}});
        });
    }
}

void TestFullDisk::theOldFileStays()
{
    QFETCH(const Write, write);
    m_disk.clear();
    const QString path = m_disk.file(u"file"_s);
    put(path, Old);
    m_disk.leave(0);
    QVERIFY(!write(path));
    QCOMPARE(contents(path), Old);
    QCOMPARE(m_disk.files(), QStringList{u"file"_s});
    m_disk.clear();
    QVERIFY(write(path));
    QVERIFY(contents(path) != Old);
}

void TestFullDisk::settingsStay()
{
    m_disk.clear();
    const auto catalogue = Catalogue::builtIn();
    const QString path = m_disk.file(u"doublets.ini"_s);
    put(path, "[sound]\nvolume=5\n");
    {
        Settings settings(path, catalogue.value());
        const QSignalSpy failures(&settings.file(), &SettingsFile::writeFailed);
        m_disk.leave(0);
        QVERIFY(settings.volume.set(44));
        settings.write();
        QCOMPARE(failures.size(), 1);
        QCOMPARE(contents(path), QByteArray("[sound]\nvolume=5\n"));
        QCOMPARE(m_disk.files(), QStringList{u"doublets.ini"_s});
    }
    QCOMPARE(Settings(path, catalogue.value()).volume.value(), 5);
    m_disk.clear();
    put(path, "[sound]\nvolume=5\n");
    Settings settings(path, catalogue.value());
    QVERIFY(settings.volume.set(44));
    settings.write();
    QCOMPARE(Settings(path, catalogue.value()).volume.value(), 44);
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // must be created before any thread
    const QGuiApplication application(argc, argv);
    TestFullDisk tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_full_disk.moc"
