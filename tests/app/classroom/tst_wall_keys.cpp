// SPDX-License-Identifier: MIT
#include "tests/app/classroom/two_screens.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "classroom/projector.h"
#include "classroom/wall_window.h"
#include "language/language.h"
#include "panels/speech/announcer.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWindow>

using namespace doublets;

namespace {

/// A match on the second screen, whose window has the keyboard.
struct WallKeysFixture : WindowFixture
{
    WallKeysFixture()
        : WindowFixture(allRuleSets())
    {
        auto &projector = *window->findChild<Projector *>();
        window->setScreen(QGuiApplication::screens().front());
        projector.present(Projector::Place::OtherScreen);
        wall = projector.wallWindow();
        wall->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(wall));
        wall->board().setFocus();
    }

    /// Presses a key as reported by the platform. Returns the resulting remark.
    QString press(QChar typed, quint32 scanCode, Qt::KeyboardModifiers modifiers = {})
    {
        remarks.clear();
        const int key = typed.toUpper().unicode();
        QKeyEvent override(QEvent::ShortcutOverride, key, modifiers, scanCode, 0, 0, typed);
        override.ignore();
        QCoreApplication::sendEvent(wall->windowHandle(), &override);
        wasOverridden = override.isAccepted();
        QKeyEvent event(QEvent::KeyPress, key, modifiers, scanCode, 0, 0, typed);
        QCoreApplication::sendEvent(wall->windowHandle(), &event);
        return remarks.isEmpty() ? QString() : remarks.back()[0].toString();
    }

    WallWindow *wall = nullptr;
    QSignalSpy remarks{&match, &Match::remarked};
    bool wasOverridden = false;
};

} // namespace

/// Tests that the window on the second screen handles keys as the main window does.
class TestWallKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(installTranslator(u"en"_s), u"en"_s); }
    void shortcutsAreFoundByPosition_data();
    void shortcutsAreFoundByPosition();
    void announcementsNeedTheBoard();
    void disabledCommandsAreExplained();
};

void TestWallKeys::shortcutsAreFoundByPosition_data()
{
    QTest::addColumn<QString>("letters"); // typed by the keys of F and Z, and of Z with Shift

    QTest::newRow("Latin") << u"FZZ"_s;
    QTest::newRow("Russian") << u"АЯЯ"_s;
    QTest::newRow("Greek") << u"ΦΖΖ"_s;
    QTest::newRow("Hebrew") << u"כזZ"_s;
    QTest::newRow("Arabic") << u"بئ~"_s;
    QTest::newRow("Georgian") << u"ფზძ"_s;
}

void TestWallKeys::shortcutsAreFoundByPosition()
{
    QFETCH(const QString, letters);
    WallKeysFixture f;
    QCOMPARE(f.press(letters[0], 41), u"Throw the dice first."_s);
    f.step();
    f.step();
    const auto actions = f.game().history().size();
    f.press(letters[1], 52, Qt::ControlModifier);
    const auto undone = f.game().history().size();
    QVERIFY(undone < actions);
    // By itself, Qt would treat Ctrl+Shift and a letter of another script as Ctrl+Z.
    f.press(letters[2], 52, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.wasOverridden);
    QVERIFY(f.game().history().size() > undone);
}

void TestWallKeys::announcementsNeedTheBoard()
{
    WallKeysFixture f;
    QSignalSpy announced(f.find<Announcer>("announcer"), &Announcer::messageAnnounced);
    f.press(u'Д', 46); // L: the latest throw
    f.clock.advance(std::chrono::milliseconds(800));
    QTRY_COMPARE(announced.size(), 1);
    QCOMPARE(announced[0][0].toString(), u"No dice have been thrown yet."_s);
}

void TestWallKeys::disabledCommandsAreExplained()
{
    WallKeysFixture f;
    QCOMPARE(f.press(u'z', 52, Qt::ControlModifier), u"There is nothing to undo."_s);
}

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", twoScreens(folder.path()));
    QApplication application(argc, argv);
    TestWallKeys test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_wall_keys.moc"
