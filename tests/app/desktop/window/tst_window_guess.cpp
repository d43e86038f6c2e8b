// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "panels/odds/odds_bar.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "text/odds_text.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMetaProperty>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace doublets;

namespace {

constexpr int OddsTimeout = 30'000; // ms

/// Collects all texts of the program's widgets, items, actions and accessible objects.
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

struct GuessingClass : WindowFixture
{
    GuessingClass()
        : WindowFixture(allRuleSets(), u"willughby"_s, DiceOrigin::Seeded, {},
                        Lighting::HighContrast)
    {
        clock.stop();
    }
    /// Returns the figures that must be hidden until the class has guessed.
    [[nodiscard]] QStringList secrets()
    {
        QStringList found;
        const OddsWatch &watch = match.oddsWatch();
        const auto odds = watch.oddsAt(game().history().size());
        found << percentText(odds->white) << percentText(odds->black);
        const auto &last = watch.changes().back();
        found << tr_luck(last->luck);
        if (watch.choices() && watch.choices()->size() > 1) {
            found << percentText(
                watch.choices()->front().odds.winProbability(game().position().player));
        }
        found.removeAll(QString());
        return found;
    }
    static QString tr_luck(double luck)
    {
        const QString points = percentagePointsText(luck);
        // Without the sign, as it may be shown for either player.
        return points.size() > 3 ? points.mid(1) : QString();
    }
};

} // namespace

/// Tests guessing first.
class TestWindowGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void leaksNothingWhileCovered();
    void guessesByKeys();
    void guessesLuckAtTheEnd();
    void asksOnceTheBoardShowsTheAction();
};

void TestWindowGuess::leaksNothingWhileCovered()
{
    GuessingClass f;
    f.action("actionCourse").trigger();
    f.action("actionDicePanel").trigger();
    f.action("actionOddsPanel").trigger();
    QSignalSpy remarks(&f.match, &Match::remarked);
    for (int i = 0; i < 8 || f.game().position().stage != Stage::Playing; ++i) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.match.oddsWatch().isComplete(), OddsTimeout);
    const QStringList secrets = f.secrets();
    QVERIFY(secrets.size() >= 2);
    QTRY_VERIFY(Said().contains(secrets.front())); // visible while guessing is off
    QTest::keyClick(&f.window->board(), Qt::Key_H);
    QTest::keyClick(&f.window->board(), Qt::Key_C);
    QVERIFY(!f.match.hints().plays().empty());

    QTest::keyClick(f.window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.match.guessFirst().isCovered());
    remarks.clear();
    for (const char *asked : {"actionHint", "actionTellChance", "actionTellAgain"}) {
        f.action(asked).trigger();
    }
    f.match.shown().lookBackAt(1);
    f.match.shown().returnToPresent();
    f.action("actionProjector").trigger();
    // The odds are known, but not announced.
    QTRY_VERIFY_WITH_TIMEOUT(f.match.oddsWatch().isComplete(), OddsTimeout);
    QCoreApplication::processEvents();
    QVERIFY(f.match.hints().plays().empty());
    QVERIFY(f.window->board().hintMarks().empty());
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

void TestWindowGuess::guessesByKeys()
{
    GuessingClass f;
    f.step();
    f.step();
    QTest::keyClick(f.window.get(), Qt::Key_G, Qt::ControlModifier);
    QVERIFY(f.settings.guessFirst.value());
    auto *slider = f.find<QSlider>("guessSlider");
    QVERIFY(slider->hasFocus());
    QTest::keyClick(slider, Qt::Key_PageUp);
    QTRY_VERIFY_WITH_TIMEOUT(f.find<QPushButton>("guessUncover")->isEnabled(), OddsTimeout);
    QTest::keyClick(slider, Qt::Key_Return);
    QVERIFY(!f.match.guessFirst().isCovered());
    QVERIFY(f.window->board().hasFocus()); // focus returns to the game
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(u"Your guess: 55"_s));
    const QString truth = percentText(f.match.oddsWatch().oddsAt(f.game().history().size())->white);
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(truth));
    QVERIFY(f.find<QWidget>("oddsChart")->isVisible());
    QCOMPARE(f.match.guessFirst().tally().count, 1);

    QTest::mouseClick(f.find<QToolButton>("guessAgain"), Qt::LeftButton);
    QVERIFY(f.match.guessFirst().isCovered());
    QVERIFY(!f.find<QWidget>("oddsChart")->isVisible());
    QTest::keyClick(slider, Qt::Key_Return);
    QVERIFY(!f.match.guessFirst().isCovered());
    while (!f.game().canThrow()) { // playing men does not hide the odds again
        f.step();
        QVERIFY(!f.match.guessFirst().isCovered());
    }
    f.step();
    QVERIFY(f.match.guessFirst().isCovered()); // the next throw does
    f.game().undo();
    QVERIFY(!f.match.guessFirst().isCovered()); // this throw has been guessed already
    f.settings.guessFirst.set(false);
    QVERIFY(!f.find<QWidget>("guessPanel")->isVisible());
}

void TestWindowGuess::guessesLuckAtTheEnd()
{
    GuessingClass f;
    f.action("actionGuessFirst").trigger();
    f.finish();
    QVERIFY(f.match.guessFirst().isCovered());
    QTRY_VERIFY_WITH_TIMEOUT(f.find<QPushButton>("guessUncover")->isEnabled(), OddsTimeout);
    QCOMPARE(f.match.guessFirst().guessKind(), Guess::Kind::PercentagePoints);
    auto *number = f.find<QDoubleSpinBox>("guessNumber");
    number->setValue(-12);
    QTest::mouseClick(f.find<QPushButton>("guessUncover"), Qt::LeftButton);
    QVERIFY(!f.match.guessFirst().isCovered());
    QVERIFY(f.find<QLabel>("guessAnswer")->text().contains(u"−12 percentage points"_s));
    f.session.newGameWithSameRules();
    QVERIFY(f.match.guessFirst().isCovered());
    QCOMPARE(f.match.guessFirst().tally().count, 0);
}

void TestWindowGuess::asksOnceTheBoardShowsTheAction()
{
    GuessingClass f;
    f.action("actionGuessFirst").trigger();
    int asked = 0;
    QStringList stale;
    const auto check = [&] {
        ++asked;
        if (!(f.window->board().boardScene().state() == BoardState::current(f.game()))) {
            stale << u"after action %1"_s.arg(f.game().history().size());
        }
    };
    QObject::connect(&f.match.guessFirst(), &GuessFirst::changed, &f.match, check);
    f.finish();
    QVERIFY(asked >= static_cast<int>(f.game().history().size()));
    f.game().undo();
    QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u", "_s)));
}

QTEST_MAIN(TestWindowGuess)
#include "tst_window_guess.moc"
