// SPDX-License-Identifier: MIT
#include "desktop/high_contrast_preference.h"
#include "match/settings/settings.h"
#include "panels/theme/theme.h"
#include "panels/theme/window_contrast.h"
#include "tests/app/desktop/fake_desktop_preference.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

bool isHigh()
{
    return theme::contrast() == theme::Contrast::High;
}

} // namespace

class TestDesktopContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void windowFollowsTheBoard();
    void windowAndBoardFollowTheDesktop();
    void windowFollowsTheDesktopAlone();
    void followsTheDesktopLive();
    void readsFiles_data();
    void readsFiles();
    void asksWithoutWaiting();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"doublets.ini"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Catalogue m_catalogue{Catalogue::builtIn().value()};
};

void TestDesktopContrast::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDesktopContrast::windowFollowsTheBoard()
{
    Settings settings(path(), m_catalogue);
    const WindowContrast contrast(*qApp, settings);
    QVERIFY(!isHigh());
    settings.lighting.set(Lighting::HighContrast);
    QVERIFY(isHigh());
    QCOMPARE(QApplication::palette().window().color(), QColor(Qt::black));
    settings.lighting.set(Lighting::Night);
    QVERIFY(!isHigh());
    QVERIFY(QApplication::palette().window().color() != QColor(Qt::black));
}

void TestDesktopContrast::windowAndBoardFollowTheDesktop()
{
    Settings settings(path(), m_catalogue);
    WindowContrast contrast(*qApp, settings);
    FakeDesktopPreference desktop;
    bindHighContrast(settings, contrast, desktop);
    QVERIFY(!isHigh());
    desktop.answer(true);
    QVERIFY(isHigh());
    QCOMPARE(settings.lighting.value(), Lighting::HighContrast);
    settings.write();
    // The desktop's preference is not saved as the user's choice.
    const Settings again(path(), m_catalogue);
    QCOMPARE(again.lighting.value(), Lighting::Lamp);
}

/// A lighting chosen by the user is kept while the window follows the desktop's high contrast.
void TestDesktopContrast::windowFollowsTheDesktopAlone()
{
    Settings settings(path(), m_catalogue);
    WindowContrast contrast(*qApp, settings);
    settings.lighting.set(Lighting::Night);
    FakeDesktopPreference desktop;
    bindHighContrast(settings, contrast, desktop);
    desktop.answer(true);
    QVERIFY(isHigh());
    QCOMPARE(settings.lighting.value(), Lighting::Night);
}

void TestDesktopContrast::followsTheDesktopLive()
{
    Settings settings(path(), m_catalogue);
    WindowContrast contrast(*qApp, settings);
    FakeDesktopPreference desktop;
    bindHighContrast(settings, contrast, desktop);
    for (const bool needed : {true, false, true, false}) {
        Q_EMIT desktop.possiblyChanged();
        desktop.answer(needed);
        QCOMPARE(isHigh(), needed);
        QCOMPARE(settings.lighting.value(), needed ? Lighting::HighContrast : Lighting::Lamp);
    }
}

void TestDesktopContrast::readsFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("needed");
    QTest::newRow("none") << QString() << QByteArray() << false;
    const QString gtk3 = u"gtk-3.0/settings.ini"_s;
    QTest::newRow("gtk high") << gtk3 << QByteArray("[Settings]\ngtk-theme-name=HighContrast\n")
                              << true;
    QTest::newRow("gtk inverse") << u"gtk-4.0/settings.ini"_s
                                 << QByteArray("[Settings]\ngtk-theme-name = HighContrastInverse\n")
                                 << true;
    QTest::newRow("gtk other") << gtk3 << QByteArray("[Settings]\ngtk-theme-name=Adwaita\n")
                               << false;
    const QString kde = u"kdeglobals"_s;
    QTest::newRow("kde high") << kde << QByteArray("[General]\nColorScheme=BreezeHighContrast\n")
                              << true;
    QTest::newRow("kde other") << kde << QByteArray("[General]\nColorScheme=BreezeDark\n") << false;
    QTest::newRow("rubbish") << kde << QByteArray("\xff\0[General\nColorScheme", 22) << false;
}

void TestDesktopContrast::readsFiles()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, needed);
    if (!file.isEmpty()) {
        writeDesktopFile(m_folder->path(), file, bytes);
    }
    QCOMPARE(HighContrastPreference::isRequestedInFiles(m_folder->path()), needed);
}

void TestDesktopContrast::asksWithoutWaiting()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qputenv("XDG_CONFIG_HOME", m_folder->path().toLocal8Bit());
    Settings settings(path(), m_catalogue);
    WindowContrast contrast(*qApp, settings);
    const DesktopSettingsWatcher watch;
    HighContrastPreference desktop(watch);
    QElapsedTimer timer;
    timer.start();
    bindHighContrast(settings, contrast, desktop);
    QVERIFY(timer.elapsed() < 500);
    QVERIFY(!isHigh());
}

QTEST_MAIN(TestDesktopContrast)
#include "tst_desktop_contrast.moc"
