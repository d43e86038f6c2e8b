// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "core/game/correction.h"
#include "core/record/record.h"
#include "panels/dice/correction_dialog.h"
#include "panels/odds/odds_bar.h"
#include "panels/odds/odds_panel.h"
#include "panels/theme/theme.h"
#include "text/odds_text.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMetaProperty>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace doublets;

namespace {

constexpr int Long = 30'000; // ms

/// Everything that the widgets, items, actions and accessible objects of the programme say.
class Said
{
public:
    Said()
    {
        for (const QWidget *widget : QApplication::allWidgets()) {
            addProperties(*widget);
            if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
                addItems(*view);
            }
            for (const QAction *action : widget->actions()) {
                addProperties(*action);
            }
        }
        for (QWidget *window : QApplication::topLevelWidgets()) {
            add(QAccessible::queryAccessibleInterface(window), 0);
        }
    }
    [[nodiscard]] bool contains(const QString &figure) const { return m_all.contains(figure); }

private:
    void addProperties(const QObject &object)
    {
        const QMetaObject *meta = object.metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i) {
            if (meta->property(i).metaType() == QMetaType::fromType<QString>()) {
                m_all += meta->property(i).read(&object).toString() + u'\n';
            }
        }
    }
    void addItems(const QAbstractItemView &view)
    {
        const QAbstractItemModel *model = view.model();
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole),
                                   int(Qt::AccessibleTextRole), int(Qt::StatusTipRole)}) {
                m_all += model->index(row, 0).data(role).toString() + u'\n';
            }
        }
    }
    void add(QAccessibleInterface *object, int depth)
    {
        constexpr int Deepest = 12;
        if (object == nullptr || !object->isValid() || depth > Deepest) {
            return;
        }
        for (const QAccessible::Text what :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
            m_all += object->text(what) + u'\n';
        }
        for (int i = 0; i < object->childCount(); ++i) {
            add(object->child(i), depth + 1);
        }
    }

    QString m_all;
};

struct ClassFixture : WindowFixture
{
    explicit ClassFixture(DiceOrigin dice = DiceOrigin::Entered)
        : WindowFixture(allRuleSets(), u"willughby"_s, dice, {}, Lighting::HighContrast)
    {
        clock.stop();
    }
    void type(const QString &keys) const { QTest::keyClicks(&typed(), keys); }
    [[nodiscard]] QLineEdit &typed() const { return *find<QLineEdit>("diceTyped"); }
    void enter(const QString &dice) const
    {
        game().playForced();
        type(dice);
        QTest::keyClick(&typed(), Qt::Key_Return);
    }
    /// The dialog in which a throw is corrected.
    [[nodiscard]] CorrectionDialog *dialog() const
    {
        return window->findChild<CorrectionDialog *>();
    }
    [[nodiscard]] QLabel &outcome() const { return *find<QLabel>("correctionOutcome"); }
    [[nodiscard]] Throw thrown(int row) { return match.course().diceAt(row); }
    /// The figures that a class may not see yet.
    [[nodiscard]] QStringList secrets()
    {
        QStringList found;
        const OddsWatch &watch = match.odds();
        const auto odds = watch.oddsAt(game().history().size());
        found << percentText(odds->white) << percentText(odds->black);
        const auto &last = watch.after().back();
        found << tr_luck(last->luck);
        if (watch.choices() && watch.choices()->size() > 1) {
            found << percentText(watch.choices()->front().odds.of(game().position().player));
        }
        found.removeAll(QString());
        return found;
    }
    static QString tr_luck(double luck)
    {
        const QString points = pointsText(luck);
        return points.size() > 3 ? points.mid(1) : QString(); // of either player
    }
};

} // namespace

/// A class before the wall: it throws real dice, puts right what was entered wrong, and guesses
/// first.
class TestWindowClass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void entersDiceByTwoTouches();
    void showsLargeDice_data();
    void showsLargeDice();
    void takesDiceAtOnceWhereWished();
    void correctsAThrowByKeys();
    void correctsAThrowByMouse();
    void saysWhatIsTakenBack();
    void keepsAllElseRight();
    void neverCorrectsDiceOfTheComputer();
    void leaksNothingWhileCovered();
    void guessesByKeys();
    void guessesLuckAtTheEnd();
};

void TestWindowClass::entersDiceByTwoTouches()
{
    ClassFixture f;
    auto *three = f.find<QToolButton>("diceFace3");
    auto *five = f.find<QToolButton>("diceFace5");
    auto fingers = touch(f.window.get());
    fingers.press(1, three->rect().center(), three).press(2, five->rect().center(), five).commit();
    fingers.release(1, three->rect().center(), three)
        .release(2, five->rect().center(), five)
        .commit();
    QCOMPARE(f.typed().text().size(), 2);
    QVERIFY(f.typed().text().contains(u'3') && f.typed().text().contains(u'5'));
    tap(f.find<QToolButton>("diceBack"));
    QCOMPARE(f.typed().text().size(), 1); // corrected before it is taken
    tap(f.find<QToolButton>("diceFace1"));
    tap(f.find<QToolButton>("diceDone"));
    QCOMPARE(f.game().history().size(), std::size_t(1));
}

void TestWindowClass::showsLargeDice_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("least");
    QTest::newRow("1080p") << QSize(1920, 1080) << 64;
    QTest::newRow("1280 x 800") << QSize(1280, 800) << 44;
    QTest::newRow("640 x 480") << QSize(640, 480) << 26;
}

void TestWindowClass::showsLargeDice()
{
    QFETCH(const QSize, window);
    QFETCH(const int, least);
    ClassFixture f;
    f.window->resize(window);
    f.type(u"35"_s);
    for (int face = 1; face <= 6; ++face) {
        const auto *button = f.find<QToolButton>(qPrintable(u"diceFace%1"_s.arg(face)));
        QVERIFY(button->iconSize().width() >= least);
        QVERIFY(button->size().boundedTo(button->iconSize()) == button->iconSize()); // not cut
    }
    const auto *shown = f.find<QLabel>("diceShown");
    QVERIFY(shown->pixmap().height() >= least);
    QVERIFY(shown->width() >= shown->pixmap().width());
    QCOMPARE(f.window->size(), window);
}

void TestWindowClass::takesDiceAtOnceWhereWished()
{
    using namespace std::chrono_literals;
    ClassFixture f;
    f.type(u"62"_s);
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty()); // nobody wished it
    f.typed().clear();
    f.action("actionDiceAtOnce").trigger();
    QVERIFY(f.settings.diceAtOnce.value());

    f.type(u"63"_s);
    f.clock.advance(1s);
    QTest::keyClick(&f.typed(), Qt::Key_Backspace); // mistyped
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty());
    f.type(u"2"_s);
    f.clock.advance(2s);
    QCOMPARE(f.thrown(0), Throw({6, 2}));
    f.action("actionUndo").trigger();
    QCOMPARE(f.typed().text(), u"62"_s); // as it was told before: asked, not taken
    f.clock.advance(5s);
    QVERIFY(f.game().history().empty());
}

void TestWindowClass::correctsAThrowByKeys()
{
    ClassFixture f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s, u"63"_s}) {
        f.enter(dice);
    }
    f.game().playForced();
    const auto before = f.game().history().size();
    f.action("actionCourse").trigger();
    f.match.lookBackAt(2);
    QTest::keyClick(f.window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.dialog());
    auto *field = f.dialog()->findChild<QLineEdit *>(u"diceTyped"_s);
    QTRY_VERIFY(field->hasFocus());
    QCOMPARE(field->text(), u"51"_s); // as it was entered
    QVERIFY(!f.find<QPushButton>("correctionAccept")->isEnabled());
    QTest::keyClicks(field, u"41"_s); // over it
    QVERIFY(f.outcome().text().contains(u"as they were"_s));
    QCOMPARE(f.thrown(2), Throw({5, 1})); // nothing has happened yet
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(2), Throw({4, 1}));
    QCOMPARE(f.game().history().size(), before);
    QVERIFY(f.find<CaptionLabel>("caption")->accessibleName().contains(u"Corrected"_s));

    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier); // one step
    QCOMPARE(f.thrown(2), Throw({5, 1}));
    QCOMPARE(f.game().history().size(), before);
    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(f.thrown(2), Throw({4, 1}));
}

void TestWindowClass::correctsAThrowByMouse()
{
    ClassFixture f;
    f.enter(u"62"_s);
    f.enter(u"62"_s);
    f.action("actionCourse").trigger();
    QTest::mouseClick(f.find<QToolButton>("courseCorrect"), Qt::LeftButton); // the latest
    QVERIFY(f.dialog());
    const auto press = [&](const char *name) {
        QTest::mouseClick(f.dialog()->findChild<QWidget *>(QString::fromLatin1(name)),
                          Qt::LeftButton);
    };
    press("diceFace5");
    press("diceFace5");
    press("correctionAccept");
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(1), Throw({5, 5}));

    QTest::mouseClick(f.find<QToolButton>("courseCorrect"), Qt::LeftButton);
    press("diceFace1");
    press("correctionCancel");
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.thrown(1), Throw({5, 5}));
}

void TestWindowClass::saysWhatIsTakenBack()
{
    ClassFixture f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s}) {
        f.enter(dice);
    }
    f.match.lookBackAt(0);
    f.action("actionCorrectThrow").trigger();
    QVERIFY(f.dialog());
    auto *field = f.dialog()->findChild<QLineEdit *>(u"diceTyped"_s);
    QTest::keyClicks(field, u"7"_s);
    QVERIFY(f.outcome().text().contains(u'7')); // no die shows it
    QTest::keyClicks(field, u"26"_s);           // the other one threw the higher die
    QVERIFY(f.outcome().text().contains(u"turn"_s));
    QVERIFY(f.outcome().text().contains(u"2 throws after that are taken back"_s));
    QVERIFY(QAccessible::queryAccessibleInterface(&f.outcome())
                ->text(QAccessible::Name)
                .contains(u"taken back"_s));
    QTest::keyClick(f.dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!f.dialog());
    QCOMPARE(f.match.course().rowCount(), 3);
}

void TestWindowClass::keepsAllElseRight()
{
    ClassFixture f;
    for (const QString &dice : {u"62"_s, u"62"_s, u"51"_s, u"33"_s}) {
        f.enter(dice);
    }
    f.game().playForced();
    f.action("actionOddsPanel").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(f.match.odds().isComplete(), Long);
    const auto before = f.match.odds().oddsAt(2);
    QVERIFY(f.session.setNote({1, 0}, u"The lead."_s));
    QVERIFY(f.session.setNote({2, 0}, u"Why?"_s));
    f.match.correctThrow(1, {1, 1});
    QVERIFY(!f.match.odds().oddsAt(2)); // of another game
    QTRY_VERIFY_WITH_TIMEOUT(f.match.odds().isComplete(), Long);
    QVERIFY(f.match.odds().oddsAt(2)->white != before->white);
    QCOMPARE(f.match.course().rowCount(), f.game().throwsMade() + 1);
    QVERIFY(f.session.finishSaving());
    const auto kept = readRecord(SaveSlot::savePath(f.folder.filePath(u"data"_s), SaveSlot::First));
    QVERIFY(kept);
    QVERIFY(kept.value() == f.session.record());
    QVERIFY((kept.value().throws[0].dice == Throw{1, 1}));
    QVERIFY(!f.session.notes().isEmpty()); // on the lead, which is as it was
    QVERIFY(f.session.notes().at({2, 0}).isEmpty());
    f.match.undo();
    QCOMPARE(f.session.notes().at({2, 0}), u"Why?"_s);
    f.match.redo();
    QVERIFY(f.session.notes().at({2, 0}).isEmpty());
    const DiceTally fell(f.game().history());
    QVERIFY(fell.together().faces.of(1) >= 2);
    f.session.newGameBySameRules(); // the sitting counts what really fell
    QVERIFY(f.match.sittingDice().tallyBefore() == fell);
}

void TestWindowClass::neverCorrectsDiceOfTheComputer()
{
    ClassFixture f(DiceOrigin::Seeded);
    f.game().throwDice();
    f.action("actionCourse").trigger();
    const QAction &action = f.action("actionCorrectThrow");
    QVERIFY(!action.isEnabled());
    QVERIFY(action.toolTip().contains(u"never corrected"_s));
    QVERIFY(!f.find<QToolButton>("courseCorrect")->isVisible());
    f.match.correctThrow(0, {6, 1});
    QVERIFY(!f.game().undoesCorrection());
}

void TestWindowClass::leaksNothingWhileCovered()
{
    ClassFixture f(DiceOrigin::Seeded);
    f.action("actionCourse").trigger();
    f.action("actionDicePanel").trigger();
    f.action("actionOddsPanel").trigger();
    QSignalSpy remarks(&f.match, &Match::remarked);
    for (int i = 0; i < 8 || f.game().position().stage != Stage::Playing; ++i) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.match.odds().isComplete(), Long);
    const QStringList secrets = f.secrets();
    QVERIFY(secrets.size() >= 2);
    QTRY_VERIFY(Said().contains(secrets.front())); // without a class all can be seen
    QTest::keyClick(&f.window->board(), Qt::Key_H);
    QTest::keyClick(&f.window->board(), Qt::Key_C);
    QVERIFY(!f.match.hints().plays().empty());

    QTest::keyClick(f.window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.match.guessFirst().isCovered());
    remarks.clear();
    for (const char *asked : {"actionHint", "actionTellChance", "actionTellAgain"}) {
        f.action(asked).trigger();
    }
    f.match.lookBackAt(1);
    f.match.returnToPresent();
    f.action("actionProjector").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(f.match.odds().isComplete(), Long); // it is known, and not told
    QCoreApplication::processEvents();
    QVERIFY(f.match.hints().plays().empty());
    QVERIFY(f.window->board().hint().empty());
    const Said said;
    for (const QString &secret : secrets) {
        QVERIFY2(!said.contains(secret), qPrintable(secret));
    }
    for (const QList<QVariant> &remark : remarks) {
        QVERIFY(!remark.at(0).toString().contains(u'%'));
        QVERIFY(!remark.at(1).toString().contains(u'%'));
    }
    QVERIFY(!f.find<OddsBar>("oddsBar")->odds()); // nor painted
    QVERIFY(!f.find<QWidget>("oddsChart")->isVisible());
}

void TestWindowClass::guessesByKeys()
{
    ClassFixture f(DiceOrigin::Seeded);
    f.step();
    f.step();
    QTest::keyClick(f.window.get(), Qt::Key_G, Qt::ControlModifier);
    QVERIFY(f.settings.guessFirst.value());
    auto *slider = f.find<QSlider>("guessSlider");
    QVERIFY(slider->hasFocus());
    QTest::keyClick(slider, Qt::Key_PageUp);
    QTRY_VERIFY_WITH_TIMEOUT(f.find<QPushButton>("guessUncover")->isEnabled(), Long);
    QTest::keyClick(slider, Qt::Key_Return);
    QVERIFY(!f.match.guessFirst().isCovered());
    QVERIFY(f.window->board().hasFocus()); // on with the game
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(u"The guess: 55"_s));
    const QString truth = percentText(f.match.odds().oddsAt(f.game().history().size())->white);
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(truth));
    QVERIFY(f.find<QWidget>("oddsChart")->isVisible());
    QCOMPARE(f.match.guessFirst().tally().count, 1);

    QTest::mouseClick(f.find<QToolButton>("guessAgain"), Qt::LeftButton);
    QVERIFY(f.match.guessFirst().isCovered());
    QVERIFY(!f.find<QWidget>("oddsChart")->isVisible());
    QTest::keyClick(slider, Qt::Key_Return);
    QVERIFY(!f.match.guessFirst().isCovered());
    while (!f.game().canThrow()) { // men of the same throw do not cover
        f.step();
        QVERIFY(!f.match.guessFirst().isCovered());
    }
    f.step();
    QVERIFY(f.match.guessFirst().isCovered()); // the next one does
    f.game().undo();
    QVERIFY(!f.match.guessFirst().isCovered()); // of this one was guessed
    f.settings.guessFirst.set(false);
    QVERIFY(!f.find<QWidget>("guessPanel")->isVisible());
}

void TestWindowClass::guessesLuckAtTheEnd()
{
    ClassFixture f(DiceOrigin::Seeded);
    f.action("actionGuessFirst").trigger();
    f.finish();
    QVERIFY(f.match.guessFirst().isCovered());
    QTRY_VERIFY_WITH_TIMEOUT(f.find<QPushButton>("guessUncover")->isEnabled(), Long);
    QCOMPARE(f.match.guessFirst().kind(), Guess::Kind::Points);
    auto *number = f.find<QDoubleSpinBox>("guessNumber");
    number->setValue(-12);
    QTest::mouseClick(f.find<QPushButton>("guessUncover"), Qt::LeftButton);
    QVERIFY(!f.match.guessFirst().isCovered());
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(u"−12 points"_s));
    f.session.newGameBySameRules();
    QVERIFY(f.match.guessFirst().isCovered());
    QCOMPARE(f.match.guessFirst().tally().count, 0);
}

QTEST_MAIN(TestWindowClass)
#include "tst_window_class.moc"
