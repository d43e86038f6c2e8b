// SPDX-License-Identifier: MIT
#include "app/panels/course_model.h"

#include "tests/app/text/text_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;

namespace {

QString details(const CourseModel &model, int row)
{
    return model.index(row).data(CourseModel::DetailRole).toString();
}

/// Throws and plays what is forced, so often.
void playOn(Game &game, int throws)
{
    for (int i = 0; i < throws; ++i) {
        game.throwDice();
        game.playForced();
    }
}

} // namespace

class TestCourseModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasARowForEveryThrow();
    void givesNoHintOfAClaim();
};

void TestCourseModel::hasARowForEveryThrow()
{
    const auto game = test::game(u"cotton"_qs, {}, {4, 4, 6, 2, 2, 6, 2, 6});
    CourseModel model;
    model.setPlayerNames(test::Names);
    model.setGame(game.get());
    QCOMPARE(model.rowCount(), 0);
    playOn(*game, 4);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(2).data(CourseModel::TitleRole).toString(), u"1. Anne: sice-deuce"_qs);
    QCOMPARE(model.diceAt(2), (Throw{2, 6}));
    QCOMPARE(model.positionAt(3), game->position());
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    while (game->undo()) {
    }
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(removed.size(), 4);
}

void TestCourseModel::givesNoHintOfAClaim()
{
    // Anne has no second man on the as point; Ben has one to lay down there.
    const auto game = test::game(u"charpentier"_qs, {{u"claim"_qs, u"claimed"_qs}},
                                 {6, 2, 6, 1, 4, 3, 5, 1, 5, 4});
    CourseModel model;
    model.setPlayerNames(test::Names);
    model.setGame(game.get());
    playOn(*game, 4);
    QCOMPARE(game->position().stage, Stage::Claiming);
    const int last = model.rowCount() - 1;
    QCOMPARE(details(model, last), u"Anne lays down a man on the cinq point."_qs);
    QVERIFY(std::holds_alternative<ManPlayedDown>(model.eventAt(last)));

    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(game->throwDice()); // too late to claim: all may be told
    QCOMPARE(changed.last().at(0).toModelIndex().row(), last);
    QVERIFY2(details(model, last).contains(u"The as passes to Ben"),
             qPrintable(details(model, last)));
    QVERIFY(std::holds_alternative<NumberPassed>(model.eventAt(last)));
}

QTEST_GUILESS_MAIN(TestCourseModel)
#include "tst_course_model.moc"
