// SPDX-License-Identifier: MIT
#include "display/config/display_config_reader.h"
#include "display/display.h"
#include "display/speech/speech_reader.h"
#include "language/language.h"
#include "match/match.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "tests/app/display/system/fake_speech.h"
#include "tests/app/match/test_clock.h"

#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

const Catalogue &games()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

DisplayConfig quietConfig()
{
    DisplayConfig config = defaultDisplayConfig(games(), languages());
    config.ruleSets = {u"cotton"_s, u"fiske"_s};
    config.motionSpeed = MotionSpeed::Off;
    return config;
}

/// A display that a visitor uses without sight: with the five keys of a keypad, and by listening.
class KeypadVisitor
{
public:
    static constexpr Qt::Key Previous = Qt::Key_Left;
    static constexpr Qt::Key Next = Qt::Key_Right;
    static constexpr Qt::Key Choose = Qt::Key_Space;
    static constexpr Qt::Key Buttons = Qt::Key_Tab;
    static constexpr Qt::Key Speech = Qt::Key_F9;
    static constexpr Qt::Key Unplugged = Qt::Key_F10;

    KeypadVisitor()
        : m_engine(new FakeSpeech)
        , m_display(
              quietConfig(), games(), m_clock, [this] { return m_now; },
              std::make_unique<SpeechReader>(std::unique_ptr<SpeechEngine>(m_engine), m_clock))
    {
        m_clock.stop();
        m_display.window().board().setUpdatesEnabled(false);
        m_display.start();
        Q_EMIT m_engine->voicesFound(languages());
    }

    [[nodiscard]] DisplayWindow &window() { return m_display.window(); }
    [[nodiscard]] Screen screen() { return window().flow().screen(); }
    [[nodiscard]] Match &match() { return *window().match(); }
    [[nodiscard]] std::size_t actions() { return match().game().history().size(); }

    /// Presses a key and returns all that the voice says until it falls silent.
    QString press(Qt::Key key)
    {
        pass(DisplayWindow::SettlingTime);
        static_cast<void>(m_engine->takeLog());
        QTest::keyClick(window().windowHandle(), key);
        return listen();
    }
    /// Returns all that the voice says until it falls silent.
    QString listen()
    {
        QString heard;
        for (int i = 0; i < 20; ++i) {
            for (const QString &line : m_engine->takeLog()) {
                heard += line.startsWith(u"say "_s) ? line.mid(4) + u'\n' : QString();
            }
            pass(100ms);
            Q_EMIT m_engine->textFinished();
        }
        return heard;
    }
    /// Presses the key for the next button until the voice says `button`.
    void goTo(const QString &button)
    {
        QString heard;
        for (int i = 0; i < 20 && heard != button; ++i) {
            heard = press(Buttons);
        }
        QCOMPARE(heard, button);
    }
    void pass(std::chrono::milliseconds time)
    {
        m_now = m_now.addMSecs(time.count());
        m_clock.advance(time);
    }

private:
    TestClock m_clock;
    QDateTime m_now{QDate(2026, 5, 4), QTime(11, 0)};
    FakeSpeech *m_engine; ///< owned by the reader
    doublets::Display m_display;
};

} // namespace

/// Checks that visitors who cannot see play by keypad and ear, as MUSEUMS.md says.
class TestDisplayKeypad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        theme::apply(*qobject_cast<QApplication *>(qApp));
        installTranslator(u"en"_s);
    }
    void playsAWholeVisitByEar();
    void fallsSilentWhenUnplugged();
    void isSilentUntilAsked();

private:
    static void lookAtMoreGames(KeypadVisitor &visitor);
    static void chooseGame(KeypadVisitor &visitor);
    static void askAboutTheBoard(KeypadVisitor &visitor);
    static void keepPlaying(KeypadVisitor &visitor);
    static void playToTheEnd(KeypadVisitor &visitor);
    static void endVisit(KeypadVisitor &visitor);
};

/// From the first choice to the second board, and by the bar back to the first choice.
void TestDisplayKeypad::lookAtMoreGames(KeypadVisitor &visitor)
{
    QVERIFY(visitor.press(KeypadVisitor::Next).startsWith(u"More games. "_s));
    const QString board = u"Which board would you like to play on? "_s;
    const QString boards = visitor.press(KeypadVisitor::Choose);
    QVERIFY2(boards.contains(board), qPrintable(boards));
    QCOMPARE(visitor.screen(), Screen::Tradition);
    QVERIFY(visitor.press(KeypadVisitor::Speech).contains(board)); // says it again
    const QString second = visitor.press(KeypadVisitor::Next);
    QVERIFY2(second.startsWith(games().find(u"fiske"_s)->game), qPrintable(second));
    visitor.goTo(u"Back\n"_s);
    QVERIFY(visitor.press(KeypadVisitor::Choose).contains(u"Play now. "_s));
}

/// From the attract mode to the demonstration.
void TestDisplayKeypad::chooseGame(KeypadVisitor &visitor)
{
    QCOMPARE(visitor.press(KeypadVisitor::Speech), u"Doublets English. Touch to play\n"_s);
    QCOMPARE(visitor.screen(), Screen::Language);
    QVERIFY(visitor.press(KeypadVisitor::Next).startsWith(u"Deutsch"_s));
    QVERIFY(visitor.press(KeypadVisitor::Previous).startsWith(u"English"_s));
    const QString start = visitor.press(KeypadVisitor::Choose);
    QCOMPARE(visitor.screen(), Screen::Start);
    QVERIFY2(start.startsWith(u"What would you like to play? Play now. "_s), qPrintable(start));
    QCOMPARE(visitor.press(KeypadVisitor::Speech), start); // says it again
    lookAtMoreGames(visitor);
    if (QTest::currentTestFailed()) {
        return;
    }
    QCOMPARE(visitor.screen(), Screen::Start);
    const QString players = visitor.press(KeypadVisitor::Choose);
    QCOMPARE(visitor.screen(), Screen::Players);
    QVERIFY2(players.contains(u"Two players. You and someone beside you"_s), qPrintable(players));
    const QString demonstration = visitor.press(KeypadVisitor::Choose);
    QCOMPARE(visitor.screen(), Screen::FirstSteps);
    QVERIFY(!demonstration.isEmpty());
}

/// Reads the dice, the places of the board and an explanation.
void TestDisplayKeypad::askAboutTheBoard(KeypadVisitor &visitor)
{
    QString thrown;
    for (int i = 0; i < 50 && visitor.match().game().legalPlays().size() == 0; ++i) {
        thrown = visitor.press(KeypadVisitor::Choose);
    }
    QVERIFY2(thrown.contains(u" throw"_s), qPrintable(thrown));
    QSet<QString> places;
    for (int i = 0; i < 6; ++i) {
        const QString place = visitor.press(KeypadVisitor::Next);
        QVERIFY(!place.isEmpty()); // at the edge, also "The board ends here."
        places << place;
    }
    QVERIFY(places.size() > 1);
    visitor.goTo(u"Why?\n"_s);
    const QString reason = visitor.press(KeypadVisitor::Choose);
    QVERIFY2(reason.size() > 100, qPrintable(reason));
    visitor.goTo(u"Back to the board\n"_s);
    QVERIFY(!visitor.press(KeypadVisitor::Choose).contains(reason));
    for (int i = 0; i < 20 && !visitor.window().board().hasFocus(); ++i) {
        static_cast<void>(visitor.press(KeypadVisitor::Buttons));
    }
    QVERIFY(visitor.window().board().hasFocus());
}

/// Asks to start over, hears the question and stays.
void TestDisplayKeypad::keepPlaying(KeypadVisitor &visitor)
{
    const std::size_t before = visitor.actions();
    visitor.goTo(u"Start over\n"_s);
    QCOMPARE(visitor.press(KeypadVisitor::Choose),
             u"End this game? You cannot return to it afterwards. Keep playing\n"_s);
    static_cast<void>(visitor.press(KeypadVisitor::Choose));
    QCOMPARE(visitor.screen(), Screen::Play);
    QCOMPARE(visitor.actions(), before);
    QVERIFY(visitor.window().board().hasFocus());
}

/// Plays on. Every key is answered, and every announcement is heard.
void TestDisplayKeypad::playToTheEnd(KeypadVisitor &visitor)
{
    QSignalSpy announced(&visitor.window().announcer(), &Announcer::messageAnnounced);
    int failures = 0;
    for (int i = 0; i < 3000 && visitor.screen() == Screen::Play; ++i) {
        const std::size_t before = visitor.actions();
        announced.clear();
        const QString heard = visitor.press(KeypadVisitor::Choose);
        QVERIFY(!heard.isEmpty());
        for (const QList<QVariant> &message : announced) {
            QVERIFY2(heard.contains(message[0].toString().simplified()), qPrintable(heard));
        }
        // A man that cannot be played is left for another.
        failures =
            visitor.screen() == Screen::Play && visitor.actions() == before ? failures + 1 : 0;
        if (failures > 1) {
            static_cast<void>(visitor.press(KeypadVisitor::Speech)); // marks such a man
        }
        QVERIFY2(failures < 4, qPrintable(heard));
    }
}

/// From the result to the attract mode, which is silent.
void TestDisplayKeypad::endVisit(KeypadVisitor &visitor)
{
    const QString result = visitor.press(KeypadVisitor::Speech);
    QVERIFY2(result.contains(u" wins"_s) && result.endsWith(u"Play again\n"_s), qPrintable(result));
    QVERIFY(visitor.press(KeypadVisitor::Buttons).startsWith(u"Same dice, other rules"_s));
    const QString comparison = visitor.press(KeypadVisitor::Choose);
    QCOMPARE(visitor.screen(), Screen::Compare);
    QVERIFY2(comparison.contains(u"Fiske"_s) && comparison.contains(u"Cotton"_s),
             qPrintable(comparison));
    static_cast<void>(visitor.press(KeypadVisitor::Choose)); // Back has the focus
    QCOMPARE(visitor.screen(), Screen::End);
    visitor.goTo(u"Finish\n"_s);
    QVERIFY(visitor.press(KeypadVisitor::Choose)
                .startsWith(u"Setting up the board for the next visitor."_s));
    visitor.pass(10s);
    QCOMPARE(visitor.screen(), Screen::Attract);
    QCOMPARE(visitor.press(KeypadVisitor::Choose), QString());
}

void TestDisplayKeypad::playsAWholeVisitByEar()
{
    KeypadVisitor visitor;
    QCOMPARE(visitor.screen(), Screen::Attract);
    chooseGame(visitor);
    if (QTest::currentTestFailed()) {
        return;
    }
    static_cast<void>(visitor.press(KeypadVisitor::Choose));
    QCOMPARE(visitor.screen(), Screen::Play);
    askAboutTheBoard(visitor);
    if (QTest::currentTestFailed()) {
        return;
    }
    keepPlaying(visitor);
    if (QTest::currentTestFailed()) {
        return;
    }
    playToTheEnd(visitor);
    if (QTest::currentTestFailed()) {
        return;
    }
    QCOMPARE(visitor.screen(), Screen::End);
    endVisit(visitor);
}

void TestDisplayKeypad::fallsSilentWhenUnplugged()
{
    KeypadVisitor visitor;
    QVERIFY(!visitor.press(KeypadVisitor::Speech).isEmpty());
    QCOMPARE(visitor.press(KeypadVisitor::Unplugged), QString());
    QCOMPARE(visitor.press(KeypadVisitor::Next), QString());
    QCOMPARE(visitor.screen(), Screen::Language); // neither key chooses anything
    QVERIFY(!visitor.press(KeypadVisitor::Speech).isEmpty());
}

void TestDisplayKeypad::isSilentUntilAsked()
{
    KeypadVisitor visitor;
    QCOMPARE(visitor.press(KeypadVisitor::Choose), QString());
    QCOMPARE(visitor.screen(), Screen::Language);
    QCOMPARE(visitor.press(KeypadVisitor::Next), QString());
}

QTEST_MAIN(TestDisplayKeypad)
#include "tst_display_keypad.moc"
