// SPDX-License-Identifier: MIT
#include "desktop/reduced_motion_preference.h"
#include "match/settings/settings.h"
#include "tests/app/desktop/fake_desktop_preference.h"

#include <QElapsedTimer>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestDesktopMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isStillIfTheDesktopReducesMotion();
    void movesWithoutADesktopPreference();
    void keepsTheUsersChoice();
    void keepsAChosenDefault();
    void readsFiles_data();
    void readsFiles();
    void followsTheDesktopLive();
    void seesFilesChange();
    void asksWithoutWaiting();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"doublets.ini"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Catalogue m_catalogue{Catalogue::builtIn().value()};
};

void TestDesktopMotion::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDesktopMotion::isStillIfTheDesktopReducesMotion()
{
    Settings settings(path(), m_catalogue);
    QSignalSpy changed(&settings.motionSpeed, &Setting::changed);
    FakeDesktopPreference desktop;
    bindReducedMotion(settings, desktop);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
    desktop.answer(true);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Off);
    QCOMPARE(changed.size(), 1);
    settings.write();
    // The desktop's preference is not saved as the user's choice.
    const Settings again(path(), m_catalogue);
    QCOMPARE(again.motionSpeed.value(), MotionSpeed::Normal);
}

void TestDesktopMotion::movesWithoutADesktopPreference()
{
    Settings settings(path(), m_catalogue);
    FakeDesktopPreference desktop;
    bindReducedMotion(settings, desktop);
    desktop.answer(false);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
}

void TestDesktopMotion::keepsTheUsersChoice()
{
    {
        Settings settings(path(), m_catalogue);
        settings.motionSpeed.set(MotionSpeed::Slow);
    }
    Settings settings(path(), m_catalogue);
    FakeDesktopPreference desktop;
    bindReducedMotion(settings, desktop);
    desktop.answer(true);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Slow);
}

void TestDesktopMotion::keepsAChosenDefault()
{
    {
        Settings settings(path(), m_catalogue);
        FakeDesktopPreference desktop;
        bindReducedMotion(settings, desktop);
        QVERIFY(
            settings.motionSpeed.set(MotionSpeed::Normal)); // the default, but chosen by the user
    }
    Settings settings(path(), m_catalogue);
    FakeDesktopPreference desktop;
    bindReducedMotion(settings, desktop);
    desktop.answer(true);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
}

void TestDesktopMotion::readsFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("unwanted");
    QTest::newRow("none") << QString() << QByteArray() << false;
    const QString gtk3 = u"gtk-3.0/settings.ini"_s;
    QTest::newRow("gtk off") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=false\n")
                             << true;
    QTest::newRow("gtk 0") << u"gtk-4.0/settings.ini"_s
                           << QByteArray("[Settings]\ngtk-enable-animations = 0\n") << true;
    QTest::newRow("gtk on") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
    QTest::newRow("gtk other") << gtk3 << QByteArray("[Settings]\ngtk-font-name=Sans\n") << false;
    const QString kde = u"kdeglobals"_s;
    QTest::newRow("kde off") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("kde fast") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0.5\n") << false;
    QTest::newRow("kde other") << kde << QByteArray("[KDE]\nSingleClick=false\n") << false;
    QTest::newRow("rubbish") << kde << QByteArray("\xff\0[KDE\nAnimationDurationFactor=x", 30)
                             << false;
}

void TestDesktopMotion::readsFiles()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, unwanted);
    if (!file.isEmpty()) {
        writeDesktopFile(m_folder->path(), file, bytes);
    }
    QCOMPARE(ReducedMotionPreference::isRequestedInFiles(m_folder->path()), unwanted);
}

void TestDesktopMotion::followsTheDesktopLive()
{
    Settings settings(path(), m_catalogue);
    FakeDesktopPreference desktop;
    bindReducedMotion(settings, desktop);
    desktop.answer(false);
    for (const bool unwanted : {true, false, true}) {
        Q_EMIT desktop.possiblyChanged();
        desktop.answer(unwanted);
        QCOMPARE(settings.motionSpeed.value(), unwanted ? MotionSpeed::Off : MotionSpeed::Normal);
    }
}

void TestDesktopMotion::seesFilesChange()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qputenv("XDG_CONFIG_HOME", m_folder->path().toLocal8Bit());
    Settings settings(path(), m_catalogue);
    const DesktopSettingsWatcher watch;
    ReducedMotionPreference desktop(watch);
    bindReducedMotion(settings, desktop);
    const auto write = [this](const QByteArray &factor) {
        QSaveFile file(
            m_folder->filePath(u"kdeglobals"_s)); // replaced atomically, as desktops do it
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[KDE]\nAnimationDurationFactor=" + factor + '\n');
        QVERIFY(file.commit());
    };
    write("0");
    QTRY_COMPARE(settings.motionSpeed.value(), MotionSpeed::Off);
    write("1.00"); // another size, because the file system's clock is coarse
    QTRY_COMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
    write("0.0");
    QTRY_COMPARE(settings.motionSpeed.value(), MotionSpeed::Off);
}

void TestDesktopMotion::asksWithoutWaiting()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qputenv("XDG_CONFIG_HOME", m_folder->path().toLocal8Bit());
    Settings settings(path(), m_catalogue);
    const DesktopSettingsWatcher watch;
    ReducedMotionPreference desktop(watch);
    QElapsedTimer timer;
    timer.start();
    bindReducedMotion(settings, desktop);
    QVERIFY(timer.elapsed() < 500);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
}

QTEST_GUILESS_MAIN(TestDesktopMotion)
#include "tst_desktop_motion.moc"
