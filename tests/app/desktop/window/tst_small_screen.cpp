// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "core/files/lock_file.h"
#include "desktop/files/save_dialog.h"
#include "desktop/window/desktop_dialogs.h"
#include "language/language.h"
#include "panels/theme/theme.h"
#include "test_screen.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/language/layout_language.h"

#include <QDialog>
#include <QFileDialog>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTimer>

using namespace Qt::StringLiterals;

using namespace doublets;

/// All windows fit a screen of 640 × 480, the size of a common screen at a scale of 300 %.
class TestSmallScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void cleanup() { installTranslator(u"en"_s); }
    void everyDialogFits_data();
    void everyDialogFits();
    void questionsFit_data();
    void questionsFit();

private:
    /// Records each visible window that is larger than the screen. Returns the number of windows.
    int check(const QString &where);
    static QList<QWidget *> dialogs();

    QStringList m_large;
};

QList<QWidget *> TestSmallScreen::dialogs()
{
    QList<QWidget *> found;
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (each->isVisible() && qobject_cast<QDialog *>(each) != nullptr) {
            found << each;
        }
    }
    return found;
}

int TestSmallScreen::check(const QString &where)
{
    QCoreApplication::processEvents();
    const QList<QWidget *> found = dialogs();
    for (const QWidget *dialog : found) {
        const QSize room = dialog->screen()->availableSize();
        const QSize size = dialog->size().expandedTo(dialog->minimumSizeHint());
        if (size.boundedTo(room) != size) {
            m_large << u"%1, %2: %3×%4"_s.arg(
                where, QString::fromLatin1(dialog->metaObject()->className()),
                QString::number(size.width()), QString::number(size.height()));
        }
    }
    return static_cast<int>(found.size());
}

void TestSmallScreen::everyDialogFits_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    for (const int percent : {text_size::MinPercent, text_size::MaxPercent}) {
        QTest::addRow("English %d", percent) << percent << u"en"_s;
        QTest::addRow("widest %d", percent) << percent << LayoutLanguage::widest();
    }
}

void TestSmallScreen::everyDialogFits()
{
    QFETCH(const int, percent);
    QFETCH(const QString, language);
    m_large.clear();
    const LayoutLanguage installed(language);
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered, {}, Lighting::HighContrast);
    f.window->setUpdatesEnabled(false);
    f.settings.textSize.set(percent);
    f.window->setGeometry(f.window->screen()->geometry());
    f.step();
    int seen = 0;
    for (QAction *action : f.window->findChildren<QAction *>()) {
        const QString name = action->objectName();
        if (!action->text().contains(u'…') || !action->isEnabled() || action->menu() != nullptr) {
            continue;
        }
        action->trigger();
        seen += check(name) > 0 ? 1 : 0;
        for (QWidget *dialog : dialogs()) {
            for (BoardView *board : dialog->findChildren<BoardView *>()) {
                board->setUpdatesEnabled(false);
            }
            dialog->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    f.action("actionLessons").trigger();
    f.find<QPushButton>("lessonsWrite")->menu()->actions().constFirst()->trigger();
    f.find<QListWidget>("editorSteps")->setCurrentRow(1); // a step
    seen += check(u"lesson editor"_s) > 0 ? 1 : 0;
    QVERIFY2(seen >= 6, qPrintable(QString::number(seen)));
    const QSize least = f.window->minimumSizeHint();
    QVERIFY(least.width() <= f.window->screen()->availableSize().width());
    QVERIFY(least.height() <= f.window->screen()->availableSize().height());
    QVERIFY2(m_large.isEmpty(), qPrintable(u'\n' + m_large.join(u'\n')));
}

void TestSmallScreen::questionsFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("widest") << LayoutLanguage::widest();
}

void TestSmallScreen::questionsFit()
{
    QFETCH(const QString, language);
    m_large.clear();
    const LayoutLanguage installed(language);
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        seen += check(u"question"_s);
        for (QWidget *dialog : dialogs()) {
            qobject_cast<QDialog *>(dialog)->reject();
        }
    });
    timer.start(50);
    DesktopDialogs answers;
    const QString why(300, u'w');
    static_cast<void>(answers.confirmDiscardGame(nullptr, u"/home/anne/"_s + why));
    static_cast<void>(answers.confirmQuit(nullptr, u"/home/anne/"_s + why));
    static_cast<void>(answers.confirmQuitLesson(nullptr, u"/home/anne/"_s + why));
    static_cast<void>(answers.confirmAnswerDeletion(nullptr));
    static_cast<void>(DesktopDialogs::confirmTakeover(
        {1, u"doublets"_s, u"desk-2.example.org"_s, {}, {}, QDateTime::currentDateTime()}));
    static_cast<void>(answers.getSaveGamePath(nullptr, u"game.doublets"_s));
    static_cast<void>(answers.getOpenGamePath(nullptr, {}));
    answers.showAbout(nullptr);
    answers.showAboutQt(nullptr);
    QVERIFY2(seen >= 9, qPrintable(QString::number(seen)));
    QVERIFY2(m_large.isEmpty(), qPrintable(u'\n' + m_large.join(u'\n')));
}

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", testScreen(folder.path()));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    TestSmallScreen test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_small_screen.moc"
