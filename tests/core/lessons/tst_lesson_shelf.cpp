// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_shelf.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QStringList pathsOf(const LessonShelf &shelf)
{
    QStringList paths;
    for (const LessonShelf::File &file : shelf.files()) {
        paths << file.path;
    }
    return paths;
}

} // namespace

/// Tests the list of the user's own lessons.
class TestLessonShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void remembersFilesLatestFirst();
    void listsTheFolder();
    void forgetsTheOldest();
    void keepsADamagedList();
    void worksWithoutAFolder();
    void readsLessons();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_shelfFolder;
};

void TestLessonShelf::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shelfFolder = m_folder->filePath(u"data/lessons"_s);
}

void TestLessonShelf::remembersFilesLatestFirst()
{
    LessonShelf shelf(m_shelfFolder);
    QCOMPARE(pathsOf(shelf), QStringList());
    QVERIFY(!shelf.addRecentFile(u"/home/a.doublets-lesson"_s));
    QVERIFY(!shelf.addRecentFile(u"/home/b.doublets-lesson"_s));
    QVERIFY(!shelf.addRecentFile(u"/home/x/../a.doublets-lesson"_s));
    LessonShelf next(m_shelfFolder);
    QCOMPARE(pathsOf(next),
             QStringList({u"/home/a.doublets-lesson"_s, u"/home/b.doublets-lesson"_s}));
    QVERIFY(!next.removeRecentFile(u"/home/a.doublets-lesson"_s));
    QCOMPARE(pathsOf(shelf), QStringList{u"/home/b.doublets-lesson"_s});
}

void TestLessonShelf::listsTheFolder()
{
    LessonShelf shelf(m_shelfFolder);
    QVERIFY(QDir().mkpath(m_shelfFolder));
    const QString inside = m_shelfFolder + u"/mine.doublets-lesson"_s;
    writeFile(inside, "{}");
    writeFile(m_shelfFolder + u"/12.lesson-progress"_s, "{}");
    QVERIFY(!shelf.addRecentFile(inside)); // is listed anyway
    QVERIFY(!shelf.addRecentFile(u"/home/a.doublets-lesson"_s));
    const std::vector<LessonShelf::File> expected{{u"/home/a.doublets-lesson"_s, false},
                                                  {inside, true}};
    QCOMPARE(shelf.files(), expected);
}

void TestLessonShelf::forgetsTheOldest()
{
    LessonShelf shelf(m_shelfFolder);
    for (int i = 0; i <= LessonShelf::MaxRecentFiles; ++i) {
        QVERIFY(!shelf.addRecentFile(u"/home/%1"_s.arg(i)));
    }
    const QStringList paths = pathsOf(shelf);
    QCOMPARE(paths.size(), LessonShelf::MaxRecentFiles);
    QCOMPARE(paths.constLast(), u"/home/1"_s);
}

void TestLessonShelf::keepsADamagedList()
{
    LessonShelf shelf(m_shelfFolder);
    QVERIFY(!shelf.addRecentFile(u"/home/a"_s));
    const QString list = m_shelfFolder + u"/list.json"_s;
    writeFile(list, "damaged");
    QCOMPARE(pathsOf(shelf), QStringList());
    QVERIFY(!shelf.addRecentFile(u"/home/b"_s));
    QCOMPARE(pathsOf(shelf), QStringList{u"/home/b"_s});
    QFile kept(list + u".kept"_s);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("damaged"));
}

void TestLessonShelf::worksWithoutAFolder()
{
    LessonShelf shelf({});
    QVERIFY(!shelf.addRecentFile(u"/home/a"_s));
    QCOMPARE(pathsOf(shelf), QStringList{u"/home/a"_s});
    QVERIFY(!shelf.removeRecentFile(u"/home/a"_s));
    QCOMPARE(pathsOf(shelf), QStringList());
}

void TestLessonShelf::readsLessons()
{
    const QString path = m_folder->filePath(u"own.doublets-lesson"_s);
    const UserLesson missing = readUserLesson({path, false}, catalogue());
    QVERIFY(!missing.exists && !missing.lesson && !missing.errors.empty());
    writeFile(path, lessonWith("\"texts\": [\"Look\"]"));
    const UserLesson sound = readUserLesson({path, false}, catalogue());
    QVERIFY(sound.exists && sound.lesson && sound.errors.empty());
    QCOMPARE(sound.lesson->file, path);
    writeFile(path, lessonWith("\"texts\": 5"));
    const UserLesson faulty = readUserLesson({path, false}, catalogue());
    QVERIFY(faulty.exists && !faulty.lesson && !faulty.errors.empty());
}

QTEST_GUILESS_MAIN(TestLessonShelf)
#include "tst_lesson_shelf.moc"
