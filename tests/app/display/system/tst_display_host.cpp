// SPDX-License-Identifier: MIT
#include "display/display.h"
#include "display/display_host.h"
#include "display/screens/out_of_order_page.h"
#include "display/setup/setup_form.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/system/service_notifier.h"
#include "language/language.h"
#include "tests/app/display/system/fake_notify.h"
#include "tests/app/display/window/visited.h"

#include <QApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

QStringList logged;

void noteLine(QtMsgType, const QMessageLogContext &context, const QString &line)
{
    if (QLatin1StringView(context.category) == "doublets.display"_L1) {
        logged << line;
    }
}

/// Returns a configuration whose boards are painted fast.
QByteArray configWith(const QByteArray &keys)
{
    return R"({"ruleSets": ["fiske"], "languages": ["en", "de"], "lighting": "high-contrast",)"
           "\n" +
           keys + "}";
}

} // namespace

/// Tests how the display follows its configuration file, and what survives a restart.
class TestDisplayHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void usesTheLastVersionWithoutErrors();
    void keepsACopyOfEachFile();
    void isOutOfOrderWithoutAConfiguration();
    void needsNoFileAtTheUsualPlace();
    void readsAChangedFileBetweenVisits();
    void leavesTheStaffPageOpen();
    void waitsUntilTheFileIsWritten();
    void isNotStoppedByANewFile();
    void reportsEachErrorToSystemd();
    void staffEditTheFileWithAForm();
    void formIsDiscardedWithTheStaffPage();
    void keepsWhatTheStaffSet();
    void prefersANewerEditOfTheFile();
    void ignoresDamagedStaffSettings_data();
    void ignoresDamagedStaffSettings();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QByteArray &text, const QString &name = u"display.json"_s) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    /// Starts the program, ending a previous one without warning.
    void start(const QString &name = u"display.json"_s,
               ConfigSource::Presence presence = ConfigSource::Presence::Required)
    {
        m_host.reset();
        const QString data = path(u"data"_s);
        m_host = std::make_unique<DisplayHost>(
            ConfigSource(path(name), presence, data + u"/last-good"_s, builtInGames()), data,
            builtInGames(), m_clock);
        m_host->start();
    }
    /// Waits until the host has noticed a change of the file.
    void passChecks() { m_clock.advance(2 * DisplayHost::CheckInterval); }
    [[nodiscard]] const DisplayConfig &config() const { return window().config(); }
    [[nodiscard]] DisplayWindow &window() const { return m_host->display()->window(); }
    [[nodiscard]] StaffPage &page() const { return window().staffAccess().page(); }
    void press(const QString &button) const
    {
        page().findChild<QAbstractButton *>(button)->click();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    TestClock m_clock;
    std::unique_ptr<DisplayHost> m_host;
    QtMessageHandler m_handler = nullptr;
};

void TestDisplayHost::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock.stop();
    installTranslator(u"en"_s);
    logged.clear();
    m_handler = qInstallMessageHandler(noteLine);
}

void TestDisplayHost::cleanup()
{
    m_host.reset();
    qInstallMessageHandler(m_handler);
}

/// The staff learn of the error from the staff page and the log, visitors see nothing of it.
void TestDisplayHost::usesTheLastVersionWithoutErrors()
{
    write(configWith("\"volume\": 35"));
    start();
    QCOMPARE(config().volume, 35);
    QVERIFY2(!page().text().contains(u"configuration"_s), qPrintable(page().text()));
    for (const QByteArray wrong : {"\"volume\": 350", "\"volume\": 45 \"speech\": true"}) {
        write(configWith(wrong));
        logged.clear();
        start();
        QVERIFY(m_host->display() != nullptr);
        QCOMPARE(config().volume, 35);
        QVERIFY2(page().text().contains(u"The configuration file has 1 error"_s),
                 qPrintable(page().text()));
        const QString text = QString(page().text()).remove(QChar(0x200b));
        QVERIFY2(text.contains(u"display.json, line 2, volume: "_s), qPrintable(text));
        QVERIFY2(logged.join(u'\n').contains(u"display.json, line 2, volume: "_s),
                 qPrintable(logged.join(u'\n')));
    }
    QVERIFY(QFile::remove(path(u"display.json"_s)));
    start();
    QCOMPARE(config().volume, 35);
    write(configWith("\"volume\": 55"));
    passChecks();
    QCOMPARE(config().volume, 55);
    QVERIFY2(!page().text().contains(u"configuration"_s), qPrintable(page().text()));
}

void TestDisplayHost::keepsACopyOfEachFile()
{
    write(configWith("\"volume\": 35"), u"one.json"_s);
    write(configWith("\"volume\": 350"), u"other.json"_s);
    start(u"one.json"_s);
    start(u"other.json"_s);
    QVERIFY(m_host->display() == nullptr);
}

/// Visitors see only that the display is out of order; the log has the error.
void TestDisplayHost::isOutOfOrderWithoutAConfiguration()
{
    write(configWith("\"volume\": 350"));
    start();
    QVERIFY(m_host->display() == nullptr);
    OutOfOrderPage *page = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        page = page == nullptr ? qobject_cast<OutOfOrderPage *>(widget) : page;
    }
    QVERIFY(page != nullptr && page->isVisible());
    const QString text = page->findChild<QLabel *>()->text();
    QCOMPARE(text.count(u'\n') + 1, languages().size());
    QVERIFY2(text.startsWith(u"Out of order\nAußer Betrieb\n"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"volume"_s), qPrintable(text));
    QVERIFY2(logged.join(u'\n').contains(u"display.json, line 2, volume: “350”"_s),
             qPrintable(logged.join(u'\n')));
    write(configWith("\"volume\": 35"));
    passChecks();
    QVERIFY(m_host->display() != nullptr);
    QVERIFY(window().isVisible());
    QCOMPARE(window().flow().screen(), Screen::Attract);
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        QVERIFY(qobject_cast<OutOfOrderPage *>(widget) == nullptr);
    }
}

void TestDisplayHost::needsNoFileAtTheUsualPlace()
{
    start(u"absent.json"_s, ConfigSource::Presence::Optional);
    QCOMPARE(config().volume, 60);
    QVERIFY2(logged.isEmpty(), qPrintable(logged.join(u'\n')));
    write(configWith("\"volume\": 35"), u"absent.json"_s);
    passChecks();
    QCOMPARE(config().volume, 35);
}

void TestDisplayHost::readsAChangedFileBetweenVisits()
{
    write(configWith("\"volume\": 35"));
    start();
    const QPointer<doublets::Display> before = m_host->display();
    passChecks();
    QVERIFY(before != nullptr); // unchanged
    window().flow().handleTouch();
    QVERIFY(window().flow().hasVisitor());
    write(configWith("\"volume\": 45"));
    passChecks();
    QVERIFY(before != nullptr);
    QCOMPARE(config().volume, 35);
    window().flow().startOver();
    m_clock.advance(10s);
    QCOMPARE(config().volume, 45);
    QCOMPARE(window().flow().screen(), Screen::Attract);
}

/// The staff page shows the errors of a new edit, but is not closed.
void TestDisplayHost::leavesTheStaffPageOpen()
{
    write(configWith("\"volume\": 35"));
    start();
    page().open(false);
    write(configWith("\"volume\": 350"));
    passChecks();
    QVERIFY2(page().text().contains(u"The configuration file has 1 error"_s),
             qPrintable(page().text()));
    write(configWith("\"volume\": 45"));
    passChecks();
    QVERIFY(page().isVisible());
    QVERIFY2(!page().text().contains(u"configuration"_s), qPrintable(page().text()));
    QCOMPARE(config().volume, 35);
    window().staffAccess().close();
    m_clock.advance(DisplayHost::CheckInterval);
    QCOMPARE(config().volume, 45);
}

void TestDisplayHost::waitsUntilTheFileIsWritten()
{
    write(configWith("\"volume\": 35"));
    start();
    logged.clear();
    write("{\"ruleSets\": [\"fi"); // an editor is still writing
    m_clock.advance(DisplayHost::CheckInterval);
    write(configWith("\"volume\": 45"));
    m_clock.advance(DisplayHost::CheckInterval);
    QCOMPARE(config().volume, 35);
    m_clock.advance(DisplayHost::CheckInterval);
    QCOMPARE(config().volume, 45);
    QVERIFY2(!logged.join(u'\n').contains(u"display.json"_s), qPrintable(logged.join(u'\n')));
}

/// The heartbeat tells of the end of the program, not of a display that another one replaces.
void TestDisplayHost::isNotStoppedByANewFile()
{
    const QString beat = path(u"beat"_s);
    const auto state = [&beat] {
        QFile file(beat);
        return file.open(QIODevice::ReadOnly)
                   ? QJsonDocument::fromJson(file.readAll()).object()[u"state"].toString()
                   : QString();
    };
    const QByteArray heartbeat = "\"heartbeat\": {\"file\": \"" + beat.toUtf8() + "\"}";
    write(configWith(heartbeat));
    start();
    QTRY_COMPARE(state(), u"attract"_s);
    write(configWith(heartbeat + ", \"volume\": 45"));
    passChecks();
    QCOMPARE(config().volume, 45);
    QTRY_COMPARE(state(), u"attract"_s);
    QMetaObject::invokeMethod(qApp, "aboutToQuit");
    QCOMPARE(state(), u"stopped"_s);
}

/// The status of the service names the error in the newest edit.
void TestDisplayHost::reportsEachErrorToSystemd()
{
    if (!ServiceNotifier::isSupported()) {
        QSKIP("built without libsystemd");
    }
    FakeNotify systemd(path(u"notify"_s));
    QVERIFY(systemd.isBound());
    qputenv("NOTIFY_SOCKET", path(u"notify"_s).toLocal8Bit());
    const auto unset = qScopeGuard([] { qunsetenv("NOTIFY_SOCKET"); });
    for (const QByteArray wrong : {"350", "450"}) {
        write(configWith("\"volume\": " + wrong));
        if (m_host == nullptr) {
            start();
        } else {
            passChecks();
        }
        const QByteArray heard = systemd.takeMessages().join('\n');
        QVERIFY2(heard.contains("STATUS=") && heard.contains(wrong), heard.constData());
    }
}

/// The visitor's game waits while the staff use the form; the file is read after their page is
/// closed.
void TestDisplayHost::staffEditTheFileWithAForm()
{
    write(configWith("\"volume\": 35"));
    start();
    DisplayFlow &flow = window().flow();
    flow.handleTouch();
    flow.chooseLanguage(u"en"_s);
    flow.choosePlayers(false);
    flow.beginPlay();
    const Match *match = window().match();
    QVERIFY(match != nullptr);
    page().open(false);
    QVERIFY(page().findChild<QWidget *>(u"staffSetup"_s)->isVisible());
    press(u"staffSetup"_s);
    QVERIFY(page().isHidden());
    QVERIFY(window().staffAccess().isOpen());
    auto *form = window().findChild<SetupForm *>();
    QVERIFY(form->isVisible());
    QVERIFY(!form->isWindow()); // so that the window's filter sees each touch
    form->findChild<QLineEdit *>(u"monday"_s)->setText(u"from nine"_s);
    form->findChild<QSpinBox *>(u"volume"_s)->setValue(45);
    form->accept();
    QVERIFY(form->isVisible()); // with the error
    form->findChild<QLineEdit *>(u"monday"_s)->clear();
    form->accept();
    QVERIFY(page().isVisible());
    passChecks();
    QCOMPARE(config().volume, 35);
    QCOMPARE(window().match(), match);
    QCOMPARE(flow.screen(), Screen::Play);
    window().staffAccess().close();
    passChecks();
    QCOMPARE(config().volume, 35); // during the visit
    flow.startOver();
    m_clock.advance(10s);
    QCOMPARE(config().volume, 45);
}

/// Visitors never find a form that the staff have left open.
void TestDisplayHost::formIsDiscardedWithTheStaffPage()
{
    write(configWith("\"volume\": 35"));
    start();
    page().open(false);
    window().staffAccess().restartIdleTimer();
    press(u"staffSetup"_s);
    window().findChild<QSpinBox *>(u"volume"_s)->setValue(45);
    m_clock.advance(121s);
    QVERIFY(!window().staffAccess().isOpen());
    QVERIFY(page().isHidden());
    QTRY_VERIFY(window().findChild<SetupForm *>() == nullptr);
    passChecks();
    QCOMPARE(config().volume, 35);
}

void TestDisplayHost::keepsWhatTheStaffSet()
{
    write(configWith("\"volume\": 35"));
    start();
    press(u"staffLouder"_s);
    press(u"staffLight"_s);
    press(u"staffLanguage"_s);
    press(u"staffClosed"_s);
    QCOMPARE(window().flow().screen(), Screen::Closed);
    for (int i = 0; i < 2; ++i) {
        start();
        QCOMPARE(config().volume, 45);
        QCOMPARE(config().lighting, std::nullopt);
        QCOMPARE(config().languages, (QStringList{u"de"_s, u"en"_s}));
        QCOMPARE(currentLanguage(), u"de"_s);
        QCOMPARE(window().flow().screen(), Screen::Closed);
    }
    window().staffAccess().page().open(true);
    press(u"staffClosed"_s);
    start();
    QCOMPARE(window().flow().screen(), Screen::Attract);
    QCOMPARE(config().volume, 45);
}

/// A value that is changed in the file replaces what the staff set before, but only that value.
void TestDisplayHost::prefersANewerEditOfTheFile()
{
    write(configWith("\"volume\": 35"));
    start();
    press(u"staffLouder"_s);
    press(u"staffLanguage"_s);
    write(configWith("\"volume\": 20"));
    passChecks();
    QCOMPARE(config().volume, 20);
    QCOMPARE(config().languages, (QStringList{u"de"_s, u"en"_s}));
    write(R"({"ruleSets": ["fiske"], "languages": ["en"], "lighting": "high-contrast"})");
    passChecks();
    QCOMPARE(config().languages, QStringList{u"en"_s});
}

void TestDisplayHost::ignoresDamagedStaffSettings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"format\": \"doublets-display-staff\", \"cl");
    QTest::newRow("another file") << QByteArray("{\"closed\": true}");
    QTest::newRow("wrong values") << QByteArray(
        R"({"format": "doublets-display-staff", "version": 1, "closed": 3,
            "configured": {"volume": 35, "lighting": "high-contrast", "language": "en"},
            "set": {"volume": "loud", "lighting": "sun", "language": "xx"}})");
}

void TestDisplayHost::ignoresDamagedStaffSettings()
{
    QFETCH(const QByteArray, text);
    QVERIFY(QDir(m_folder->path()).mkdir(u"data"_s));
    write(text, u"data/staff-settings"_s);
    write(configWith("\"volume\": 35"));
    start();
    QCOMPARE(config().volume, 35);
    QCOMPARE(config().lighting, Lighting::HighContrast);
    QCOMPARE(config().languages, (QStringList{u"en"_s, u"de"_s}));
    QCOMPARE(window().flow().screen(), Screen::Attract);
}

QTEST_MAIN(TestDisplayHost)
#include "tst_display_host.moc"
