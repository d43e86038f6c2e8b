// SPDX-License-Identifier: MIT
#include "tests/app/window/window_fixture.h"

#include "app/board/board_scene.h"
#include "app/dialogs/settings_dialog.h"
#include "app/language/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTabWidget>
#include <QTest>

using namespace doublets;

namespace {

/// The dialog over a running window: each setting works at once.
struct DialogFixture : WindowFixture
{
    explicit DialogFixture(SettingsDialog::Page page)
        : WindowFixture(allRuleSets())
    {
        action("actionSettings").trigger();
        dialog = find<SettingsDialog>("settingsDialog");
        dialog->showPage(page);
        // No window manager gives it the keyboard here.
        QApplication::setActiveWindow(dialog);
    }
    [[nodiscard]] QAbstractButton *card(const QString &id) const
    {
        return dialog->findChild<QAbstractButton *>(u"card-"_qs + id);
    }

    SettingsDialog *dialog = nullptr;
};

} // namespace

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_qs); }
    void offersEveryRuleSetByItsVariant();
    void startsTheGameChosen();
    void keepsTheGameForTheNextTime();
    void offersEveryOpenRuling();
    void choosesRulingsByKeyboard();
    void setsTheTable();
    void choosesTableAndLook();
    void setsThePlayers();
    void checksTheSeed();
    void setsMotionAndSound();
    void setsTheLanguage();
    void setsHowNumbersAreCalled();
    void everythingIsNamed();
};

void TestSettingsDialog::offersEveryRuleSetByItsVariant()
{
    const DialogFixture f(SettingsDialog::Page::Game);
    auto *variants = f.dialog->findChild<QListWidget *>(u"variantList"_qs);
    QStringList offered;
    for (int row = 0; row < variants->count(); ++row) {
        variants->setCurrentRow(row);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const RuleSet &set : allRuleSets().all()) {
            if (const auto *card = f.card(set.id)) {
                offered << set.id;
                QVERIFY(card->accessibleName().contains(set.source.author));
                QVERIFY(card->accessibleName().contains(set.source.year));
            }
        }
    }
    offered.sort();
    QStringList all = allRuleSets().ids();
    all.sort();
    QCOMPARE(offered, all);
}

void TestSettingsDialog::startsTheGameChosen()
{
    DialogFixture f(SettingsDialog::Page::Game);
    QTest::mouseClick(f.card(u"holme"_qs), Qt::LeftButton);
    QCOMPARE(f.settings.ruleSet.value(), u"holme"_qs);
    QCOMPARE(f.game().ruleSet().id, u"cotton"_qs); // not before it is asked for
    QTest::mouseClick(f.dialog->findChild<QPushButton *>(u"startNow"_qs), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"holme"_qs);
    QVERIFY(!f.find<SettingsDialog>("settingsDialog") || !f.dialog->isVisible());
}

void TestSettingsDialog::keepsTheGameForTheNextTime()
{
    DialogFixture f(SettingsDialog::Page::Game);
    QTest::mouseClick(f.card(u"willughby"_qs), Qt::LeftButton);
    f.settings.write();
    const Settings again(f.folder.filePath(u"doublets.ini"_qs), allRuleSets());
    QCOMPARE(again.ruleSet.value(), u"willughby"_qs);
}

void TestSettingsDialog::offersEveryOpenRuling()
{
    DialogFixture f(SettingsDialog::Page::Game);
    auto *variants = f.dialog->findChild<QListWidget *>(u"variantList"_qs);
    for (const RuleSet &set : allRuleSets().all()) {
        for (int row = 0; row < variants->count(); ++row) {
            variants->setCurrentRow(row);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            if (f.card(set.id) != nullptr) {
                break;
            }
        }
        f.card(set.id)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const Ruling &ruling : set.rulings) {
            const QString key = ruleKeyName(ruling.key);
            for (const RulingValue &value : ruling.values) {
                auto *radio =
                    f.dialog->findChild<QRadioButton *>(u"ruling-%1-%2"_qs.arg(key, value.id));
                QVERIFY2(radio != nullptr, qPrintable(set.id + u' ' + key + u' ' + value.id));
                QVERIFY(!radio->text().isEmpty());
                radio->click();
                QCOMPARE(f.settings.rulingsOf(set).value(key), value.id);
            }
        }
    }
}

void TestSettingsDialog::choosesRulingsByKeyboard()
{
    DialogFixture f(SettingsDialog::Page::Game);
    auto *radio = f.dialog->findChild<QRadioButton *>(u"ruling-surplus-lost"_qs);
    QVERIFY(radio->isChecked());
    radio->setFocus();
    QTest::keyClick(radio, Qt::Key_Down);
    const RuleSet &cotton = *allRuleSets().find(u"cotton"_qs);
    QCOMPARE(f.settings.rulingsOf(cotton).value(u"surplus"_qs), u"bears-off"_qs);
    auto *start = f.dialog->findChild<QPushButton *>(u"startNow"_qs);
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    QCOMPARE(f.game().rulings().value(u"surplus"_qs), u"bears-off"_qs);
}

void TestSettingsDialog::setsTheTable()
{
    DialogFixture f(SettingsDialog::Page::Table);
    auto *numerals = f.dialog->findChild<QCheckBox *>(u"numerals"_qs);
    const bool shown = f.settings.numerals.value();
    numerals->click();
    QCOMPARE(f.settings.numerals.value(), !shown);
    QCOMPARE(f.action("actionNumerals").isChecked(), !shown);
    f.action("actionNumerals").trigger(); // and the other way round
    QCOMPARE(numerals->isChecked(), shown);
    auto *forced = f.dialog->findChild<QComboBox *>(u"forcedPlays"_qs);
    forced->setFocus();
    QTest::keyClick(forced, Qt::Key_Down);
    QCOMPARE(f.settings.forcedPlays.value(), ForcedPlays::ByTable);
}

void TestSettingsDialog::choosesTableAndLook()
{
    DialogFixture f(SettingsDialog::Page::Table);
    const auto artwork = [&f] {
        return f.window->findChild<BoardView *>()->boardScene().sprites().artwork();
    };
    QCOMPARE(artwork()->id(), u"england"_qs); // Cotton's
    auto *table = f.dialog->findChild<QComboBox *>(u"tradition"_qs);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_End);
    QCOMPARE(f.settings.table.value(), Artwork::traditions().constLast());
    QCOMPARE(artwork()->id(), Artwork::traditions().constLast());
    QVERIFY(!table->currentText().isEmpty());
    auto *look = f.dialog->findChild<QComboBox *>(u"look"_qs);
    look->setFocus();
    QTest::keyClick(look, Qt::Key_End);
    QCOMPARE(f.settings.look.value(), Look::HighContrast);
    QCOMPARE(artwork()->look(), Look::HighContrast);
    QCOMPARE(artwork()->id(), Artwork::traditions().constLast());
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home);
    QCOMPARE(artwork()->id(), u"england"_qs);
    QCOMPARE(artwork()->look(), Look::HighContrast);
}

void TestSettingsDialog::setsThePlayers()
{
    DialogFixture f(SettingsDialog::Page::Players);
    auto *white = f.dialog->findChild<QLineEdit *>(u"whiteName"_qs);
    QTest::keyClicks(white, u"Anne"_qs);
    QCOMPARE(f.session.playerNames().white, u"Anne"_qs);
    auto *by = f.dialog->findChild<QComboBox *>(u"whitePlayer"_qs);
    by->setFocus();
    QTest::keyClick(by, Qt::Key_Down);
    QCOMPARE(f.session.seats().of(Side::White), PlayedBy::Best);
    QCOMPARE(f.settings.whitePlayer.value(), PlayedBy::Best);
    QVERIFY(white->text().isEmpty()); // Anne is no computer
    QCOMPARE(white->placeholderText(), f.session.playerNames().white);
    QTest::keyClicks(white, u"Turk"_qs);
    QCOMPARE(f.session.playerNames().white, u"Turk"_qs);
    auto *again = f.dialog->findChild<QCheckBox *>(u"playAgain"_qs);
    QVERIFY(!again->isEnabled());
    f.session.setSeat(Side::Black, PlayedBy::Careless); // whoever sets it, it is shown
    QCOMPARE(f.dialog->findChild<QComboBox *>(u"blackPlayer"_qs)->currentIndex(), 2);
    auto *black = f.dialog->findChild<QLineEdit *>(u"blackName"_qs);
    QCOMPARE(black->placeholderText(), f.session.playerNames().black);
    f.session.setSeat(Side::White, PlayedBy::Careless); // two alike go by their colours
    QCOMPARE(black->placeholderText(), f.session.playerNames().black);
    QVERIFY(again->isEnabled());
    again->click();
    QVERIFY(!f.settings.playAgain.value());
    f.session.setSeat(Side::White, PlayedBy::Person);
    QCOMPARE(white->text(), u"Anne"_qs);
}

void TestSettingsDialog::checksTheSeed()
{
    DialogFixture f(SettingsDialog::Page::Table);
    auto *dice = f.dialog->findChild<QComboBox *>(u"diceOrigin"_qs);
    auto *seed = f.dialog->findChild<QLineEdit *>(u"seed"_qs);
    auto *problem = f.dialog->findChild<QLabel *>(u"seedProblem"_qs);
    QVERIFY(!seed->isVisible());
    dice->setFocus();
    QTest::keyClick(dice, Qt::Key_Down);
    QCOMPARE(f.settings.dice.value(), DiceOrigin::Seeded);
    QVERIFY(seed->isVisible());
    QVERIFY(!problem->isVisible());
    QTest::keyClicks(seed, u"16x"_qs);
    QVERIFY(problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"16"_qs); // the last that was good
    QTest::keyClick(seed, Qt::Key_Backspace);
    QTest::keyClicks(seed, u"74"_qs);
    QVERIFY(!problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"1674"_qs);
    f.session.newGame(f.session.newGameAsSet());
    QCOMPARE(f.game().dice().seed(), u"1674"_qs);
}

void TestSettingsDialog::setsMotionAndSound()
{
    DialogFixture f(SettingsDialog::Page::MotionAndSound);
    auto *speed = f.dialog->findChild<QComboBox *>(u"speed"_qs);
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_End);
    QCOMPARE(f.settings.speed.value(), MotionSpeed::Slow);
    auto *volume = f.dialog->findChild<QSlider *>(u"volume"_qs);
    QTest::keyClick(volume, Qt::Key_Home);
    QCOMPARE(f.settings.volume.value(), 0);
    f.dialog->findChild<QCheckBox *>(u"muted"_qs)->click();
    QVERIFY(f.settings.muted.value());
    QVERIFY(!volume->isEnabled());
}

void TestSettingsDialog::setsTheLanguage()
{
    DialogFixture f(SettingsDialog::Page::Language);
    auto *language = f.dialog->findChild<QComboBox *>(u"language"_qs);
    QCOMPARE(language->count(), 1 + languages().size());
    const QString before = f.dialog->windowTitle();
    language->setFocus();
    QTest::keyClick(language, Qt::Key_End);
    QCOMPARE(f.settings.language.value(), language->currentData().toString());
    QCOMPARE(currentLanguage(), f.settings.language.value());
    QCoreApplication::processEvents();
    QVERIFY(f.dialog->windowTitle() != before || currentLanguage() == u"en"_qs);
}

void TestSettingsDialog::setsHowNumbersAreCalled()
{
    DialogFixture f(SettingsDialog::Page::Language);
    auto *numbers = f.dialog->findChild<QComboBox *>(u"numberWords"_qs);
    QCOMPARE(numbers->currentIndex(), static_cast<int>(NumberWords::Both));
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_Home);
    QCOMPARE(f.settings.numberWords.value(), NumberWords::Figures);
    QTest::keyClick(numbers, Qt::Key_Down);
    QCOMPARE(f.settings.numberWords.value(), NumberWords::Source);
}

void TestSettingsDialog::everythingIsNamed()
{
    const DialogFixture f(SettingsDialog::Page::Game);
    const auto *pages = f.dialog->findChild<QTabWidget *>(u"settingsPages"_qs);
    for (int i = 0; i < pages->count(); ++i) {
        QVERIFY(pages->tabText(i).contains(u'&'));
        for (const QWidget *widget : pages->widget(i)->findChildren<QWidget *>()) {
            const bool isField = qobject_cast<const QComboBox *>(widget) ||
                                 (qobject_cast<const QLineEdit *>(widget) &&
                                  !qobject_cast<const QComboBox *>(widget->parentWidget())) ||
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

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"
