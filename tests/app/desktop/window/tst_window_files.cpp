// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "panels/captions/notice_bar.h"

#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <QWindow>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests files that are opened, dropped and deleted while the window is open.
class TestWindowFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void forgetsARecentFileThatIsGone();
    void opensAFileDroppedAnywhere();
    void opensAFileDroppedOnAFloatingPanel();
    void saysWhatCanBeDropped_data();
    void saysWhatCanBeDropped();
    void advisesAfterAFailedOpen_data();
    void advisesAfterAFailedOpen();
    void ignoresOtherDrops();
    void keepsPercentSignsInNames();
    void saysWhereTheKeptGameIs();

private:
    [[nodiscard]] QString notice() const;
    /// Drops URLs at a place in a window, as the window system does. Returns whether the window
    /// accepted them.
    static bool drop(QWidget &window, const QPoint &place, const QList<QUrl> &urls);
    QString save(const QString &name, const QString &ruleSet) const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowFiles::init()
{
    m_fixture = std::make_unique<WindowFixture>(allRuleSets());
}

QString TestWindowFiles::notice() const
{
    QStringList texts;
    for (const QLabel *label :
         m_fixture->window->findChild<NoticeBar *>()->findChildren<QLabel *>()) {
        texts << label->text();
    }
    return texts.join(u'\n');
}

bool TestWindowFiles::drop(QWidget &window, const QPoint &place, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QWindow *handle = window.windowHandle();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(handle, &enter);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(handle, &drop);
    return enter.isAccepted() && drop.isAccepted();
}

QString TestWindowFiles::save(const QString &name, const QString &ruleSet) const
{
    Record record;
    record.ruleSet = ruleSet;
    record.rulings = allRuleSets().find(ruleSet)->completedRulings({}).value();
    record.dice = DiceOrigin::Seeded;
    record.seed = u"7"_s;
    const QString path = m_fixture->folder.filePath(name);
    return writeRecord(record, path) ? QString() : path;
}

void TestWindowFiles::forgetsARecentFileThatIsGone()
{
    const QString gone = save(u"gone.doublets"_s, u"fiske"_s);
    const QString broken = m_fixture->folder.filePath(u"broken.doublets"_s);
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
    file.close();
    m_fixture->settings.recentFiles.set({gone, broken});
    QVERIFY(QFile::remove(gone));
    auto *menu = m_fixture->find<QMenu>("recentMenu");
    Q_EMIT menu->aboutToShow();
    const auto open = [&](const QString &path) {
        for (QAction *action : menu->actions()) {
            if (action->statusTip() == path) {
                action->trigger();
                return;
            }
        }
        QFAIL("the menu does not list the file");
    };
    open(gone);
    QCOMPARE(m_fixture->settings.recentFiles.value(), QStringList{broken});
    QVERIFY2(notice().contains(u"“gone.doublets” is no longer where it was, and has been "
                               "removed"_s),
             qPrintable(notice()));
    open(broken);
    QCOMPARE(m_fixture->settings.recentFiles.value(), QStringList{broken});
}

void TestWindowFiles::opensAFileDroppedAnywhere()
{
    MainWindow &window = *m_fixture->window;
    const QStringList ruleSets{u"fiske"_s, u"holme"_s};
    const QStringList files{save(u"a.doublets"_s, ruleSets[0]), save(u"b.doublets"_s, ruleSets[1])};
    m_fixture->action("actionCourse").trigger();
    int at = 0;
    constexpr int Step = 97;
    for (int y = 5; y < window.height(); y += Step) {
        for (int x = 5; x < window.width(); x += Step) {
            at = 1 - at;
            const bool taken = drop(window, QPoint(x, y), {QUrl::fromLocalFile(files[at])});
            QVERIFY2(taken && m_fixture->game().ruleSet().id == ruleSets[at],
                     qPrintable(u"at %1, %2"_s.arg(QString::number(x), QString::number(y))));
        }
    }
}

void TestWindowFiles::opensAFileDroppedOnAFloatingPanel()
{
    m_fixture->action("actionCourse").trigger();
    QDockWidget *shown = nullptr;
    for (auto *dock : m_fixture->window->findChildren<QDockWidget *>()) {
        shown = dock->isVisible() ? dock : shown;
    }
    QVERIFY(shown);
    shown->setFloating(true);
    QTRY_VERIFY(shown->windowHandle() != nullptr && shown->windowHandle()->isVisible());
    const QString file = save(u"a.doublets"_s, u"fiske"_s);
    QVERIFY(drop(*shown, shown->rect().center(), {QUrl::fromLocalFile(file)}));
    QCOMPARE(m_fixture->game().ruleSet().id, u"fiske"_s);
}

void TestWindowFiles::saysWhatCanBeDropped_data()
{
    QTest::addColumn<QStringList>("names"); // file names in the folder, or URLs
    QTest::addColumn<QString>("said");
    QTest::newRow("several") << QStringList{u"a"_s, u"b"_s} << u"Only one file"_s;
    QTest::newRow("folder") << QStringList{u"."_s} << u"is a folder"_s;
    QTest::newRow("web page") << QStringList{u"https://example.org/a.doublets"_s}
                              << u"Only files on this computer"_s;
    QTest::newRow("missing") << QStringList{u"none.doublets"_s} << u"none.doublets"_s;
    QTest::newRow("no game") << QStringList{u"doublets.ini"_s} << u"doublets.ini"_s;
}

void TestWindowFiles::saysWhatCanBeDropped()
{
    QFETCH(const QStringList, names);
    QFETCH(const QString, said);
    m_fixture->settings.write();
    QList<QUrl> urls;
    for (const QString &name : names) {
        urls << (name.contains(u"://"_s) ? QUrl(name)
                                         : QUrl::fromLocalFile(m_fixture->folder.filePath(name)));
    }
    const QString before = m_fixture->game().ruleSet().id;
    QVERIFY(drop(*m_fixture->window, m_fixture->window->rect().center(), urls));
    QVERIFY2(notice().contains(said), qPrintable(notice()));
    QCOMPARE(m_fixture->game().ruleSet().id, before);
}

void TestWindowFiles::advisesAfterAFailedOpen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("advice");
    QTest::newRow("missing game") << u"none.doublets"_s << u"Check that the file still exists."_s;
    QTest::newRow("missing lesson")
        << u"none.doublets-lesson"_s << u"Check that the file still exists."_s;
    QTest::newRow("missing rules")
        << u"none.doublets-rules"_s << u"Check that the file still exists."_s;
    QTest::newRow("no game") << u"doublets.ini"_s << u"Choose a file saved by Doublets."_s;
}

void TestWindowFiles::advisesAfterAFailedOpen()
{
    QFETCH(const QString, name);
    QFETCH(const QString, advice);
    m_fixture->settings.write();
    m_fixture->window->openFile(m_fixture->folder.filePath(name));
    QVERIFY2(notice().contains(name) && notice().contains(advice), qPrintable(notice()));
}

void TestWindowFiles::ignoresOtherDrops()
{
    QMimeData data;
    data.setText(u"some words"_s);
    QDragEnterEvent enter(m_fixture->window->rect().center(), Qt::CopyAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture->window->windowHandle(), &enter);
    QVERIFY(!enter.isAccepted());
    QMimeData noUrls;
    noUrls.setData(u"text/uri-list"_s, {});
    QVERIFY(noUrls.hasUrls());
    QDropEvent dropped(m_fixture->window->rect().center(), Qt::CopyAction, &noUrls, Qt::LeftButton,
                       Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture->window->windowHandle(), &dropped);
    QVERIFY(!dropped.isAccepted());
}

void TestWindowFiles::keepsPercentSignsInNames()
{
    const QString path = save(u"50%1 and %2 %n.doublets"_s, u"fiske"_s);
    m_fixture->window->openFile(path);
    QCOMPARE(m_fixture->session.filePath(), path);
    m_fixture->action("actionSavePicture").trigger();
    QCOMPARE(QFileInfo(m_fixture->dialogs.suggested).fileName(), u"50%1 and %2 %n-0.png"_s);
    QVERIFY(QFile::remove(path));
    m_fixture->window->openFile(path);
    QVERIFY2(notice().contains(u"50%1 and %2 %n.doublets"_s), qPrintable(notice()));
}

/// A game that could not be moved to Open recent is not said to be there.
void TestWindowFiles::saysWhereTheKeptGameIs()
{
    m_fixture->window->reportPreviousGame(PreviousGame::None);
    QVERIFY(!notice().contains(u"closed unexpectedly"_s));
    m_fixture->window->reportPreviousGame(PreviousGame::MoveFailed);
    QVERIFY2(notice().contains(u"its file is kept in"_s), qPrintable(notice()));
    QVERIFY2(!notice().contains(u"Open recent"_s), qPrintable(notice()));
}

QTEST_MAIN(TestWindowFiles)
#include "tst_window_files.moc"
