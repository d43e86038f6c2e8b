// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "match/commentary/luck_remark.h"
#include "panels/dice/dice_entry.h"
#include "panels/overlays/read_only_text_edit.h"
#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"
#include "text/spoken_text.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTextEdit>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A main window and its announcements.
struct SpeechFixture : WindowFixture
{
    explicit SpeechFixture(DiceOrigin dice = DiceOrigin::Seeded)
        : WindowFixture(allRuleSets(), u"cotton"_s, dice)
    {
        clock.stop();
    }

    /// Returns the announcements since the last call.
    QString heard()
    {
        QCoreApplication::processEvents();
        clock.advance(std::chrono::milliseconds(800));
        QStringList texts;
        for (const auto &call : std::as_const(saying)) {
            texts << call[0].toString();
        }
        saying.clear();
        return texts.join(u" | "_s);
    }
    void press(Qt::Key key) const { QTest::keyClick(&window->board(), key); }
    /// Returns whether the result panel shows the remark on luck, which it announces as well.
    [[nodiscard]] bool panelTellsTheLuck() const
    {
        const QString luck = luckRemark(match);
        return !luck.isEmpty() && find<QTextEdit>("winnerText")->toPlainText().contains(luck);
    }

    QSignalSpy saying{find<Announcer>("announcer"), &Announcer::messageAnnounced};
};

/// A simulated screen reader, which stops when this object is destroyed.
struct ScreenReader
{
    ScreenReader() { setScreenReaderSimulated(true); }
    ~ScreenReader() { setScreenReaderSimulated(false); }
    Q_DISABLE_COPY_MOVE(ScreenReader)
};

} // namespace

/// Tests the announcements for screen readers.
class TestWindowSpeech : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leavesTheStartToTheScreenReader_data();
    void leavesTheStartToTheScreenReader();
    void tellsTheGameOnce();
    void tellsWhyAKeyDoesNothing();
    void repeatsARefusalVisiblyAndAudibly_data();
    void repeatsARefusalVisiblyAndAudibly();
    void limitsFlashing();
    void tellsNumbersInFigures();
    void tellsWhatIsAskedOnTheBoardOnly();
    void tellsHintsAndFailures();
    void tellsErrorsOfEntry();
    void asksWhoWantsToPlay();
    void tellsTheEnd();
    void tellsTheEndBeforeTheChoices();
    void leavesTheFocusWhereTheUserPutsIt();
    void tellsTheEndOnceIfItIsHurried();
    void tellsWhereKeysEnd();
    void tellsThatAPanelIsClosed_data();
    void tellsThatAPanelIsClosed();
    void tellsTheEndWithoutTheLuck();
    void readsFirstStepsByLine();
    void tellsTheFirstSteps();
    void tellsWhereOneLooksBackOnTheBoardOnly();
};

void TestWindowSpeech::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

void TestWindowSpeech::leavesTheStartToTheScreenReader_data()
{
    QTest::addColumn<bool>("isActiveBefore");
    QTest::newRow("active before the window is shown") << true;
    QTest::newRow("active afterwards") << false; // as with Qt's connection to a bus
}

/// A screen reader reads the title of a window that becomes active, and the prompt of its board.
void TestWindowSpeech::leavesTheStartToTheScreenReader()
{
    QFETCH(const bool, isActiveBefore);
    setScreenReaderSimulated(isActiveBefore);
    SpeechFixture f;
    const ScreenReader reader;
    QVERIFY(f.window->board().hasFocus());
    QCOMPARE(f.heard(), QString());
    QCOMPARE(f.find<Announcer>("announcer")->lastMessage(), QString());
    f.press(Qt::Key_R);
    QVERIFY(f.heard().startsWith(u"Dubblets – attributed to Charles Cotton, 1674."_s));
}

void TestWindowSpeech::tellsTheGameOnce()
{
    SpeechFixture f;
    f.heard();
    f.session.newGameWithSameRules();
    QVERIFY(f.heard().startsWith(u"Dubblets – attributed to Charles Cotton, 1674."_s));
    f.press(Qt::Key_Space);
    const QString lead = f.heard();
    QVERIFY2(lead.contains(u" throw"_s) && !lead.contains(u'|'), qPrintable(lead));
    QVERIFY2(!lead.contains(u'“'), qPrintable(lead)); // numbers are not named in old languages
    QCOMPARE(f.heard(), QString());
}

/// Users who cannot see that a button is disabled hear the reason.
void TestWindowSpeech::tellsWhyAKeyDoesNothing()
{
    SpeechFixture f;
    f.heard();
    f.press(Qt::Key_F);
    QCOMPARE(f.heard(), u"Throw the dice first."_s);
    f.press(Qt::Key_H);
    QCOMPARE(f.heard(), u"Throw the dice first."_s);
    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(f.heard(), u"There is nothing to undo."_s);
    while (f.game().position().stage != Stage::Playing || f.game().isNextPlayForced()) {
        f.step();
    }
    f.heard();
    f.press(Qt::Key_F);
    QCOMPARE(f.heard(), u"You have a choice: play a man."_s);
}

void TestWindowSpeech::tellsWhatIsAskedOnTheBoardOnly()
{
    SpeechFixture f;
    f.heard();
    f.press(Qt::Key_L);
    QCOMPARE(f.heard(), u"No dice have been thrown yet."_s);
    f.step();
    f.step();
    f.heard();
    const std::map<Qt::Key, QString> answers{
        {Qt::Key_L, u" throws "_s},    {Qt::Key_O, u"Possible, by point: "_s},
        {Qt::Key_M, u"Point 1: "_s},   {Qt::Key_T, u"Point 1: "_s},
        {Qt::Key_S, u"to lay down"_s}, {Qt::Key_C, u"chance of winning"_s},
    };
    for (const auto &[key, part] : answers) {
        f.press(key);
        const QString told = f.heard();
        QVERIFY2(told.contains(part), qPrintable(told));
        QVERIFY2(!told.contains(u'|'), qPrintable(told));
        // The same text is displayed.
        QCOMPARE(f.find<CaptionLabel>("caption")->accessibleName(), told);
    }
    const QString last = f.find<Announcer>("announcer")->lastMessage();
    f.press(Qt::Key_R);
    QCOMPARE(f.heard(), last);
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    f.heard();
    QTest::keyClick(list, Qt::Key_L);
    QCOMPARE(f.heard(), QString());
}

void TestWindowSpeech::repeatsARefusalVisiblyAndAudibly_data()
{
    QTest::addColumn<MotionSpeed>("speed");
    QTest::addColumn<bool>("stays"); // whether the highlight remains
    QTest::newRow("motion") << MotionSpeed::Normal << false;
    QTest::newRow("no motion") << MotionSpeed::Off << true;
}

/// Pressing the same key again repeats the message, visibly and audibly.
void TestWindowSpeech::repeatsARefusalVisiblyAndAudibly()
{
    QFETCH(const MotionSpeed, speed);
    QFETCH(const bool, stays);
    SpeechFixture f;
    f.settings.motionSpeed.set(speed);
    f.heard();
    auto *caption = f.find<CaptionLabel>("caption");
    f.press(Qt::Key_F);
    QCOMPARE(f.heard(), u"Throw the dice first."_s);
    QImage before = caption->grab().toImage();
    for (int nth = 2; nth <= 4; ++nth) {
        f.press(Qt::Key_F);
        const QImage now = caption->grab().toImage();
        QVERIFY2(now != before, qPrintable(u"no visible change after press %1"_s.arg(nth)));
        QCOMPARE(f.heard(), u"Throw the dice first."_s);
        QCOMPARE(caption->grab().toImage() == now, stays); // after a pause
        before = caption->grab().toImage();
    }
    f.press(Qt::Key_Z); // clears the message and its highlight
    SpeechFixture fresh;
    fresh.settings.motionSpeed.set(speed);
    fresh.find<CaptionLabel>("caption")->resize(caption->size());
    QCOMPARE(caption->grab().toImage(), fresh.find<CaptionLabel>("caption")->grab().toImage());
}

/// A held key flashes the caption less than three times per second (WCAG 2.3.1).
void TestWindowSpeech::limitsFlashing()
{
    SpeechFixture f;
    f.settings.motionSpeed.set(MotionSpeed::Normal);
    f.heard();
    auto *caption = f.find<CaptionLabel>("caption");
    f.press(Qt::Key_F);
    f.heard();
    const QImage dark = caption->grab().toImage();
    int flashes = 0;
    bool lit = false;
    for (int time = 0; time < 3000; time += 30) {
        f.press(Qt::Key_F);
        const bool now = caption->grab().toImage() != dark;
        flashes += now && !lit ? 1 : 0;
        lit = now;
        f.clock.advance(std::chrono::milliseconds(30));
        lit = lit && caption->grab().toImage() != dark;
    }
    QVERIFY2(flashes > 0 && flashes < 9, qPrintable(QString::number(flashes)));
}

/// The names of numbers on the screen are the source's, which a voice would mispronounce.
void TestWindowSpeech::tellsNumbersInFigures()
{
    SpeechFixture f;
    while (f.game().position().stage != Stage::Playing) {
        f.game().throwDice();
    }
    f.heard();
    const Side other = opponentOf(f.game().position().player);
    Q_EMIT f.window->board().playRefused(other, 1);
    const QString told = f.heard();
    QVERIFY2(!told.isEmpty() && !told.contains(u'“'), qPrintable(told));
    QSignalSpy remarks(&f.match, &Match::remarked);
    Q_EMIT f.window->board().playRefused(other, 1);
    QVERIFY(remarks[0][0].toString().contains(u'“'));
}

void TestWindowSpeech::tellsHintsAndFailures()
{
    SpeechFixture f;
    f.heard();
    f.match.remark(u"Saved: game.doublets"_s);
    QCOMPARE(f.heard(), u"Saved: game.doublets"_s);
    Q_EMIT f.session.errorOccurred({ErrorCode::CannotOpen, u"x.doublets"_s, {}, {u"gone"_s}});
    QVERIFY(f.heard().contains(u"x.doublets"_s));
}

void TestWindowSpeech::tellsErrorsOfEntry()
{
    SpeechFixture f(DiceOrigin::Entered);
    f.heard();
    auto *typed = f.find<QLineEdit>("diceTyped");
    QTest::keyClicks(typed, u"7"_s);
    const QString why = f.heard();
    QVERIFY2(!why.isEmpty(), "a 7 is refused without an announcement");
    QTest::keyClicks(typed, u"1"_s);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(f.heard(), u"Enter 2 dice."_s);
}

void TestWindowSpeech::asksWhoWantsToPlay()
{
    SpeechFixture f;
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.heard();
    f.press(Qt::Key_Space);
    QVERIFY(f.heard().contains(u"Would you like to play?"_s));
}

void TestWindowSpeech::tellsTheEnd()
{
    SpeechFixture f;
    f.finish();
    const auto *panel = f.find<QWidget>("winnerPanel");
    QCOMPARE(panel->accessibleName(), u"Game over"_s); // not the result before the last man
    QVERIFY(!panel->accessibleDescription().contains(u"wins"_s));
    // The test's clock stands still while another thread computes the luck.
    QTRY_VERIFY(f.panelTellsTheLuck());
    QString all = f.heard() + f.heard(); // 1.6 s: the result waits for the luck for up to 3 s
    QVERIFY2(all.contains(luckRemark(f.match)), qPrintable(all));
    for (int i = 0; i < 4; ++i) {
        all += f.heard();
    }
    QCOMPARE(all.count(u"wins!"_s), 1);
    QVERIFY(panel->accessibleName().endsWith(u" wins"_s));
    QCOMPARE(all.count(panel->accessibleDescription()), 1);
}

/// The focus, which interrupts screen readers, moves once they have read the result.
void TestWindowSpeech::tellsTheEndBeforeTheChoices()
{
    const ScreenReader reader;
    SpeechFixture f;
    f.heard();
    f.finish();
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    QTRY_VERIFY(f.panelTellsTheLuck());
    const QString all = f.heard();
    QCOMPARE(all.count(u"wins!"_s), 1);
    QVERIFY2(all.contains(luckRemark(f.match)), qPrintable(all));
    QVERIFY(f.window->board().hasFocus());
    f.press(Qt::Key_Space); // may still be meant for the last man
    QVERIFY(f.window->board().hasFocus());
    f.clock.advance(speechTime(all));
    const auto *button = f.find<QWidget>("winnerRematch");
    QVERIFY(button->hasFocus());
    QCOMPARE(f.find<QWidget>("winnerPanel")->accessibleName(), u"Game over"_s);
    QCOMPARE(f.heard(), QString());

    f.session.newGameWithSameRules();
    f.finish();
    f.clock.advance(std::chrono::milliseconds(2600));
    QVERIFY(!button->hasFocus());
    f.press(Qt::Key_Space); // does not wait for the end of the speech
    QVERIFY(button->hasFocus());
}

/// The result takes the focus after its announcement, unless the user has moved the focus.
void TestWindowSpeech::leavesTheFocusWhereTheUserPutsIt()
{
    const ScreenReader reader;
    SpeechFixture f;
    f.finish();
    auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(panel->isVisible());
    QVERIFY(f.window->board().hasFocus());
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    f.clock.advance(std::chrono::minutes(10)); // the whole game is announced
    QVERIFY(panel->isVisible());
    QVERIFY(list->hasFocus());
}

/// Space pressed while the last man moves only hurries the man.
void TestWindowSpeech::tellsTheEndOnceIfItIsHurried()
{
    SpeechFixture f;
    f.settings.motionSpeed.set(MotionSpeed::Normal);
    while (!f.game().position().isOver()) {
        f.press(Qt::Key_Space); // leaves the focus where the last man stood
    }
    f.heard();
    QVERIFY(f.window->board().isMoving());
    f.press(Qt::Key_Space);
    QVERIFY(!f.window->board().isMoving());
    QString all;
    for (int i = 0; i < 8; ++i) {
        all += f.heard();
    }
    QCOMPARE(all.count(u"wins!"_s), 1);
}

void TestWindowSpeech::tellsWhereKeysEnd()
{
    const ScreenReader reader;
    SpeechFixture f;
    const QString end = u"No more items in this direction."_s;
    f.finish();
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    f.heard();
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(f.heard(), end);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(f.heard(), QString());

    f.action("actionStart").trigger();
    auto *language = f.find<QRadioButton>("language-en");
    language->setFocus();
    f.heard();
    QTest::keyClick(language, Qt::Key_Home);
    QCOMPARE(f.heard(), end);
}

void TestWindowSpeech::tellsThatAPanelIsClosed_data()
{
    QTest::addColumn<bool>("byEscape");
    QTest::newRow("command") << false;
    QTest::newRow("Esc") << true;
}

void TestWindowSpeech::tellsThatAPanelIsClosed()
{
    QFETCH(const bool, byEscape);
    SpeechFixture f;
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    f.heard();
    if (byEscape) {
        QTest::keyClick(list, Qt::Key_Escape);
    } else {
        f.action("actionCourse").trigger();
    }
    QCOMPARE(f.heard(), u"Closed: Course of play."_s);
    QVERIFY(f.window->board().hasFocus());
}

void TestWindowSpeech::tellsTheEndWithoutTheLuck()
{
    SpeechFixture f;
    f.settings.guessFirst.set(true); // covers the luck
    f.finish();
    const QString result = f.find<QTextEdit>("winnerText")->toPlainText();
    QString all = f.heard() + f.heard() + f.heard(); // 2.4 s
    QVERIFY2(!all.contains(result), qPrintable(all));
    all += f.heard() + f.heard();
    QCOMPARE(all.count(result), 1);
    f.settings.guessFirst.set(false);
    QTRY_VERIFY(f.panelTellsTheLuck());
    QCOMPARE(f.heard(), QString()); // the panel shows the luck without an announcement
}

/// Screen readers follow a hidden caret, which does not intercept the buttons' keys.
void TestWindowSpeech::readsFirstStepsByLine()
{
    SpeechFixture f;
    f.action("actionFirstSteps").trigger();
    auto *said = f.find<ReadOnlyTextEdit>("firstStepsText");
    BoardView &board = f.window->board();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(said);
    QAccessibleTextInterface *text = interface->textInterface();
    QVERIFY(text != nullptr);
    QCOMPARE(text->text(0, text->characterCount()), said->text());
    QVERIFY(interface->state().readOnly);
    QStringList lines;
    for (int at = 0; at < text->characterCount();) {
        int start = -1;
        int end = -1;
        lines << text->textAtOffset(at, QAccessible::LineBoundary, &start, &end);
        QCOMPARE(start, at);
        at = end;
    }
    QVERIFY(lines.size() > 1);
    QCOMPARE(lines.join(QString()), said->text());

    f.enablePainting(); // the panel lies over the board
    QVERIFY(board.hasFocus());
    QTest::keyClick(&board, Qt::Key_Tab);
    QVERIFY(said->hasFocus());
    const QImage unmoved = said->grab().toImage();
    QTest::keyClick(said, Qt::Key_Down);
    QCOMPARE(text->cursorPosition(), static_cast<int>(lines.first().size()));
    QTest::keyClick(said, Qt::Key_End);
    QVERIFY(text->cursorPosition() > lines.first().size());
    QCOMPARE(said->grab().toImage(), unmoved); // the caret is hidden: nothing can be typed
    QTest::keyClick(said, Qt::Key_Tab);
    QVERIFY(!said->hasFocus());
    // A button of the panel.
    QVERIFY(QApplication::focusWidget()->objectName().startsWith(u"firstSteps"_s));
    said->setFocus(Qt::TabFocusReason);
    const QString first = said->text();
    QTest::keyClick(said, Qt::Key_Space); // does not throw, as it would on the board
    QCOMPARE(said->text(), first);
    QTest::keyClick(said, Qt::Key_Return); // continues
    QVERIFY(said->text() != first);
    QCOMPARE(text->cursorPosition(), 0);
    QTest::keyClick(said, Qt::Key_Escape);
    QVERIFY(f.find<QWidget>("firstStepsPanel")->isHidden());
    QVERIFY(board.hasFocus());
}

void TestWindowSpeech::tellsTheFirstSteps()
{
    SpeechFixture f;
    f.heard();
    f.action("actionFirstSteps").trigger();
    QCOMPARE(f.heard(),
             u"First steps: 1 of 6. You are White and won the opening throw. Press your dice box. "
             "Space does this for you."_s);
    f.press(Qt::Key_Space);
    const QString thrown = f.heard();
    QVERIFY2(thrown.startsWith(u"White throws "_s), qPrintable(thrown));
    QVERIFY2(thrown.contains(u" You threw "_s), qPrintable(thrown));
    QVERIFY2(!thrown.contains(u"First steps"_s), qPrintable(thrown)); // the step has not changed
    f.clock.advance(std::chrono::seconds(20));
    QCOMPARE(f.heard(), QString()); // the user goes on
    f.press(Qt::Key_Space);
    QVERIFY(f.heard().startsWith(u"First steps: 2 of 6."_s));
}

void TestWindowSpeech::tellsWhereOneLooksBackOnTheBoardOnly()
{
    SpeechFixture f;
    f.step();
    f.step();
    f.heard();
    f.window->board().setFocus();
    f.match.shown().lookBackAt(0);
    QVERIFY(f.heard().startsWith(u"Looking back: "_s));
    f.match.shown().returnToPresent();
    QVERIFY(f.heard().startsWith(u"Back at the latest throw."_s));
}

QTEST_MAIN(TestWindowSpeech)
#include "tst_window_speech.moc"
