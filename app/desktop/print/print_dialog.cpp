// SPDX-License-Identifier: MIT
#include "desktop/print/print_dialog.h"

#include "core/story/story.h"
#include "desktop/print/page_preview.h"
#include "desktop/print/printers.h"
#include "match/match.h"
#include "match/settings/default_folder.h"
#include "match/settings/settings.h"
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

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int Hundred = 100;

/// Returns the suggested file name of a sheet.
QString fileNameOf(SheetKind kind, const QString &ruleSet)
{
    switch (kind) {
    case SheetKind::Rules:
        return ruleSet + u"-rules.pdf"_s;
    case SheetKind::Game:
        return ruleSet + u"-game.pdf"_s;
    case SheetKind::OddsOfGame:
        return ruleSet + u"-odds.pdf"_s;
    case SheetKind::OddsOfAll:
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

sheets::Setting rememberedSetting(const Settings &settings)
{
    return {sheets::paperFromId(settings.paper.value()).value_or(sheets::defaultPaper()),
            sheets::inkFromId(settings.ink.value()).value_or(sheets::Ink::Many)};
}

/// Returns the built-in lessons; the lesson of `wanted` comes first.
std::vector<Lesson> lessonsToPrint(const Catalogue &catalogue,
                                   const std::optional<InitialSheet> &wanted)
{
    const auto builtIn = builtInLessons(catalogue);
    std::vector<Lesson> lessons = builtIn ? builtIn.value() : std::vector<Lesson>();
    if (wanted) {
        std::erase(lessons, wanted->lesson);
        lessons.insert(lessons.begin(), wanted->lesson);
    }
    return lessons;
}

} // namespace

PrintDialog::PrintDialog(Match &match, const Catalogue &catalogue, Printers &printers,
                         const std::optional<InitialSheet> &wanted, QWidget *parent)
    : QDialog(parent)
    , m_match(match)
    , m_catalogue(catalogue)
    , m_printers(printers)
    , m_choice(new SheetChoice(match.game().ruleSet().tradition, lessonsToPrint(catalogue, wanted),
                               rememberedSetting(match.settings()), this))
    , m_scroll(new QScrollArea(this))
    , m_preview(new PagePreview(this))
    , m_said(plainLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_again(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_maker({.resultReady =
                   [this](const SheetFigures &figures) {
                       m_figures = figures;
                       showSheet(sheetOf(figures));
                   },
               .finished = [this] { end(QString()); },
               .progressChanged =
                   [this](double share) { m_progress->setValue(qRound(share * Hundred)); }})
    , m_writer({.resultReady =
                    [this](const std::optional<Error> &error) {
                        end(error ? errorText(*error)
                                  //: %1: the name of a file
                                  : tr("Saved: %1").arg(QFileInfo(m_path).fileName()));
                    },
                .finished = [this] { allow(); },
                .progressChanged =
                    [this](double share) { m_progress->setValue(qRound(share * Hundred)); }})
    , m_printing(
          {.resultReady =
               [this](bool done) {
                   end(done ? tr("Sent to the printer.")
                            : tr("The printer did not take the sheet. Nothing is lost: try again, "
                                 "or save it as a PDF."));
               },
           .finished = [this] { allow(); },
           .progressChanged =
               [this](double share) { m_progress->setValue(qRound(share * Hundred)); }})
{
    setObjectName(u"printDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    layOut();
    connect(m_choice, &SheetChoice::changed, this, [this] {
        remember();
        make();
    });
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, &PrintDialog::cancel);
    connect(m_again, &QPushButton::clicked, this, &PrintDialog::make);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    if (wanted) {
        m_choice->chooseLesson(0); // the wanted lesson is the first one
        m_choice->choose(wanted->kind);
    }
    make();
    resize(PrintDialog::sizeHint());
}

PrintDialog::~PrintDialog()
{
    m_printers.cancelQuery();
}

void PrintDialog::layOut()
{
    m_said->setObjectName(u"printSaid"_s);
    m_said->setWordWrap(true);
    m_progress->setObjectName(u"printProgress"_s);
    m_cancel->setObjectName(u"printCancel"_s);
    m_again->setObjectName(u"printAgain"_s);
    m_print->setObjectName(u"printPrint"_s);
    m_save->setObjectName(u"printSave"_s);
    m_close->setObjectName(u"printClose"_s);
    m_print->setDefault(true);
    for (QPushButton *button : {m_cancel, m_again, m_save, m_close}) {
        button->setAutoDefault(false);
    }
    auto *inside = new QWidget(m_scroll);
    auto *choices = new QVBoxLayout(inside);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->addWidget(m_choice);
    choices->addWidget(m_said);
    choices->addWidget(m_progress);
    choices->addWidget(m_cancel);
    choices->addWidget(m_again);
    choices->addStretch();
    choices->addWidget(m_print);
    choices->addWidget(m_save);
    choices->addWidget(m_close);
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_scroll, 2);
    row->addWidget(m_preview, 3);
    m_progress->hide();
    m_cancel->hide();
    m_again->hide();
}

/// Widens the list of choices so that none is cut off, whatever the text size.
void PrintDialog::fitChoices()
{
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

QSize PrintDialog::sizeHint() const
{
    const QSize room = screen()->availableSize();
    const int letter = fontMetrics().height();
    return QSize(letter * 42, letter * 36).boundedTo(room - QSize(8, 40));
}

bool PrintDialog::isBusy() const
{
    return m_maker.isRunning() || m_writer.isRunning() || m_printing.isRunning() || m_isAsking;
}

/// Stores paper and ink as the defaults for the next time.
void PrintDialog::remember()
{
    const sheets::Setting chosen = m_choice->setting();
    Settings &settings = m_match.settings();
    // The locale's paper is not stored unless the user chose it.
    if (chosen.paper != rememberedSetting(settings).paper) {
        settings.paper.set(sheets::paperId(chosen.paper));
    }
    settings.ink.set(sheets::inkId(chosen.ink));
}

void PrintDialog::make()
{
    if (const auto sheet = madeAtOnce()) {
        m_maker.cancel();
        say(QString());
        showSheet(*sheet);
    } else {
        makeBeside();
    }
}

std::optional<sheets::Sheet> PrintDialog::madeAtOnce()
{
    const sheets::Setting setting = m_choice->setting();
    const Game &game = m_match.game();
    const SheetKind kind = m_choice->kind();
    if (kind == SheetKind::Rules) {
        return sheets::rulesSheet(game.ruleSet(), game.rulings(), setting);
    }
    if (kind == SheetKind::Game) {
        return sheets::gameSheet(game, m_match.playerNames(), setting);
    }
    if (kind != SheetKind::Board && kind != SheetKind::Labels) {
        return std::nullopt;
    }
    const auto story = Story::builtIn();
    if (!story) {
        say(errorText(story.error()));
        return sheets::Sheet();
    }
    return kind == SheetKind::Labels
               ? sheets::labelsSheet(story.value(), setting)
               : sheets::boardSheet({m_choice->table()}, m_catalogue, story.value(), setting);
}

/// Shows a sheet whose figures must be computed in the background, unless they are known.
void PrintDialog::makeBeside()
{
    const QString wanted = figuresWanted();
    if (m_maker.isRunning() && m_finding == wanted) {
        return; // the figures are the same for every paper
    }
    m_maker.cancel();
    if (m_figures.of == wanted) {
        say(QString());
        showSheet(sheetOf(m_figures));
        return;
    }
    m_finding = wanted;
    showSheet({});
    switch (m_choice->kind()) {
    case SheetKind::OddsOfAll:
        m_maker.start(figuresOf(wanted, allGames(m_catalogue)));
        break;
    case SheetKind::OddsOfGame:
        m_maker.start(figuresOf(wanted, allGames(m_match.game().ruleSet())));
        break;
    default:
        m_maker.start(figuresOf(wanted, m_choice->lesson(), m_catalogue));
    }
    begin(tr("Computing the figures…"));
}

/// Identifies the figures of the chosen sheet: those of a game, of all games or of a lesson.
QString PrintDialog::figuresWanted() const
{
    switch (m_choice->kind()) {
    case SheetKind::OddsOfAll:
        return u"all"_s;
    case SheetKind::OddsOfGame:
        return u"game "_s + m_match.game().ruleSet().id;
    default:
        return u"lesson %1"_s.arg(m_choice->lessonIndex());
    }
}

sheets::Sheet PrintDialog::sheetOf(const SheetFigures &figures) const
{
    const SheetKind kind = m_choice->kind();
    if (kind == SheetKind::OddsOfAll || kind == SheetKind::OddsOfGame) {
        return sheets::oddsSheet(figures.odds, m_choice->setting());
    }
    return sheets::lessonSheet(m_choice->lesson(), figures.values,
                               kind == SheetKind::Worksheet ? sheets::LessonVariant::Worksheet
                                                            : sheets::LessonVariant::AnswerKey,
                               m_catalogue, m_choice->setting());
}

void PrintDialog::showSheet(const sheets::Sheet &sheet)
{
    m_sheet = sheet;
    m_preview->show(sheet);
    allow();
}

void PrintDialog::print()
{
    m_isAsking = true;
    begin(tr("Looking for printers…"));
    m_printers.queryAvailability([this](bool any) { printOn(any); });
}

void PrintDialog::printOn(bool any)
{
    m_isAsking = false;
    if (!any) {
        end(tr("No printer is set up on this computer. Save the sheet as a PDF, and print it "
               "elsewhere."));
        return;
    }
    std::shared_ptr<QPrinter> printer = m_printers.choose(this, m_sheet);
    if (printer == nullptr) {
        end(tr("Nothing was printed."));
        return;
    }
    m_printing.start([printer, sheet = m_sheet](TaskPromise<bool> &report) {
        report.deliver(printSheet(*printer, sheet, report.progress()));
    });
    begin(tr("Printing…"));
}

QString PrintDialog::suggestedFile() const
{
    const QString folder =
        m_lastFolder.isEmpty() ? defaultFolder(QStandardPaths::DocumentsLocation) : m_lastFolder;
    return QDir(folder).filePath(fileNameOf(m_choice->kind(), m_match.game().ruleSet().id));
}

void PrintDialog::save()
{
    const QString path = m_printers.pdfToSave(this, suggestedFile());
    if (path.isEmpty()) {
        return;
    }
    m_path = path;
    m_lastFolder = QFileInfo(path).absolutePath();
    m_writer.start([path, sheet = m_sheet](TaskPromise<std::optional<Error>> &report) {
        report.deliver(sheets::writePdf(sheet, path, report.progress()));
    });
    begin(tr("Saving…"));
}

void PrintDialog::cancel()
{
    m_maker.cancel();
    m_writer.cancel();
    m_printing.cancel();
    m_printers.cancelQuery();
    m_isAsking = false;
    end(tr("Cancelled. Nothing was printed or saved."));
}

void PrintDialog::begin(const QString &what)
{
    m_progress->setValue(0);
    m_progress->setAccessibleName(what);
    say(what);
    allow();
}

void PrintDialog::end(const QString &said)
{
    say(said);
    allow();
}

void PrintDialog::say(const QString &text)
{
    m_said->setText(text);
    if (!text.isEmpty()) {
        Announcer::announce(this, text);
    }
}

void PrintDialog::allow()
{
    const bool busy = isBusy();
    const bool cancelHadFocus = m_cancel->hasFocus();
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    m_again->setVisible(!busy && m_sheet.pages.empty());
    m_choice->setEnabled(!m_writer.isRunning() && !m_printing.isRunning() && !m_isAsking);
    m_print->setEnabled(!busy && !m_sheet.pages.empty());
    m_save->setEnabled(!busy && !m_sheet.pages.empty());
    if (cancelHadFocus && !busy) {
        (m_again->isVisible() ? m_again : m_close)->setFocus(Qt::OtherFocusReason);
    }
}

void PrintDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        make();
    } else if (event->type() == QEvent::FontChange) {
        fitChoices();
    }
}

void PrintDialog::retranslate()
{
    setWindowTitle(tr("Print a sheet"));
    m_choice->retranslate();
    m_preview->retranslate();
    m_print->setText(tr("P&rint…"));
    m_save->setText(tr("Save as P&DF…"));
    m_cancel->setText(tr("C&ancel"));
    m_again->setText(tr("&Make it again"));
    m_close->setText(tr("&Close"));
    fitChoices();
}

} // namespace doublets
