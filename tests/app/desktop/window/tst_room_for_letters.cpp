// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "core/files/lock_file.h"
#include "desktop/print/printers.h"
#include "desktop/window/desktop_dialogs.h"
#include "laboratory/window/laboratory_dialog.h"
#include "language/language.h"
#include "match/session/game_log.h"
#include "panels/comparison/comparison_dialog.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/statistics/statistics_dialog.h"
#include "panels/theme/theme.h"
#include "pseudo_translator.h"
#include "table/fonts/fonts.h"
#include "test_screen.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/language/layout_language.h"
#include "widget_room.h"

#include <QDialogButtonBox>
#include <QMenu>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QTimer>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Checks that no text is cut off on the smallest screen with the largest fonts.
class TestRoomForLetters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void cleanup();
    void keepsTheWindow_data();
    void keepsTheWindow();
    void hasRoom_data();
    void hasRoom();

private:
    /// Records the widgets in `window` that lack space, and whether it exceeds the screen.
    void check(const QString &where, const QWidget &window);
    void checkMenus(const WindowFixture &f);
    void checkPanels(const WindowFixture &f);
    void checkSettings(const WindowFixture &f);
    void checkComparison(const WindowFixture &f);
    void checkLaboratory(const WindowFixture &f);
    void checkStatistics(const WindowFixture &f);
    /// Checks the dialog that `open` shows and blocks with, before and after pressing each button
    /// that shows more of it.
    void checkModal(const QString &where, const std::function<void()> &open);
    void checkModals(const WindowFixture &f);

    std::unique_ptr<PseudoTranslator> m_pseudo;
    QStringList m_lacking;
};

void TestRoomForLetters::cleanup()
{
    m_lacking.clear();
    if (m_pseudo) {
        QCoreApplication::removeTranslator(m_pseudo.get());
        m_pseudo.reset();
    }
    installTranslator(u"en"_s);
}

void TestRoomForLetters::check(const QString &where, const QWidget &window)
{
    QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // delayed layouts
    QStringList lacking = widgetsLackingSpace(window);
    const QSize room = window.screen()->availableSize();
    if (window.width() > room.width() || window.height() > room.height()) {
        lacking << u"larger than the screen: %1×%2"_s.arg(window.width()).arg(window.height());
    }
    for (const QString &each : lacking) {
        m_lacking << where + u": "_s + each;
    }
}

/// Menus that are too high scroll, but menus that are too wide would be cut off.
void TestRoomForLetters::checkMenus(const WindowFixture &f)
{
    const int room = f.window->screen()->geometry().width();
    for (QMenu *menu : f.window->findChildren<QMenu *>()) {
        Q_EMIT menu->aboutToShow();
        const int width = menu->sizeHint().width();
        if (width > room) {
            m_lacking << u"menu %1: %2 wide"_s.arg(menu->title()).arg(width);
        }
    }
}

void TestRoomForLetters::checkPanels(const WindowFixture &f)
{
    for (const char *name : {"actionCourse", "actionDicePanel", "actionOddsPanel", "actionRules",
                             "actionWhy", "actionAppearance"}) {
        f.action(name).trigger();
        QCoreApplication::processEvents();
        check(QString::fromLatin1(name), *f.window);
    }
}

void TestRoomForLetters::checkSettings(const WindowFixture &f)
{
    f.action("actionSettings").trigger();
    auto *dialog = f.window->findChild<SettingsDialog *>();
    auto *pages = dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        if (const auto *skill = pages->currentWidget()->findChild<QLabel *>(u"skillText"_s)) {
            const QString first = skill->text();
            QTRY_VERIFY_WITH_TIMEOUT(skill->text() != first, 20'000); // it has been computed
        }
        check(u"settings, "_s + pages->tabText(page), *dialog);
    }
    dialog->close();
}

void TestRoomForLetters::checkComparison(const WindowFixture &f)
{
    f.action("actionCompare").trigger();
    auto *dialog = f.window->findChild<ComparisonDialog *>();
    QVERIFY(dialog != nullptr);
    for (BoardView *board : dialog->findChildren<BoardView *>()) {
        board->setUpdatesEnabled(false);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isComparing(), 20'000);
    check(u"comparison"_s, *dialog);
    dialog->close();
}

void TestRoomForLetters::checkLaboratory(const WindowFixture &f)
{
    f.action("actionLaboratory").trigger();
    auto *dialog = f.window->findChild<LaboratoryDialog *>();
    QVERIFY(dialog != nullptr);
    for (BoardView *board : dialog->findChildren<BoardView *>()) {
        board->setUpdatesEnabled(false);
    }
    check(u"laboratory"_s, *dialog);
    dialog->close();
}

void TestRoomForLetters::checkStatistics(const WindowFixture &f)
{
    const auto open = [&] {
        f.action("actionStatistics").trigger();
        return f.window->findChild<StatisticsDialog *>();
    };
    StatisticsDialog *empty = open();
    check(u"no statistics"_s, *empty);
    delete empty;
    const ScorePair players =
        scorePair({u"Anne"_s, PlayerKind::Human}, {u"Ben"_s, PlayerKind::Human});
    LoggedGame game{{players, u"cotton"_s, Side::White}, QDateTime::currentDateTimeUtc(), u"a"_s};
    game.luck = 0.5;
    GameLog log(f.folder.filePath(u"data/games.jsonl"_s));
    QVERIFY(!log.add(game));
    StatisticsDialog *dialog = open();
    QCOMPARE(dialog->statistics().games.size(), 1U);
    check(u"statistics"_s, *dialog);
    delete dialog;
    QVERIFY(!log.clear());
}

void TestRoomForLetters::checkModal(const QString &where, const std::function<void()> &open)
{
    bool isShown = false;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            return;
        }
        isShown = true;
        check(where, *dialog);
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (qobject_cast<QDialogButtonBox *>(button->parentWidget()) != nullptr &&
                button->isVisible() && button->text().contains(u">>"_s)) {
                button->click();
                check(where + u" with options"_s, *dialog);
            }
        }
        dialog->reject();
    });
    open();
    if (!isShown) {
        m_lacking << where + u": no dialog"_s;
    }
}

void TestRoomForLetters::checkModals(const WindowFixture &f)
{
    DesktopDialogs dialogs;
    QWidget *window = f.window.get();
    const QString path = QDir::tempPath() + u"/a game.doublets"_s;
    checkModal(u"about"_s, [&] { dialogs.showAbout(window); });
    checkModal(u"about Qt"_s, [&] { dialogs.showAboutQt(window); });
    checkModal(u"discard"_s,
               [&] { static_cast<void>(dialogs.confirmDiscardGame(window, path.repeated(4))); });
    checkModal(u"quit"_s,
               [&] { static_cast<void>(dialogs.confirmQuit(window, path.repeated(4))); });
    checkModal(u"quit lesson"_s,
               [&] { static_cast<void>(dialogs.confirmQuitLesson(window, path.repeated(4))); });
    checkModal(u"answers"_s, [&] { static_cast<void>(dialogs.confirmAnswerDeletion(window)); });
    checkModal(u"score"_s,
               [&] { static_cast<void>(dialogs.confirmScoreReset(window, u"Anne 2 – 1 Ben"_s)); });
    checkModal(u"results"_s, [&] { static_cast<void>(dialogs.confirmResultsErasure(window)); });
    checkModal(u"statistics"_s,
               [&] { static_cast<void>(dialogs.confirmStatisticsErasure(window)); });
    checkModal(u"takeover"_s, [&] {
        LockHolder holder;
        holder.host = u"a-computer-in-the-library"_s;
        holder.lastModified = QDateTime::currentDateTime();
        static_cast<void>(DesktopDialogs::confirmTakeover(holder));
    });
    checkModal(u"printer"_s, [&] {
        sheets::Sheet sheet;
        sheet.pages.resize(2);
        static_cast<void>(DesktopPrinters().choosePrinter(window, sheet));
    });
}

void TestRoomForLetters::keepsTheWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("widest") << LayoutLanguage::widest();
}

/// A layout that lacks space for a moment would widen the window for good.
void TestRoomForLetters::keepsTheWindow()
{
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Seeded, {}, Lighting::HighContrast);
    f.window->setUpdatesEnabled(false); // only sizes matter
    const QRect whole = f.window->screen()->geometry();
    f.window->setGeometry(whole);
    for (const char *action : {"actionLargerText", "actionSmallerText"}) {
        for (int step = 0; step < 7; ++step) {
            f.action(action).trigger();
            QCoreApplication::processEvents();
            QVERIFY2(f.window->geometry() == whole,
                     qPrintable(u"%1 at %2%"_s.arg(f.window->width())
                                    .arg(f.session.settings().textSize.value())));
        }
    }
}

void TestRoomForLetters::hasRoom_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("longer");
    for (const int percent : {text_size::MinPercent, text_size::MaxPercent}) {
        QTest::addRow("English %d", percent) << percent << u"en"_s << false;
        QTest::addRow("widest %d", percent) << percent << LayoutLanguage::widest() << false;
        QTest::addRow("longer %d", percent) << percent << u"ru"_s << true;
    }
}

void TestRoomForLetters::hasRoom()
{
    QFETCH(const int, percent);
    QFETCH(const QString, language);
    QFETCH(const bool, longer);
    const LayoutLanguage installed(language);
    if (longer) {
        m_pseudo = std::make_unique<PseudoTranslator>(language);
        QCoreApplication::installTranslator(m_pseudo.get());
    }
    // High contrast is painted fastest, and its fonts are those of the other lightings.
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered, {}, Lighting::HighContrast);
    f.window->setUpdatesEnabled(false); // only sizes matter
    f.window->setAnimated(false);
    f.session.settings().textSize.set(percent);
    f.window->setGeometry(f.window->screen()->geometry());
    QVERIFY(fonts::currentSizes().factor >= std::min(percent, 200) / 100.0);
    check(u"dice by hand"_s, *f.window);
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    for (int step = 0; step < 8; ++step) {
        check(u"step %1"_s.arg(step), *f.window);
        f.step();
    }
    checkMenus(f);
    checkSettings(f);
    checkComparison(f);
    checkLaboratory(f);
    checkStatistics(f);
    checkModals(f);
    f.finish();
    const auto *panel = f.find<QWidget>("winnerPanel");
    QTRY_VERIFY(panel->isVisible());
    check(u"end"_s, *f.window);
    checkPanels(f);
    QVERIFY2(m_lacking.isEmpty(), qPrintable(u'\n' + m_lacking.join(u'\n')));
}

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", testScreen(folder.path()));
    QApplication application(argc, argv);
    TestRoomForLetters test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_room_for_letters.moc"
