// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "panels/captions/notice_bar.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"

#include <QSignalSpy>

using namespace doublets;

namespace {

/// Returns the centre of a highlighted target, man or box; `turn` selects among several.
std::optional<QPointF> glowing(const Marks &marks, std::size_t turn)
{
    if (!marks.targets.empty()) {
        return marks.targets[turn % marks.targets.size()];
    }
    if (!marks.playable.empty()) {
        return marks.playable[turn % marks.playable.size()].top;
    }
    if (!marks.throwPrompts.empty()) {
        return marks.throwPrompts[turn % marks.throwPrompts.size()].box.center();
    }
    return std::nullopt;
}

} // namespace

/// Simulates a newcomer who reads nothing and clicks whatever is highlighted.
class TestNewcomer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGame_data();
    void playsAWholeGame();
};

void TestNewcomer::playsAWholeGame_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Rulings>("rulings");
    for (const RuleSet &set : allRuleSets().all()) {
        if (set.id != u"methodique") { // plays as charpentier, unless the men are set up again
            QTest::newRow(qPrintable(set.id)) << set.id << Rulings{};
        }
    }
    QTest::newRow("set up again") << u"methodique"_s
                                  << Rulings{{u"further-stage"_s, u"set-up-again"_s}};
    QTest::newRow("fiske as at backgammon")
        << u"fiske"_s << Rulings{{u"bearing-off"_s, u"as-at-backgammon"_s}};
}

void TestNewcomer::playsAWholeGame()
{
    QFETCH(const QString, id);
    QFETCH(const Rulings, rulings);
    const WindowFixture f(allRuleSets(), id, DiceOrigin::Seeded, rulings);
    BoardView &board = f.window->board();
    const QSignalSpy refusedMen(&board.input(), &BoardInput::playRefused);
    const QSignalSpy refusedBoxes(&board.input(), &BoardInput::boxRefused);
    const QSignalSpy remarks(&f.match, &Match::remarked);
    std::size_t clicks = 0;
    while (!f.game().position().isOver() && clicks < 2000) {
        const auto where = glowing(board.boardScene().marks().marks(), clicks);
        QVERIFY2(where, "nothing is highlighted although the game is not over");
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                          board.viewportTransform().map(*where).toPoint());
        ++clicks;
    }
    QVERIFY(f.game().position().isOver());
    QCOMPARE(refusedMen.size(), 0);
    QCOMPARE(refusedBoxes.size(), 0);
    QCOMPARE(remarks.size(), 0);
    QVERIFY(!f.find<NoticeBar>("noticeBar")->isVisible());
}

QTEST_MAIN(TestNewcomer)
#include "tst_newcomer.moc"
