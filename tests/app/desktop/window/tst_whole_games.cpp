// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "core/record/replay.h"
#include "table/board/board_input.h"
#include "table/layout/board_layout.h"

#include <QAccessible>
#include <QStyleHints>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Plays each rule set to its end in the real window four times: by mouse, by touch, by keyboard
/// and by accessibility actions; some games also with a single switch. Game is only read, never
/// called to act.
class TestWholeGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void playsToTheEnd_data();
    void playsToTheEnd();
    void claimsByEachMeans_data();
    void claimsByEachMeans();
    void oneSwitchIsEnough_data();
    void oneSwitchIsEnough();
};

namespace {

/// A player who uses one input method.
class Person
{
public:
    explicit Person(WindowFixture &fixture)
        : m_fixture(fixture)
        , m_board(fixture.window->board())
        , m_layout(m_board.boardScene().boardLayout())
    {
    }
    virtual ~Person() = default;
    Q_DISABLE_COPY_MOVE(Person)

    virtual void throwDice() = 0;
    virtual void play(const Play &play) = 0;
    /// Returns whether this input method can tell two numbers apart that both bear off one man.
    [[nodiscard]] virtual bool choosesNumber() const { return true; }

protected:
    [[nodiscard]] int placeOf(const Play &play) const
    {
        return m_layout.physicalPoint(play.by, play.from);
    }

    WindowFixture &m_fixture;
    BoardView &m_board;
    BoardLayout m_layout;
};

/// A player who presses visible targets.
class WithPresses : public Person
{
public:
    using Person::Person;

    void throwDice() override
    {
        pressScene(m_layout.boxCentre(
            referee::nextThrower(m_fixture.game().rules(), m_fixture.game().position())));
    }
    void play(const Play &play) override
    {
        pressScene(m_layout.manCentre(play.by, play.from, 0));
        if (!m_board.input().selectedPoint()) {
            return;
        }
        // In the race a man may have several plays, so a second press chooses its destination.
        pressScene(play.kind == PlayKind::BearOff ? m_layout.trayRect(play.by).center()
                                                  : m_layout.manCentre(play.by, play.to, 0));
    }
    [[nodiscard]] bool choosesNumber() const override { return false; }

protected:
    virtual void pressAt(const QPoint &where) = 0;

private:
    void pressScene(const QPointF &place) { pressAt(m_board.mapFromScene(place)); }
};

class WithMouse final : public WithPresses
{
public:
    using WithPresses::WithPresses;

protected:
    void pressAt(const QPoint &where) override
    {
        QTest::mouseClick(m_board.viewport(), Qt::LeftButton, {}, where);
    }
};

class WithFingers final : public WithPresses
{
public:
    using WithPresses::WithPresses;

protected:
    void pressAt(const QPoint &where) override { tap(m_board.viewport(), where); }
};

class WithKeys final : public Person
{
public:
    using Person::Person;

    void throwDice() override { press(Qt::Key_Space); }
    void play(const Play &play) override
    {
        if (play.from <= PointsInTable) {
            press(static_cast<Qt::Key>(Qt::Key_0 + play.from));
        }
        walkTo(placeOf(play));
        press(Qt::Key_Return);
        if (m_board.input().selectedPoint()) {
            press(static_cast<Qt::Key>(Qt::Key_0 + play.number));
        }
    }

private:
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    void walkTo(int place)
    {
        for (int steps = 0; steps < 40 && m_board.input().focusedPoint() != place; ++steps) {
            const auto at = m_board.input().focusedPoint();
            if (!at) {
                press(Qt::Key_Left);
                continue;
            }
            const QPointF way = m_layout.pointArea(place).base - m_layout.pointArea(*at).base;
            if (std::abs(way.y()) > 1) {
                press(way.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
            } else {
                press(way.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
            }
        }
    }
};

class WithActions final : public Person
{
public:
    using Person::Person;

    void throwDice() override
    {
        for (QAccessibleInterface *child : children()) {
            if (child->role() == QAccessible::Button && isDice(child)) {
                press(child, QAccessibleActionInterface::pressAction());
                return;
            }
        }
    }
    void play(const Play &play) override
    {
        const QPoint centre = m_board.mapFromScene(m_layout.manCentre(play.by, play.from, 0));
        const QPoint where = m_board.viewport()->mapToGlobal(centre);
        for (QAccessibleInterface *child : children()) {
            if (!isDice(child) && child->actionInterface() != nullptr &&
                child->rect().contains(where)) {
                choose(child, play);
                return;
            }
        }
    }

private:
    [[nodiscard]] std::vector<QAccessibleInterface *> children() const
    {
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&m_board);
        std::vector<QAccessibleInterface *> all;
        for (int i = 0; i < board->childCount(); ++i) {
            all.push_back(board->child(i));
        }
        return all;
    }
    static bool isDice(const QAccessibleInterface *child)
    {
        return child->text(QAccessible::Name).contains(u"dice"_s, Qt::CaseInsensitive);
    }
    static void press(QAccessibleInterface *child, const QString &action)
    {
        child->actionInterface()->doAction(action);
    }
    /// Invokes the action for the number of `play`, or the press action if the man has only one
    /// play.
    static void choose(QAccessibleInterface *child, const Play &play)
    {
        const QStringList names = child->actionInterface()->actionNames();
        for (const QString &name : names) {
            if (name.startsWith(u"Play %1"_s.arg(play.number))) {
                press(child, name);
                return;
            }
        }
        press(child, QAccessibleActionInterface::pressAction());
    }
};

std::unique_ptr<Person> personWith(const QString &means, WindowFixture &fixture)
{
    if (means == u"mouse") {
        return std::make_unique<WithMouse>(fixture);
    }
    if (means == u"fingers") {
        return std::make_unique<WithFingers>(fixture);
    }
    if (means == u"keys") {
        return std::make_unique<WithKeys>(fixture);
    }
    return std::make_unique<WithActions>(fixture);
}

/// Returns true if the last action of the game is the intended play.
bool isPlayed(Play wanted, const Game &game, const Person &person)
{
    const Action &last = game.history().back().action;
    const auto *play = std::get_if<Play>(&last);
    if (play != nullptr && wanted.kind == PlayKind::BearOff && !person.choosesNumber()) {
        wanted.number = play->number;
    }
    return last == Action(wanted);
}

const QStringList Means{u"mouse"_s, u"fingers"_s, u"keys"_s, u"actions"_s};

} // namespace

void TestWholeGames::initTestCase()
{
    // Disables double clicks, because the taps follow each other without a pause.
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
}

void TestWholeGames::playsToTheEnd_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("means");
    for (const RuleSet &ruleSet : allRuleSets().all()) {
        for (const QString &means : Means) {
            // Its plays are those of charpentier.
            if (ruleSet.id == u"methodique") {
                continue;
            }
            // Touch targets are those of the mouse, so one game of each kind suffices.
            if (means == u"fingers" && ruleSet.id != u"cotton" && ruleSet.id != u"alfonso-race") {
                continue;
            }
            QTest::addRow("%s by %s", qPrintable(ruleSet.id), qPrintable(means))
                << ruleSet.id << means;
        }
    }
}

void TestWholeGames::playsToTheEnd()
{
    QFETCH(QString, ruleSet);
    QFETCH(QString, means);
    WindowFixture f(allRuleSets(), ruleSet);
    QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
    f.window->board().setFocus();
    const auto person = personWith(means, f);
    Game &game = f.game();
    for (std::size_t taken = 0; !game.position().isOver(); ++taken) {
        QVERIFY2(taken < 4000, "the game does not end");
        QCOMPARE(game.history().size(), taken);
        QVERIFY(!f.caption().isEmpty());
        if (game.canThrow()) {
            person->throwDice();
        } else {
            const PlayList plays = game.legalPlays();
            // Varies the choice, because the men of a doublet lie on different points.
            const Play wanted =
                plays[static_cast<int>(taken % static_cast<std::size_t>(plays.size()))];
            person->play(wanted);
            QVERIFY(game.history().size() == taken + 1);
            QVERIFY(isPlayed(wanted, game, *person));
        }
        QCOMPARE(game.history().size(), taken + 1);
    }
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    QVERIFY(replay(f.session.record(), allRuleSets()).ok());
}

void TestWholeGames::claimsByEachMeans_data()
{
    QTest::addColumn<QString>("means");
    for (const QString &means : Means) {
        QTest::newRow(qPrintable(means)) << means;
    }
}

void TestWholeGames::claimsByEachMeans()
{
    QFETCH(QString, means);
    WindowFixture f(allRuleSets(), u"charpentier"_s, DiceOrigin::Seeded,
                    {{u"claim"_s, u"claimed"_s}});
    QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
    f.window->board().setFocus();
    const auto person = personWith(means, f);
    Game &game = f.game();
    int claimed = 0;
    while (!game.position().isOver()) {
        const auto before = game.history().size();
        if (game.position().stage == Stage::Claiming && claimed % 2 == 0) {
            const Play play = game.legalPlays()[0];
            QVERIFY(!f.caption().contains(f.session.playerNames().nameOf(play.by) + u" to play"_s));
            person->play(play);
            QVERIFY(game.history().back().action == Action(play));
            ++claimed;
        } else if (game.canThrow()) {
            claimed += game.position().stage == Stage::Claiming ? 1 : 0; // the claim is forfeited
            person->throwDice();
        } else {
            person->play(game.legalPlays()[0]);
        }
        QCOMPARE(game.history().size(), before + 1);
    }
    QVERIFY2(claimed > 2, "the game of this seed has too few claims");
}

void TestWholeGames::oneSwitchIsEnough_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    QTest::newRow("charpentier") << u"charpentier"_s << Rulings();
    QTest::newRow("charpentier, claims") << u"charpentier"_s << Rulings{{u"claim"_s, u"claimed"_s}};
    QTest::newRow("the race") << u"alfonso-race"_s << Rulings();
}

/// The switch is mapped to the space bar.
void TestWholeGames::oneSwitchIsEnough()
{
    QFETCH(QString, ruleSet);
    QFETCH(Rulings, rulings);
    WindowFixture f(allRuleSets(), ruleSet, DiceOrigin::Seeded, rulings);
    QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
    f.window->board().setFocus();
    int idle = 0;
    while (!f.game().position().isOver() && idle < 3) {
        const auto before = f.game().history().size();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        idle = f.game().history().size() == before ? idle + 1 : 0;
    }
    QVERIFY2(f.game().position().isOver(), qPrintable(f.caption()));
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
}

QTEST_MAIN(TestWholeGames)
#include "tst_whole_games.moc"
