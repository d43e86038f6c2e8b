// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "panels/actions/actions.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/dialogs/single_key_edit.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// The settings dialog over a main window. Changes apply immediately.
struct DialogFixture : WindowFixture
{
    explicit DialogFixture(SettingsDialog::Page page)
        : WindowFixture(allRuleSets())
    {
        action("actionSettings").trigger();
        dialog = find<SettingsDialog>("settingsDialog");
        dialog->selectPage(page);
        // No window manager activates the dialog here.
        QApplication::setActiveWindow(dialog);
    }

    SettingsDialog *dialog = nullptr;
};

} // namespace

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_s); }
    void keepsSettingsOnly();
    void setsTheTable();
    void leadsToTheAppearance();
    void tellsHowTheComputerPlays();
    void setsThePlayers();
    void tellsTheValueOfAComboBox();
    void setsSoundAndTime();
    void setsTheTimeGiven();
    void setsTheLanguage();
    void setsHowNumbersAreCalled();
    void setsKeys();
    void refusesKeysThatAreTaken();
    void everythingIsNamed();
    void fieldsAreEquallyHigh();
    void turnsPagesByKeys();
    void leadsFromTheTabsToThePage();
};

void TestSettingsDialog::keepsSettingsOnly()
{
    // The game and its dice are chosen only in the games dialog.
    const DialogFixture f(SettingsDialog::Page::Players);
    QVERIFY(f.dialog->findChildren<QAbstractButton *>(QRegularExpression(u"^card-"_s)).isEmpty());
    QVERIFY(f.dialog->findChild<QComboBox *>(u"diceOrigin"_s) == nullptr);
}

void TestSettingsDialog::leadsFromTheTabsToThePage()
{
    DialogFixture f(SettingsDialog::Page::Players);
    f.dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.dialog));
    auto *pages = f.dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    for (int i = 0; i < pages->count(); ++i) {
        pages->setCurrentIndex(i);
        pages->tabBar()->setFocus();
        QTest::keyClick(pages->tabBar(), Qt::Key_Tab);
        const QWidget *focused = QApplication::focusWidget();
        QVERIFY2(pages->currentWidget()->isAncestorOf(focused),
                 qPrintable(u"page %1: %2"_s.arg(i).arg(focused->objectName())));
    }
}

/// A combo box with the focus would take these keys from the tabs.
void TestSettingsDialog::turnsPagesByKeys()
{
    DialogFixture f(SettingsDialog::Page::Board);
    f.dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.dialog));
    auto *pages = f.dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    const auto turn = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        auto *box = pages->currentWidget()->findChild<QComboBox *>();
        box->setFocus();
        QTest::keyClick(box, key, modifiers);
        return pages->currentIndex();
    };
    QCOMPARE(turn(Qt::Key_Tab, Qt::ControlModifier), 2);
    QCOMPARE(turn(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier), 1);
    QCOMPARE(turn(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier), 0);
    QCOMPARE(turn(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier), 4);
    const QWidget *stack = pages->currentWidget()->parentWidget();
    QCOMPARE(QAccessible::queryAccessibleInterface(const_cast<QWidget *>(stack))->role(),
             QAccessible::Client); // Orca reads the role of a layered pane
}

void TestSettingsDialog::setsTheTable()
{
    DialogFixture f(SettingsDialog::Page::Board);
    auto *numerals = f.dialog->findChild<QCheckBox *>(u"numerals"_s);
    const bool shown = f.settings.pointNumbers.value();
    numerals->click();
    QCOMPARE(f.settings.pointNumbers.value(), !shown);
    QCOMPARE(f.action("actionNumerals").isChecked(), !shown);
    f.action("actionNumerals").trigger(); // the dialog follows the action, too
    QCOMPARE(numerals->isChecked(), shown);
    auto *closer = f.dialog->findChild<QComboBox *>(u"closerView"_s);
    QCOMPARE(closer->currentIndex(), static_cast<int>(CloserView::Automatic));
    QTest::keyClick(closer, Qt::Key_Down);
    QCOMPARE(f.settings.closerView.value(), CloserView::On);
    QVERIFY(f.action("actionCloser").isChecked());
    f.action("actionCloser").trigger();
    QCOMPARE(closer->currentIndex(), static_cast<int>(CloserView::Off));
    auto *forced = f.dialog->findChild<QComboBox *>(u"forcedPlays"_s);
    forced->setFocus();
    QTest::keyClick(forced, Qt::Key_Down);
    QCOMPARE(f.settings.forcedPlays.value(), ForcedPlays::Automatic);
}

void TestSettingsDialog::leadsToTheAppearance()
{
    DialogFixture f(SettingsDialog::Page::Board);
    f.dialog->findChild<QPushButton *>(u"appearance"_s)->click();
    QVERIFY(f.dialog->isHidden());
    QVERIFY(f.find<QWidget>("appearancePanel")->isVisible());
    f.action("actionSettings").trigger(); // the panel stays open the second time
    f.window->findChild<QPushButton *>(u"appearance"_s)->click();
    QVERIFY(f.find<QWidget>("appearancePanel")->isVisible());
}

/// "Best" requires exact odds, and skill does not matter if there is never a choice.
void TestSettingsDialog::tellsHowTheComputerPlays()
{
    DialogFixture f(SettingsDialog::Page::Players);
    const auto *said = f.dialog->findChild<QLabel *>(u"skillText"_s);
    QVERIFY(said->text().contains(u"The strong computer makes the best play."_s));
    f.session.newGame(
        {u"fiske"_s, {{u"bearing-off"_s, u"as-at-backgammon"_s}}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY2(said->text().contains(u"tries to finish in the fewest turns."_s),
             qPrintable(said->text()));
    QVERIFY(!said->text().contains(u"best"_s));
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(said->text().contains(u"there is never a choice. Skill"_s), 60'000);
    QVERIFY(!said->text().contains(u'%'));
}

void TestSettingsDialog::setsThePlayers()
{
    DialogFixture f(SettingsDialog::Page::Players);
    auto *white = f.dialog->findChild<QLineEdit *>(u"whiteName"_s);
    QTest::keyClicks(white, u"Anne"_s);
    QCOMPARE(f.session.playerNames().white, u"Anne"_s);
    auto *by = f.dialog->findChild<QComboBox *>(u"whitePlayer"_s);
    by->setFocus();
    QTest::keyClick(by, Qt::Key_Down);
    QCOMPARE(f.session.seats().playerOf(Side::White), PlayerSetting::Best);
    QCOMPARE(f.settings.whitePlayer.value(), PlayerSetting::Best);
    QVERIFY(white->text().isEmpty()); // Anne's name is not used for the computer
    QCOMPARE(white->placeholderText(), f.session.playerNames().white);
    QTest::keyClicks(white, u"Turk"_s);
    QCOMPARE(f.session.playerNames().white, u"Turk"_s);
    for (const QLabel *label : f.dialog->findChildren<QLabel *>()) {
        if (const QWidget *field = label->buddy(); field != nullptr && field->isVisible()) {
            QVERIFY2(label->geometry().right() < field->x(), qPrintable(label->text()));
        }
    }
    auto *again = f.dialog->findChild<QCheckBox *>(u"playAgain"_s);
    QVERIFY(!again->isEnabled());
    f.session.setSeat(Side::Black, PlayerSetting::Careless); // changes from elsewhere are shown
    QCOMPARE(f.dialog->findChild<QComboBox *>(u"blackPlayer"_s)->currentIndex(), 2);
    auto *black = f.dialog->findChild<QLineEdit *>(u"blackName"_s);
    QCOMPARE(black->placeholderText(), f.session.playerNames().black);
    // Two computers of the same kind are called by their colours.
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    QCOMPARE(black->placeholderText(), f.session.playerNames().black);
    QVERIFY(again->isEnabled());
    again->click();
    QVERIFY(!f.settings.autoStartNextGame.value());
    f.session.setSeat(Side::White, PlayerSetting::Person);
    QCOMPARE(white->text(), u"Anne"_s);
}

/// tests/app/bus checks the list of a combo box.
void TestSettingsDialog::tellsTheValueOfAComboBox()
{
    DialogFixture f(SettingsDialog::Page::Players);
    auto *by = f.dialog->findChild<QComboBox *>(u"whitePlayer"_s);
    auto *heard = QAccessible::queryAccessibleInterface(by);
    QCOMPARE(heard->text(QAccessible::Name), u"White is played by"_s);
    by->setFocus();
    const auto value = [heard] {
        QAccessibleTextInterface &text = *heard->textInterface();
        return text.text(0, text.characterCount());
    };
    QCOMPARE(value(), u"a person"_s);
    QTest::keyClick(by, Qt::Key_Down);
    QCOMPARE(value(), u"the computer, strong"_s);
    const auto *announcer = f.find<Announcer>("announcer");
    QTRY_COMPARE(announcer->lastMessage(), value());
}

void TestSettingsDialog::setsSoundAndTime()
{
    DialogFixture f(SettingsDialog::Page::SoundAndTime);
    auto *volume = f.dialog->findChild<QSlider *>(u"volume"_s);
    QTest::keyClick(volume, Qt::Key_Home);
    QCOMPARE(f.settings.volume.value(), 0);
    f.dialog->findChild<QCheckBox *>(u"muted"_s)->click();
    QVERIFY(f.settings.muted.value());
    QVERIFY(!volume->isEnabled());
}

void TestSettingsDialog::setsTheTimeGiven()
{
    DialogFixture f(SettingsDialog::Page::SoundAndTime);
    auto *time = f.dialog->findChild<QComboBox *>(u"timeGiven"_s);
    QCOMPARE(time->currentIndex(), 0);
    time->setFocus();
    QTest::keyClick(time, Qt::Key_End);
    QCOMPARE(f.settings.readingTime.value(), ReadingTime::Unlimited);
}

void TestSettingsDialog::setsTheLanguage()
{
    DialogFixture f(SettingsDialog::Page::LanguageAndText);
    auto *language = f.dialog->findChild<QComboBox *>(u"language"_s);
    QCOMPARE(language->count(), 1 + languages().size());
    const QString before = f.dialog->windowTitle();
    language->setFocus();
    QTest::keyClick(language, Qt::Key_End);
    QCOMPARE(f.settings.language.value(), language->currentData().toString());
    QCOMPARE(currentLanguage(), f.settings.language.value());
    QCoreApplication::processEvents();
    QVERIFY(f.dialog->windowTitle() != before || currentLanguage() == u"en"_s);
}

void TestSettingsDialog::setsHowNumbersAreCalled()
{
    DialogFixture f(SettingsDialog::Page::LanguageAndText);
    auto *numbers = f.dialog->findChild<QComboBox *>(u"numberWords"_s);
    QCOMPARE(numbers->currentIndex(), static_cast<int>(NumberStyle::Both));
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_Home);
    QCOMPARE(f.settings.numberStyle.value(), NumberStyle::Figures);
    QTest::keyClick(numbers, Qt::Key_Down);
    QCOMPARE(f.settings.numberStyle.value(), NumberStyle::Names);
}

void TestSettingsDialog::setsKeys()
{
    DialogFixture f(SettingsDialog::Page::Shortcuts);
    auto *list = f.dialog->findChild<QTreeWidget *>(u"keyList"_s);
    auto *field = f.dialog->findChild<SingleKeyEdit *>(u"newKey"_s);
    QCOMPARE(list->topLevelItemCount(), f.window->findChild<Actions *>()->all().size());
    list->setCurrentItem(list->findItems(u"Hint"_s, Qt::MatchExactly).at(0));
    QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_H));
    QTest::keyClick(field, Qt::Key_I, Qt::ControlModifier);
    QAction &hint = f.action("actionHint");
    QCOMPARE(hint.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_I));
    QCOMPARE(f.settings.shortcuts.value(), QStringList{u"actionHint=Ctrl+I"_s});
    QCOMPARE(list->currentItem()->text(1), u"Ctrl+I"_s);
    QVERIFY(hint.toolTip().contains(u"Ctrl+I"_s));
    f.clock.advance(std::chrono::seconds(1));
    QVERIFY(f.find<Announcer>("announcer")->lastMessage().endsWith(u"Hint: Ctrl+I"_s));

    f.dialog->findChild<QPushButton *>(u"noKey"_s)->click();
    QVERIFY(hint.shortcuts().isEmpty());
    f.dialog->findChild<QPushButton *>(u"usualKey"_s)->click();
    QCOMPARE(hint.shortcut(), QKeySequence(Qt::Key_H));
    QVERIFY(f.settings.shortcuts.value().isEmpty());

    QTest::keyClick(field, Qt::Key_I);
    f.dialog->findChild<QPushButton *>(u"allUsualKeys"_s)->click();
    QCOMPARE(hint.shortcut(), QKeySequence(Qt::Key_H));
    QCOMPARE(f.action("actionLargerText").shortcuts().size(), 2);

    // The default may be a key that the user cannot choose.
    list->setCurrentItem(list->findItems(u"Step back"_s, Qt::MatchExactly).at(0));
    f.dialog->findChild<QPushButton *>(u"noKey"_s)->click();
    QVERIFY(f.action("actionStepBack").shortcuts().isEmpty());
    f.dialog->findChild<QPushButton *>(u"usualKey"_s)->click();
    QCOMPARE(f.action("actionStepBack").shortcut(), QKeySequence(Qt::ALT | Qt::Key_Left));
}

void TestSettingsDialog::refusesKeysThatAreTaken()
{
    DialogFixture f(SettingsDialog::Page::Shortcuts);
    auto *list = f.dialog->findChild<QTreeWidget *>(u"keyList"_s);
    auto *field = f.dialog->findChild<SingleKeyEdit *>(u"newKey"_s);
    auto *note = f.dialog->findChild<QLabel *>(u"keyNote"_s);
    list->setCurrentItem(list->findItems(u"Hint"_s, Qt::MatchExactly).at(0));
    const QAction &hint = f.action("actionHint");
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_4, Qt::Key_Escape, Qt::Key_Left}) {
        QTest::keyClick(field, key);
        QVERIFY(note->text().contains(u"is reserved"_s));
        QCOMPARE(hint.shortcut(), QKeySequence(Qt::Key_H));
    }
    QTest::keyClick(field, Qt::Key_F);
    QVERIFY(note->text().contains(u"Play forced moves"_s));
    QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_H));
    QTest::keyClick(field, Qt::Key_Tab); // moves the focus, as everywhere
    QVERIFY(!field->hasFocus());

    // The default key may have been assigned to another action.
    QTest::keyClick(field, Qt::Key_I);
    list->setCurrentItem(list->findItems(u"Undo"_s, Qt::MatchExactly).at(0));
    QTest::keyClick(field, Qt::Key_H);
    list->setCurrentItem(list->findItems(u"Hint"_s, Qt::MatchExactly).at(0));
    f.dialog->findChild<QPushButton *>(u"usualKey"_s)->click();
    QVERIFY(note->text().contains(u"Undo"_s));
    QCOMPARE(hint.shortcut(), QKeySequence(Qt::Key_I));
}

void TestSettingsDialog::everythingIsNamed()
{
    const DialogFixture f(SettingsDialog::Page::Players);
    const auto *pages = f.dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    for (int i = 0; i < pages->count(); ++i) {
        QVERIFY(pages->tabText(i).contains(u'&'));
        for (const QWidget *widget : pages->widget(i)->findChildren<QWidget *>()) {
            const bool isField = qobject_cast<const QComboBox *>(widget) ||
                                 (qobject_cast<const QLineEdit *>(widget) &&
                                  !qobject_cast<const QComboBox *>(widget->parentWidget()) &&
                                  !qobject_cast<const QSpinBox *>(widget->parentWidget()) &&
                                  !qobject_cast<const SingleKeyEdit *>(widget->parentWidget())) ||
                                 qobject_cast<const SingleKeyEdit *>(widget) ||
                                 qobject_cast<const QSpinBox *>(widget) ||
                                 qobject_cast<const QSlider *>(widget);
            if (!isField) {
                continue;
            }
            const auto labels = pages->widget(i)->findChildren<QLabel *>();
            const bool hasLabel =
                std::any_of(labels.begin(), labels.end(), [widget](const QLabel *label) {
                    return label->buddy() == widget && label->text().contains(u'&');
                });
            QVERIFY2(hasLabel, qPrintable(widget->objectName()));
        }
    }
}

void TestSettingsDialog::fieldsAreEquallyHigh()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    DialogFixture f(SettingsDialog::Page::LanguageAndText);
    const auto *language = f.dialog->findChild<QComboBox *>(u"language"_s);
    const auto *size = f.dialog->findChild<QSpinBox *>(u"textSize"_s);
    for (const int percent : {200, 100}) {
        f.settings.textSize.set(percent);
        QTRY_COMPARE(language->height(), language->sizeHint().height());
        QCOMPARE(size->height(), language->height());
    }
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"
