// SPDX-License-Identifier: MIT
#include "table/pictures/picture_cache.h"

#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>

#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const PictureKey Key{u"board-england"_s, u"1920 1080"_s, u"v1"_s};

/// Returns a picture in each format, all with varying pixels.
Pictures some(int seed = 1, QSize size = {33, 17})
{
    Pictures pictures;
    for (const auto format : {QImage::Format_RGB32, QImage::Format_ARGB32_Premultiplied}) {
        QImage image(size, format);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                image.setPixel(x, y, qRgba(x * seed % 250, y, seed, 255));
            }
        }
        image.setDevicePixelRatio(1.03);
        pictures.push_back({image, {1.5 * seed, -2.25}});
    }
    QImage shadow(size, QImage::Format_Alpha8);
    shadow.fill(0);
    for (int y = 0; y < shadow.height(); ++y) {
        for (int x = 0; x < shadow.width(); ++x) {
            shadow.scanLine(y)[x] = static_cast<uchar>((x * seed + y) % 250);
        }
    }
    pictures.push_back({shadow, {}});
    return pictures;
}

bool alike(const std::optional<Pictures> &found, const Pictures &wanted)
{
    if (!found || found->size() != wanted.size()) {
        return false;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const Picture &a = (*found)[i];
        const Picture &b = wanted[i];
        if (a.image != b.image || a.image.format() != b.image.format() ||
            a.image.devicePixelRatio() != b.image.devicePixelRatio() || a.anchor != b.anchor) {
            return false;
        }
    }
    return true;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void fill(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void age(const QString &path, int seconds)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-seconds),
                             QFileDevice::FileModificationTime));
}

} // namespace

class TestPictureStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsPicturesAsTheyAre();
    void keepsNothingWithoutAFolder();
    void wantsTheWholeKey_data();
    void wantsTheWholeKey();
    void refusesATruncatedFile();
    void refusesASingleWrongBit();
    void readsNoHoles();
    void refusesForeignFiles_data();
    void refusesForeignFiles();
    void survivesAFolderThatCannotBeWritten();
    void survivesAFileInPlaceOfTheFolder();
    void findsTheLatestOfAKind();
    void evictsTheOldest();
    void keepsFewOfAKind();
    void clearsWhatACrashLeft();
    void leavesOthersFilesAndLinksAlone();
    void servesTwoProgramsAtOnce();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"a/b"_s); }
};

void TestPictureStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestPictureStore::keepsPicturesAsTheyAre()
{
    const PictureCache store(folder());
    QVERIFY(!store.load(Key));
    QVERIFY(!store.hasKind(Key.kind, Key.version));
    store.save(Key, some());
    QVERIFY(alike(store.load(Key), some()));
    QVERIFY(store.contains(Key));
    QVERIFY(store.hasKind(Key.kind, Key.version));
    store.save(Key, some(2));
    QVERIFY(alike(store.load(Key), some(2)));
    store.save(Key, {});
    QVERIFY(alike(store.load(Key), {}));
}

void TestPictureStore::keepsNothingWithoutAFolder()
{
    const PictureCache store;
    store.save(Key, some());
    QVERIFY(!store.load(Key));
    QVERIFY(!store.loadLatest(Key.kind, Key.version));
    QVERIFY(!store.hasKind(Key.kind, Key.version));
}

void TestPictureStore::wantsTheWholeKey_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("version");
    QTest::newRow("kind") << u"board-france"_s << Key.detail << Key.version;
    QTest::newRow("detail") << Key.kind << u"1920 1081"_s << Key.version;
    QTest::newRow("version") << Key.kind << Key.detail << u"v2"_s;
}

void TestPictureStore::wantsTheWholeKey()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, detail);
    QFETCH(const QString, version);
    const PictureKey other{kind, detail, version};
    const PictureCache store(folder());
    store.save(Key, some());
    QVERIFY(!store.load(other));
    // The key in the file counts, rather than its name.
    QVERIFY(QFile::copy(store.filePath(Key), store.filePath(other)));
    QVERIFY(!store.load(other));
    QCOMPARE(store.loadLatest(kind, version).has_value(),
             kind == Key.kind && version == Key.version);
}

void TestPictureStore::refusesATruncatedFile()
{
    const PictureCache store(folder());
    store.save(Key, some());
    const QByteArray whole = contentOf(store.filePath(Key));
    QVERIFY(whole.size() > 1000);
    for (qsizetype length = 0; length < whole.size(); length += length < 300 ? 1 : 97) {
        fill(store.filePath(Key), whole.left(length));
        QVERIFY2(!store.load(Key), qPrintable(QString::number(length)));
        QVERIFY(!store.loadLatest(Key.kind, Key.version));
    }
    fill(store.filePath(Key), whole + 'x');
    QVERIFY(!store.load(Key));
    fill(store.filePath(Key), whole);
    QVERIFY(store.load(Key));
}

void TestPictureStore::refusesASingleWrongBit()
{
    const PictureCache store(folder());
    store.save(Key, some());
    const QByteArray whole = contentOf(store.filePath(Key));
    for (qsizetype at = 0; at < whole.size(); at += 3) {
        QByteArray wrong = whole;
        wrong[at] = static_cast<char>(wrong[at] ^ (1 << at % 8));
        fill(store.filePath(Key), wrong);
        QVERIFY2(!store.load(Key), qPrintable(QString::number(at)));
    }
}

/// A sparse file takes no room on the disk, but its pixels would fill the memory.
void TestPictureStore::readsNoHoles()
{
    const PictureCache store(folder());
    QVERIFY(QDir().mkpath(folder()));
    const QSize size(1 << 14, 1 << 14); // 1 GB
    QByteArray header;
    QDataStream stream(&header, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << u"little"_s << Key.kind << Key.detail << Key.version << quint32(1) << size
           << static_cast<qint32>(QImage::Format_RGB32) << 1.0 << QPointF();
    const auto length = static_cast<quint32>(header.size());
    header.prepend(reinterpret_cast<const char *>(&length), sizeof length).prepend("DBLTPIC2");
    fill(store.filePath(Key), header);
    QVERIFY(QFile::resize(store.filePath(Key), header.size() + 4LL * size.width() * size.height() +
                                                   static_cast<qint64>(sizeof(quint64))));
    const auto peakMemory = [] {
        struct rusage usage
        {
        };
        ::getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss; // in KiB
    };
    const auto before = peakMemory();
    QVERIFY(!store.load(Key));
    QVERIFY(!store.loadLatest(Key.kind, Key.version));
    QVERIFY(peakMemory() - before < 100 << 10);
}

void TestPictureStore::refusesForeignFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("Dear diary, ").repeated(1000);
    QTest::newRow("our letters alone") << QByteArray("DBLTPIC1");
    QTest::newRow("a header without end") << QByteArray("DBLTPIC1\xff\xff\xff\xff") + "abc";
    QTest::newRow("a header of nothing")
        << QByteArray("DBLTPIC1") + QByteArray(4, '\0') + QByteArray(100, '\0');
    QTest::newRow("noughts") << QByteArray(100'000, '\0');
}

void TestPictureStore::refusesForeignFiles()
{
    QFETCH(const QByteArray, content);
    const PictureCache store(folder());
    QVERIFY(QDir().mkpath(folder()));
    fill(store.filePath(Key), content);
    QVERIFY(!store.load(Key));
    QVERIFY(!store.loadLatest(Key.kind, Key.version));
    QVERIFY(!store.hasKind(Key.kind, Key.version));
    store.save(Key, some()); // replaces the file
    QVERIFY(alike(store.load(Key), some()));
}

void TestPictureStore::survivesAFolderThatCannotBeWritten()
{
    const PictureCache store(folder());
    store.save(Key, some());
    QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    PictureKey other = Key;
    other.detail = u"another"_s;
    store.save(other, some(2));
    const bool all = geteuid() == 0; // root is not bound by permissions
    QCOMPARE(store.load(other).has_value(), all);
    QVERIFY(alike(store.load(Key), some()));
    QVERIFY(
        QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));

    const PictureCache nowhere(u"/proc/no/such/folder"_s); // not writable even for root
    nowhere.save(Key, some());
    QVERIFY(!nowhere.load(Key));
}

void TestPictureStore::survivesAFileInPlaceOfTheFolder()
{
    fill(m_folder->filePath(u"a"_s), "not a folder");
    const PictureCache store(folder());
    store.save(Key, some());
    QVERIFY(!store.load(Key));
    QVERIFY(!store.loadLatest(Key.kind, Key.version));
    QCOMPARE(contentOf(m_folder->filePath(u"a"_s)), QByteArray("not a folder"));
}

void TestPictureStore::findsTheLatestOfAKind()
{
    const PictureCache store(folder());
    for (int i = 1; i <= 3; ++i) {
        const PictureKey key{Key.kind, QString::number(i), Key.version};
        store.save(key, some(i));
        age(store.filePath(key), 100 * i);
    }
    // A newer picture whose kind merely starts with the same text.
    store.save({Key.kind + u"-night"_s, Key.detail, Key.version}, some(9));
    QVERIFY(alike(store.loadLatest(Key.kind, Key.version), some(1)));
    // Loading a picture makes it the latest.
    QVERIFY(store.load({Key.kind, u"3"_s, Key.version}));
    QVERIFY(alike(store.loadLatest(Key.kind, Key.version), some(3)));
    // Truncated files are skipped.
    fill(store.filePath({Key.kind, u"3"_s, Key.version}), "torn");
    QVERIFY(alike(store.loadLatest(Key.kind, Key.version), some(1)));
    QVERIFY(!store.loadLatest(Key.kind, u"v2"_s));
}

void TestPictureStore::evictsTheOldest()
{
    const qint64 one = QFileInfo([this] {
                           const PictureCache store(folder());
                           store.save(Key, some());
                           return store.filePath(Key);
                       }())
                           .size();
    QVERIFY(one > 0);
    const PictureCache store(folder(), one * 7 / 2); // space for three pictures
    const auto keyOf = [](int i) {
        return PictureKey{u"kind%1"_s.arg(i), Key.detail, Key.version};
    };
    age(store.filePath(Key), 1000);
    for (int i = 0; i < 3; ++i) {
        store.save(keyOf(i), some());
        age(store.filePath(keyOf(i)), 500 - i);
    }
    QVERIFY(!store.load(Key));
    QVERIFY(store.load(keyOf(0))); // now the most recently used
    store.save(keyOf(3), some());
    QVERIFY(store.contains(keyOf(0)));
    QVERIFY(!store.contains(keyOf(1)));
    QVERIFY(store.contains(keyOf(2)));
    QVERIFY(store.contains(keyOf(3)));
}

void TestPictureStore::keepsFewOfAKind()
{
    const PictureCache store(folder());
    const auto keyOf = [](int i) { return PictureKey{Key.kind, QString::number(i), Key.version}; };
    const int many = PictureCache::MaxFilesPerKind + 3;
    store.save({u"men"_s, Key.detail, Key.version}, some());
    for (int i = 0; i < many; ++i) {
        store.save(keyOf(i), some());
        age(store.filePath(keyOf(i)), 100 - i);
    }
    int kept = 0;
    for (int i = 0; i < many; ++i) {
        kept += store.contains(keyOf(i)) ? 1 : 0;
    }
    QCOMPARE(kept, PictureCache::MaxFilesPerKind);
    QVERIFY(store.contains(keyOf(many - 1)));
    QVERIFY(store.contains({u"men"_s, Key.detail, Key.version}));
}

void TestPictureStore::clearsWhatACrashLeft()
{
    const PictureCache store(folder());
    store.save(Key, some());
    const QString old = store.filePath(Key) + u".abcdef"_s;
    const QString young = store.filePath(Key) + u".ghijkl"_s;
    const QString foreign = folder() + u"/notes.txt"_s;
    for (const QString &path : {old, young, foreign}) {
        fill(path, "half");
    }
    age(old, 100'000);
    age(foreign, 100'000);
    store.save(Key, some());
    QVERIFY(!QFile::exists(old));
    QVERIFY(QFile::exists(young)); // another instance may be writing it
    QVERIFY(QFile::exists(foreign));
}

void TestPictureStore::leavesOthersFilesAndLinksAlone()
{
    const QTemporaryDir home;
    const QString thesis = home.filePath(u"thesis.txt"_s);
    fill(thesis, "my thesis");
    const PictureCache store(folder(), 1); // no space, so everything removable is removed
    QVERIFY(QDir().mkpath(folder()));
    const PictureKey linked{u"linked"_s, Key.detail, Key.version};
    QVERIFY(QFile::link(thesis, store.filePath(linked)));
    const QString dangling = folder() + u"/men-0123456789abcdef.picture"_s;
    QVERIFY(QFile::link(home.filePath(u"none"_s), dangling));
    const QStringList others{folder() + u"/holiday.picture.jpg"_s, folder() + u"/holiday.picture"_s,
                             folder() + u"/men-fedcba9876543210.picture"_s};
    for (const QString &path : others) {
        fill(path, "not ours");
        age(path, 100'000);
    }
    for (const PictureKey &key : {linked, Key}) {
        store.save(key, some());
        QVERIFY(!store.load(key));
    }
    QCOMPARE(contentOf(thesis), QByteArray("my thesis"));
    QVERIFY(QFileInfo(store.filePath(linked)).isSymLink());
    QVERIFY(QFileInfo(dangling).isSymLink());
    QVERIFY(!QFile::exists(home.filePath(u"none"_s)));
    for (const QString &path : others) {
        QCOMPARE(contentOf(path), QByteArray("not ours"));
    }
}

void TestPictureStore::servesTwoProgramsAtOnce()
{
    // Each store represents a running program; they share only the folder, which has space for two
    // files.
    const QString path = folder();
    const Pictures large = some(1, {300, 200});
    const qint64 room = 2 * 2 * 300 * 200 * 4 + 10'000;
    std::atomic<int> found{0};
    const auto work = [&](int seed) {
        const PictureCache store(path, room);
        bool sound = true;
        // On a busy machine, one program may end before the other begins: repeat until they
        // overlap.
        for (int i = 0; i < 60 || (found == 0 && i < 6000); ++i) {
            const PictureKey key{u"kind%1"_s.arg(i % 5), Key.detail, Key.version};
            if ((i + seed) % 2 == 0) {
                store.save(key, large);
            } else if (const auto there = store.load(key)) {
                sound = sound && alike(there, large);
                ++found;
            }
        }
        return sound;
    };
    auto other = std::async(std::launch::async, work, 1);
    QVERIFY(work(0));
    QVERIFY(other.get());
    QVERIFY(found > 0);
}

QTEST_GUILESS_MAIN(TestPictureStore)
#include "tst_picture_store.moc"
