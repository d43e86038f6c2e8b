// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_parser.h"
#include "core/record/replay.h"
#include "lessons/lesson_run.h"
#include "tests/app/match/match_fixture.h"
#include "tests/core/files/full_disk.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using namespace doublets::test;

namespace {

Lesson lessonAt(const QString &path, const QByteArray &question = "Which?")
{
    const QByteArray text = R"({"format": "doublets-lesson", "version": 1, "title": "T",
        "summary": "S", "steps": [
        {"title": "First", "minutes": 2, "board": {"ruleSet": "cotton", "seed": "5",
          "until": "end"}, "question": {"text": ")" +
                            question + R"(", "choices": ["a", "b"], "right": 2}},
        {"title": "Same board", "minutes": 3, "guess": {"text": "How many?",
          "figure": {"quantity": "chance-on-board", "side": "white"}}},
        {"title": "Another", "minutes": 4, "board": {"ruleSet": "fiske"},
          "question": {"text": "Why?", "answer": "So."}}]})";
    return parseLesson(text, path, catalogue()).value();
}

/// A sitting. If `folder` is given, progress in lessons is saved there.
struct Sitting : MatchFixture
{
    explicit Sitting(const QString &folder = {})
        : MatchFixture({}, folder)
    {
        session.start({u"moulidars"_s, {}, DiceOrigin::Seeded, u"7"_s});
    }
    void play(int throws)
    {
        while (match.game().throwCount() < throws) {
            if (match.game().position().stage == Stage::Playing) {
                match.play(match.game().legalPlays()[0]);
            } else {
                match.throwDice();
            }
        }
    }
    /// Answers, plays four throws and goes on to the second step. Returns the game of the first
    /// step.
    Record work()
    {
        run.setChoice(1);
        run.setHandCounts({3, 14});
        run.revealSolution();
        play(4);
        const Record played = recordOf(match.game(), {}, {});
        run.goToNextStep();
        run.setGuess(40);
        return played;
    }
    [[nodiscard]] bool isAsWorked(const Record &played)
    {
        bool is = run.currentStep() == 1 && run.answer().guess == 40 && !run.answer().isRevealed &&
                  recordOf(match.game(), {}, {}) == played;
        run.goToStep(0);
        return is && run.answer().choice == 1 && run.answer().handCounts == std::vector({3, 14}) &&
               run.answer().isRevealed && recordOf(match.game(), {}, {}) == played;
    }

    LessonRun run{match, session};
};

} // namespace

/// Tests that progress in lessons is restored.
class TestKeptLessons : public QObject
{
    Q_OBJECT

public:
    explicit TestKeptLessons(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void goesOnInTheSameSitting();
    void goesOnInTheNextSitting();
    void startsOverOnceItIsFinished_data();
    void startsOverOnceItIsFinished();
    void keepsNothingOfAPreview();
    void keepsClassesApart();
    void goesOnWhereAnotherGameEndedIt();
    void keepsLessonsApart();
    void startsOver();
    void startsOverOnAStepWithoutABoard();
    void anUntouchedBoardNeedsNoFile();
    void forgetsWhatATeacherHasChanged();
    void movesAsideWhatItCannotRead();
    void saysWhatItCannotWrite();
    void savesWhatCouldNotBeWritten();
    void savesEachChangeAtOnce();
    void keepsAnswersThatCouldNotBeMoved();
    void limitsTheNumberOfFiles();

private:
    test::FullDisk &m_disk;
};

void TestKeptLessons::goesOnInTheSameSitting()
{
    Sitting here;
    here.run.begin(lessonAt(u"a"_s));
    const Record played = here.work();
    here.run.end();
    QVERIFY(!here.session.isBoardLent());
    here.run.begin(lessonAt(u"a"_s));
    QVERIFY(here.isAsWorked(played));
}

void TestKeptLessons::goesOnInTheNextSitting()
{
    const QTemporaryDir folder;
    Record played;
    {
        Sitting before(folder.path());
        before.run.begin(lessonAt(u"/a"_s));
        played = before.work();
    } // the program ends in the middle of the lesson
    Sitting after(folder.path());
    QCOMPARE(after.run.progressOf(lessonAt(u"/a"_s)).currentStep, 1);
    after.run.begin(lessonAt(u"/a"_s));
    QVERIFY(after.isAsWorked(played));
    // Only the owner may read the class's answers.
    const QDir kept(folder.filePath(u"lessons"_s));
    const QFileInfoList files = kept.entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QCOMPARE(files[0].permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestKeptLessons::startsOverOnceItIsFinished_data()
{
    QTest::addColumn<bool>("isOnDisk");
    QTest::addColumn<bool>("isLeft");
    QTest::newRow("ended, in memory") << false << false;
    QTest::newRow("ended, on disk") << true << false;
    QTest::newRow("left after the last answer") << true << true;
}

/// The next class does not see the previous class's answers, which are kept.
void TestKeptLessons::startsOverOnceItIsFinished()
{
    QFETCH(const bool, isOnDisk);
    QFETCH(const bool, isLeft);
    const QTemporaryDir folder;
    Sitting here(isOnDisk ? folder.path() : QString());
    const Lesson lesson = lessonAt(u"/a"_s);
    here.run.begin(lesson, u"7b"_s);
    QVERIFY(here.run.savedProgress().keptAnswers(lesson).empty());
    const Record played = here.work();
    here.run.goToStep(2);
    if (isLeft) {
        here.run.setFreeAnswer(u"So"_s);
        here.run.revealSolution();
        here.run.end();
        QVERIFY(here.run.progressOf(lesson, u"7b"_s).isInitial());
    } else {
        here.run.goToNextStep();
    }
    QVERIFY(!here.run.isRunning());
    here.run.begin(lesson, u"7b"_s);
    QCOMPARE(here.run.currentStep(), 0);
    QVERIFY(!here.run.canStartOver());
    here.run.end();
    QVERIFY(!here.run.finishSaving());

    Sitting next(folder.path());
    Sitting &later = isOnDisk ? next : here;
    const auto kept = later.run.savedProgress().keptAnswers(lesson);
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept[0].className, u"7b"_s);
    QCOMPARE(kept[0].date, QDate::currentDate());
    QVERIFY(later.run.savedProgress().keptAnswers(lessonAt(u"/b"_s)).empty());
    later.run.reopen(lesson, kept[0]);
    QCOMPARE(later.run.currentStep(), 0); // to be looked through from the beginning
    QCOMPARE(later.run.className(), u"7b"_s);
    later.run.goToStep(1);
    QVERIFY(later.isAsWorked(played));
    later.run.goToStep(2);
    later.run.goToNextStep(); // keeps them under the same name
    QCOMPARE(later.run.savedProgress().keptAnswers(lesson).size(), std::size_t{1});
}

/// A teacher who previews a lesson leaves no trace among the answers of classes.
void TestKeptLessons::keepsNothingOfAPreview()
{
    Sitting here;
    const Lesson lesson = lessonAt(u"/a"_s);
    here.run.begin(lesson);
    const Record played = here.work();
    QSignalSpy finished(&here.run, &LessonRun::lessonFinished);
    here.run.preview(lesson, 2);
    QCOMPARE(here.run.currentStep(), 2);
    here.run.goToStep(0);
    QVERIFY(!here.run.answer().isRevealed);
    here.run.setChoice(0);
    here.run.revealSolution();
    here.run.goToStep(2);
    here.run.setFreeAnswer(u"Not so"_s);
    here.run.revealSolution();
    here.run.goToNextStep();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished[0][0].toBool(), false); // no answers were saved
    QVERIFY(here.run.savedProgress().keptAnswers(lesson).empty());
    here.run.begin(lesson);
    QVERIFY(here.isAsWorked(played));
}

void TestKeptLessons::keepsClassesApart()
{
    const QTemporaryDir folder;
    const Lesson lesson = lessonAt(u"/a"_s);
    Sitting here(folder.path());
    here.run.begin(lesson, u"7b"_s);
    const Record played = here.work();
    here.run.begin(lesson, u"7c"_s);
    QCOMPARE(here.run.currentStep(), 0);
    here.run.setChoice(0);
    here.run.begin(lesson);
    QVERIFY(!here.run.canStartOver());
    here.run.begin(lesson, u"7b"_s);
    QVERIFY(here.isAsWorked(played));
    here.run.end();
    QVERIFY(!here.run.finishSaving());
    Sitting later(folder.path());
    QStringList names = later.run.savedProgress().classNames();
    QCOMPARE(names.size(), 3);
    names.sort();
    QCOMPARE(names, (QStringList{{}, u"7b"_s, u"7c"_s}));
}

void TestKeptLessons::goesOnWhereAnotherGameEndedIt()
{
    Sitting here;
    here.run.begin(lessonAt(u"a"_s));
    const Record played = here.work();
    here.session.newGame({u"alfonso"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY(!here.run.isRunning());
    here.run.begin(lessonAt(u"a"_s));
    QVERIFY(here.isAsWorked(played));
}

void TestKeptLessons::keepsLessonsApart()
{
    const QTemporaryDir folder;
    Sitting here(folder.path());
    here.run.begin(lessonAt(u"/a"_s));
    const Record played = here.work();
    here.run.begin(lessonAt(u"/b"_s));
    QCOMPARE(here.run.currentStep(), 0);
    QVERIFY(!here.run.canStartOver());
    QVERIFY(!here.run.answer().choice.has_value());
    here.run.begin(lessonAt(u"/a"_s));
    QVERIFY(here.isAsWorked(played));
}

void TestKeptLessons::startsOver()
{
    const QTemporaryDir folder;
    Sitting here(folder.path());
    here.run.begin(lessonAt(u"/a"_s));
    QVERIFY(!here.run.canStartOver());
    here.run.setChoice(0);
    QVERIFY(here.run.canStartOver());
    here.work();
    here.run.startOver();
    QCOMPARE(here.run.currentStep(), 0);
    QVERIFY(!here.run.canStartOver());
    QVERIFY(here.run.answer() == ClassAnswer{});
    QVERIFY(here.match.game().history().empty());
    QVERIFY(here.session.isBoardLent());
    here.run.end();
    QVERIFY(!here.run.finishSaving());
    QVERIFY(QDir(folder.filePath(u"lessons"_s)).isEmpty(QDir::Files));
    here.run.begin(lessonAt(u"/a"_s));
    QVERIFY(!here.run.canStartOver());
}

void TestKeptLessons::startsOverOnAStepWithoutABoard()
{
    Sitting here;
    Lesson lesson = lessonAt(u"a"_s);
    lesson.steps[0].board.reset();
    lesson.steps[1].board = lessonAt(u"a"_s).steps[0].board;
    const Game *own = &here.match.game();
    here.run.begin(lesson);
    here.run.goToStep(1);
    here.play(2);
    here.run.startOver();
    QVERIFY(here.session.isBoardLent());
    QVERIFY(here.match.game().history().empty());
    QVERIFY(here.run.isRunning());
    here.run.goToStep(1);
    QVERIFY(here.match.game().history().empty());
    here.run.end();
    QCOMPARE(&here.match.game(), own);
}

void TestKeptLessons::anUntouchedBoardNeedsNoFile()
{
    Sitting here;
    QSignalSpy changed(&here.run, &LessonRun::stateChanged);
    here.run.begin(lessonAt(u"a"_s));
    QVERIFY(!here.run.canRestartBoard());
    changed.clear();
    here.match.throwDice();
    QVERIFY(here.run.canRestartBoard());
    QVERIFY(!changed.isEmpty()); // listeners have been notified
    here.match.undo();
    QVERIFY(!here.run.canRestartBoard());
    QVERIFY(!here.run.canStartOver());
    here.play(2);
    here.run.restartBoard();
    QVERIFY(!here.run.canRestartBoard());
    QVERIFY(!here.run.canStartOver());
    // A game restored from earlier progress differs from the lesson's own position.
    here.play(2);
    here.run.end();
    here.run.begin(lessonAt(u"a"_s));
    QVERIFY(here.run.canRestartBoard());
    here.run.restartBoard();
    QVERIFY(here.match.game().history().empty());
}

void TestKeptLessons::forgetsWhatATeacherHasChanged()
{
    Sitting here;
    here.run.begin(lessonAt(u"a"_s));
    here.work();
    here.run.begin(lessonAt(u"a"_s, "Which one?"));
    QCOMPARE(here.run.currentStep(), 1);
    QCOMPARE(here.run.answer().guess, std::optional(40));
    here.run.goToStep(0);
    QVERIFY(here.run.answer() == ClassAnswer{});
    QVERIFY(here.match.game().history().empty());
}

void TestKeptLessons::movesAsideWhatItCannotRead()
{
    const QTemporaryDir folder;
    const QDir kept(folder.filePath(u"lessons"_s));
    {
        Sitting before(folder.path());
        before.run.begin(lessonAt(u"/a"_s));
        before.work();
    }
    const QString path = kept.filePath(kept.entryList(QDir::Files).value(0));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    Sitting after(folder.path());
    QSignalSpy noticed(&after.run, &LessonRun::errorOccurred);
    after.run.begin(lessonAt(u"/a"_s));
    QCOMPARE(noticed.size(), 1);
    QVERIFY(after.run.isRunning());
    QCOMPARE(after.run.currentStep(), 0);
    after.work();
    after.run.end();
    QVERIFY(!after.run.finishSaving());
    QCOMPARE(noticed.size(), 1);
    QCOMPARE(kept.entryList(QDir::Files).size(), 2);
    QVERIFY(QFileInfo(path).size() > 10);
}

void TestKeptLessons::saysWhatItCannotWrite()
{
    const QTemporaryDir folder;
    QFile blocked(folder.filePath(u"lessons"_s)); // a file in place of the folder
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    Sitting here(folder.path());
    QSignalSpy noticed(&here.run, &LessonRun::errorOccurred);
    here.run.begin(lessonAt(u"/a"_s));
    QVERIFY(noticed.isEmpty()); // there is nothing to save yet
    const Record played = here.work();
    here.run.end();
    QVERIFY(here.run.finishSaving());
    QTRY_COMPARE(noticed.size(), 1); // reported only once
    here.run.begin(lessonAt(u"/a"_s));
    QVERIFY(here.isAsWorked(played)); // progress is still kept within the sitting
}

/// Answers that could not be written are saved as soon as that is possible, without further action.
void TestKeptLessons::savesWhatCouldNotBeWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"lessons"_s);
    QFile blocked(path);
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    LessonProgressStore store(path, 10ms);
    QSignalSpy failed(&store, &LessonProgressStore::saveFailed);
    LessonProgress progress;
    progress.currentStep = 1;
    for (const QString &className : {u"7a"_s, u"7b"_s}) {
        progress.className = className;
        const Lesson lesson = lessonAt(u"/a"_s);
        store.save(lesson, LessonProgressStore::fileOf(lesson, className), progress);
    }
    QVERIFY(store.finishSaving());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(blocked.remove());
    QTRY_COMPARE(QDir(path).entryList(QDir::Files).size(), 2);
    QVERIFY(!store.finishSaving());
}

/// Killing the program loses none of the class's work.
void TestKeptLessons::savesEachChangeAtOnce()
{
    const QTemporaryDir folder;
    const Lesson lesson = lessonAt(u"/a"_s);
    Sitting here(folder.path());
    here.run.begin(lesson);
    const auto onDisk = [&] {
        const LessonProgressStore other(folder.filePath(u"lessons"_s));
        const auto loaded = other.load(lesson, LessonProgressStore::fileOf(lesson, {}));
        return loaded ? loaded.value() : LessonProgress();
    };
    QElapsedTimer timer;
    timer.start();
    here.run.setChoice(1);
    QTRY_COMPARE(onDisk().answers[0].choice, std::optional(1));
    here.play(1);
    QTRY_COMPARE(onDisk().games[0].throws.size(), std::size_t{1});
    here.match.undo();
    QTRY_VERIFY(onDisk().games[0].throws.empty());
    QVERIFY(timer.elapsed() < 1000);
}

/// On a full disk, the answers of a class that starts over remain under their old name.
void TestKeptLessons::keepsAnswersThatCouldNotBeMoved()
{
    const Lesson lesson = lessonAt(u"/a"_s);
    const QString file = LessonProgressStore::fileOf(lesson, {});
    LessonProgress progress;
    progress.currentStep = 2;
    progress.answers[2].freeAnswer = QString(20'000, u'x'); // more than a disk may still have
    {
        LessonProgressStore store(m_disk.folder());
        store.save(lesson, file, progress);
        QVERIFY(!store.finishSaving());
        m_disk.leave(0);
        store.finish(file, true);
        QVERIFY(store.load(lesson, file).value().isInitial());
        QVERIFY(store.finishSaving());
        QCOMPARE(m_disk.files(), QStringList{file});
    }
    m_disk.clear();
}

void TestKeptLessons::limitsTheNumberOfFiles()
{
    const QTemporaryDir folder;
    LessonProgressStore kept(folder.path());
    LessonProgress progress;
    progress.currentStep = 1;
    for (int i = 0; i < LessonProgressStore::MaxFiles + 5; ++i) {
        const Lesson lesson = lessonAt(u"/%1"_s.arg(i));
        kept.save(lesson, LessonProgressStore::fileOf(lesson, {}), progress);
    }
    QVERIFY(!kept.finishSaving());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), LessonProgressStore::MaxFiles);
}

int main(int argc, char **argv)
{
    test::FullDisk disk;
    QCoreApplication application(argc, argv);
    TestKeptLessons test(disk);
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kept_lessons.moc"
