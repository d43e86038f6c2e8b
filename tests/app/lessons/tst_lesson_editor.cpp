// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_parser.h"
#include "core/lessons/lesson_schema.h"
#include "lessons/editor/lesson_editor.h"
#include "lessons/editor/lesson_field_text.h"
#include "lessons/editor/lesson_form.h"
#include "lessons/lesson_run.h"
#include "lessons/lessons_dialog.h"
#include "panels/theme/theme.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A main window with an open editor.
struct EditorFixture : WindowFixture
{
    /// Opens the editor by an item of the menu in the dialog of lessons, counted from 0.
    explicit EditorFixture(int item = 0)
        : WindowFixture(allRuleSets())
    {
        choose(item);
    }
    void choose(int item) const
    {
        action("actionLessons").trigger();
        const auto *button =
            window->findChild<LessonsDialog *>()->findChild<QPushButton *>(u"lessonsWrite"_s);
        button->menu()->actions().at(item)->trigger();
        find<QTimer>("editorCheckTimer")->setInterval(0);
    }
    [[nodiscard]] LessonEditor &editor() const { return *window->findChild<LessonEditor *>(); }
    template<typename T> [[nodiscard]] T *field(const QString &place) const
    {
        return editor().findChild<T *>(place);
    }
    [[nodiscard]] QString value(const QString &place) const
    {
        return editor().draft().value(place).toVariant().toString();
    }
    [[nodiscard]] QString fault(const QString &place) const
    {
        return field<QLabel>(u"error "_s + place)->text();
    }
    /// Waits until the lesson has been checked. Quicker than QTRY_VERIFY.
    [[nodiscard]] bool becomesFaultless() const
    {
        const auto *status = field<QLabel>(u"editorStatus"_s);
        return QTest::qWaitFor([status] { return status->text() == u"The lesson has no faults."; });
    }
    /// Waits until only fields of the first step are still to be filled in.
    [[nodiscard]] bool lacksStepOnly() const
    {
        const auto *status = field<QLabel>(u"editorStatus"_s);
        return QTest::qWaitFor([status] {
            const QString text = status->text();
            return text.contains(u"(step 1)") && !text.contains(u"Summary");
        });
    }
    void press(const char *name) const { find<QPushButton>(name)->click(); }
    void write(const QString &place, const QString &text) const
    {
        if (auto *edit = field<QPlainTextEdit>(place)) {
            edit->setPlainText(text);
        } else {
            field<QLineEdit>(place)->selectAll();
            QTest::keyClicks(field<QLineEdit>(place), text);
        }
    }
    /// Waits until a field and its fault are fully visible.
    [[nodiscard]] bool comesInSight(const QString &place) const
    {
        return QTest::qWaitFor([this, place] {
            const auto *field = this->field<QWidget>(place);
            const auto *label = this->field<QWidget>(u"error "_s + place);
            return isInSight(*field) && (!label->isVisible() || isInSight(*label));
        });
    }
    [[nodiscard]] static bool isInSight(const QWidget &widget)
    {
        return widget.visibleRegion().boundingRect() == widget.rect();
    }
    /// Shows the page of a step, counted from 1; 0 for the page about the lesson.
    void show(int page) const { find<QListWidget>("editorSteps")->setCurrentRow(page); }
    /// Writes a small lesson without faults.
    void writeLesson() const
    {
        show(0);
        write(u"title"_s, u"Doublets"_s);
        write(u"summary"_s, u"Throw and count."_s);
        show(1);
        write(u"steps[0].title"_s, u"Count"_s);
        write(u"steps[0].texts"_s, u"Throw ten times.\n\nCount the doublets.\n"_s);
    }
    [[nodiscard]] QString path() const { return folder.filePath(u"ours.doublets-lesson"_s); }
};

} // namespace

/// Tests that a teacher can write a lesson without seeing its file.
class TestLessonEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyHasALabel();
    void writesALesson();
    void showsFaultsAtTheirFields();
    void suggestsManyGames();
    void acceptsADecimalComma_data();
    void acceptsADecimalComma();
    void keepsFieldsInPlace();
    void goesToTheNextFault();
    void visitsFaultsFromTopToBottom();
    void scrollsToTheFocus();
    void editsQuestions();
    void changesTheOrderOfSteps();
    void showsWholeStepsInASmallWindow();
    void undoes();
    void editsCopiesOfBuiltInLessons();
    void offersTheLanguagesOfTheLesson();
    void takesTheGameOnTheBoard();
    void takesPictures();
    void figuresHaveTheFieldsOfTheirQuantity();
    void opensLessonsWithFaults();
    void refusesOtherFiles();
    void previewsAndReturns();
    void asksBeforeChangesAreLost();
    void asksBeforeQuitting();
};

void TestLessonEditor::everyKeyHasALabel()
{
    for (const LessonKey &key : lessonKeys()) {
        const QString path = QString::fromLatin1(key.path);
        if (key.kind == LessonKeyKind::Fixed || path == u"steps") {
            continue;
        }
        QVERIFY2(!lessonFieldLabel(path).isEmpty(), key.path);
        QCOMPARE(!lessonEntryName(path).isEmpty(), key.kind == LessonKeyKind::Objects);
        for (const QString &word : lessonKeyWords(path)) {
            QVERIFY2(lessonWordText(path, word) != word, qPrintable(path + u' ' + word));
        }
    }
}

void TestLessonEditor::writesALesson()
{
    EditorFixture f;
    f.writeLesson();
    f.show(0);
    f.write(u"title"_s, u"A/B: \"Doublets\" or not?"_s);
    QVERIFY(f.becomesFaultless());
    f.dialogs.answer = f.path();
    f.press("editorSave");
    QVERIFY2(f.dialogs.suggested.endsWith(u"A-B Doublets or not.doublets-lesson"),
             qPrintable(f.dialogs.suggested));
    QVERIFY(!f.editor().draft().isModified());
    const auto *status = f.field<QLabel>(u"editorStatus"_s);
    QCOMPARE(status->text(), u"Saved: ours.doublets-lesson\nThe lesson has no faults."_s);
    const auto read = readLesson(f.path(), allRuleSets());
    QVERIFY(read);
    QCOMPARE(read.value().steps.front().paragraphs.size(), std::size_t(2));
    QCOMPARE(read.value().minutes(), 5);
}

void TestLessonEditor::showsFaultsAtTheirFields()
{
    EditorFixture f;
    // Empty fields are no faults yet.
    QTRY_COMPARE(f.fault(u"title"_s), u"This field is still empty."_s);
    QVERIFY(f.field<QLabel>(u"error title"_s)->isVisibleTo(&f.editor()));
    QVERIFY(!f.find<QListWidget>("editorSteps")->item(1)->text().startsWith(u"⚠"));
    const auto *status = f.field<QLabel>(u"editorStatus"_s);
    QCOMPARE(status->text(), u"Still to fill in: Title of the lesson, Summary, Title of the step "
                             "(step 1) and Text (step 1)"_s);
    f.write(u"title"_s, u"Luck"_s);
    QTRY_COMPARE(f.fault(u"title"_s), QString());
    f.write(u"grade"_s, u"x"_s.repeated(Lesson::MaxTitleLength + 1));
    QTRY_VERIFY(!f.fault(u"grade"_s).isEmpty());
    QVERIFY(!f.fault(u"grade"_s).contains(u"grade"_s)); // no keys of the file format
    const auto *grade = f.field<QLineEdit>(u"grade"_s);
    QVERIFY(grade->accessibleDescription().contains(f.fault(u"grade"_s)));
}

/// A new experiment has enough games to show something.
void TestLessonEditor::suggestsManyGames()
{
    EditorFixture f;
    f.show(1);
    f.field<QGroupBox>(u"steps[0].experiment"_s)->setChecked(true);
    QCOMPARE(f.value(u"steps[0].experiment.games"_s), u"1000"_s);
}

void TestLessonEditor::acceptsADecimalComma_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("number");
    QTest::newRow("comma") << u"0,5"_s << 0.5;
    QTest::newRow("point") << u"0.5"_s << 0.5;
    QTest::newRow("three decimals") << u"0,125"_s << 0.125;
    QTest::newRow("negative") << u"-0,125"_s << -0.125;
    QTest::newRow("thousands") << u"1,000"_s << 1000.0;
}

void TestLessonEditor::acceptsADecimalComma()
{
    QFETCH(const QString, typed);
    QFETCH(const double, number);
    EditorFixture f;
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].question"_s)->setChecked(true);
    f.field<QGroupBox>(u"steps[0].question.number"_s)->setChecked(true);
    const QString value = u"steps[0].question.number.value"_s;
    f.write(value, u"many"_s);
    QTRY_COMPARE(f.fault(value), u"⚠ Enter a number."_s);
    f.write(value, typed);
    QTRY_COMPARE(f.fault(value), QString());
    QCOMPARE(f.editor().draft().value(value).toDouble(), number);
}

/// The fields do not jump up under the pointer when a fault above them is mended.
void TestLessonEditor::keepsFieldsInPlace()
{
    EditorFixture f;
    QTRY_COMPARE(f.fault(u"title"_s), u"This field is still empty."_s);
    const auto *below = f.field<QWidget>(u"grade"_s);
    QCoreApplication::processEvents();
    const int y = below->mapTo(&f.editor(), QPoint()).y();
    f.write(u"title"_s, u"Luck"_s);
    QTRY_COMPARE(f.fault(u"title"_s), QString());
    QCoreApplication::processEvents();
    QCOMPARE(below->mapTo(&f.editor(), QPoint()).y(), y);
}

void TestLessonEditor::goesToTheNextFault()
{
    EditorFixture f;
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].question"_s)->setChecked(true);
    f.show(0);
    QTRY_COMPARE(f.find<QPushButton>("editorNextFault")->isEnabled(), true);
    QVERIFY(f.lacksStepOnly());
    f.press("editorNextFault");
    QCOMPARE(f.find<QListWidget>("editorSteps")->currentRow(), 1);
    QVERIFY(f.editor().focusWidget()->objectName().startsWith(u"steps[0].question."));
    const QString first = f.editor().focusWidget()->objectName();
    f.press("editorNextFault");
    QVERIFY(f.editor().focusWidget()->objectName() != first);
}

void TestLessonEditor::visitsFaultsFromTopToBottom()
{
    EditorFixture f;
    f.writeLesson();
    for (const QString &object : {u"question"_s, u"experiment"_s, u"picture"_s, u"table"_s}) {
        f.field<QGroupBox>(u"steps[0]."_s + object)->setChecked(true);
    }
    for (const char *list : {"add steps[0].passages", "add steps[0].marks"}) {
        f.press(list);
    }
    f.show(0);
    f.field<QLineEdit>(u"title"_s)->selectAll();
    QTest::keyClick(f.field<QLineEdit>(u"title"_s), Qt::Key_Delete);
    QVERIFY(QTest::qWaitFor([&f] {
        const QString status = f.find<QLabel>("editorStatus")->text();
        return status.contains(u"Criterion") || status.contains(u"Description");
    }));
    f.press("editorNextFault");
    QCOMPARE(f.editor().focusWidget()->objectName(), u"title"_s);
    QList<int> tops;
    QSet<QString> visited;
    for (f.press("editorNextFault"); !visited.contains(f.editor().focusWidget()->objectName());
         f.press("editorNextFault")) {
        const QWidget *field = f.editor().focusWidget();
        visited << field->objectName();
        if (field->objectName() != u"title") {
            QApplication::sendPostedEvents(); // lays the page out
            const auto *form = f.editor().findChild<LessonForm *>();
            tops << field->mapTo(form, QPoint()).y();
        }
    }
    QVERIFY(tops.size() > 6);
    QVERIFY(std::ranges::is_sorted(tops));
}

void TestLessonEditor::scrollsToTheFocus()
{
    EditorFixture f;
    f.editor().resize(640, 440);
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].question"_s)->setChecked(true);
    f.write(u"steps[0].question.text"_s, u"How many?"_s);
    QVERIFY(f.lacksStepOnly());
    f.show(0);
    f.press("editorNextFault");
    const QString faulty = f.editor().focusWidget()->objectName();
    QVERIFY(faulty.startsWith(u"steps[0].question."));
    QVERIFY(f.comesInSight(faulty));
    f.press("add steps[0].marks");
    QVERIFY(f.comesInSight(u"steps[0].marks[0].points"_s));
    // The focus stays in sight when the form is created again.
    f.press("editorUndo");
    QVERIFY(QTest::qWaitFor([&f] { return EditorFixture::isInSight(*f.editor().focusWidget()); }));
    // The preview button also leads to the fault.
    f.show(0);
    f.press("editorPreview");
    QVERIFY(f.comesInSight(f.editor().focusWidget()->objectName()));
}

void TestLessonEditor::editsQuestions()
{
    EditorFixture f;
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].question"_s)->setChecked(true);
    f.write(u"steps[0].question.text"_s, u"How many?"_s);
    f.write(u"steps[0].question.choices"_s, u"Five\nSix\nSeven"_s);
    auto *right = f.field<QComboBox>(u"steps[0].question.right"_s);
    QCOMPARE(right->count(), 4);
    right->setCurrentIndex(2);
    Q_EMIT right->activated(2);
    QCOMPARE(f.value(u"steps[0].question.right"_s), u"2"_s);
    QVERIFY(f.becomesFaultless());
    // A number instead.
    f.write(u"steps[0].question.choices"_s, QString());
    Q_EMIT right->activated(0);
    f.field<QGroupBox>(u"steps[0].question.number"_s)->setChecked(true);
    f.write(u"steps[0].question.number.value"_s, u"six"_s);
    QTRY_VERIFY(!f.fault(u"steps[0].question.number.value"_s).isEmpty());
    f.write(u"steps[0].question.number.value"_s, u"6.5"_s);
    QVERIFY(f.becomesFaultless());
    QCOMPARE(f.value(u"steps[0].question.number.value"_s), u"6.5"_s);
    // A mark scheme.
    f.press("add steps[0].marks");
    QCOMPARE(f.editor().focusWidget()->objectName(), u"steps[0].marks[0].points"_s);
    f.field<QSpinBox>(u"steps[0].marks[0].points"_s)->setValue(3);
    f.write(u"steps[0].marks[0].text"_s, u"Counts all throws."_s);
    QVERIFY(f.becomesFaultless());
    QCOMPARE(f.value(u"steps[0].marks[0].points"_s), u"3"_s);
    f.press("remove steps[0].marks[0]");
    QVERIFY(f.editor().draft().value(u"steps[0].marks"_s).isUndefined());
    QCOMPARE(f.editor().focusWidget()->objectName(), u"add steps[0].marks"_s);
}

void TestLessonEditor::changesTheOrderOfSteps()
{
    EditorFixture f;
    f.writeLesson();
    f.press("editorAddStep");
    QCOMPARE(f.editor().focusWidget()->objectName(), u"steps[1].title"_s);
    f.write(u"steps[1].title"_s, u"Then"_s);
    const auto *steps = f.find<QListWidget>("editorSteps");
    QCOMPARE(steps->count(), 3);
    QVERIFY(steps->item(2)->text().endsWith(u"2. Then"));
    QVERIFY(!f.find<QPushButton>("editorMoveDown")->isEnabled());
    f.press("editorMoveUp");
    QCOMPARE(f.value(u"steps[0].title"_s), u"Then"_s);
    QCOMPARE(steps->currentRow(), 1);
    f.press("editorDuplicateStep");
    QCOMPARE(f.value(u"steps[1].title"_s), u"Then"_s);
    f.press("editorDeleteStep");
    f.press("editorDeleteStep");
    QCOMPARE(f.editor().draft().entryCount(u"steps"_s), 1);
    QVERIFY(!f.find<QPushButton>("editorDeleteStep")->isEnabled()); // a lesson has a step
}

void TestLessonEditor::showsWholeStepsInASmallWindow()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    EditorFixture f(1);
    f.editor().resize(640, 440);
    const auto *steps = f.find<QListWidget>("editorSteps");
    QTRY_VERIFY(steps->maximumHeight() < QWIDGETSIZE_MAX);
    QCoreApplication::processEvents();
    QVERIFY(steps->viewport()->rect().contains(steps->visualItemRect(steps->item(1))));
}

void TestLessonEditor::undoes()
{
    EditorFixture f;
    f.writeLesson();
    f.press("editorAddStep");
    f.press("editorUndo");
    QCOMPARE(f.editor().draft().entryCount(u"steps"_s), 1);
    f.press("editorUndo");
    QVERIFY(f.editor().draft().value(u"steps[0].texts"_s).isUndefined());
    QVERIFY(f.field<QPlainTextEdit>(u"steps[0].texts"_s)->toPlainText().isEmpty());
    f.press("editorRedo");
    QCOMPARE(f.editor().draft().entryCount(u"steps[0].texts"_s), 2);
}

void TestLessonEditor::editsCopiesOfBuiltInLessons()
{
    EditorFixture f(1);
    QVERIFY(!f.editor().lessonTitle().isEmpty());
    QVERIFY(f.becomesFaultless());
    for (int page = 0; page < f.find<QListWidget>("editorSteps")->count(); ++page) {
        f.show(page); // changes nothing
    }
    QVERIFY(!f.editor().draft().isModified());
}

void TestLessonEditor::offersTheLanguagesOfTheLesson()
{
    const EditorFixture f;
    const auto *box = f.field<QComboBox>(u"editorLanguage"_s);
    QVERIFY(!box->isVisible());
    f.write(u"languages"_s, u"en, de"_s);
    QTest::keyClick(f.field<QLineEdit>(u"languages"_s), Qt::Key_Return);
    QVERIFY(box->isVisible());
    QCOMPARE(box->itemText(0), u"English"_s);
    QCOMPARE(box->itemText(1), u"Deutsch"_s);
}

void TestLessonEditor::takesTheGameOnTheBoard()
{
    EditorFixture f;
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].board"_s)->setChecked(true);
    auto *until = f.field<QComboBox>(u"steps[0].board.until"_s);
    Q_EMIT until->activated(until->findData(u"end"_s));
    f.press("choose steps[0].board.record");
    QVERIFY(f.editor().draft().value(u"steps[0].board.record"_s).isObject());
    QCOMPARE(f.value(u"steps[0].board.until"_s), u"end"_s);
    QVERIFY(f.becomesFaultless());
    f.press("remove steps[0].board.record");
    auto *game = f.field<QComboBox>(u"steps[0].board.ruleSet"_s);
    Q_EMIT game->activated(game->findData(u"holme"_s));
    QVERIFY(f.field<QComboBox>(u"steps[0].board.rulings.surplus"_s) != nullptr);
    f.write(u"steps[0].board.seed"_s, u"1674"_s);
    QVERIFY(f.becomesFaultless());
}

void TestLessonEditor::takesPictures()
{
    EditorFixture f;
    f.writeLesson();
    f.dialogs.answer = f.folder.filePath(u"board.png"_s);
    QImage picture(8, 6, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(f.dialogs.answer));
    f.field<QGroupBox>(u"steps[0].picture"_s)->setChecked(true);
    const auto *status = f.field<QLabel>(u"editorStatus"_s);
    QTRY_VERIFY(status->text().contains(u"Picture in the lesson (step 1)"));
    f.find<QPushButton>("choose steps[0].picture.data")->setFocus();
    QWidget fileDialog; // is active when the picture has been chosen
    fileDialog.show();
    fileDialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fileDialog));
    f.press("choose steps[0].picture.data");
    QCOMPARE(f.editor().focusWidget()->objectName(), u"choose steps[0].picture.data"_s);
    f.write(u"steps[0].picture.description"_s, u"A red board"_s);
    QVERIFY(f.becomesFaultless());
    f.dialogs.answer = f.folder.filePath(u"none.png"_s);
    f.press("choose steps[0].picture.data");
    QVERIFY(f.field<QLabel>(u"editorStatus"_s)->text().contains(u"none.png"));
}

/// The fields of a figure depend on its quantity, as does whether a slider has usual ends.
void TestLessonEditor::figuresHaveTheFieldsOfTheirQuantity()
{
    EditorFixture f;
    f.writeLesson();
    f.field<QGroupBox>(u"steps[0].guess"_s)->setChecked(true);
    const auto choose = [&f](const QString &quantity) {
        auto *box = f.field<QComboBox>(u"steps[0].guess.figure.quantity"_s);
        Q_EMIT box->activated(box->findData(quantity));
    };
    const auto fields = [&f] {
        QStringList keys;
        for (const QString &key : {u"ruleSet"_s, u"dice"_s, u"side"_s}) {
            if (f.field<QWidget>(u"steps[0].guess.figure."_s + key) != nullptr) {
                keys << key;
            }
        }
        return keys;
    };
    const auto least = [&f] { return f.field<QSpinBox>(u"steps[0].guess.least"_s); };
    QCOMPARE(fields(), QStringList());
    choose(u"doublet-share"_s);
    QCOMPARE(fields(), QStringList{u"ruleSet"_s});
    QCOMPARE(least()->text(), u"default"_s); // from 0 to 100%
    auto *game = f.field<QComboBox>(u"steps[0].guess.figure.ruleSet"_s);
    Q_EMIT game->activated(game->findData(u"cotton"_s));
    f.write(u"steps[0].guess.text"_s, u"How many?"_s);
    QVERIFY(f.becomesFaultless());
    choose(u"numbers-outside-band"_s);
    QCOMPARE(fields(), QStringList{u"dice"_s});
    QVERIFY(f.value(u"steps[0].guess.figure.ruleSet"_s).isEmpty());
    QCOMPARE(least()->text(), u"–"_s); // has no usual value
    f.field<QSpinBox>(u"steps[0].guess.figure.dice"_s)->setValue(60);
    least()->setValue(0);
    QTRY_COMPARE(f.field<QLabel>(u"editorStatus"_s)->text(),
                 u"Still to fill in: Maximum of the slider (step 1)"_s);
    f.field<QSpinBox>(u"steps[0].guess.most"_s)->setValue(12);
    QVERIFY(f.becomesFaultless());
    choose(u"luck-on-board"_s);
    QCOMPARE(fields(), QStringList{u"side"_s});
}

void TestLessonEditor::opensLessonsWithFaults()
{
    EditorFixture f;
    f.write(u"title"_s, u"Not finished"_s);
    f.dialogs.answer = f.path();
    f.press("editorSave");
    f.press("editorClose");
    QTRY_VERIFY(f.window->findChild<LessonEditor *>() == nullptr);
    f.choose(5); // a file
    QCOMPARE(f.editor().lessonTitle(), u"Not finished"_s);
    QTRY_VERIFY(!f.fault(u"summary"_s).isEmpty());
    f.press("editorClose");
    QTRY_VERIFY(f.window->findChild<LessonEditor *>() == nullptr);
    // It is in the list, and is edited when it is chosen.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the previous dialog
    f.action("actionLessons").trigger();
    QTRY_VERIFY(f.find<QAbstractButton>("ownLesson1") != nullptr);
    auto *card = f.find<QAbstractButton>("ownLesson1");
    QVERIFY(card->accessibleName().contains(u"Not finished"));
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(f.editor().lessonTitle(), u"Not finished"_s);
}

void TestLessonEditor::refusesOtherFiles()
{
    EditorFixture f;
    QFile file(f.path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "doublets-game", "version": 1})");
    file.close();
    const QJsonObject before = f.editor().draft().json();
    QVERIFY(f.editor().openFile(f.path()));
    QVERIFY(f.editor().openFile(u"/no/such/file"_s));
    QCOMPARE(f.editor().draft().json(), before);
}

void TestLessonEditor::previewsAndReturns()
{
    EditorFixture f;
    f.press("editorPreview"); // has faults
    QVERIFY(f.editor().isVisible());
    f.writeLesson();
    f.press("editorAddStep");
    f.write(u"steps[1].title"_s, u"Then"_s);
    f.write(u"steps[1].texts"_s, u"Count again."_s);
    f.press("editorPreview");
    QVERIFY(!f.editor().isVisible());
    const LessonRun &run = *f.window->findChild<LessonRun *>();
    QVERIFY(run.isRunning());
    QCOMPARE(run.currentStep(), 1);
    f.choose(0); // returns
    QVERIFY(f.editor().isVisible());
    QCOMPARE(f.editor().lessonTitle(), u"Doublets"_s);
    f.press("editorPreview");
    QVERIFY(!f.editor().isVisible());
    f.press("lessonLeave");
    QVERIFY(!run.isRunning());
    QVERIFY(f.editor().isVisible());
}

void TestLessonEditor::asksBeforeChangesAreLost()
{
    EditorFixture f;
    f.write(u"title"_s, u"Luck"_s);
    QTest::keyClick(&f.editor(), Qt::Key_Escape);
    QVERIFY(f.editor().isVisible());
    QCOMPARE(f.dialogs.unsavedNames, QStringList{u"Luck"_s});
    f.dialogs.saveAnswer = Dialogs::SaveAnswer::Save;
    f.dialogs.answer = f.path();
    QTest::keyClick(&f.editor(), Qt::Key_Escape);
    QVERIFY(QFile::exists(f.path()));
    QTRY_VERIFY(f.window->findChild<LessonEditor *>() == nullptr);
}

void TestLessonEditor::asksBeforeQuitting()
{
    EditorFixture f;
    f.write(u"title"_s, u"Luck"_s);
    f.window->close();
    QVERIFY(f.window->isVisible());
    QCOMPARE(f.dialogs.unsavedNames.size(), 1);
    f.dialogs.saveAnswer = Dialogs::SaveAnswer::Discard;
    f.window->close();
    QVERIFY(!f.window->isVisible());
}

QTEST_MAIN(TestLessonEditor)
#include "tst_lesson_editor.moc"
