// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_accessible.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QAccessible>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

std::map<QAccessible::Event, QStringList> heard;

void listen(QAccessibleEvent *event)
{
    if (QAccessibleInterface *from = event->accessibleInterface()) {
        heard[event->type()] << from->text(QAccessible::Name);
    }
}

QAccessibleInterface *boardOf(BoardView &view)
{
    return QAccessible::queryAccessibleInterface(&view);
}

QAccessibleInterface *childNamed(BoardView &view, const QString &part)
{
    QAccessibleInterface *board = boardOf(view);
    for (int i = 0; i < board->childCount(); ++i) {
        if (board->child(i)->text(QAccessible::Name).contains(part)) {
            return board->child(i);
        }
    }
    return nullptr;
}

bool press(QAccessibleInterface *child)
{
    QAccessibleActionInterface *actions = child != nullptr ? child->actionInterface() : nullptr;
    if (actions == nullptr ||
        !actions->actionNames().contains(QAccessibleActionInterface::pressAction())) {
        return false;
    }
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

QString nameOf(const QAccessibleInterface *child)
{
    return child != nullptr ? child->text(QAccessible::Name) : QString();
}

} // namespace

class TestBoardAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { heard.clear(); }
    void namesWhatIsThere();
    void playsByActions();
    void throwsByTheBoxes();
    void tellsWhoPlaysAndWhoseTurnItIs();
    void countsTheMenOfADoublet();
    void offersEveryMoveOfTheRace();
    void doesNotTellOfClaims();
    void tellsWhatChanges();
    void knowsWhereThingsAre();
    void knowsNothingBeforeTheDiceLie();
    void tellsTheDiceOfTheLeadLater();
    void bearsOffToTheTray();
    void takesNoFocusWhereItsBoardTakesNone();
    void holdsThePanelsAboveIt();
    void doesNotOutliveTheBoard();
};

void TestBoardAccessible::namesWhatIsThere()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    QAccessibleInterface *board = boardOf(f.view);
    QVERIFY(board != nullptr);
    QCOMPARE(board->childCount(), 2 + 1 + 2 + 12 + 2);
    f.view.setStatus(u"Now Anne throws."_s);
    QCOMPARE(board->childCount(), 1 + 2 + 1 + 2 + 12 + 2);
    QCOMPARE(nameOf(board->child(0)), u"Now Anne throws."_s);
    for (int i = 0; i < board->childCount(); ++i) {
        QCOMPARE(board->child(i)->parent(), board);
        QCOMPARE(board->indexOfChild(board->child(i)), i);
        QVERIFY(!nameOf(board->child(i)).isEmpty());
    }
    f.game.throwDice();
    f.game.throwDice();
    QAccessibleInterface *six = childNamed(f.view, u"Anne: point 6"_s);
    QCOMPARE(nameOf(six), u"Anne: point 6: pile of 3 man/men; can be played"_s);
    QCOMPARE(six->role(), QAccessible::Button);
    QVERIFY(!six->state().disabled);
    QVERIFY(childNamed(f.view, u"Ben: point 6"_s)->state().disabled);
    QVERIFY(press(six));
    QCOMPARE(nameOf(six), u"Anne: point 6: pile of 2 man/men, 1 man/men laid down"_s);
    QVERIFY(six->state().disabled);
    QVERIFY(nameOf(childNamed(f.view, u"Dice"_s)).contains(u"6 and 4"_s));
}

void TestBoardAccessible::playsByActions()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    f.view.setSpeed(MotionSpeed::Slow);
    QVERIFY(press(childNamed(f.view, u"Dice"_s)));
    QVERIFY(press(childNamed(f.view, u"Dice"_s))); // skips the motion of the lead
    QCOMPARE(f.game.position().dice, (Throw{6, 4}));
    QVERIFY(f.view.isOutcomeHidden());
    QVERIFY(press(childNamed(f.view, u"Dice"_s))); // skips the motion without another throw
    QVERIFY(!f.view.isMoving());
    QCOMPARE(f.game.position().dice, (Throw{6, 4}));
    QVERIFY(!press(childNamed(f.view, u"Dice"_s)));
    QVERIFY(press(childNamed(f.view, u"Anne: point 4"_s)));
    QVERIFY(!press(childNamed(f.view, u"Anne: point 4"_s)));
    QVERIFY(press(childNamed(f.view, u"Anne: point 6"_s)));
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
    QCOMPARE(f.game.position().menOf(Side::White).remainingPlays, 7);
}

void TestBoardAccessible::tellsWhoPlaysAndWhoseTurnItIs()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    const QAccessibleInterface *white = childNamed(f.view, u"White: Anne"_s);
    const QAccessibleInterface *black = childNamed(f.view, u"Black: Ben"_s);
    QVERIFY(white != nullptr && black != nullptr);
    QCOMPARE(white->role(), QAccessible::Paragraph); // Orca would read static text again and again
    QCOMPARE(nameOf(white), u"White: Anne; to throw"_s);
    QCOMPARE(nameOf(black), u"Black: Ben; to throw"_s); // for the lead
    f.game.throwDice();
    QCOMPARE(nameOf(white), u"White: Anne; to throw"_s);
    QCOMPARE(nameOf(black), u"Black: Ben"_s);
    heard.clear();
    BoardAccessible::setListener(listen);
    f.game.throwDice();
    BoardAccessible::setListener(nullptr);
    QCOMPARE(nameOf(white), u"White: Anne; to play"_s);
    QVERIFY(heard[QAccessible::NameChanged].contains(u"White: Anne; to play"_s));
    f.view.setPlayerNames({u"White"_s, u"Ben"_s});
    QCOMPARE(nameOf(white), u"White; to play"_s); // the name is not repeated
}

void TestBoardAccessible::throwsByTheBoxes()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    QAccessibleInterface *anne = childNamed(f.view, u"Anne’s dice box"_s);
    QAccessibleInterface *ben = childNamed(f.view, u"Ben’s dice box"_s);
    QVERIFY(anne != nullptr && ben != nullptr);
    QCOMPARE(anne->role(), QAccessible::Button);
    const auto actionName = [](QAccessibleInterface *box) {
        return box->actionInterface()->localizedActionName(
            QAccessibleActionInterface::pressAction());
    };
    QCOMPARE(actionName(anne), u"Throw both dice"_s);
    QCOMPARE(actionName(ben), u"Throw both dice"_s);
    QVERIFY(press(ben)); // either player may throw first for the lead
    QVERIFY(ben->state().disabled);
    QVERIFY(!press(ben));
    QCOMPARE(actionName(anne), u"Throw"_s);
    QVERIFY(press(anne));
    QCOMPARE(f.game.position().dice, (Throw{6, 4}));
    QVERIFY(anne->state().disabled);
}

void TestBoardAccessible::countsTheMenOfADoublet()
{
    // Sixes only after the lead: each throw gives twelve men, more than can be played.
    BoardFixture f("cotton", {6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    f.view.show();
    const auto counted = [&](int men) {
        QStringList plates;
        for (const Marks::Text &plate : f.view.boardScene().marks().marks().plates) {
            plates << plate.text;
        }
        const bool onPlate = plates.contains(u"%1 to play"_s.arg(men));
        const bool inName =
            nameOf(childNamed(f.view, u"Dice"_s)).contains(u"%1 man/men left to play"_s.arg(men));
        return onPlate && inName;
    };
    f.game.throwDice();
    f.game.throwDice();
    QVERIFY(counted(9));
    QVERIFY(f.game.play(f.game.legalPlays()[0]));
    QVERIFY(counted(8));
    while (!f.game.position().isOver()) {
        QVERIFY(f.game.canThrow() ? f.game.throwDice()
                                  : f.game.playForced() > 0 || f.game.play(f.game.legalPlays()[0]));
    }
    QVERIFY(f.game.position().doubletMen > 0); // more than were left to bear off
    QVERIFY(!nameOf(childNamed(f.view, u"Dice"_s)).contains(u"to play"_s));
    for (const Marks::Text &plate : f.view.boardScene().marks().marks().plates) {
        QVERIFY2(!plate.text.contains(u"to play"_s), qPrintable(plate.text));
    }
}

void TestBoardAccessible::offersEveryMoveOfTheRace()
{
    BoardFixture f("alfonso-race", {6, 1, 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6, 5, 4, 3, 2, 1, 6});
    f.view.show();
    QAccessibleInterface *board = boardOf(f.view);
    QCOMPARE(board->childCount(), 2 + 1 + 2 + 24 + 2);
    while (f.game.position().menOf(Side::White).phase != Phase::Race ||
           f.game.position().player != Side::White || f.game.canThrow()) {
        QVERIFY(f.game.canThrow() ? f.game.throwDice() : f.game.play(f.game.legalPlays()[0]));
    }
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleActionInterface *actions = board->child(i)->actionInterface();
        if (actions == nullptr || actions->actionNames().size() < 3) {
            continue;
        }
        const QString last = actions->actionNames().constLast();
        QVERIFY(last.startsWith(u"Play "_s));
        const auto before = f.game.history().size();
        actions->doAction(last);
        QCOMPARE(f.game.history().size(), before + 1);
        const auto play = std::get<Play>(f.game.history().back().action);
        QCOMPARE(last, u"Play %1: to point %2"_s.arg(play.number).arg(play.to));
        return;
    }
    QFAIL("no man with several moves");
}

void TestBoardAccessible::doesNotTellOfClaims()
{
    BoardFixture f("charpentier", {6, 1, 1, 2, 3, 4, 1, 5},
                   {{QStringLiteral("claim"), QStringLiteral("claimed")}});
    f.view.show();
    f.game.throwDice();
    for (int i = 0; i < 2; ++i) {
        f.game.throwDice();
        f.game.playForced();
    }
    f.game.throwDice();
    while (f.game.position().stage == Stage::Playing) {
        f.game.play(f.game.legalPlays()[0]);
    }
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    QAccessibleInterface *right = childNamed(f.view, u"Ben: point 1:"_s);
    QAccessibleInterface *wrong = childNamed(f.view, u"Ben: point 2:"_s);
    QVERIFY(!nameOf(right).contains(u"can be played"_s));
    // The 1 has been announced as unused.
    QVERIFY2(nameOf(right).endsWith(u"; may be claimed"_s), qPrintable(nameOf(right)));
    QVERIFY(!nameOf(wrong).contains(u"claimed"_s));
    QCOMPARE(right->state().disabled, wrong->state().disabled);
    QCOMPARE(right->actionInterface()->actionNames(), wrong->actionInterface()->actionNames());
    QVERIFY(press(right));
    QCOMPARE(f.game.position().menOf(Side::Black).downOn(1), 1);
}

void TestBoardAccessible::tellsWhatChanges()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    f.view.setFocus();
    boardOf(f.view);
    BoardAccessible::setListener(listen); // no accessibility bridge listens offscreen
    f.game.throwDice();
    f.game.throwDice();
    QVERIFY(heard[QAccessible::Alert].isEmpty()); // the window announces what has happened
    QVERIFY(!heard[QAccessible::NameChanged].filter(u"Anne: point 6"_s).isEmpty());
    QVERIFY(heard[QAccessible::NameChanged].filter(u"Ben: point 5"_s).size() <= 1);
    QVERIFY(!heard[QAccessible::StateChanged].filter(u"Anne: point 6"_s).isEmpty());
    heard.clear();
    if (f.view.hasFocus()) {
        QTest::keyClick(&f.view, Qt::Key_4);
        QVERIFY(!heard[QAccessible::Focus].filter(u"Anne: point 4"_s).isEmpty());
        QCOMPARE(nameOf(boardOf(f.view)->focusChild()).left(13), u"Anne: point 4"_s);
    }
    BoardAccessible::setListener(nullptr);
}

void TestBoardAccessible::knowsWhereThingsAre()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.show();
    QAccessibleInterface *board = boardOf(f.view);
    QAccessibleInterface *five = childNamed(f.view, u"Ben: point 5"_s);
    const QPoint middle = five->rect().center();
    QVERIFY(board->rect().contains(five->rect()));
    QCOMPARE(board->childAt(middle.x(), middle.y()), five);
    const QPoint inView = f.view.viewport()->mapFromGlobal(middle);
    const BoardPlace place = f.view.placeAt(inView);
    QCOMPARE(place.kind, BoardPlace::Kind::Point);
    QCOMPARE(place.index, f.view.boardScene().boardLayout().physicalPoint(Side::Black, 5));
}

void TestBoardAccessible::knowsNothingBeforeTheDiceLie()
{
    BoardFixture f("cotton", {1, 5, 2, 5});
    f.view.show();
    f.view.setSpeed(MotionSpeed::Slow);
    const QAccessibleInterface *point = childNamed(f.view, u"Ben: point 5"_s);
    const QAccessibleInterface *anne = childNamed(f.view, u"Anne’s dice box"_s);
    const QAccessibleInterface *ben = childNamed(f.view, u"Ben’s dice box"_s);
    f.game.throwDice(); // Ben won the lead, which has not been revealed yet
    QVERIFY(f.view.isOutcomeHidden());
    QCOMPARE(anne->state().disabled, ben->state().disabled);
    f.view.skipMotion();
    QVERIFY(anne->state().disabled && !ben->state().disabled);
    f.game.throwDice();
    QVERIFY(f.view.isOutcomeHidden());
    QVERIFY(point->state().disabled);
    f.view.skipMotion();
    QVERIFY(!point->state().disabled);
    QVERIFY(nameOf(childNamed(f.view, u"Dice"_s)).endsWith(u"left to play: 5 and 2"_s));
}

void TestBoardAccessible::tellsTheDiceOfTheLeadLater()
{
    BoardFixture f("cotton", {5, 1, 6, 4});
    f.view.show();
    f.game.throwDice();
    const Position lead = f.game.position();
    const QString then = nameOf(childNamed(f.view, u"Dice"_s));
    f.game.throwDice();
    f.view.showPast(lead, {5, 1});
    QCOMPARE(nameOf(childNamed(f.view, u"Dice"_s)), then);
    f.view.showPast(f.game.position(), {6, 4});
    QVERIFY(nameOf(childNamed(f.view, u"Dice"_s)).startsWith(u"Dice: 6 and 4"_s));
}

void TestBoardAccessible::bearsOffToTheTray()
{
    std::deque<std::uint8_t> faces{6, 1};
    std::uint32_t random = 1;
    for (int die = 0; die < 600; ++die) {
        random = random * 1664525U + 1013904223U;
        faces.push_back(static_cast<std::uint8_t>((random >> 16U) % 6 + 1));
    }
    BoardFixture f("alfonso-race", faces);
    f.view.show();
    QAccessibleInterface *tray = childNamed(f.view, u"tray"_s);
    QCOMPARE(tray->role(), QAccessible::Button);
    const BoardInput &input = f.view.input();
    while (!f.game.position().isOver()) {
        if (f.game.canThrow()) {
            QVERIFY(f.game.throwDice());
            continue;
        }
        const PlayList plays = f.game.legalPlays();
        const auto from = [&](const Play &play) {
            return f.view.boardScene().boardLayout().physicalPoint(play.by, play.from);
        };
        const auto *off = std::find_if(plays.begin(), plays.end(), [&](const Play &play) {
            return play.kind == PlayKind::BearOff && play.by == Side::White &&
                   input.playsFrom(from(play)).size() > 1;
        });
        if (off == plays.end()) {
            QVERIFY(f.game.play(plays[0]));
            continue;
        }
        QVERIFY(tray->state().disabled);
        f.view.input().press({BoardPlace::Kind::Point, from(*off), {}});
        QVERIFY(!tray->state().disabled);
        QVERIFY(nameOf(tray).contains(u"can be reached with "_s));
        const int before = f.game.position().menOf(Side::White).borneOff;
        QVERIFY(press(tray));
        QCOMPARE(f.game.position().menOf(Side::White).borneOff, before + 1);
        return;
    }
    QFAIL("no man with a choice was borne off");
}

void TestBoardAccessible::takesNoFocusWhereItsBoardTakesNone()
{
    BoardFixture f("cotton", {6, 1});
    f.view.show();
    QVERIFY(childNamed(f.view, u"Ben: point 6"_s)->state().focusable);
    f.view.setFocusPolicy(Qt::NoFocus); // a board for display only
    QVERIFY(!childNamed(f.view, u"Ben: point 6"_s)->state().focusable);
    QCOMPARE(boardOf(f.view)->text(QAccessible::Name), u"Board"_s);
    f.view.setAccessibleName(u"By Charles Cotton"_s);
    QCOMPARE(boardOf(f.view)->text(QAccessible::Name), u"By Charles Cotton"_s);
}

void TestBoardAccessible::holdsThePanelsAboveIt()
{
    BoardFixture f("cotton", {6, 1});
    f.view.show();
    QAccessibleInterface *board = boardOf(f.view);
    const int parts = board->childCount();
    QWidget panel(&f.view);
    QWidget pointer(&f.view); // a decorative widget without a name
    panel.setAccessibleName(u"Anne has won"_s);
    QCOMPARE(board->childCount(), parts); // invisible panels are not children
    panel.setGeometry(f.view.rect());
    panel.show();
    pointer.show();
    QCOMPARE(board->childCount(), parts + 1);
    QAccessibleInterface *last = board->child(parts);
    QCOMPARE(last->object(), &panel);
    QCOMPARE(last->parent(), board);
    QCOMPARE(board->indexOfChild(last), parts);
    const QPoint middle = last->rect().center();
    QCOMPARE(board->childAt(middle.x(), middle.y()), last);
}

void TestBoardAccessible::doesNotOutliveTheBoard()
{
    QAccessible::Id child = 0;
    {
        BoardFixture f("cotton", {6, 1});
        child = QAccessible::uniqueId(boardOf(f.view)->child(3));
        QVERIFY(QAccessible::accessibleInterface(child) != nullptr);
    }
    QCOMPARE(QAccessible::accessibleInterface(child), nullptr);
}

QTEST_MAIN(TestBoardAccessible)
#include "tst_board_accessible.moc"
