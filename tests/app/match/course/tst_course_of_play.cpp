// SPDX-License-Identifier: MIT
#include "match/course/course_of_play.h"

#include "tests/app/text/text_fixture.h"

#include "language/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QString details(const CourseOfPlay &model, int row)
{
    return model.index(row).data(CourseOfPlay::DetailRole).toString();
}

/// Throws `throws` times, playing forced men after each throw.
void playOn(Game &game, int throws)
{
    for (int i = 0; i < throws; ++i) {
        game.throwDice();
        game.playForced();
    }
}

/// Keeps the model up to date with the game.
void follow(CourseOfPlay &course, Game &game)
{
    course.setGame(&game);
    const auto show = [&course, &game] { course.setActionCount(game.history().size()); };
    QObject::connect(&game, &Game::actionPerformed, &course, show);
    QObject::connect(&game, &Game::actionUndone, &course, show);
}

} // namespace

class TestCourseOfPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasARowForEveryThrow();
    void tellsLongPlaysTogether();
    void givesNoHintOfAClaim();
    void carriesNotes();
};

void TestCourseOfPlay::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

void TestCourseOfPlay::carriesNotes()
{
    const auto game = test::game(u"cotton"_s, {}, {4, 4, 6, 2, 2, 6, 2, 6});
    playOn(*game, 4);
    CourseOfPlay course;
    course.setGame(game.get());
    QSignalSpy changed(&course, &QAbstractItemModel::dataChanged);
    const int row = course.rowCount() - 1;
    const Step step = course.lastStepOf(row);
    Notes notes;
    QVERIFY(notes.setNote(step, u"Lucky!"_s));
    course.setNotes(notes);
    QVERIFY(!changed.isEmpty());
    for (int other = 0; other < course.rowCount(); ++other) {
        const QModelIndex index = course.index(other);
        QCOMPARE(index.data(CourseOfPlay::NoteRole).toString(),
                 other == row ? u"Lucky!"_s : QString());
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString().endsWith(u"\nNote: Lucky!"),
                 other == row);
        QVERIFY(!index.data(Qt::DisplayRole).toString().contains(u"Lucky"));
    }
}

void TestCourseOfPlay::hasARowForEveryThrow()
{
    const auto game = test::game(u"cotton"_s, {}, {4, 4, 6, 2, 2, 6, 2, 6});
    CourseOfPlay model;
    model.setPlayerNames(test::Names);
    follow(model, *game);
    QCOMPARE(model.rowCount(), 0);
    playOn(*game, 4);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(2).data(CourseOfPlay::TitleRole).toString(),
             u"1. Anne: 6 and 2 (“sice-deuce”)"_s);
    QCOMPARE(model.diceAt(2), (Throw{2, 6}));
    QCOMPARE(model.positionAt(3), game->position());
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    while (game->undo()) {
    }
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(removed.size(), 4);
}

void TestCourseOfPlay::tellsLongPlaysTogether()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 4, 4});
    CourseOfPlay model;
    model.setPlayerNames(test::Names);
    follow(model, *game);
    playOn(*game, 2);
    for (const int point : {6, 6, 5, 5, 4, 4, 3, 2}) {
        QVERIFY(test::playFrom(*game, point));
    }
    QCOMPARE(details(model, 1), u"Anne lays down 8 men (points 2, 3, 4, 4, 5, 5, 6, 6)."_s);
}

void TestCourseOfPlay::givesNoHintOfAClaim()
{
    // Anne has no second man on the as point; Ben has one to lay down there.
    const auto game =
        test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, {6, 2, 6, 1, 4, 3, 5, 1, 5, 4});
    CourseOfPlay model;
    model.setPlayerNames(test::Names);
    follow(model, *game);
    playOn(*game, 4);
    QCOMPARE(game->position().stage, Stage::Claiming);
    const int last = model.rowCount() - 1;
    QCOMPARE(details(model, last), u"Anne lays a man down on point 5 (“cinq”)."_s);
    QVERIFY(std::holds_alternative<ManPlayedDown>(model.eventsToExplain(last).front()));

    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(game->throwDice()); // the claim has expired, so it may be revealed
    QCOMPARE(changed.last().at(0).toModelIndex().row(), last);
    QVERIFY2(details(model, last).contains(u"Anne cannot use the 1 (“as”). Ben may."),
             qPrintable(details(model, last)));
    QVERIFY(std::holds_alternative<NumberPassed>(model.eventsToExplain(last).front()));
}

QTEST_GUILESS_MAIN(TestCourseOfPlay)
#include "tst_course_of_play.moc"
