// SPDX-License-Identifier: MIT
#include "core/limits.h"
#include "match/commentary/commentary.h"
#include "tests/app/match/course/stepped_game.h"
#include "tests/app/match/editable_game.h"

#include "language/language.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace doublets;
using test::SteppedGame;

/// Tests notes on the steps of a game and their storage.
class TestStepNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysNotes();
    void showsTheNoteOfARow();
    void keepsNotesWithRedo();
    void restoresNotesWithACorrection();
    void keepsNotesOnTheDisk_data();
    void keepsNotesOnTheDisk();
    void savesNotesWithTheGame();
    void takesNoMoreNotesThanAreRead();
};

void TestStepNotes::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

void TestStepNotes::saysNotes()
{
    SteppedGame f;
    Commentary commentary(f.match);
    QSignalSpy said(&commentary, &Commentary::pastMomentDescribed);
    f.match.shown().stepToStart();
    f.match.shown().setNote(u"Who will win?"_s);
    f.match.shown().stepForward();
    f.match.shown().stepBack();
    QCOMPARE(said.size(), 3);
    QCOMPARE(said.last().front().toString(),
             u"Looking back: before the first throw. Note: Who will win?"_s);
}

/// The mark of a row stands for notes on any of its steps.
void TestStepNotes::showsTheNoteOfARow()
{
    SteppedGame f;
    ShownMoment &shown = f.match.shown();
    const CourseOfPlay &course = f.match.course();
    int row = 1;
    while (course.lastStepOf(row).actions - course.throwIndexAt(row) < 3) {
        ++row;
    }
    shown.lookBackAt(row);
    const Step end = shown.step();
    shown.stepBack();
    shown.stepBack();
    const Step early = shown.step();
    QCOMPARE(course.rowOf(early), row);
    shown.setNote(u"Think"_s);
    shown.stepForward();
    QCOMPARE(shown.note(), QString()); // a note on another step
    shown.lookBackAt(row);
    QCOMPARE(shown.note(), u"Think"_s);
    shown.setNote(u"Think again"_s);
    QCOMPARE(f.session.notes().noteOn(early), u"Think again"_s);
    QCOMPARE(f.session.notes().noteOn(end), QString());
    shown.setNote({});
    QVERIFY(f.session.notes().isEmpty());
    shown.setNote(u"Done"_s);
    QCOMPARE(f.session.notes().noteOn(end), u"Done"_s);
    shown.lookBackAt(row - 1);
    QCOMPARE(shown.note(), QString());
}

void TestStepNotes::keepsNotesWithRedo()
{
    SteppedGame f;
    QSignalSpy changed(&f.match.shown(), &ShownMoment::noteChanged);
    f.match.shown().setNote(u"  now \a "_s);
    QCOMPARE(f.match.shown().note(), u"now"_s);
    QCOMPARE(changed.size(), 1);
    f.match.undo();
    QCOMPARE(f.match.shown().note(), QString());
    QCOMPARE(f.session.record().notes.size(), std::size_t(1)); // kept for a redo
    f.match.redo();
    QCOMPARE(f.match.shown().note(), u"now"_s);
    // Repeating an action instead of redoing it discards the note.
    f.match.undo();
    const PlayList plays = f.match.game().legalPlays();
    plays.empty() ? f.match.throwDice() : f.match.play(plays[0]);
    QCOMPARE(f.match.shown().note(), QString());
    f.match.shown().setNote(u"now"_s);
    // Notes on replaced actions are discarded.
    f.match.shown().stepToStart();
    f.match.shown().setNote(u"start"_s);
    f.match.undo();
    f.match.undo();
    while (f.match.game().canRedo()) {
        const PlayList others = f.match.game().legalPlays();
        if (others.empty()) {
            f.match.throwDice();
        } else {
            test::editable(f.match.game()).play(others[others.size() - 1]);
        }
    }
    QCOMPARE(f.session.notes().all().size(), std::size_t(1));
    QCOMPARE(f.session.notes().noteOn({}), u"start"_s);
}

void TestStepNotes::restoresNotesWithACorrection()
{
    test::MatchFixture f;
    f.begin(u"cotton"_s, {});
    f.match.enterDice({6, 2}); // for the lead
    f.match.enterDice({5, 3});
    const Step step = f.match.shown().step();
    f.match.shown().setNote(u"Look here"_s);
    f.match.correctThrow(1, {4, 1});
    QVERIFY(f.session.notes().isEmpty());
    f.session.lendBoard(test::game(u"cotton"_s, {}, {6, 2}));
    f.session.returnBoard();
    f.match.undo();
    QCOMPARE(f.session.notes().noteOn(step), u"Look here"_s);
}

void TestStepNotes::keepsNotesOnTheDisk_data()
{
    QTest::addColumn<int>("actions");
    QTest::newRow("unfinished") << 12;
    QTest::newRow("over") << 10'000;
}

void TestStepNotes::keepsNotesOnTheDisk()
{
    QFETCH(const int, actions);
    const QTemporaryDir folder;
    const QString data = folder.filePath(u"data"_s);
    Settings settings(QString(), test::catalogue());
    {
        Session session(test::catalogue(), settings, data);
        session.start({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
        for (int i = 0; i < actions && !session.game().position().isOver(); ++i) {
            const PlayList plays = session.game().legalPlays();
            plays.empty() ? test::editable(session.game()).throwDice()
                          : test::editable(session.game()).play(plays[0]);
        }
        QVERIFY(session.setNote({3, 0}, u"Look here"_s));
        QVERIFY(!session.finishSaving());
    }
    Session next(test::catalogue(), settings, data);
    next.start();
    QCOMPARE(next.notes().noteOn({3, 0}), u"Look here"_s);
    // The note is restored with the game.
    next.newGameWithSameRules();
    QVERIFY(next.notes().isEmpty());
    QVERIFY(next.canReopenLastGame());
    QVERIFY(!next.reopenLastGame());
    QCOMPARE(next.notes().noteOn({3, 0}), u"Look here"_s);
    QVERIFY(!next.finishSaving());
    Session last(test::catalogue(), settings, data, SaveSlot::First);
    last.start();
    QCOMPARE(last.notes().noteOn({3, 0}), u"Look here"_s);
}

void TestStepNotes::savesNotesWithTheGame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.doublets"_s);
    SteppedGame f;
    f.match.shown().lookBackAt(3);
    f.match.shown().setNote(u"<b>Why</b>?\nCount."_s);
    const Step step = f.match.shown().step();
    QVERIFY(!f.session.saveAs(path));
    f.session.newGameWithSameRules();
    QVERIFY(!f.session.open(path));
    QCOMPARE(f.session.notes().noteOn(step), u"<b>Why</b>?\nCount."_s);
    // A lent board has its own notes; the game's notes return with it.
    f.session.lendBoard(test::game(u"cotton"_s, {}, {6, 2}));
    QVERIFY(f.session.notes().isEmpty());
    f.match.shown().setNote(u"not mine"_s);
    f.session.returnBoard();
    QCOMPARE(f.session.notes().all().size(), std::size_t(1));
}

void TestStepNotes::takesNoMoreNotesThanAreRead()
{
    SteppedGame f(u"cotton"_s, 10'000);
    QSignalSpy remarks(&f.match, &Match::remarked);
    for (std::size_t i = 0; i < limits::MaxNotes; ++i) {
        QVERIFY(f.session.setNote({i, 7}, u"a"_s));
    }
    f.match.shown().setNote(u"one more"_s);
    QCOMPARE(f.match.shown().note(), QString());
    QCOMPARE(remarks.size(), 1);
    QVERIFY(remarks.front().front().toString().contains(QString::number(limits::MaxNotes)));
}

QTEST_GUILESS_MAIN(TestStepNotes)
#include "tst_step_notes.moc"
