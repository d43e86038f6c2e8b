// SPDX-License-Identifier: MIT
#include "disk_calls.h"

#include "core/lessons/lesson_parser.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "lessons/lesson_progress_store.h"
#include "match/session/save_slot.h"
#include "tests/app/match/session/session_fixture.h"
#include "tests/app/text/text_fixture.h"
#include "tests/app/visits/visits_fixture.h"
#include "visits/visit_log.h"

#include <QLoggingCategory>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <functional>

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::catalogue;
using test::DiskCalls;
using test::DiskImage;

namespace {

#if defined(DOUBLETS_THOROUGH)
constexpr bool IsThorough = true;
#else
constexpr bool IsThorough = false;
#endif

constexpr int Actions = 8; ///< of the game that a scenario finds

/// A scenario in which files change. The functions receive the path of a folder.
struct Scenario
{
    std::function<void(const QString &)> prepare;
    /// Runs the program. Returns whether it reported an error.
    std::function<bool(const QString &)> act;
    /// Describes the state found by the next start of the program. May change files.
    std::function<QString(const QString &)> find;
    QString before; ///< found after prepare()
    QString after;  ///< found after prepare() and act()
    /// Also allowed after an error or a power cut.
    QString alsoAllowed = {};
};

/// Runs the program with the game in `folder`. Returns whether it reported an error.
bool play(const QString &folder, const std::function<void(Session &)> &act)
{
    Sitting sitting(catalogue(), folder);
    sitting.session.start();
    act(sitting.session);
    return sitting.session.finishSaving().has_value() || !sitting.notices.isEmpty();
}

void beginGame(const QString &folder, int actions)
{
    Sitting sitting(catalogue(), folder);
    sitting.session.start(seeded(u"willughby"_s));
    for (int i = 0; i < actions; ++i) {
        step(sitting.session.game());
    }
    QVERIFY(!sitting.session.finishSaving());
}

/// Describes where the game of beginGame() is.
QString findGame(const QString &folder)
{
    Sitting sitting(catalogue(), folder);
    sitting.session.start();
    const Game &game = sitting.session.game();
    if (game.ruleSet().id == u"willughby" && !game.history().empty()) {
        return u"on the board after %1 actions"_s.arg(game.history().size());
    }
    for (const UnfinishedGame &left : sitting.session.unfinishedGames()) {
        const auto record = readRecord(left.path);
        if (record && left.ruleSet == u"willughby") {
            return u"set aside after %1 actions"_s.arg(record.value().actions().size());
        }
    }
    const auto logged = sitting.session.loggedGames().games.size();
    return logged > 0 ? u"counted"_s : u"gone"_s;
}

Scenario throwingDice()
{
    return {[](const QString &folder) { beginGame(folder, Actions); },
            [](const QString &folder) {
                return play(folder, [](Session &session) { step(session.game()); });
            },
            &findGame, u"on the board after 8 actions"_s, u"on the board after 9 actions"_s};
}

Scenario beginningAnotherGame()
{
    return {[](const QString &folder) { beginGame(folder, Actions); },
            [](const QString &folder) {
                return play(folder, [](Session &session) {
                    session.newGame(seeded(u"fiske"_s));
                    step(session.game());
                });
            },
            &findGame,
            u"on the board after 8 actions"_s,
            u"set aside after 8 actions"_s,
            u"on the board after 9 actions"_s}; // the first game continues after an error
}

int actionsOfWholeGame()
{
    static const int count = [] {
        Settings settings({}, catalogue());
        Session session(catalogue(), settings, {});
        session.start(seeded(u"willughby"_s));
        finish(session.game());
        return static_cast<int>(session.game().history().size());
    }();
    return count;
}

Scenario endingAGame()
{
    return {[](const QString &folder) { beginGame(folder, actionsOfWholeGame() - 1); },
            [](const QString &folder) {
                return play(folder, [](Session &session) { step(session.game()); });
            },
            &findGame,
            u"on the board after %1 actions"_s.arg(actionsOfWholeGame() - 1),
            u"counted"_s,
            u"gone"_s}; // it is over, and its result was shown
}

Scenario savingAFile()
{
    const auto record = [](const QString &seed) {
        Record made;
        made.ruleSet = u"fiske"_s;
        made.rulings = test::ruleSet(made.ruleSet).completedRulings({}).value();
        made.dice = DiceOrigin::Seeded;
        made.seed = seed;
        return made;
    };
    const auto save = [record](const QString &folder, const QString &seed) {
        return writeRecord(record(seed), folder + u"/game.doublets"_s).has_value();
    };
    return {[save](const QString &folder) { QVERIFY(!save(folder, u"1"_s)); },
            [save](const QString &folder) { return save(folder, u"2"_s); },
            [](const QString &folder) {
                const auto read = readRecord(folder + u"/game.doublets"_s);
                return read ? read.value().seed : u"none"_s;
            },
            u"1"_s, u"2"_s};
}

Scenario changingASetting()
{
    const auto set = [](const QString &folder, const QString &name) {
        Settings settings(folder + u"/a/doublets.ini"_s, catalogue());
        const QSignalSpy failed(&settings.file(), &SettingsFile::writeFailed);
        settings.whiteName.set(name);
        settings.write();
        return !failed.isEmpty();
    };
    return {[](const QString &) {},
            [set](const QString &folder) { return set(folder, u"Anne"_s); },
            [](const QString &folder) {
                const Settings settings(folder + u"/a/doublets.ini"_s, catalogue());
                return settings.readErrors().empty() ? settings.whiteName.value() : u"damaged"_s;
            },
            {},
            u"Anne"_s};
}

const Lesson &lesson()
{
    static const Lesson made =
        parseLesson(
            R"({"format": "doublets-lesson", "version": 1, "title": "T", "summary": "S", "steps": [
            {"title": "First", "minutes": 2, "question": {"text": "Why?", "answer": "So."}}]})",
            u"/a.doublets-lesson"_s, catalogue())
            .value();
    return made;
}

Scenario answering()
{
    const auto answer = [](const QString &folder, const QString &text) {
        LessonProgressStore store(folder + u"/lessons"_s);
        LessonProgress progress;
        progress.answers[0].freeAnswer = text;
        store.save(lesson(), LessonProgressStore::fileOf(lesson(), {}), progress);
        return store.finishSaving().has_value();
    };
    return {[answer](const QString &folder) { QVERIFY(!answer(folder, u"1"_s)); },
            [answer](const QString &folder) { return answer(folder, u"2"_s); },
            [](const QString &folder) {
                const LessonProgressStore store(folder + u"/lessons"_s);
                const auto progress =
                    store.load(lesson(), LessonProgressStore::fileOf(lesson(), {}));
                return progress ? progress.value().answers.at(0).freeAnswer : u"damaged"_s;
            },
            u"1"_s, u"2"_s};
}

Scenario keepingAnswers()
{
    const auto kept = [](const LessonProgressStore &store) {
        return store.keptAnswers(lesson()).empty()
                   ? u""_s
                   : store.load(lesson(), store.keptAnswers(lesson())[0].file)
                         .value()
                         .answers.at(0)
                         .freeAnswer;
    };
    Scenario scenario = answering();
    scenario.act = [](const QString &folder) {
        LessonProgressStore store(folder + u"/lessons"_s);
        store.finish(LessonProgressStore::fileOf(lesson(), {}), true);
        return store.finishSaving().has_value();
    };
    scenario.find = [kept](const QString &folder) {
        const LessonProgressStore store(folder + u"/lessons"_s);
        const auto progress = store.load(lesson(), LessonProgressStore::fileOf(lesson(), {}));
        const QString present = progress && progress.value().answers.contains(0)
                                    ? progress.value().answers.at(0).freeAnswer
                                    : QString();
        return u"present '%1', kept '%2'"_s.arg(present, kept(store));
    };
    scenario.before = u"present '1', kept ''"_s;
    scenario.after = u"present '', kept '1'"_s;
    scenario.alsoAllowed = u"present '1', kept '1'"_s;
    return scenario;
}

Scenario countingAVisit()
{
    const auto add = [](const QString &folder) {
        VisitLog log(folder + u"/visits.sqlite"_s);
        log.add(test::visitsOf(1, 1).front());
        return log.flush().has_value();
    };
    return {[add](const QString &folder) { QVERIFY(!add(folder)); }, add,
            [](const QString &folder) {
                return QString::number(test::visitCountIn(folder + u"/visits.sqlite"_s));
            },
            u"1"_s, u"2"_s};
}

using MakeScenario = Scenario (*)();

void addScenarios()
{
    QTest::addColumn<MakeScenario>("make");
    QTest::newRow("throw") << &throwingDice;
    QTest::newRow("another game") << &beginningAnotherGame;
    QTest::newRow("end of a game") << &endingAGame;
    QTest::newRow("save a file") << &savingAFile;
    QTest::newRow("setting") << &changingASetting;
    QTest::newRow("answer") << &answering;
    QTest::newRow("keep answers") << &keepingAnswers;
    QTest::newRow("visit") << &countingAVisit;
}

/// Returns the folder after prepare().
DiskImage prepared(const Scenario &scenario)
{
    const QTemporaryDir folder;
    scenario.prepare(folder.path());
    return DiskImage::read(folder.path());
}

} // namespace

/// Tests that failing calls, power cuts and kills never lose the user's work.
class TestDiskFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void surviveEachFailedCall_data() { addScenarios(); }
    void surviveEachFailedCall();
    void surviveAPowerCut_data() { addScenarios(); }
    void surviveAPowerCut();
    void locksAreNeverShared();
    void surviveKills();
};

void TestDiskFaults::surviveEachFailedCall()
{
    QFETCH(const MakeScenario, make);
    const Scenario scenario = make();
    const DiskImage start = prepared(scenario);
    constexpr std::array Faults{std::pair(true, ENOSPC), std::pair(false, EIO),
                                std::pair(false, 0)};
    std::size_t count = 0;
    {
        const QTemporaryDir folder;
        start.write(folder.path());
        const DiskCalls calls(folder.path());
        QVERIFY(!scenario.act(folder.path()));
        count = calls.calls().size();
    }
    QVERIFY(count > 2);
    for (std::size_t index = 0; index < count; ++index) {
        for (std::size_t kind = 0; kind < Faults.size(); ++kind) {
            if (!IsThorough && kind != index % Faults.size()) {
                continue;
            }
            const auto [isLasting, error] = Faults[kind];
            const QTemporaryDir folder;
            start.write(folder.path());
            bool isReported = false;
            QString call;
            {
                const DiskCalls calls(folder.path(), DiskCalls::Fault{index, isLasting, error});
                isReported = scenario.act(folder.path());
                count = std::max(count, calls.calls().size());
                call = index < calls.calls().size() ? calls.calls()[index].text() : u"none"_s;
            }
            const DiskImage left = DiskImage::read(folder.path());
            const QString found = scenario.find(folder.path());
            const QByteArray message =
                u"%1: %2%3, %4: '%5'"_s
                    .arg(call, qt_error_string(error), isLasting ? u" from then on"_s : QString(),
                         isReported ? u"reported"_s : u"not reported"_s, found)
                    .toUtf8();
            const bool isAllowed =
                found == scenario.after ||
                (isReported && (found == scenario.before || found == scenario.alsoAllowed));
            QVERIFY2(isAllowed, message.constData());
            // Leftover files do not prevent the next attempt.
            if (IsThorough && found == scenario.before) {
                const QTemporaryDir again;
                left.write(again.path());
                QVERIFY2(!scenario.act(again.path()), message.constData());
                QVERIFY2(scenario.find(again.path()) == scenario.after, message.constData());
            }
        }
    }
}

void TestDiskFaults::surviveAPowerCut()
{
    QFETCH(const MakeScenario, make);
    const Scenario scenario = make();
    const QTemporaryDir folder;
    prepared(scenario).write(folder.path());
    const DiskCalls calls(folder.path());
    QVERIFY(!scenario.act(folder.path()));
    const std::size_t count = calls.calls().size();
    std::map<DiskImage, QString> found; // many power cuts leave the same files
    for (std::size_t cut = 0; cut <= count; ++cut) {
        for (const DiskImage &image : calls.imagesAfterPowerCut(cut)) {
            auto known = found.find(image);
            if (known == found.end()) {
                const QTemporaryDir left;
                image.write(left.path());
                known = found.emplace(image, scenario.find(left.path())).first;
            }
            const bool isAllowed = known->second == scenario.after ||
                                   (cut < count && (known->second == scenario.before ||
                                                    known->second == scenario.alsoAllowed));
            QVERIFY2(isAllowed,
                     qPrintable(u"after %1: '%2'"_s.arg(
                         cut == 0 ? u"nothing"_s : calls.calls()[cut - 1].text(), known->second)));
        }
    }
    QVERIFY(found.size() > 2);
}

namespace {

/// A process that tries to reserve slot 1 in a folder, and holds it until this object is deleted.
class OtherProgram
{
public:
    OtherProgram(const QString &folder, std::optional<DiskCalls::Fault> fault)
    {
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) {
            qFatal("no pipe");
        }
        m_process = ::fork();
        if (m_process == 0) {
            const DiskCalls calls(folder, fault);
            const auto slot = SaveSlot::acquire(folder, SaveSlot::First);
            const char answer = slot ? 'y' : 'n';
            static_cast<void>(!::write(pipe[1], &answer, 1));
            ::pause();
        }
        char answer = 0;
        m_hasSlot = ::read(pipe[0], &answer, 1) == 1 && answer == 'y';
        ::close(pipe[0]);
        ::close(pipe[1]);
    }
    ~OtherProgram()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }
    Q_DISABLE_COPY_MOVE(OtherProgram)

    [[nodiscard]] bool hasSlot() const { return m_hasSlot; }

private:
    pid_t m_process = 0;
    bool m_hasSlot = false;
};

} // namespace

/// Two programs never get the same slot, whichever call of either fails.
void TestDiskFaults::locksAreNeverShared()
{
    std::size_t count = 3; // create, lock and write a file
    for (std::size_t index = 0; index < count; ++index) {
        for (const bool isLasting : {true, false}) {
            const DiskCalls::Fault fault{index, isLasting, isLasting ? ENOSPC : EIO};
            const QByteArray message = "call " + QByteArray::number(index);
            {
                const QTemporaryDir folder;
                const OtherProgram other(folder.path(), fault);
                const auto same = isLasting ? std::optional(DiskCalls::Fault{0, true, ENOSPC})
                                            : std::nullopt; // both use the same disk
                const DiskCalls calls(folder.path(), same);
                const auto slot = SaveSlot::acquire(folder.path(), SaveSlot::First);
                QVERIFY2(!(other.hasSlot() && slot), message.constData());
                count = std::max(count, calls.calls().size());
            }
            const QTemporaryDir folder;
            const OtherProgram other(folder.path(), {});
            QVERIFY(other.hasSlot());
            const DiskCalls calls(folder.path(), fault);
            QVERIFY2(!SaveSlot::acquire(folder.path(), SaveSlot::First), message.constData());
        }
    }
}

namespace {

constexpr int LongestGame = 20; ///< in actions, of a process to be killed

/// Main function of the process to be killed. Prints the number of actions of the game after each
/// change on the disk.
int playForEver(const QString &folder)
{
    Sitting sitting(catalogue(), folder);
    sitting.session.start();
    while (true) {
        const Game &game = sitting.session.game();
        if (game.ruleSet().id != u"willughby" || game.history().size() >= LongestGame) {
            sitting.session.newGame(seeded(u"willughby"_s));
        } else {
            step(game);
        }
        if (sitting.session.finishSaving()) {
            return 1;
        }
        std::printf("%zu\n", sitting.session.game().history().size());
        std::fflush(stdout);
    }
}

} // namespace

/// A process that plays is killed repeatedly and continues the same game each time.
void TestDiskFaults::surviveKills()
{
    const QTemporaryDir folder;
    QRandomGenerator random(1674);
    constexpr int Kills = IsThorough ? 500 : 2;
    for (int kill = 0; kill < Kills; ++kill) {
        QProcess player;
        player.start(QCoreApplication::arguments().constFirst(), {u"--play"_s, folder.path()});
        QByteArray said;
        const int wanted = 1 + random.bounded(60);
        while (said.count('\n') < wanted) {
            QVERIFY(player.waitForReadyRead(20'000));
            said += player.readAll();
        }
        QTest::qSleep(random.bounded(3));
        ::kill(static_cast<pid_t>(player.processId()), SIGKILL);
        QVERIFY(player.waitForFinished());
        QCOMPARE(player.exitStatus(), QProcess::CrashExit);
        said += player.readAll();
        const int announced = said.left(said.lastIndexOf('\n')).split('\n').constLast().toInt();
        Sitting next(catalogue(), folder.path());
        next.session.start();
        QVERIFY(next.notices.isEmpty());
        const auto found = static_cast<int>(next.session.game().history().size());
        QVERIFY2(found == announced || found == announced + 1 ||
                     (found == 0 && announced == LongestGame),
                 qPrintable(u"%1 of %2 actions"_s.arg(found).arg(announced)));
        QVERIFY(!next.session.finishSaving());
    }
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"tst_disk_faults"_s);   // as in /proc, for lock files
    QLoggingCategory::setFilterRules(u"default.warning=false"_s); // Qt warns about failed locks
    if (argc == 3 && QByteArray(argv[1]) == "--play") {
        return playForEver(QString::fromLocal8Bit(argv[2]));
    }
    TestDiskFaults tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_disk_faults.moc"
