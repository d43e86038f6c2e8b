// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "desktop/print/page_preview.h"
#include "desktop/print/print_dialog.h"
#include "desktop/print/printers.h"
#include "language/language.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Printers that answer without dialogs and print to a PDF file.
class ToldPrinters final : public Printers
{
public:
    void queryAvailability(std::function<void(bool any)> told) override
    {
        asked = std::move(told);
        if (answers) {
            asked(hasAny);
        }
    }
    void cancelQuery() override { asked = nullptr; }
    [[nodiscard]] std::unique_ptr<QPrinter> choosePrinter(QWidget *,
                                                          const sheets::Sheet &sheet) override
    {
        if (output.isEmpty()) {
            return nullptr;
        }
        auto printer = std::make_unique<QPrinter>();
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(output);
        printer->setPageSize(sheets::pageSize(sheet.paper));
        printer->setFullPage(true);
        printer->setFromTo(from, to);
        return printer;
    }
    [[nodiscard]] QString choosePdfPath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return output;
    }

    bool hasAny = true;
    bool answers = true; ///< answer immediately; otherwise the test calls `asked`
    std::function<void(bool any)> asked;
    QString output; ///< empty if the user cancels
    QString suggested;
    int from = 0;
    int to = 0;
};

constexpr int Patience = 60'000; ///< milliseconds, for computations on a busy machine

int pagesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count("/Type /Page\n"))
                                          : -1;
}

} // namespace

/// Tests printing from the main window.
class TestPrintDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void opensFromTheMenu();
    void showsWhatIsChosen();
    void turnsPages();
    void savesThePdf();
    void saysWhatCannotBeSaved();
    void prints();
    void printsTheRangeAskedFor();
    void saysThatThereIsNoPrinter();
    void doesNotWaitForAPrintServer();
    void saysThatNothingWasPrinted();
    void saysThatThePrinterFailed();
    void computesOddsInTheBackground();
    void recreatesACancelledSheet();
    void remembersPaperAndInk();
    void printsLessons();
    void losesNothingWhenClosed();
    void speaksTheLanguageOfTheWindow();

private:
    template<typename T> [[nodiscard]] T &child(const char *name) const
    {
        return *m_dialog->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString said() const { return child<QLabel>("printSaid").text(); }
    void choose(SheetKind kind) const { m_dialog->sheetChooser().setKind(kind); }

    std::unique_ptr<WindowFixture> m_fixture;
    ToldPrinters m_printers;
    std::unique_ptr<PrintDialog> m_dialog;
};

void TestPrintDialog::init()
{
    m_fixture = std::make_unique<WindowFixture>(allRuleSets());
    for (int i = 0; i < 8; ++i) {
        m_fixture->step();
    }
    m_printers = {};
    m_dialog = std::make_unique<PrintDialog>(m_fixture->match, allRuleSets(), m_printers,
                                             std::nullopt, m_fixture->window.get());
    m_dialog->show();
}

void TestPrintDialog::cleanup()
{
    m_dialog.reset();
    m_fixture.reset();
}

void TestPrintDialog::opensFromTheMenu()
{
    m_dialog.reset();
    m_fixture->action("actionPrint").trigger();
    auto *dialog = m_fixture->find<PrintDialog>("printDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestPrintDialog::showsWhatIsChosen()
{
    auto &number = child<QLabel>("pageNumber");
    auto &paper = child<QWidget>("pagePaper");
    QVERIFY(paper.accessibleDescription().contains(u"Dubblets"));
    QCOMPARE(number.text(), u"Page 1 of 1"_s);
    QVERIFY(!child<QComboBox>("printTable").isVisible());
    choose(SheetKind::Board);
    QCOMPARE(number.text(), u"Page 1 of 4"_s);
    QVERIFY(child<QComboBox>("printTable").isVisible());
    QVERIFY(paper.accessibleDescription().contains(u"England"));
    choose(SheetKind::Game);
    QVERIFY(paper.accessibleDescription().contains(u"1. "));
    choose(SheetKind::Labels);
    QVERIFY(paper.accessibleDescription().contains(u"Kotra board"));
    QCOMPARE(m_dialog->sheetChooser().sheetOptions().ink, sheets::Ink::Colour);
    const QImage coloured = paper.grab().toImage();
    child<QComboBox>("printInk").setCurrentIndex(1);
    QCOMPARE(m_dialog->sheetChooser().sheetOptions().ink, sheets::Ink::Black);
    QVERIFY(paper.grab().toImage() != coloured);
}

void TestPrintDialog::turnsPages()
{
    choose(SheetKind::Board);
    auto &number = child<QLabel>("pageNumber");
    auto &paper = child<QWidget>("pagePaper");
    auto &before = child<QAbstractButton>("pageBefore");
    auto &after = child<QAbstractButton>("pageAfter");
    QVERIFY(!before.isEnabled());
    after.click();
    QCOMPARE(number.text(), u"Page 2 of 4"_s);
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&paper, Qt::Key_PageDown);
    }
    QCOMPARE(number.text(), u"Page 4 of 4"_s);
    QVERIFY(!after.isEnabled());
    QTest::keyClick(&paper, Qt::Key_PageUp);
    QCOMPARE(number.text(), u"Page 3 of 4"_s);
    QCOMPARE(paper.accessibleName(), number.text());
}

void TestPrintDialog::savesThePdf()
{
    m_printers.output = m_fixture->folder.filePath(u"a.pdf"_s);
    choose(SheetKind::Board);
    child<QPushButton>("printSave").click();
    QVERIFY(m_printers.suggested.endsWith(u"/board.pdf"));
    QTRY_COMPARE_WITH_TIMEOUT(said(), u"Saved: a.pdf"_s, Patience);
    QCOMPARE(pagesOf(m_printers.output), 4);
    QTRY_VERIFY(child<QPushButton>("printSave").isEnabled());
    QVERIFY(!child<QProgressBar>("printProgress").isVisible());
}

void TestPrintDialog::saysWhatCannotBeSaved()
{
    m_printers.output = u"/no/such/folder/a.pdf"_s;
    child<QPushButton>("printSave").click();
    QTRY_VERIFY(said().startsWith(u"/no/such/folder/a.pdf: could not be written"));
    QVERIFY(said().endsWith(u"Choose a folder that exists."));
    m_printers.output = u"/dev/full"_s;
    QTRY_VERIFY(child<QPushButton>("printSave").isEnabled());
    child<QPushButton>("printSave").click();
    QTRY_VERIFY(said().startsWith(u"/dev/full"));
}

void TestPrintDialog::prints()
{
    m_printers.output = m_fixture->folder.filePath(u"printed.pdf"_s);
    choose(SheetKind::Board);
    child<QPushButton>("printPrint").click();
    QTRY_COMPARE_WITH_TIMEOUT(said(), u"Sent to the printer."_s, Patience);
    QCOMPARE(pagesOf(m_printers.output), 4);
    QTRY_VERIFY(child<QPushButton>("printPrint").isEnabled());
}

void TestPrintDialog::printsTheRangeAskedFor()
{
    m_printers.output = m_fixture->folder.filePath(u"some.pdf"_s);
    m_printers.from = 2;
    m_printers.to = 3;
    choose(SheetKind::Board);
    child<QPushButton>("printPrint").click();
    QTRY_COMPARE_WITH_TIMEOUT(said(), u"Sent to the printer."_s, Patience);
    QCOMPARE(pagesOf(m_printers.output), 2);
}

void TestPrintDialog::saysThatThereIsNoPrinter()
{
    m_printers.hasAny = false;
    m_printers.output = m_fixture->folder.filePath(u"none.pdf"_s);
    child<QPushButton>("printPrint").click();
    QVERIFY2(said().startsWith(u"No printer is set up"), qPrintable(said()));
    QVERIFY(!QFile::exists(m_printers.output));
    QVERIFY(child<QPushButton>("printSave").isEnabled());
}

/// While a print server does not answer, the user can cancel or close the dialog.
void TestPrintDialog::doesNotWaitForAPrintServer()
{
    m_printers.answers = false;
    m_printers.output = m_fixture->folder.filePath(u"late.pdf"_s);
    auto &cancel = child<QPushButton>("printCancel");
    child<QPushButton>("printPrint").click();
    QCOMPARE(said(), u"Looking for printers…"_s);
    QVERIFY(cancel.isVisible());
    QVERIFY(!child<QPushButton>("printPrint").isEnabled());
    cancel.click();
    QVERIFY(m_printers.asked == nullptr);
    QVERIFY2(said().startsWith(u"Cancelled."), qPrintable(said()));
    QVERIFY(child<QPushButton>("printPrint").isEnabled());
    child<QPushButton>("printPrint").click();
    m_printers.asked(true); // the late answer
    QTRY_COMPARE_WITH_TIMEOUT(said(), u"Sent to the printer."_s, Patience);
    QTRY_VERIFY(child<QPushButton>("printPrint").isEnabled());
    child<QPushButton>("printPrint").click();
    m_dialog.reset();
    QVERIFY(m_printers.asked == nullptr);
}

void TestPrintDialog::saysThatNothingWasPrinted()
{
    child<QPushButton>("printPrint").click();
    QCOMPARE(said(), u"Nothing was printed."_s);
    QVERIFY(child<QPushButton>("printPrint").isEnabled());
}

void TestPrintDialog::saysThatThePrinterFailed()
{
    m_printers.output = u"/no/such/folder/printed.pdf"_s;
    child<QPushButton>("printPrint").click();
    QTRY_VERIFY2(said().startsWith(u"The printer did not accept the sheet"), qPrintable(said()));
    QTRY_VERIFY(child<QPushButton>("printPrint").isEnabled());
}

void TestPrintDialog::computesOddsInTheBackground()
{
    choose(SheetKind::AllOdds);
    QVERIFY(child<QProgressBar>("printProgress").isVisible());
    QVERIFY(!child<QPushButton>("printPrint").isEnabled());
    QVERIFY(!child<QPushButton>("printSave").isEnabled());
    child<QPushButton>("printCancel").click();
    QVERIFY2(said().startsWith(u"Cancelled."), qPrintable(said()));
    QVERIFY(!child<QProgressBar>("printProgress").isVisible());
    QVERIFY(!child<QPushButton>("printSave").isEnabled()); // there is nothing to save
    choose(SheetKind::Rules);
    QVERIFY(child<QPushButton>("printSave").isEnabled());
    // This game is solved in a moment.
    m_fixture->session.newGame({u"moulidars"_s, {}, DiceOrigin::Seeded, u"1"_s});
    choose(SheetKind::GameOdds);
    QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("printSave").isEnabled(), Patience);
    QVERIFY(child<QWidget>("pagePaper").accessibleDescription().contains(u"Moulidars"));
    QCOMPARE(said(), QString());
}

/// A cancelled sheet stays selected and can be created with one button. Its figures are reused for
/// every paper size.
void TestPrintDialog::recreatesACancelledSheet()
{
    m_fixture->session.newGame({u"moulidars"_s, {}, DiceOrigin::Seeded, u"1"_s});
    auto &again = child<QPushButton>("printAgain");
    auto &save = child<QPushButton>("printSave");
    QVERIFY(!again.isVisible());
    choose(SheetKind::GameOdds);
    QVERIFY(!again.isVisible());
    child<QPushButton>("printCancel").setFocus();
    child<QPushButton>("printCancel").click();
    QVERIFY(again.isVisible());
    QCOMPARE(m_dialog->sheetChooser().kind(), SheetKind::GameOdds);
    again.click();
    QVERIFY(!again.isVisible());
    QVERIFY(child<QProgressBar>("printProgress").isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(save.isEnabled(), Patience);
    child<QComboBox>("printPaper").setCurrentIndex(1);
    QVERIFY(save.isEnabled()); // immediately
    choose(SheetKind::Rules);
    QVERIFY(!again.isVisible());
    choose(SheetKind::GameOdds);
    QVERIFY(save.isEnabled());
}

void TestPrintDialog::remembersPaperAndInk()
{
    const Settings &settings = m_fixture->settings;
    QVERIFY(settings.paperFormat.value().isEmpty()); // empty: the locale's paper size
    child<QComboBox>("printInk").setCurrentIndex(1);
    QVERIFY(settings.paperFormat.value().isEmpty());
    auto &paper = child<QComboBox>("printPaper");
    const int other = 1 - paper.currentIndex();
    paper.setCurrentIndex(other);
    const sheets::SheetOptions chosen = m_dialog->sheetChooser().sheetOptions();
    QCOMPARE(settings.paperFormat.value(), sheets::paperId(chosen.paper));
    QCOMPARE(settings.ink.value(), u"one"_s);
    m_dialog = std::make_unique<PrintDialog>(m_fixture->match, allRuleSets(), m_printers,
                                             std::nullopt, m_fixture->window.get());
    QVERIFY(m_dialog->sheetChooser().sheetOptions() == chosen);
    QCOMPARE(child<QComboBox>("printPaper").currentIndex(), other);
}

/// Prints the built-in lessons and, from its panel, a teacher's own.
void TestPrintDialog::printsLessons()
{
    auto &lessons = child<QComboBox>("printLesson");
    QVERIFY(!lessons.isVisible());
    const auto builtIn = builtInLessons(allRuleSets());
    QCOMPARE(lessons.count(), static_cast<int>(builtIn.value().size()));
    Lesson own = builtIn.value()[3];
    own.file = u"/home/anne/own.doublets-lesson"_s;
    own.title = LessonText{QStringList{u"My own lesson"_s}};
    m_dialog = std::make_unique<PrintDialog>(m_fixture->match, allRuleSets(), m_printers,
                                             InitialSheet{SheetKind::AnswerKey, own},
                                             m_fixture->window.get());
    m_dialog->show();
    auto &chosen = child<QComboBox>("printLesson");
    QVERIFY(chosen.isVisible());
    QCOMPARE(chosen.currentText(), u"My own lesson"_s);
    QCOMPARE(chosen.count(), static_cast<int>(builtIn.value().size()) + 1);
    auto &save = child<QPushButton>("printSave");
    QTRY_VERIFY_WITH_TIMEOUT(save.isEnabled(), Patience);
    QVERIFY(child<QWidget>("pagePaper").accessibleDescription().contains(u"My own lesson"));
    m_printers.output = m_fixture->folder.filePath(u"answers.pdf"_s);
    save.click();
    QVERIFY2(m_printers.suggested.endsWith(u"/My own lesson answers.pdf"),
             qPrintable(m_printers.suggested));
    QTRY_COMPARE_WITH_TIMEOUT(said(), u"Saved: answers.pdf"_s, Patience);
}

void TestPrintDialog::losesNothingWhenClosed()
{
    choose(SheetKind::AllOdds);
    m_dialog.reset(); // cancels, blocking for a moment at most
    QVERIFY(m_fixture->window->isVisible());
    QCOMPARE(m_fixture->game().throwCount() > 0, true);
}

void TestPrintDialog::speaksTheLanguageOfTheWindow()
{
    auto &paper = child<QWidget>("pagePaper");
    const QString english = paper.accessibleDescription();
    installTranslator(u"ru"_s);
    QTRY_VERIFY(paper.accessibleDescription() != english);
    installTranslator(u"en"_s);
    QTRY_COMPARE(paper.accessibleDescription(), english);
}

QTEST_MAIN(TestPrintDialog)
#include "tst_print_dialog.moc"
