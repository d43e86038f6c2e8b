// SPDX-License-Identifier: MIT
#include "classroom/projector.h"
#include "classroom/wall_strip.h"
#include "core/record/replay.h"
#include "desktop/print/sheet_chooser.h"
#include "desktop/window/panel_dock.h"
#include "desktop/window/window_lessons.h"
#include "language/language.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_run.h"
#include "panels/captions/caption_label.h"
#include "panels/captions/notice_bar.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolTip>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A main window with a game in progress.
struct LessonFixture : WindowFixture
{
    LessonFixture()
        : WindowFixture(allRuleSets())
    {
        for (int i = 0; i < 4; ++i) {
            step();
        }
        before = recordOf(game(), {}, {});
    }
    [[nodiscard]] LessonRun &run() const
    {
        return window->findChild<WindowLessons *>()->lessonRun();
    }
    [[nodiscard]] QPushButton &button(const char *name) const { return *find<QPushButton>(name); }
    void press(const char *name) const { QTest::mouseClick(&button(name), Qt::LeftButton); }
    [[nodiscard]] bool isBack() const
    {
        return recordOf(game(), {}, {}) == before && !session.isBoardLent() &&
               find<QDockWidget>("lessonDock")->isHidden();
    }
    /// Starts a lesson from the lessons dialog, by mouse or by keyboard.
    void begin(int lesson, bool byKeys) const
    {
        action("actionLessons").trigger();
        auto *page = find<QDialog>("lessonsDialog");
        QVERIFY(page != nullptr && page->isVisible());
        auto *card = page->findChild<QAbstractButton *>(u"lesson%1"_s.arg(lesson));
        if (byKeys) {
            card->setFocus(Qt::TabFocusReason);
            QTest::keyClick(card, Qt::Key_Return);
            window->activateWindow(); // mnemonics work only in the active window
            QVERIFY(QTest::qWaitForWindowActive(window.get()));
        } else {
            QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(20, 20));
        }
    }
    /// Plays and enters dice as far as the step requires.
    void playOn() const
    {
        for (int i = 0; !run().isBoardTaskCompleted() && i < 2000; ++i) {
            if (game().needsEnteredDice()) {
                match_().enterDice(Numbers({static_cast<std::uint8_t>(1 + i % 6),
                                            static_cast<std::uint8_t>(1 + (i / 6) % 6)}));
            } else {
                step();
            }
        }
        QVERIFY(run().isBoardTaskCompleted());
    }
    void answer() const
    {
        const LessonStep &step = run().step();
        if (step.guess) {
            auto *slider = find<QSlider>("lessonSlider");
            slider->setFocus();
            QTest::keyClick(slider, Qt::Key_Right);
            QCOMPARE(find<QDoubleSpinBox>("lessonNumber")->value(), slider->value());
        } else if (auto *choice = find<QAbstractButton>("lessonChoice1")) {
            choice->setFocus();
            QTest::keyClick(choice, Qt::Key_Space);
        } else {
            QTest::keyClicks(find<QPlainTextEdit>("lessonWords"), u"We think so"_s);
        }
    }
    [[nodiscard]] Match &match_() const { return const_cast<Match &>(match); }

    Record before;
};

QByteArray teachersFile(const QByteArray &title)
{
    return R"({"format": "doublets-lesson", "version": 1,
"title": )" +
           title + R"(,
"summary": "Mine", "steps": [
 {"title": "Look", "minutes": 3, "board": {"ruleSet": "fiske"}, "texts": ["Look & see <b>"]}]})";
}

} // namespace

/// Tests lessons in the main window.
class TestWindowLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { installTranslator(u"en"_s); }
    void isWorkedThrough_data();
    void isWorkedThrough();
    void answersAreLegibleInAnInactiveWindow();
    void coversAnswersUntilOneIsGiven();
    void questionsWaitForTheBoard();
    void keysLeadThroughAStep();
    void keepsItsPlaceFromStepToStep();
    void isLeftUnharmed();
    void comesBackToALesson();
    void cutsOffNoNumbers();
    void acceptsAGuessWithADecimal_data();
    void acceptsAGuessWithADecimal();
    void staysInTheLessonAfterTheGame();
    void startsOver();
    void opensATeachersFile();
    void showsEveryPartOfAStep();
    void namesTheFaultsOfAFile();
    void listsOwnLessons();
    void isPrintedFirst();
    void isNotThereWithoutALesson();
    void hasRoomInASmallWindow();
    void coversOddsUntilTheClassHasAnswered();
    void coversFiguresInDialogs();
    void hasAPanelInAUsedProfile();
    void isInFrontOfOtherPanels();
    void keepsItsButtonsWhereTheyAre();
    void asksFirstOnAWall();
    void showsAnswersAndButtonsOnAWall_data();
    void showsAnswersAndButtonsOnAWall();
    void hasRoomOnAWall_data();
    void hasRoomOnAWall();
    void saysSoFarUntilTheGameIsOver();
    void saysWhatIsTooMuch();
    void startsOverWithTheNextClass();
    void keepsNoAnswersIfThereAreNone();
    void asksBeforeQuittingWithUnsavedAnswers();
};

void TestWindowLessons::isWorkedThrough_data()
{
    QTest::addColumn<int>("lesson");
    QTest::addColumn<bool>("byKeys");
    for (int i = 1; i <= 4; ++i) {
        QTest::addRow("%d by mouse or keys", i) << i << (i % 2 == 0);
    }
}

void TestWindowLessons::isWorkedThrough()
{
    QFETCH(const int, lesson);
    QFETCH(const bool, byKeys);
    LessonFixture window;
    window.begin(lesson, byKeys);
    LessonRun &run = window.run();
    QVERIFY(run.isRunning());
    QVERIFY(window.find<QDockWidget>("lessonDock")->isVisible());
    const QSignalSpy remarks(&window.match_(), &Match::remarked);
    const int steps = run.stepCount();
    for (int step = 0; step < steps; ++step) {
        QCOMPARE(run.currentStep(), step);
        window.playOn();
        QPushButton &uncover = window.button("lessonUncover");
        QCOMPARE(uncover.isVisibleTo(window.window.get()), run.hasSolution());
        if (run.hasSolution()) {
            QVERIFY(!uncover.isEnabled());
            window.answer();
            QVERIFY(uncover.isEnabled());
            uncover.click();
            const QString told = window.find<QTextBrowser>("lessonAnswer")->toPlainText();
            QVERIFY(!told.isEmpty());
            QCOMPARE(told.contains(u"Homework"), run.isLastStep());
        }
        if (byKeys) {
            QTest::keyClick(window.window.get(), run.isLastStep() ? Qt::Key_D : Qt::Key_X,
                            Qt::AltModifier);
            // The keyboard press of a button takes a moment.
            QTRY_VERIFY(!run.isRunning() || run.currentStep() != step);
        } else {
            window.press("lessonNext");
        }
    }
    QVERIFY(!run.isRunning());
    QVERIFY(window.isBack());
    QVERIFY(window.window->board().hasFocus());
    QVERIFY(remarks.back().at(0).toString().startsWith(u"The lesson is finished."_s));
}

/// The circles before the answers are as dark as the answers while another window is active.
void TestWindowLessons::answersAreLegibleInAnInactiveWindow()
{
    LessonFixture window;
    window.begin(1, false);
    const QPalette palette = window.find<QAbstractButton>("lessonChoice1")->palette();
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        QCOMPARE(palette.color(group, QPalette::WindowText), theme::Ink);
    }
}

void TestWindowLessons::coversAnswersUntilOneIsGiven()
{
    LessonFixture window;
    window.begin(1, false);
    QPushButton &uncover = window.button("lessonUncover");
    QVERIFY(!uncover.isEnabled());
    window.find<QSpinBox>("lessonHands2")->setValue(7);
    QVERIFY(uncover.isEnabled());
    window.find<QSpinBox>("lessonHands2")->setValue(0);
    QVERIFY(!uncover.isEnabled());
    window.press("lessonSkip");
    auto *answer = window.find<QTextBrowser>("lessonAnswer");
    QVERIFY(answer->toPlainText().contains(u"The answer comes at the end"));
    QVERIFY(!uncover.isVisible());
    QVERIFY(!window.find<QAbstractButton>("lessonChoice1")->isEnabled());
    window.find<QSpinBox>("lessonHands2")->setValue(12); // the votes, counted afterwards
    QCOMPARE(window.run().answer().handCounts, (std::vector<int>{0, 12, 0}));
    // An uncovered answer stays visible.
    window.press("lessonNext");
    QVERIFY(answer->isHidden());
    window.press("lessonBack");
    QVERIFY(answer->isVisible());
}

void TestWindowLessons::questionsWaitForTheBoard()
{
    const LessonFixture window;
    window.begin(3, false);
    window.run().goToStep(2); // asks about the position after a throw
    auto *number = window.find<QLineEdit>("lessonValue");
    QVERIFY(number->isReadOnly());
    window.run().setNumber(4);
    const auto *reveal = window.find<QPushButton>("lessonUncover");
    QVERIFY(!reveal->isEnabled());
    window.playOn();
    QTRY_VERIFY(!number->isReadOnly());
    QVERIFY(reveal->isEnabled());
}

void TestWindowLessons::keysLeadThroughAStep()
{
    LessonFixture window;
    window.begin(1, true);
    window.window->board().setFocus();
    QTest::keyClick(&window.window->board(), Qt::Key_F6);
    QStringList seen;
    for (int i = 0; i < 12; ++i) {
        const QWidget *focus = window.window->focusWidget();
        seen << focus->objectName();
        QTest::keyClick(window.window->focusWidget(), Qt::Key_Tab);
    }
    const QStringList order{u"lessonText"_s,   u"lessonChoice1"_s, u"lessonHands1"_s,
                            u"lessonHands2"_s, u"lessonSkip"_s,    u"lessonNext"_s};
    qsizetype at = -1;
    for (const QString &name : order) {
        QVERIFY2(seen.indexOf(name) > at, qPrintable(seen.join(u' ')));
        at = seen.indexOf(name);
    }
}

void TestWindowLessons::keepsItsPlaceFromStepToStep()
{
    LessonFixture window;
    window.begin(1, true);
    const auto focus = [&window] { return window.window->focusWidget()->objectName(); };
    // The focused widget belonged to the previous step, so the focus moves to the text.
    window.answer();
    window.button("lessonNext").click();
    QCOMPARE(focus(), u"lessonText"_s);
    window.run().goToStep(3);
    window.answer();
    window.button("lessonUncover").click();
    window.button("lessonNext").click();
    QCOMPARE(focus(), u"lessonText"_s);
    // The focus stays on the Next button or on the board.
    window.button("lessonNext").setFocus(Qt::TabFocusReason);
    window.button("lessonNext").click();
    QCOMPARE(focus(), u"lessonNext"_s);
    window.window->board().setFocus();
    window.button("lessonNext").click();
    QVERIFY(window.window->board().hasFocus());
}

void TestWindowLessons::comesBackToALesson()
{
    LessonFixture window;
    window.begin(1, false);
    window.find<QSpinBox>("lessonHands2")->setValue(7);
    window.press("lessonNext");
    window.press("lessonNext");
    window.find<QPlainTextEdit>("lessonWords")->setPlainText(u"We all won"_s);
    window.press("lessonLeave");
    QVERIFY(window.isBack());
    // Deletes the previous dialog.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window.action("actionLessons").trigger();
    auto *page = window.find<QDialog>("lessonsDialog");
    const auto told = [page](const char *name) {
        return page->findChild<QAbstractButton *>(QLatin1String(name))->accessibleName();
    };
    QVERIFY2(told("lesson1").contains(u"continues at step 3 of 9"), qPrintable(told("lesson1")));
    QVERIFY(!told("lesson2").contains(u"continues"));
    page->close();
    window.begin(1, true);
    QCOMPARE(window.run().currentStep(), 2);
    QCOMPARE(window.find<QPlainTextEdit>("lessonWords")->toPlainText(), u"We all won"_s);
    window.press("lessonBack");
    window.press("lessonBack");
    QCOMPARE(window.find<QSpinBox>("lessonHands2")->value(), 7);
}

/// The fields cut off neither votes nor guesses.
void TestWindowLessons::cutsOffNoNumbers()
{
    LessonFixture window;
    const auto isWhole = [](const QAbstractSpinBox &box, const QString &text) {
        const auto *edit = box.findChild<QLineEdit *>();
        QStyleOptionFrame frame;
        frame.initFrom(edit);
        const int room =
            edit->style()->subElementRect(QStyle::SE_LineEditContents, &frame, edit).width();
        return room >= edit->fontMetrics().horizontalAdvance(text);
    };
    window.begin(1, false);
    QVERIFY(isWhole(*window.find<QSpinBox>("lessonHands1"), u"Hands: 28"_s));
    window.run().goToStep(3);
    QCoreApplication::processEvents();
    QVERIFY(isWhole(*window.find<QDoubleSpinBox>("lessonNumber"), u"53.2"_s));
}

void TestWindowLessons::acceptsAGuessWithADecimal_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    for (const char *language : {"en", "de"}) {
        QTest::addRow("%s, point", language) << QString::fromLatin1(language) << u"0.6"_s;
        QTest::addRow("%s, comma", language) << QString::fromLatin1(language) << u"0,6"_s;
    }
}

/// The number of counts outside their bands, computed as 0.6, must be possible as an answer.
void TestWindowLessons::acceptsAGuessWithADecimal()
{
    QFETCH(const QString, language);
    QFETCH(const QString, typed);
    LessonFixture window;
    window.begin(2, false);
    window.run().goToStep(5);
    auto *box = window.find<QDoubleSpinBox>("lessonNumber");
    box->setLocale(QLocale(language));
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, typed);
    QTest::keyClick(box, Qt::Key_Tab);
    QCOMPARE(window.run().answer().guess, std::optional(0.6));
    QCOMPARE(box->text(), language == u"de" ? u"0,6"_s : u"0.6"_s);
    box->setValue(7);
    QCOMPARE(box->text(), u"7"_s);
}

/// The button in the place of *Throw*, pressed once too often, does not end the lesson.
void TestWindowLessons::staysInTheLessonAfterTheGame()
{
    LessonFixture window;
    window.begin(2, false);
    window.run().goToStep(4); // to be played to the end
    window.playOn();
    QVERIFY(window.match_().game().position().isOver());
    QVERIFY(!window.action("actionResult").isEnabled());
    window.match_().rematch();
    QVERIFY(window.run().isRunning());
}

void TestWindowLessons::startsOver()
{
    LessonFixture window;
    window.begin(1, false);
    QPushButton &over = window.button("lessonStartOver");
    QPushButton &board = window.button("lessonRestart");
    QVERIFY(!over.isEnabled()); // there is nothing to start over
    QVERIFY(!board.isEnabled());
    window.answer();
    QVERIFY(over.isEnabled());
    QVERIFY(!board.isEnabled());
    window.step();
    QVERIFY(board.isEnabled());
    board.click();
    QVERIFY(!board.isEnabled());
    window.step();
    window.dialogs.deletesAnswers = false; // the user cancels
    over.click();
    QVERIFY(over.isEnabled());
    QVERIFY(window.find<QAbstractButton>("lessonChoice1")->isChecked());
    QVERIFY(!window.game().history().empty());
    window.dialogs.deletesAnswers = true;
    over.click();
    QVERIFY(!over.isEnabled());
    QVERIFY(!board.isEnabled());
    QVERIFY(!window.find<QAbstractButton>("lessonChoice1")->isChecked());
    QVERIFY(!window.button("lessonUncover").isEnabled());
    QVERIFY(window.game().history().empty());
    window.press("lessonNext");
    QVERIFY(over.isEnabled()); // starting over goes back to the first step
    over.click();
    QCOMPARE(window.run().currentStep(), 0);
}

void TestWindowLessons::isLeftUnharmed()
{
    LessonFixture window;
    window.begin(3, false);
    window.press("lessonNext");
    window.press("lessonNext");
    window.playOn();
    window.press("lessonLeave");
    QVERIFY(window.isBack());
    // Starting another game ends the lesson.
    window.begin(3, true);
    window.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY(!window.run().isRunning());
    QVERIFY(window.find<QDockWidget>("lessonDock")->isHidden());
}

void TestWindowLessons::opensATeachersFile()
{
    LessonFixture window;
    const QString path = window.folder.filePath(u"Mine.doublets-lesson"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(teachersFile("\"Мой & урок\""));
    file.close();
    window.window->openFile(path);
    QVERIFY(window.run().isRunning());
    QCOMPARE(window.game().ruleSet().id, u"fiske"_s);
    QVERIFY(window.find<QTextBrowser>("lessonText")->toPlainText().contains(u"Look & see <b>"));
    QVERIFY(window.window->findChild<NoticeBar *>()->notices().isEmpty());
    window.press("lessonNext");
    QVERIFY(window.isBack());
    // The same with the button in the lessons dialog, for a class.
    window.dialogs.answer = path;
    window.action("actionLessons").trigger();
    window.find<QComboBox>("lessonsClass")->setEditText(u"7b"_s);
    window.press("lessonsOpen");
    QVERIFY(window.run().isRunning());
    QCOMPARE(window.run().className(), u"7b"_s);
    window.step();
    window.press("lessonNext"); // the end
    QVERIFY(window.isBack());
    // The answers are kept, as long as the lesson exists.
    for (const bool exists : {true, false}) {
        // Deletes the previous dialog.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.action("actionLessons").trigger();
        const QList<QAction *> kept = window.find<QPushButton>("lessonsAnswers")->menu()->actions();
        QCOMPARE(kept.size(), exists ? 2 : 0);
        if (exists) {
            QVERIFY2(kept[1]->text().startsWith(u"7b, "), qPrintable(kept[1]->text()));
            kept[1]->trigger();
            QVERIFY(!window.game().history().empty());
            window.press("lessonLeave");
            QVERIFY(QFile::remove(path));
        }
    }
}

/// A picture, a question for a number, and the votes of an earlier step.
void TestWindowLessons::showsEveryPartOfAStep()
{
    LessonFixture window;
    QImage picture(300, 150, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(window.folder.filePath(u"die.png"_s)));
    const QString path = window.folder.filePath(u"Parts.doublets-lesson"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "doublets-lesson", "version": 2, "title": "Parts", "summary": "Mine",
"steps": [
 {"title": "Vote", "minutes": 1, "picture": {"file": "die.png", "description": "A red <die>",
   "caption": "Photograph & frame"}, "texts": ["Look"],
  "question": {"text": "Fair?", "choices": ["Yes", "No"], "answer": "x"}},
 {"title": "Count", "minutes": 1, "question": {"text": "How many?",
   "number": {"value": 16.7, "tolerance": 0.5, "unit": "%"}}},
 {"title": "Back", "minutes": 1, "recall": 1, "texts": ["Think again"]}]})");
    file.close();
    window.window->openFile(path);
    QVERIFY(window.run().isRunning());
    auto *image = window.find<QLabel>("lessonPicture");
    QVERIFY(image->isVisible());
    QCOMPARE(image->accessibleName(), u"A red <die>"_s);
    QVERIFY(!image->pixmap().isNull());
    QVERIFY(image->pixmap().deviceIndependentSize().width() <= image->width());
    QCOMPARE(window.find<QLabel>("lessonCaption")->text(), u"Photograph & frame"_s);
    // The picture is between the text and the question.
    QVERIFY(window.find<QTextBrowser>("lessonText")->toPlainText().contains(u"Look"));
    QVERIFY(!window.find<QTextBrowser>("lessonText")->toPlainText().contains(u"Fair?"));
    QVERIFY(window.find<QTextBrowser>("lessonQuestion")->toPlainText().contains(u"Fair?"));
    window.find<QSpinBox>("lessonHands2")->setValue(7);
    window.press("lessonNext");
    QVERIFY(image->isHidden() || !image->isVisible());
    auto *value = window.find<QLineEdit>("lessonValue");
    QVERIFY(value->isVisible());
    QVERIFY(!window.button("lessonUncover").isEnabled());
    QTest::keyClicks(value, u"many"_s);
    QVERIFY(!window.button("lessonUncover").isEnabled());
    value->clear();
    QTest::keyClicks(value, u"17,1"_s); // a decimal comma
    QVERIFY(window.button("lessonUncover").isEnabled());
    window.press("lessonUncover");
    const QString answer = window.find<QTextBrowser>("lessonAnswer")->toPlainText();
    QVERIFY2(answer.contains(u"You answered 17.1. Correct"), qPrintable(answer));
    QVERIFY(value->isReadOnly());
    window.press("lessonNext");
    QVERIFY(!value->isVisible());
    const QString text = window.find<QTextBrowser>("lessonText")->toPlainText();
    QVERIFY2(text.contains(u"Your answer in step 1, “Vote”:"), qPrintable(text));
    QVERIFY2(text.contains(u"No – 7 hands"), qPrintable(text));
    // The answers are kept.
    window.press("lessonLeave");
    window.window->openFile(path);
    window.press("lessonBack");
    QCOMPARE(value->text(), u"17.1"_s);
}

void TestWindowLessons::namesTheFaultsOfAFile()
{
    LessonFixture window;
    const QString path = window.folder.filePath(u"Bad.doublets-lesson"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(teachersFile("5").replace("\"Look\"", "\"Look\", \"run\": \"x\""));
    file.close();
    window.window->openFile(path);
    QVERIFY(!window.run().isRunning());
    QVERIFY(window.isBack());
    const QStringList notices = window.window->findChild<NoticeBar *>()->notices();
    QCOMPARE(notices.size(), 2);
    QVERIFY2(notices[0].contains(u"line 2, title: "), qPrintable(notices[0]));
    QVERIFY2(notices[1].contains(u"line 4, steps[0].run: "), qPrintable(notices[1]));
    // A missing lesson file is reported as such.
    window.window->openFile(window.folder.filePath(u"none.doublets-lesson"_s));
    QCOMPARE(window.window->findChild<NoticeBar *>()->notices().size(), 3);
}

/// Opens lesson files, and finds them in the dialog afterwards, until they are removed.
void TestWindowLessons::listsOwnLessons()
{
    const LessonFixture window;
    const auto showDialog = [&window] {
        // Deletes the previous dialog.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.action("actionLessons").trigger();
        const auto *empty = window.find<QLabel>("ownLessonsEmpty");
        QVERIFY(QTest::qWaitFor([empty] { return !empty->text().startsWith(u"Reading"); }));
    };
    showDialog();
    QVERIFY(window.find<QLabel>("ownLessonsEmpty")->isVisible());
    QVERIFY(window.find<QAbstractButton>("lesson1")->accessibleName().contains(u"Objectives: "));
    window.press("lessonsClose");
    const QString sound = window.folder.filePath(u"sound.doublets-lesson"_s);
    const QString gone = window.folder.filePath(u"gone.doublets-lesson"_s);
    for (const QString &path : {gone, sound}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(teachersFile("\"Ours\""));
        file.close();
        window.window->openFile(path);
        window.press("lessonLeave");
    }
    QVERIFY(QFile::remove(gone));
    showDialog();
    QVERIFY(!window.find<QLabel>("ownLessonsEmpty")->isVisible());
    const auto *first = window.find<QAbstractButton>("ownLesson1");
    QVERIFY(first->accessibleName().startsWith(u"Ours. 1 of 2. About 3 minutes. Mine."));
    const auto *second = window.find<QAbstractButton>("ownLesson2");
    QVERIFY(second->accessibleName().contains(u"File not found"));
    QVERIFY(!second->isEnabled());
    window.press("removeOwnLesson2");
    QVERIFY(window.find<QAbstractButton>("ownLesson1")->hasFocus());
    QTest::mouseClick(window.find<QAbstractButton>("ownLesson1"), Qt::LeftButton, {}, {20, 20});
    QVERIFY(window.run().isRunning());
    QCOMPARE(window.run().lesson().file, sound);
    window.press("lessonLeave");
    showDialog();
    QVERIFY(window.find<QAbstractButton>("ownLesson2") == nullptr);
    window.press("removeOwnLesson1");
    QVERIFY(window.find<QLabel>("ownLessonsEmpty")->isVisible());
    QVERIFY(QFile::exists(sound));
}

void TestWindowLessons::isPrintedFirst()
{
    const LessonFixture window;
    const auto offered = [&window] {
        window.action("actionPrint").trigger();
        return static_cast<SheetKind>(window.find<QComboBox>("printSheet")->currentData().toInt());
    };
    QVERIFY(offered() != SheetKind::Worksheet);
    window.begin(2, false);
    QCOMPARE(offered(), SheetKind::Worksheet);
    QCOMPARE(window.find<QComboBox>("printLesson")->currentText(),
             window.find<QDockWidget>("lessonDock")->windowTitle());
    window.press("lessonLeave");
    QVERIFY(offered() != SheetKind::Worksheet);
}

void TestWindowLessons::isNotThereWithoutALesson()
{
    LessonFixture window;
    window.begin(1, false);
    const QByteArray state = window.window->saveState();
    window.press("lessonLeave");
    window.window->restoreState(state); // as saved when the program was last closed
    QTRY_VERIFY(window.find<QDockWidget>("lessonDock")->isHidden());
}

void TestWindowLessons::hasRoomInASmallWindow()
{
    LessonFixture window;
    window.window->resize(640, 480);
    window.begin(4, false);
    QTRY_VERIFY(window.find<QDockWidget>("lessonDock")->width() > 150);
    const QRect whole = window.window->rect();
    for (const char *name : {"lessonBack", "lessonNext", "lessonLeave"}) {
        const QPushButton &button = window.button(name);
        const QRect there(button.mapTo(window.window.get(), QPoint()), button.size());
        QVERIFY2(whole.contains(there), name);
        QVERIFY(button.height() >= 26);
    }
    // No step is wider than the viewport.
    const auto *scroll = window.window->findChild<LessonPanel *>()->findChild<QScrollArea *>();
    for (int lesson = 1; lesson <= 4; ++lesson) {
        window.begin(lesson, false);
        for (int step = 0; step < window.run().stepCount(); ++step) {
            window.run().goToStep(step);
            QCoreApplication::processEvents(); // lays out the step's widgets
            QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                         qPrintable(u"%1, %2"_s.arg(lesson).arg(step)));
        }
    }
}

/// Neither the odds panel nor the wall reveals a figure that the lesson asks for.
/// The settings and the dialog for inventions keep figures covered that the lesson asks for.
void TestWindowLessons::coversFiguresInDialogs()
{
    LessonFixture window;
    window.begin(2, false);
    window.action("actionPlayers").trigger();
    const auto *skill = window.find<QLabel>("skillText");
    const QString remark = u"The lesson asks about this"_s;
    QVERIFY2(skill->text().contains(remark), qPrintable(skill->text()));
    window.run().goToStep(7);
    QVERIFY(skill->text().contains(remark));
    window.run().setGuess(10);
    window.run().revealSolution();
    QVERIFY(!skill->text().contains(remark));
    window.find<QDialog>("settingsDialog")->close();
    window.run().end();

    const auto covers = [&window, &remark] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the previous dialog
        window.action("actionInvent").trigger();
        auto *dialog = window.find<QDialog>("inventionDialog");
        const auto *note = dialog->findChild<QLabel *>(u"inventionOddsNote"_s);
        const auto *odds = dialog->findChild<QTableWidget *>(u"inventionOdds"_s);
        const bool isCovered = note->text().contains(remark);
        if (!isCovered) {
            [&] { QTRY_VERIFY(odds->item(0, 0)->text().contains(u'%')); }();
        }
        const bool hasOdds = odds->item(0, 0)->text().contains(u'%');
        dialog->reject();
        return isCovered && !hasOdds;
    };
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window.begin(1, false);
    QVERIFY(covers());
    window.run().goToStep(3);
    window.run().setGuess(50);
    window.run().revealSolution();
    QVERIFY(!covers());
}

void TestWindowLessons::coversOddsUntilTheClassHasAnswered()
{
    LessonFixture window;
    window.begin(1, false);
    window.action("actionOddsPanel").trigger();
    auto *chance = window.find<QLabel>("oddsChance");
    QVERIFY(chance->isHidden());
    QVERIFY2(window.find<QLabel>("oddsTitle")->text().contains(u"The lesson asks"),
             qPrintable(window.find<QLabel>("oddsTitle")->text()));
    WallStrip strip(window.match_());
    strip.show();
    QVERIFY2(strip.oddsLabel().text().startsWith(u"Covered: "),
             qPrintable(strip.oddsLabel().text()));
    window.run().goToStep(3);
    QCOMPARE(strip.oddsLabel().text(),
             u"What share of all games does the player who throws first win?"_s);
    strip.resize(250, 200);
    const int questionHeight = strip.oddsLabel().sizeHint().height(); // of two lines
    window.run().setGuess(60);
    QVERIFY(chance->isHidden());
    window.run().revealSolution();
    QTRY_VERIFY(!chance->isHidden());
    QTRY_VERIFY2(strip.oddsLabel().text().contains(u" of 100, "),
                 qPrintable(strip.oddsLabel().text()));
    QVERIFY(strip.oddsLabel().sizeHint().height() < questionHeight);
    window.run().startOver();
    QVERIFY(chance->isHidden());
    window.run().end();
    QTRY_VERIFY(!chance->isHidden()); // the user's own game
}

/// Restoring the arrangement of the panels does not hide the lesson.
void TestWindowLessons::hasAPanelInAUsedProfile()
{
    LessonFixture window;
    const QString path = window.folder.filePath(u"Mine.doublets-lesson"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(teachersFile("\"Mine\""));
    file.close();
    window.action("actionOddsPanel").trigger();
    window.settings.windowState.set(window.window->saveState()); // without the panel
    window.window.reset();
    window.window = std::make_unique<MainWindow>(window.match, window.session, window.dialogs);
    window.window->openFile(path); // before the window is shown, as on the command line
    window.window->show();
    QTRY_VERIFY(window.find<PanelDock>("lessonDock")->isInFront()); // of the odds
    QVERIFY(window.find<QTextBrowser>("lessonText")->isVisible());
}

/// A lesson is in front of the other panels, even if it replaces another lesson.
void TestWindowLessons::isInFrontOfOtherPanels()
{
    LessonFixture window;
    window.action("actionDicePanel").trigger();
    const auto *dock = window.find<PanelDock>("lessonDock");
    for (const int lesson : {1, 2}) {
        window.begin(lesson, false);
        QCoreApplication::processEvents();
        QVERIFY(dock->isInFront());
    }
}

/// Opening another panel, and returning to the lesson, moves none of its buttons.
void TestWindowLessons::keepsItsButtonsWhereTheyAre()
{
    LessonFixture window;
    window.window->resize(1280, 800);
    window.begin(1, false);
    auto *dock = window.find<QDockWidget>("lessonDock");
    QTRY_VERIFY(dock->width() > 300);
    const auto places = [&window] {
        QCoreApplication::processEvents();
        QList<QPoint> all;
        for (const char *name : {"lessonChoice1", "lessonUncover", "lessonNext", "lessonLeave"}) {
            const auto *button = window.find<QAbstractButton>(name);
            all << button->mapTo(window.window.get(), QPoint());
        }
        return all;
    };
    const QList<QPoint> before = places();
    for (const char *panel : {"actionOddsPanel", "actionDicePanel"}) {
        window.action(panel).trigger();
        QCoreApplication::processEvents();
        dock->raise();
        QTRY_COMPARE(places(), before);
    }
    // Nor does the entry of dice below the board.
    const auto nextPlace = [&window] {
        return window.button("lessonNext").mapTo(window.window.get(), QPoint());
    };
    window.run().goToStep(2);
    QTRY_VERIFY(window.find<QWidget>("diceEntry")->isVisible());
    QTRY_COMPARE(nextPlace(), before[2]);
}

/// On a wall, where there is little room, question and answers come before the other texts.
void TestWindowLessons::asksFirstOnAWall()
{
    LessonFixture window;
    window.begin(1, false);
    const auto *text = window.find<QTextBrowser>("lessonText");
    const auto *background = window.find<QTextBrowser>("lessonBackground");
    const auto *choice = window.find<QAbstractButton>("lessonChoice1");
    QVERIFY(text->toPlainText().contains(u"They throw the same dice"));
    QVERIFY(background->isHidden());
    window.window->findChild<Projector *>()->present(Projector::Place::ThisWindow);
    QTRY_VERIFY(window.find<QDockWidget>("lessonDock")->isVisible());
    QTRY_VERIFY(!background->isHidden());
    QVERIFY(!text->toPlainText().contains(u"They throw the same dice"));
    QVERIFY(text->toPlainText().contains(u"Does it help to throw first?"));
    QVERIFY(background->toPlainText().contains(u"They throw the same dice"));
    const auto top = [&window](const QWidget *widget) {
        return widget->mapTo(window.window.get(), QPoint()).y();
    };
    QTRY_VERIFY(top(text) < top(choice) && top(choice) < top(background));
    window.window->findChild<Projector *>()->stop();
    QTRY_VERIFY(background->isHidden());
    QVERIFY(text->toPlainText().contains(u"They throw the same dice"));
}

void TestWindowLessons::showsAnswersAndButtonsOnAWall_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : {u"en"_s, u"de"_s, u"ru"_s}) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
        }
    }
}

/// On a wall, a guess can be entered and uncovered without scrolling.
void TestWindowLessons::showsAnswersAndButtonsOnAWall()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    installTranslator(language);
    LessonFixture window;
    window.begin(2, false);
    window.run().goToStep(3);
    window.window->findChild<Projector *>()->present(Projector::Place::ThisWindow);
    window.window->showNormal();
    window.window->resize(size);
    QTRY_COMPARE(window.window->size(), size);
    const auto *scroll = window.window->findChild<LessonPanel *>()->findChild<QScrollArea *>();
    const auto isWhole = [scroll](const QWidget *widget) {
        const QRect place(widget->mapTo(scroll->viewport(), QPoint()), widget->size());
        return scroll->viewport()->rect().contains(place);
    };
    for (const char *name : {"lessonSlider", "lessonNumber", "lessonUncover"}) {
        QTRY_VERIFY2(isWhole(window.find<QWidget>(name)), name);
    }
    window.window->findChild<Projector *>()->stop();
}

void TestWindowLessons::hasRoomOnAWall_data()
{
    showsAnswersAndButtonsOnAWall_data();
}

/// On a wall, the entry of dice and long captions leave the lesson half of the height.
void TestWindowLessons::hasRoomOnAWall()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    installTranslator(language);
    LessonFixture window;
    window.begin(1, false);
    window.run().goToStep(2);
    window.window->findChild<Projector *>()->present(Projector::Place::ThisWindow);
    window.window->showNormal();
    window.window->resize(size);
    QTRY_COMPARE(window.window->size(), size);
    QTRY_VERIFY(window.find<QWidget>("diceEntry")->isVisible());
    const auto *scroll = window.window->findChild<LessonPanel *>()->findChild<QScrollArea *>();
    QTRY_VERIFY2(scroll->height() * 2 >= size.height(),
                 qPrintable(QString::number(scroll->height())));
    const auto *strip = window.find<WallStrip>("wallStrip");
    const int least = fonts::minimumWallLineHeight(size);
    for (const CaptionLabel *label : {&strip->captionLabel(), &strip->oddsLabel()}) {
        QVERIFY(label->toolTip().isEmpty()); // not shortened
        QVERIFY(QFontMetrics(label->font()).lineSpacing() >= least);
    }
    window.window->findChild<Projector *>()->stop();
}

/// Figures of a game that the class plays to its end are those so far.
void TestWindowLessons::saysSoFarUntilTheGameIsOver()
{
    LessonFixture window;
    window.begin(2, false);
    window.run().goToStep(4);
    window.answer();
    window.run().revealSolution();
    const auto *solution = window.find<QTextBrowser>("lessonAnswer");
    const auto text = [solution] { return solution->toPlainText(); };
    QTRY_VERIFY2(text().contains(u"percentage points"), qPrintable(text()));
    QVERIFY2(text().contains(u"The game is not over yet. So far:"), qPrintable(text()));
    window.playOn();
    QTRY_VERIFY2(!text().contains(u"So far"), qPrintable(text()));
    QVERIFY(text().contains(u"Including the part of the game"));
}

/// A number beyond the limit is not cut to its first digits.
void TestWindowLessons::saysWhatIsTooMuch()
{
    LessonFixture window;
    window.begin(1, false);
    const auto typed = [](QAbstractSpinBox *box, const QString &text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        return box->text();
    };
    QCOMPARE(typed(window.find<QSpinBox>("lessonHands1"), u"150"_s), u"Hands: 99"_s);
    QCOMPARE(QToolTip::text(), u"At most 99"_s);
    window.begin(2, false);
    window.run().goToStep(3);
    QCOMPARE(typed(window.find<QDoubleSpinBox>("lessonNumber"), u"150"_s), u"100"_s);
    QCOMPARE(QToolTip::text(), u"At most 100"_s);
    QCOMPARE(window.run().answer().guess, std::optional(100.0));
}

void TestWindowLessons::startsOverWithTheNextClass()
{
    LessonFixture window;
    const auto open = [&window] {
        // Deletes the previous dialog.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.action("actionLessons").trigger();
    };
    const auto told = [&window] {
        return window.find<QDialog>("lessonsDialog")
            ->findChild<QAbstractButton *>(u"lesson1"_s)
            ->accessibleName();
    };
    open();
    QVERIFY(!window.find<QPushButton>("lessonsAnswers")->isEnabled());
    window.find<QComboBox>("lessonsClass")->setEditText(u"7b"_s);
    QTest::mouseClick(window.find<QAbstractButton>("lesson1"), Qt::LeftButton, {}, QPoint(20, 20));
    QCOMPARE(window.run().className(), u"7b"_s);
    QVERIFY(window.find<QLabel>("lessonProgress")->text().endsWith(u" · 7b"));
    window.answer();
    window.run().goToStep(8);
    open();
    QCOMPARE(window.find<QComboBox>("lessonsClass")->currentText(), u"7b"_s);
    QVERIFY2(told().contains(u"continues at step 9 of 9"), qPrintable(told()));
    window.find<QComboBox>("lessonsClass")->setEditText(u"7c"_s);
    QVERIFY2(!told().contains(u"continues"), qPrintable(told()));
    window.find<QDialog>("lessonsDialog")->close();
    window.press("lessonNext"); // the homework
    window.press("lessonNext"); // the end
    open();
    QVERIFY2(!told().contains(u"continues"), qPrintable(told()));
    window.find<QComboBox>("lessonsClass")->setEditText(u"7c"_s);
    QVERIFY2(!told().contains(u"finished"), qPrintable(told()));
    window.find<QComboBox>("lessonsClass")->setEditText(u"7b"_s);
    QVERIFY2(told().contains(u"✓ finished"), qPrintable(told()));
    const QList<QAction *> kept = window.find<QPushButton>("lessonsAnswers")->menu()->actions();
    QCOMPARE(kept.size(), 2); // the title of the lesson, and the answers
    QCOMPARE(kept[1]->text(),
             u"7b, "_s + QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    kept[1]->trigger();
    QCOMPARE(window.run().currentStep(), 0);
    QVERIFY(window.find<QAbstractButton>("lessonChoice1")->isChecked());
}

void TestWindowLessons::keepsNoAnswersIfThereAreNone()
{
    LessonFixture window;
    window.begin(1, false);
    window.press("lessonSkip"); // shows the solution
    window.run().goToStep(window.run().stepCount() - 1);
    const QSignalSpy remarks(&window.match_(), &Match::remarked);
    // The homework comes before the end, even if the last question is not answered.
    QCOMPARE(window.button("lessonNext").text(), u"Ne&xt"_s);
    window.press("lessonNext");
    QVERIFY(window.find<QTextBrowser>("lessonAnswer")->toPlainText().contains(u"Homework"));
    QVERIFY(!window.find<QTextBrowser>("lessonAnswer")->toPlainText().contains(u"The answer"));
    QCOMPARE(window.button("lessonNext").text(), u"En&d of the lesson"_s);
    window.press("lessonNext");
    QCOMPARE(remarks.back().at(0).toString(), u"The lesson is finished."_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the previous dialog
    window.action("actionLessons").trigger();
    QVERIFY(!window.find<QPushButton>("lessonsAnswers")->isEnabled());
    const QString card = window.find<QAbstractButton>("lesson1")->accessibleName();
    QVERIFY2(!card.contains(u"continues"), qPrintable(card));
}

void TestWindowLessons::asksBeforeQuittingWithUnsavedAnswers()
{
    LessonFixture window;
    window.begin(1, false);
    QVERIFY(!window.run().finishSaving());
    QFile inTheWay(window.folder.filePath(u"data/lessons"_s));
    QVERIFY(QDir(inTheWay.fileName()).removeRecursively());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    window.answer();
    QVERIFY(!window.window->close());
    QVERIFY(window.dialogs.quitReasons.isEmpty()); // the game is on disk
    QCOMPARE(window.dialogs.quitLessonReasons.size(), 1);
    QVERIFY(window.dialogs.quitLessonReasons[0].contains(inTheWay.fileName()));
    window.dialogs.quits = true;
    QVERIFY(window.window->close());
    window.window->show();
    QVERIFY(inTheWay.remove());
    QVERIFY(window.window->close()); // the answers have been saved
    QCOMPARE(window.dialogs.quitLessonReasons.size(), 2);
}

QTEST_MAIN(TestWindowLessons)
#include "tst_window_lessons.moc"
