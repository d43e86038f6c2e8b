// SPDX-License-Identifier: MIT
#include "core/story/story_parser.h"
#include "panels/story/story_dialog.h"
#include "panels/story/story_pictures.h"
#include "panels/story/story_view.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "text/story_page.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>

using namespace doublets;

namespace {

/// The story dialog, opened from the main window.
struct StoryFixture : WindowFixture
{
    StoryFixture()
        : WindowFixture(allRuleSets())
    {
        action("actionStory").trigger();
        dialog = find<StoryDialog>("storyDialog");
        dialog->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(dialog));
        QCoreApplication::processEvents();
        text = dialog->findChild<StoryView *>();
        chapters = dialog->findChild<QListWidget *>();
    }

    StoryDialog *dialog = nullptr;
    StoryView *text = nullptr;
    QListWidget *chapters = nullptr;
};

} // namespace

/// Tests the page about the games and their sources.
class TestStoryDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensByKey();
    void opensByMenu();
    void noKeyIsUsedTwice();
    void isReadByLine();
    void isReadInOrderByScreenReaders();
    void jumpsToChapters();
    void tellsTheChapterThatIsRead();
    void showsPicturesWhenTheyAreThere();
    void stopsDrawingWhenItIsClosed();
    void loadsNothingElse();
    void staysWhereItIsRead();
    void fitsASmallScreen();
    void saysWhatIsWrongWithItsFile();
};

void TestStoryDialog::opensByKey()
{
    WindowFixture f(allRuleSets());
    QTest::keyClick(&f.window->board(), Qt::Key_F3);
    auto *dialog = f.find<StoryDialog>("storyDialog");
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    f.action("actionStory").trigger(); // opens no second dialog
    QCOMPARE(f.window->findChildren<StoryDialog *>().size(), 1);
    QPointer<StoryDialog> guarded = dialog;
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(guarded.isNull());
}

void TestStoryDialog::opensByMenu()
{
    WindowFixture f(allRuleSets());
    QAction &story = f.action("actionStory");
    QVERIFY(f.window->menuBar()->actions().last()->menu()->actions().contains(&story));
    QVERIFY(story.text().endsWith(u'…'));
    story.trigger();
    QVERIFY(f.find<StoryDialog>("storyDialog")->isVisible());
}

void TestStoryDialog::noKeyIsUsedTwice()
{
    WindowFixture f(allRuleSets());
    QStringList seen;
    for (const QAction *action : f.window->actions()) {
        for (const QKeySequence &key : action->shortcuts()) {
            QVERIFY2(!seen.contains(key.toString()), qPrintable(key.toString()));
            seen << key.toString();
        }
    }
    QVERIFY(seen.contains(u"F3"_s));
}

void TestStoryDialog::isReadByLine()
{
    StoryFixture f;
    QTRY_VERIFY(f.text->hasFocus());
    QVERIFY(f.text->isReadOnly());
    QVERIFY(f.text->textInteractionFlags() & Qt::TextSelectableByKeyboard);
    QString before = f.text->textCursor().block().text();
    QCOMPARE(before, u"The games and their sources"_s);
    QTest::keyClick(f.text, Qt::Key_Down);
    QVERIFY(f.text->textCursor().block().text().startsWith(u"Two players"));
    QTest::keyClick(f.text, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(f.text->textCursor().block().text(),
             u"Doublets is free software under the MIT licence."_s);
}

void TestStoryDialog::isReadInOrderByScreenReaders()
{
    StoryFixture f;
    QAccessibleInterface *page = QAccessible::queryAccessibleInterface(f.text);
    QVERIFY(page && !page->text(QAccessible::Name).isEmpty());
    QAccessibleTextInterface *text = page->textInterface();
    QVERIFY(text);
    QStringList lines;
    for (int at = 0; at < text->characterCount();) {
        int start = 0;
        int end = 0;
        const QString line = text->textAtOffset(at, QAccessible::ParagraphBoundary, &start, &end);
        QVERIFY2(end >= at, qPrintable(QString::number(at)));
        lines << line.trimmed();
        at = end + 1; // past the end of the paragraph
    }
    // Chapters, then terms with their meanings and the descriptions of their pictures, in order.
    const auto story = Story::builtIn();
    QStringList wanted;
    for (const StoryChapter &chapter : storyChapters()) {
        if (chapter.anchor != u"games") {
            wanted << chapter.title;
        }
        if (chapter.anchor == u"timeline") {
            for (const TimelineEntry &entry : story.value().timeline) {
                wanted << entry.year;
            }
        } else if (chapter.anchor == u"glossary") {
            for (const GlossaryEntry &word : story.value().glossary) {
                wanted << word.term << word.definition << word.caption;
            }
        }
    }
    qsizetype at = 0;
    for (const QString &line : wanted) {
        at = lines.indexOf(line, at);
        QVERIFY2(at >= 0, qPrintable(line));
        ++at;
    }
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(f.chapters);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
}

void TestStoryDialog::jumpsToChapters()
{
    StoryFixture f;
    QTest::keyClick(f.text, Qt::Key_Tab, Qt::ShiftModifier);
    QTRY_VERIFY(f.chapters->hasFocus());
    QCOMPARE(f.chapters->count(), static_cast<int>(storyChapters().size()));
    for (int row = 1; row < f.chapters->count(); ++row) {
        QTest::keyClick(f.chapters, Qt::Key_Down);
        QCOMPARE(f.chapters->currentRow(), row);
        const QString title = storyChapters()[static_cast<std::size_t>(row)].title;
        QCOMPARE(f.text->textCursor().block().text(), title);
        QVERIFY(f.text->cursorRect().top() >= 0);
        QVERIFY(f.text->cursorRect().bottom() <= f.text->viewport()->height());
    }
    QTest::keyClick(f.chapters, Qt::Key_Return);
    QTRY_VERIFY(f.text->hasFocus());
    QVERIFY(f.dialog->isVisible());
}

void TestStoryDialog::tellsTheChapterThatIsRead()
{
    StoryFixture f;
    QCOMPARE(f.chapters->currentRow(), 0);
    QScrollBar &bar = *f.text->verticalScrollBar();
    int last = 0;
    for (int value = 0; value < bar.maximum(); value += 50) {
        bar.setValue(value);
        QVERIFY(f.chapters->currentRow() >= last);
        QCOMPARE(bar.value(), value); // scrolling does not jump
        last = f.chapters->currentRow();
    }
    bar.setValue(bar.maximum());
    QCOMPARE(f.chapters->currentRow(), f.chapters->count() - 1);
}

void TestStoryDialog::showsPicturesWhenTheyAreThere()
{
    StoryFixture f;
    const QUrl name(u"story:table-england"_s);
    const auto shown = [&] {
        return f.text->document()->resource(QTextDocument::ImageResource, name).value<QImage>();
    };
    const QImage before = shown();
    QVERIFY(!before.isNull());
    QSignalSpy spy(&f.text->pictures(), &StoryPictures::pictureDrawn);
    QTRY_VERIFY_WITH_TIMEOUT(!spy.empty(), 60000);
    QCOMPARE(spy[0][0].toString(), name.toString());
    QVERIFY(shown() != before);
    QCOMPARE(shown().width(), qRound(before.width() * f.text->devicePixelRatioF()));
}

void TestStoryDialog::stopsDrawingWhenItIsClosed()
{
    StoryFixture f;
    QTRY_VERIFY(f.text->pictures().isDrawing());
    QPointer<StoryView> text = f.text;
    QElapsedTimer clock;
    clock.start();
    f.dialog->findChild<QPushButton *>(u"storyClose"_s)->click();
    QTRY_VERIFY(text.isNull());
    QVERIFY(clock.elapsed() < 5000);
}

void TestStoryDialog::loadsNothingElse()
{
    StoryFixture f;
    for (const char *name : {"story:nothing", "file:///etc/hostname", "https://example.org/a.png",
                             ":/doublets/story/story.json"}) {
        const QUrl url(QString::fromLatin1(name));
        QVERIFY(!f.text->loadResource(QTextDocument::ImageResource, url).isValid());
        QVERIFY(!f.text->loadResource(QTextDocument::HtmlResource, url).isValid());
    }
}

/// The page is rewritten for a new width, font or language, but keeps the reader's place.
void TestStoryDialog::staysWhereItIsRead()
{
    StoryFixture f;
    f.chapters->setCurrentRow(4);
    const QString title = f.text->textCursor().block().text();
    f.dialog->resize(f.dialog->width() * 2 / 3, f.dialog->height());
    QCoreApplication::processEvents();
    f.text->updatePage();
    QCOMPARE(f.text->textCursor().block().text(), title);
    QCOMPARE(f.text->currentChapter(), u"names"_s);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(f.dialog, &change);
    QCOMPARE(f.chapters->currentRow(), 4);
    QCOMPARE(f.text->currentChapter(), u"names"_s);
}

void TestStoryDialog::fitsASmallScreen()
{
    StoryFixture f;
    const QSize least = f.dialog->minimumSizeHint();
    QVERIFY2(least.width() <= 640 && least.height() <= 440,
             qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
    f.dialog->resize(400, 300);
    QCoreApplication::processEvents();
    f.text->updatePage();
    // Nothing exceeds the width of the page.
    QVERIFY(f.text->document()->size().width() <= f.text->viewport()->width());
}

void TestStoryDialog::saysWhatIsWrongWithItsFile()
{
    WindowFixture f(allRuleSets());
    StoryDialog dialog(parseStory("{ \"format\": \"doublets-story\" }", u"story.json"_s),
                       allRuleSets(), f.settings);
    dialog.show();
    QCoreApplication::processEvents();
    const QString text = dialog.findChild<StoryView *>()->toPlainText();
    QVERIFY2(text.contains(u"story.json") && text.contains(u"missing"), qPrintable(text));
    QVERIFY(!dialog.findChild<QListWidget *>()->isVisible());
}

QTEST_MAIN(TestStoryDialog)
#include "tst_story_dialog.moc"
