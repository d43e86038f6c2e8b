// SPDX-License-Identifier: MIT
#include "desktop/print/print_dialog.h"

#include "core/story/story.h"
#include "desktop/print/page_preview.h"
#include "desktop/print/printers.h"
#include "match/match.h"
#include "match/settings/default_folder.h"
#include "match/settings/settings.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/suggested_path.h"
#include "panels/speech/announcer.h"
#include "print/page/pdf_file.h"
#include "print/sheets/board_sheet.h"
#include "print/sheets/game_sheet.h"
#include "print/sheets/labels_sheet.h"
#include "print/sheets/lesson_sheet.h"
#include "print/sheets/odds_sheet.h"
#include "print/sheets/rules_sheet.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/lesson_text.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PercentScale = 100;

/// Returns the suggested file name of a sheet.
QString fileNameOf(SheetKind kind, const QString &ruleSet)
{
    switch (kind) {
    case SheetKind::Rules:
        return ruleSet + u"-rules.pdf"_s;
    case SheetKind::Game:
        return ruleSet + u"-game.pdf"_s;
    case SheetKind::GameOdds:
        return ruleSet + u"-odds.pdf"_s;
    case SheetKind::AllOdds:
        return u"odds.pdf"_s;
    case SheetKind::Board:
        return u"board.pdf"_s;
    case SheetKind::Labels:
        return u"labels.pdf"_s;
    case SheetKind::Worksheet:
        return u"worksheet.pdf"_s;
    case SheetKind::AnswerKey:
        break;
    }
    return u"answers.pdf"_s;
}

bool isLessonSheet(SheetKind kind)
{
    return kind == SheetKind::Worksheet || kind == SheetKind::AnswerKey;
}

sheets::SheetOptions storedOptions(const Settings &settings)
{
    return {sheets::paperFromId(settings.paperFormat.value()).value_or(sheets::defaultPaper()),
            sheets::inkFromId(settings.ink.value()).value_or(sheets::Ink::Colour)};
}

/// Returns the built-in lessons; the lesson of `initialSheet` comes first.
std::vector<Lesson> lessonsToPrint(const Catalogue &catalogue,
                                   const std::optional<InitialSheet> &initialSheet)
{
    const auto builtIn = builtInLessons(catalogue);
    std::vector<Lesson> lessons = builtIn ? builtIn.value() : std::vector<Lesson>();
    if (initialSheet && initialSheet->lesson) {
        std::erase(lessons, *initialSheet->lesson);
        lessons.insert(lessons.begin(), *initialSheet->lesson);
    }
    return lessons;
}

} // namespace

PrintDialog::PrintDialog(Match &match, const Catalogue &catalogue, Printers &printers,
                         const std::optional<InitialSheet> &initialSheet, QWidget *parent)
    : QDialog(parent)
    , m_match(match)
    , m_catalogue(catalogue)
    , m_invention(initialSheet ? initialSheet->invention : std::nullopt)
    , m_printers(printers)
    , m_sheetChooser(new SheetChooser(match.game().ruleSet().tradition,
                                      lessonsToPrint(catalogue, initialSheet),
                                      storedOptions(match.settings()), this))
    , m_scrollArea(new QScrollArea(this))
    , m_preview(new PagePreview(this))
    , m_statusLabel(plainLabel(this))
    , m_progressBar(new QProgressBar(this))
    , m_cancelButton(new QPushButton(this))
    , m_retryButton(new QPushButton(this))
    , m_printButton(new QPushButton(this))
    , m_saveButton(new QPushButton(this))
    , m_closeButton(new QPushButton(this))
    , m_figuresTask(
          {.resultReady =
               [this](const SheetFigures &figures) {
                   m_figures = figures;
                   showSheet(createSheet(figures));
               },
           .finished = [this] { endTask(QString()); },
           .progressChanged =
               [this](double share) { m_progressBar->setValue(qRound(share * PercentScale)); }})
    , m_saveTask(
          {.resultReady =
               [this](const std::optional<Error> &error) {
                   endTask(error ? errorTextWithAdvice(*error)
                                 //: %1: the name of a file
                                 : tr("Saved: %1").arg(QFileInfo(m_savePath).fileName()));
               },
           .finished = [this] { updateControls(); },
           .progressChanged =
               [this](double share) { m_progressBar->setValue(qRound(share * PercentScale)); }})
    , m_printTask(
          {.resultReady =
               [this](bool done) {
                   endTask(done ? tr("Sent to the printer.")
                                : tr("The printer did not accept the sheet. Try again, or save it "
                                     "as a PDF."));
               },
           .finished = [this] { updateControls(); },
           .progressChanged =
               [this](double share) { m_progressBar->setValue(qRound(share * PercentScale)); }})
{
    setObjectName(u"printDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setUpLayout();
    connect(m_sheetChooser, &SheetChooser::choiceChanged, this, [this] {
        saveChoices();
        prepareSheet();
    });
    connect(m_printButton, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_saveButton, &QPushButton::clicked, this, &PrintDialog::save);
    connect(m_cancelButton, &QPushButton::clicked, this, &PrintDialog::cancel);
    connect(m_retryButton, &QPushButton::clicked, this, &PrintDialog::prepareSheet);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    if (initialSheet) {
        if (initialSheet->lesson) {
            m_sheetChooser->setLessonIndex(0); // the wanted lesson is the first one
        }
        m_sheetChooser->setKind(initialSheet->kind);
    }
    prepareSheet();
    resize(PrintDialog::sizeHint());
}

PrintDialog::~PrintDialog()
{
    m_printers.cancelQuery();
}

void PrintDialog::setUpLayout()
{
    m_statusLabel->setObjectName(u"printSaid"_s);
    m_statusLabel->setWordWrap(true);
    m_progressBar->setObjectName(u"printProgress"_s);
    m_cancelButton->setObjectName(u"printCancel"_s);
    m_retryButton->setObjectName(u"printAgain"_s);
    m_printButton->setObjectName(u"printPrint"_s);
    m_saveButton->setObjectName(u"printSave"_s);
    m_closeButton->setObjectName(u"printClose"_s);
    m_printButton->setDefault(true);
    for (QPushButton *button : {m_cancelButton, m_retryButton, m_saveButton, m_closeButton}) {
        button->setAutoDefault(false);
    }
    auto *content = new QWidget(m_scrollArea);
    auto *choices = new QVBoxLayout(content);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->addWidget(m_sheetChooser);
    choices->addWidget(m_statusLabel);
    choices->addWidget(m_progressBar);
    choices->addWidget(m_cancelButton);
    choices->addWidget(m_retryButton);
    choices->addStretch();
    choices->addWidget(m_printButton);
    choices->addWidget(m_saveButton);
    choices->addWidget(m_closeButton);
    setScrolledPage(*m_scrollArea, content);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_scrollArea, 2);
    row->addWidget(m_preview, 3);
    scrollWhenTooLarge(*this);
    m_progressBar->hide();
    m_cancelButton->hide();
    m_retryButton->hide();
}

/// Widens the list of choices so that none is cut off, whatever the text size.
void PrintDialog::updateChoicesWidth()
{
    m_scrollArea->setMinimumWidth(m_scrollArea->widget()->minimumSizeHint().width() +
                                  m_scrollArea->verticalScrollBar()->sizeHint().width());
}

QSize PrintDialog::sizeHint() const
{
    const int lineHeight = fontMetrics().height();
    return QSize(lineHeight * 42, lineHeight * 36).boundedTo(maxDialogSize(*this));
}

bool PrintDialog::isBusy() const
{
    return m_figuresTask.isRunning() || m_saveTask.isRunning() || m_printTask.isRunning() ||
           m_isQueryingPrinters;
}

/// Stores paper and ink as the defaults of later print dialogs.
void PrintDialog::saveChoices()
{
    const sheets::SheetOptions chosen = m_sheetChooser->sheetOptions();
    Settings &settings = m_match.settings();
    // The locale's paper is not stored unless the user chose it.
    if (chosen.paper != storedOptions(settings).paper) {
        settings.paperFormat.set(sheets::paperId(chosen.paper));
    }
    settings.ink.set(sheets::inkId(chosen.ink));
}

void PrintDialog::prepareSheet()
{
    if (const auto sheet = createSheetImmediately()) {
        m_figuresTask.cancel();
        showStatus(QString());
        showSheet(*sheet);
    } else {
        prepareInBackground();
    }
}

std::optional<sheets::Sheet> PrintDialog::createSheetImmediately()
{
    const sheets::SheetOptions options = m_sheetChooser->sheetOptions();
    const Game &game = m_match.game();
    const SheetKind kind = m_sheetChooser->kind();
    if (kind == SheetKind::Rules) {
        return sheets::rulesSheet(ruleSet(), m_invention ? Rulings() : game.rulings(), options);
    }
    if (kind == SheetKind::Game) {
        return sheets::gameSheet(game, m_match.playerNames(), m_match.notes(), options);
    }
    if (kind != SheetKind::Board && kind != SheetKind::Labels) {
        return std::nullopt;
    }
    const auto story = Story::builtIn();
    if (!story) {
        showStatus(errorText(story.error()));
        return sheets::Sheet();
    }
    return kind == SheetKind::Labels ? sheets::labelsSheet(story.value(), options)
                                     : sheets::boardSheet({m_sheetChooser->tradition()},
                                                          m_catalogue, story.value(), options);
}

/// Shows a sheet whose figures must be computed in the background, unless they are known.
void PrintDialog::prepareInBackground()
{
    const QString key = figuresKey();
    if (m_figuresTask.isRunning() && m_pendingFiguresKey == key) {
        return; // the figures are the same for every paper
    }
    m_figuresTask.cancel();
    if (m_figures.key == key) {
        showStatus(QString());
        showSheet(createSheet(m_figures));
        return;
    }
    m_pendingFiguresKey = key;
    showSheet({});
    switch (m_sheetChooser->kind()) {
    case SheetKind::AllOdds:
        m_figuresTask.start(figuresWork(key, allGames(m_catalogue)));
        break;
    case SheetKind::GameOdds:
        m_figuresTask.start(figuresWork(key, gamesForOdds()));
        break;
    default:
        m_figuresTask.start(
            figuresWork(key, m_sheetChooser->lesson(), lessonVariant(), m_catalogue));
    }
    beginTask(tr("Computing the figures…"));
}

/// Returns the game that sheets about a game describe.
const RuleSet &PrintDialog::ruleSet() const
{
    return m_invention ? *m_invention : m_match.game().ruleSet();
}

/// Returns the games on the sheet of odds of a game: an invention stands beside its original.
std::vector<RuleSetWithRulings> PrintDialog::gamesForOdds() const
{
    std::vector<RuleSetWithRulings> games = allGames(ruleSet());
    if (ruleSet().invention) {
        const RuleSet &original = *m_catalogue.find(ruleSet().id);
        games.push_back({original, original.defaultRulings()});
    }
    return games;
}

LessonVariant PrintDialog::lessonVariant() const
{
    return m_sheetChooser->kind() == SheetKind::Worksheet ? LessonVariant::Worksheet
                                                          : LessonVariant::AnswerKey;
}

/// Returns a key that identifies the figures of the chosen sheet: those of a game, of all games or
/// of a lesson.
QString PrintDialog::figuresKey() const
{
    switch (m_sheetChooser->kind()) {
    case SheetKind::AllOdds:
        return u"all"_s;
    case SheetKind::GameOdds:
        return u"game "_s + ruleSet().id;
    default:
        return u"lesson %1 %2"_s.arg(QString::number(m_sheetChooser->lessonIndex()),
                                     lessonVariant() == LessonVariant::Worksheet ? u"worksheet"_s
                                                                                 : u"answers"_s);
    }
}

sheets::Sheet PrintDialog::createSheet(const SheetFigures &figures) const
{
    const SheetKind kind = m_sheetChooser->kind();
    if (kind == SheetKind::AllOdds || kind == SheetKind::GameOdds) {
        return sheets::oddsSheet(figures.odds, m_sheetChooser->sheetOptions());
    }
    return sheets::lessonSheet(m_sheetChooser->lesson(), figures.values, figures.pictures,
                               lessonVariant(), m_catalogue, m_sheetChooser->sheetOptions());
}

void PrintDialog::showSheet(const sheets::Sheet &sheet)
{
    m_sheet = sheet;
    m_preview->setSheet(sheet);
    updateControls();
}

void PrintDialog::print()
{
    m_isQueryingPrinters = true;
    beginTask(tr("Looking for printers…"));
    m_printers.queryAvailability([this](bool hasPrinter) { continuePrinting(hasPrinter); });
}

void PrintDialog::continuePrinting(bool hasPrinter)
{
    m_isQueryingPrinters = false;
    if (!hasPrinter) {
        endTask(tr("No printer is set up on this computer. Save the sheet as a PDF and print it "
                   "elsewhere."));
        return;
    }
    std::shared_ptr<QPrinter> printer = m_printers.choosePrinter(this, m_sheet);
    if (printer == nullptr) {
        endTask(tr("Nothing was printed."));
        return;
    }
    m_printTask.start([printer, sheet = m_sheet](TaskPromise<bool> &report) {
        report.deliver(printSheet(*printer, sheet, report.progress()));
    });
    beginTask(tr("Printing…"));
}

QString PrintDialog::suggestedPdfPath() const
{
    QString name = fileNameOf(m_sheetChooser->kind(), ruleSet().id);
    if (isLessonSheet(m_sheetChooser->kind())) { // each lesson has its own file name
        const Lesson &lesson = m_sheetChooser->lesson();
        const QString title = lessonText(lesson, lesson.title) + u' ' + name.section(u'.', 0, 0);
        name = suggestedFileName(title, "pdf"_L1);
    }
    const QString folder =
        existingFolder(m_match.settings().sheetFolder.value(), QStandardPaths::DocumentsLocation);
    return QDir(folder).filePath(name);
}

void PrintDialog::save()
{
    const QString path = m_printers.choosePdfPath(this, suggestedPdfPath());
    if (path.isEmpty()) {
        return;
    }
    m_savePath = path;
    m_match.settings().sheetFolder.set(QFileInfo(path).absolutePath());
    m_saveTask.start([path, sheet = m_sheet](TaskPromise<std::optional<Error>> &report) {
        report.deliver(sheets::writePdf(sheet, path, report.progress()));
    });
    beginTask(tr("Saving…"));
}

void PrintDialog::cancel()
{
    m_figuresTask.cancel();
    m_saveTask.cancel();
    m_printTask.cancel();
    m_printers.cancelQuery();
    m_isQueryingPrinters = false;
    endTask(tr("Cancelled. Nothing was printed or saved."));
}

void PrintDialog::beginTask(const QString &description)
{
    m_progressBar->setValue(0);
    m_progressBar->setAccessibleName(description);
    showStatus(description);
    updateControls();
}

void PrintDialog::endTask(const QString &message)
{
    showStatus(message);
    updateControls();
}

void PrintDialog::showStatus(const QString &text)
{
    m_statusLabel->setText(text);
    if (!text.isEmpty()) {
        Announcer::announce(this, text);
    }
}

void PrintDialog::updateControls()
{
    const bool busy = isBusy();
    const bool cancelHadFocus = m_cancelButton->hasFocus();
    m_progressBar->setVisible(busy);
    m_cancelButton->setVisible(busy);
    m_retryButton->setVisible(!busy && m_sheet.pages.empty());
    m_sheetChooser->setEnabled(!m_saveTask.isRunning() && !m_printTask.isRunning() &&
                               !m_isQueryingPrinters);
    m_printButton->setEnabled(!busy && !m_sheet.pages.empty());
    m_saveButton->setEnabled(!busy && !m_sheet.pages.empty());
    if (cancelHadFocus && !busy) {
        (m_retryButton->isVisible() ? m_retryButton : m_closeButton)
            ->setFocus(Qt::OtherFocusReason);
    }
}

void PrintDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        prepareSheet();
    } else if (event->type() == QEvent::FontChange) {
        updateChoicesWidth();
    }
}

void PrintDialog::retranslate()
{
    setWindowTitle(tr("Print a sheet"));
    m_sheetChooser->retranslate();
    m_preview->retranslate();
    m_printButton->setText(tr("P&rint…"));
    m_saveButton->setText(tr("Save as P&DF…"));
    m_cancelButton->setText(tr("C&ancel"));
    m_retryButton->setText(tr("&Try Again"));
    m_closeButton->setText(tr("&Close"));
    updateChoicesWidth();
}

} // namespace doublets
