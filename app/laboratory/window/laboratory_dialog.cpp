// SPDX-License-Identifier: MIT
#include "laboratory/window/laboratory_dialog.h"

#include "laboratory/charts/difference_text.h"
#include "laboratory/charts/laboratory_text.h"
#include "laboratory/choices/experiment_form.h"
#include "laboratory/replay/game_replay.h"
#include "laboratory/saving/laboratory_report.h"
#include "laboratory/window/laboratory_bar.h"
#include "panels/charts/chart_view.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/lesson_text.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

LaboratoryDialog::LaboratoryDialog(const Catalogue &catalogue, const Settings &settings,
                                   Dialogs &dialogs, const Experiment &experiment,
                                   const QString &keptRunsPath, QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_dialogs(dialogs)
    , m_run(new LaboratoryRun(catalogue, this))
    , m_keptRuns(keptRunsPath, catalogue)
    , m_form(new ExperimentForm(catalogue, this))
    , m_replay(new GameReplay(catalogue, *m_run, settings, this))
    , m_experimentsLabel(plainLabel(this))
    , m_differenceLabel(plainLabel(this))
    , m_earlierRunsLabel(plainLabel(this))
    , m_messageLabel(plainLabel(this))
    , m_bar(new LaboratoryBar(this))
    , m_scroll(new QScrollArea(this))
    , m_formScroll(new QScrollArea(this))
    , m_saveTask(
          {.resultReady = [this](const std::optional<Error> &error) { showSaveResult(error); }})
{
    setObjectName(u"laboratoryDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_charts = {new ChartView(createShareChart(m_data), this),
                new ChartView(createLengthChart(m_data), this),
                new ChartView(createNumberChart(m_data), this),
                new ChartView(createSampleChart(m_data), this)};
    m_charts[0]->setObjectName(u"shareChart"_s);
    m_charts[1]->setObjectName(u"lengthChart"_s);
    m_charts[2]->setObjectName(u"numberChart"_s);
    m_charts[3]->setObjectName(u"sampleChart"_s);
    createLayout();
    connectSignals();
    restoreResults(experiment);
    updateReplay();
    retranslate();
    resize(LaboratoryDialog::sizeHint());
    updateLayout();
}

LaboratoryDialog::~LaboratoryDialog()
{
    m_run->disconnect(this); // ignore signals emitted during destruction
    if (m_run->isRunning()) {
        m_run->stop();
        keepResults();
    }
}

void LaboratoryDialog::createLayout()
{
    m_experimentsLabel->setObjectName(u"laboratoryCompared"_s);
    m_differenceLabel->setObjectName(u"laboratoryDifference"_s);
    m_earlierRunsLabel->setObjectName(u"laboratoryEarlierRuns"_s);
    m_messageLabel->setObjectName(u"laboratoryRemark"_s);
    for (QLabel *label :
         {m_experimentsLabel, m_differenceLabel, m_earlierRunsLabel, m_messageLabel}) {
        label->setWordWrap(true);
        label->hide();
    }
    // Reserves a line, so that the charts do not shrink when a message appears.
    QSizePolicy keepsLine = m_messageLabel->sizePolicy();
    keepsLine.setRetainSizeWhenHidden(true);
    m_messageLabel->setSizePolicy(keepsLine);
    auto *page = new QWidget(this);
    m_results = new QWidget(page);
    m_pageLayout = new QVBoxLayout(page);
    m_pageLayout->setContentsMargins(0, 0, 0, 0);
    m_pageLayout->addWidget(m_form);
    m_pageLayout->addWidget(m_results, 1);
    m_pageLayout->setSpacing(fontMetrics().height());
    auto *column = new QVBoxLayout(m_results);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_experimentsLabel);
    column->addWidget(m_differenceLabel);
    column->addWidget(m_earlierRunsLabel);
    m_resultsGrid = new QGridLayout;
    m_resultsGrid->setSpacing(fontMetrics().height() / 2);
    column->addLayout(m_resultsGrid, 1);
    m_scroll->setWidget(page);
    for (QScrollArea *each : {m_formScroll, m_scroll}) {
        each->setWidgetResizable(true);
        each->setFrameShape(QFrame::NoFrame);
        each->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget by itself
    }
    m_formScroll->setObjectName(u"laboratoryFormScroll"_s);
    m_formScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formScroll->hide();
    m_form->installEventFilter(this);
    auto *body = new QHBoxLayout;
    body->setSpacing(fontMetrics().height() / 2);
    body->addWidget(m_formScroll);
    body->addWidget(m_scroll, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(m_messageLabel);
    layout->addWidget(m_bar);
    scrollWhenTooLarge(*this);
}

void LaboratoryDialog::updateLayout()
{
    const int letter = fontMetrics().height();
    const int width = contentWidth();
    m_bar->updateLayout(this->width() - 2 * letter);
    const bool isWide = width >= letter * 40;
    const int columns = isWide ? (width >= letter * 54 ? 2 : 1) : (width >= letter * 36 ? 2 : 1);
    setFormBesideResults(isWide);
    updateFormWidth();
    m_replay->setMinimumHeight(letter * 13);
    if (columns != m_columnCount) {
        updateGrid(columns);
    }
}

int LaboratoryDialog::contentWidth() const
{
    const QMargins margins = m_bar->parentWidget()->layout()->contentsMargins();
    return width() - margins.left() - margins.right();
}

void LaboratoryDialog::setFormBesideResults(bool isBeside)
{
    if (isBeside == (m_formScroll->widget() != nullptr)) {
        return;
    }
    QWidget *focused = focusWidget();
    if (isBeside) {
        m_pageLayout->removeWidget(m_form);
        m_formScroll->setWidget(m_form);
    } else {
        m_formScroll->takeWidget();
        m_pageLayout->insertWidget(0, m_form);
    }
    m_form->show();
    m_formScroll->setVisible(isBeside);
    if (focused != nullptr && m_form->isAncestorOf(focused)) {
        focused->setFocus(); // lost with the parent
    }
}

void LaboratoryDialog::updateFormWidth()
{
    if (m_formScroll->widget() == nullptr) {
        return;
    }
    const int letter = fontMetrics().height();
    const int maxWidth = std::clamp(contentWidth() / 4, letter * 14, letter * 22);
    const int formWidth =
        std::max(std::min(m_form->sizeHint().width(), maxWidth), m_form->minimumSizeHint().width());
    m_formScroll->setFixedWidth(formWidth + m_formScroll->verticalScrollBar()->sizeHint().width());
}

void LaboratoryDialog::updateGrid(int columns)
{
    m_columnCount = columns;
    std::vector<QWidget *> parts{m_charts[0], m_replay, m_charts[1], m_charts[2]};
    if (m_showsSamples) {
        parts = {m_charts[3], m_replay, m_charts[0], m_charts[1], m_charts[2]};
    }
    const int count = static_cast<int>(parts.size());
    for (int i = 0; i < count; ++i) {
        // The last part takes a whole row if it is alone there.
        const int span = i + 1 == count ? columns - i % columns : 1;
        m_resultsGrid->addWidget(parts[static_cast<std::size_t>(i)], i / columns, i % columns, 1,
                                 span);
    }
    m_charts[3]->setVisible(m_showsSamples); // once it is in the grid
    m_resultsGrid->setColumnStretch(0, 1);
    m_resultsGrid->setColumnStretch(1, columns > 1 ? 1 : 0);
    for (int row = 0; row < m_resultsGrid->rowCount(); ++row) {
        m_resultsGrid->setRowStretch(row, row * columns < count ? 1 : 0);
    }
}

void LaboratoryDialog::connectSignals()
{
    connect(m_run, &LaboratoryRun::stateChanged, this, &LaboratoryDialog::updateResults);
    connect(m_run, &LaboratoryRun::finished, this, [this] {
        keepResults();
        finishRun();
    });
    connect(m_run, &LaboratoryRun::restored, this, [this] {
        showMessage({});
        updateReplay();
        updateExperimentsLabel();
    });
    connect(&m_keptRuns.saver(), &BackgroundSaver::saveFailed, this,
            [this](const Error &error) { showMessage(errorText(error)); });
    connect(m_bar, &LaboratoryBar::startRequested, this, &LaboratoryDialog::startRun);
    connect(m_bar, &LaboratoryBar::pauseRequested, this, [this](bool paused) {
        m_run->setPaused(paused);
        m_bar->setRunState(paused ? LaboratoryBar::RunState::Paused
                                  : LaboratoryBar::RunState::Running);
    });
    connect(m_bar, &LaboratoryBar::stopRequested, this, [this] {
        stopRun();
        finishRun();
    });
    connect(m_bar, &LaboratoryBar::paceChosen, m_run, &LaboratoryRun::setPace);
    connect(m_bar, &LaboratoryBar::copyRequested, this, &LaboratoryDialog::copyCommands);
    connect(m_bar, &LaboratoryBar::saveRequested, this, &LaboratoryDialog::save);
    connect(m_bar, &LaboratoryBar::clearRequested, this, &LaboratoryDialog::clearResults);
    connect(m_bar, &LaboratoryBar::closeRequested, this, &QDialog::reject);
    connect(m_form, &ExperimentForm::experimentsChanged, this, [this] {
        showMessage({});
        updateReplay();
        updateExperimentsLabel();
    });
}

void LaboratoryDialog::setExperiments(const std::vector<Experiment> &experiments)
{
    std::uint64_t games = 0;
    for (const Experiment &each : experiments) {
        games = std::max(games, each.games);
    }
    m_bar->selectWatchablePace(games);
    m_form->setExperiments(experiments);
}

bool LaboratoryDialog::isRunChosen() const
{
    return m_run->laboratory() != nullptr &&
           std::ranges::equal(m_run->laboratory()->experiments(), m_form->rulesAndPlayers(),
                              &Experiment::hasSameRulesAndPlayers);
}

void LaboratoryDialog::updateReplay()
{
    if (isRunChosen()) {
        m_replay->showRun();
    } else {
        m_replay->showChosenGame(m_form->rulesAndPlayers().front());
    }
}

void LaboratoryDialog::startRun()
{
    const auto chosen = m_form->experiments();
    if (!chosen) {
        showMessage(errorText(chosen.error()));
        return;
    }
    showMessage({});
    m_run->start(chosen.value());
    m_replay->reset();
    m_bar->setRunState(LaboratoryBar::RunState::Running);
    m_sinceUpdate.invalidate(); // the texts about the last run are out of date
    updateResults();
    if (m_formScroll->widget() == nullptr) {
        m_scroll->verticalScrollBar()->setValue(m_results->y()); // the results are below the form
    }
}

void LaboratoryDialog::updateResults()
{
    const LaboratoryState &state = m_run->state();
    m_data.rows.resize(state.rows.size());
    m_data.games = 1;
    for (std::size_t i = 0; i < state.rows.size(); ++i) {
        m_data.rows[i] = chartRow(i);
        m_data.games = std::max(m_data.games, m_run->laboratory()->experiments()[i].games);
    }
    if (m_data.hasSeveralSamples() != m_showsSamples) {
        m_showsSamples = m_data.hasSeveralSamples();
        updateGrid(m_columnCount);
    }
    for (ChartView *chart : m_charts) {
        chart->refresh();
    }
    constexpr qint64 UpdateInterval = 200; // ms; more frequent updates would be unreadable
    const bool isReaderActive = isScreenReaderActive();
    const bool areTextsDue =
        !m_run->isRunning() || !m_sinceUpdate.isValid() ||
        m_sinceUpdate.elapsed() >= (isReaderActive ? GameReplay::ReportInterval : UpdateInterval);
    const std::uint64_t games = playedGames();
    if (areTextsDue || !isReaderActive) {
        m_bar->setProgress(m_run->progress(), tr("%Ln game(s)", nullptr, static_cast<int>(games)));
    }
    if (areTextsDue) {
        updateFindings();
    }
    m_bar->setHasResults(games > 0);
}

ChartData::Row LaboratoryDialog::chartRow(std::size_t experiment) const
{
    const Experiment &played = m_run->laboratory()->experiments()[experiment];
    const auto exact = m_run->exactResults(experiment);
    ChartData::Row row;
    row.totals = m_run->state().rows[experiment].totals;
    row.exactShare = exact ? std::optional(exact->firstThrower) : std::nullopt;
    row.exactWhiteShare = exact ? std::optional(exact->whiteShare()) : std::nullopt;
    row.exactThrows = exact ? std::optional(exact->throws) : std::nullopt;
    row.showsWhite =
        std::ranges::any_of(m_run->laboratory()->experiments(), &Experiment::hasDifferentPlayers);
    row.sampleSize = played.gamesPerSample();
    row.samples = m_run->sampleCounts(experiment);
    row.whiteSamples = m_run->whiteSampleCounts(experiment);
    return row;
}

void LaboratoryDialog::updateFindings()
{
    m_sinceUpdate.start();
    for (ChartView *chart : m_charts) {
        chart->updateTexts();
    }
    updateExperimentsLabel();
    m_differenceLabel->setVisible(m_data.rows.size() > 1);
    if (m_data.rows.size() > 1) {
        m_differenceLabel->setText(
            differenceTexts(m_data, m_run->state(), m_run->laboratory()->experiments())
                .join(u'\n'));
    }
    m_earlierRunsLabel->setText(earlierRunTexts().join(u'\n'));
    m_earlierRunsLabel->setVisible(!m_earlierRunsLabel->text().isEmpty());
}

void LaboratoryDialog::updateExperimentsLabel()
{
    const bool isComparison = m_data.rows.size() > 1;
    const QString text = experimentTexts().join(u'\n');
    //: %1 an experiment that is not the one chosen beside it: a game, its source and the players
    m_experimentsLabel->setText(isComparison ? text : tr("Results of: %1").arg(text));
    m_experimentsLabel->setVisible(isComparison || (!m_data.rows.empty() && !isRunChosen()));
}

QStringList LaboratoryDialog::earlierRunTexts() const
{
    constexpr std::size_t MaxRuns = 3;
    QStringList texts;
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        const std::vector<LaboratoryRun::EarlierResult> results = m_run->earlierResults(row);
        const std::size_t hidden = results.size() - std::min(results.size(), MaxRuns);
        for (std::size_t i = results.size(); i > hidden; --i) {
            texts << rowPrefix(m_data, row) + earlierRunSentence(results[i - 1].seed,
                                                                 *results[i - 1].totals,
                                                                 m_data.rows.front().showsWhite);
        }
        if (hidden > 0) {
            texts << rowPrefix(m_data, row) + tr("and %n more", nullptr, static_cast<int>(hidden));
        }
    }
    if (!texts.empty()) {
        texts.prepend(m_data.rows.front().showsWhite
                          ? tr("Earlier runs, games won by White:")
                          : tr("Earlier runs, games won by the first thrower:"));
    }
    return texts;
}

void LaboratoryDialog::restoreResults(const Experiment &experiment)
{
    const auto kept = m_keptRuns.load();
    std::vector<Experiment> last{experiment};
    if (kept && !kept.value().empty()) {
        last = kept.value().back();
        m_run->restore(kept.value());
    }
    for (Experiment &each : last) {
        each.games = std::max(each.games, each.gamesPerSample()); // a run that has been stopped
    }
    m_form->setExperiments(last);
    if (!kept) {
        showMessage(errorText(kept.error()));
    } else if (m_run->isRestoring()) {
        showMessage(tr("Playing the games of the last results again…"));
    }
}

void LaboratoryDialog::clearResults()
{
    if (!m_dialogs.confirmResultsErasure(this)) {
        return;
    }
    m_run->clear();
    keepResults();
    m_bar->setRunState(LaboratoryBar::RunState::Idle);
    showMessage({});
    updateReplay();
}

void LaboratoryDialog::stopRun()
{
    if (m_run->isRunning()) {
        m_run->stop();
        keepResults();
    }
}

void LaboratoryDialog::finishRun()
{
    m_bar->setRunState(LaboratoryBar::RunState::Idle);
    updateResults();
    Announcer::announce(this, findings().join(u' '));
}

QStringList LaboratoryDialog::experimentTexts() const
{
    const std::vector<Experiment> experiments = shownExperiments();
    QStringList all;
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        all << rowPrefix(m_data, i) + experimentText(experiments[i], m_catalogue);
    }
    return all;
}

QStringList LaboratoryDialog::findings() const
{
    QStringList all;
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        QStringList sentences{shareSentence(m_data.rows[row])};
        if (m_data.rows[row].totals.games() > 0) {
            const ChartData alone{{m_data.rows[row]}, m_data.games};
            sentences << createLengthChart(alone)->summary() << createNumberChart(alone)->summary();
        }
        all << rowPrefix(m_data, row) + sentences.join(u' ');
    }
    if (m_data.rows.size() > 1) {
        all << differenceTexts(m_data, m_run->state(), m_run->laboratory()->experiments());
    }
    if (m_data.hasSeveralSamples()) {
        all << createSampleChart(m_data)->summary().split(u'\n');
    }
    return all;
}

std::vector<Experiment> LaboratoryDialog::shownExperiments() const
{
    if (m_run->laboratory() == nullptr) {
        const auto chosen = m_form->experiments();
        return chosen ? chosen.value() : std::vector<Experiment>();
    }
    // Commands repeat the games that have been played, even if the run continues.
    std::vector<Experiment> experiments = m_run->laboratory()->experiments();
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        const std::uint64_t games = m_run->state().rows[i].totals.games();
        if (games > 0) {
            experiments[i].games = games;
        }
    }
    return experiments;
}

QString LaboratoryDialog::commands() const
{
    QStringList lines;
    for (const Experiment &experiment : shownExperiments()) {
        lines << commandLine(experiment, m_catalogue);
    }
    return lines.join(u'\n');
}

void LaboratoryDialog::copyCommands()
{
    const QString text = commands();
    if (text.isEmpty()) {
        showMessage(errorText(m_form->experiments().error()));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    //: %1 a command line, or two
    showMessage(tr("Copied: %1").arg(text));
}

LaboratoryReport LaboratoryDialog::report() const
{
    LaboratoryReport report;
    report.title = tr("An experiment with chance");
    report.experiments = shownExperiments();
    for (std::size_t i = 0; i < report.experiments.size(); ++i) {
        const Experiment &one = report.experiments[i];
        report.commands << rowPrefix(m_data, i) + commandLine(one, m_catalogue);
    }
    report.experimentTexts = experimentTexts();
    report.findings = findings() + earlierRunTexts();
    report.data = m_data;
    report.state = m_run->state();
    report.font = font();
    return report;
}

void LaboratoryDialog::save()
{
    const LaboratoryReport snapshot = report(); // snapshot: the run may continue
    const std::uint64_t games = playedGames();
    const QString path = m_dialogs.getSaveExperimentPath(
        this, snapshot.experiments.front().ruleSet + u"-experiment.pdf"_s);
    if (path.isEmpty()) {
        return;
    }
    m_savedPath = path;
    m_savedGames = games;
    if (isGamesTable(path)) {
        m_saveTask.start([laboratory = m_run->laboratory(), state = snapshot.state,
                          path](TaskPromise<std::optional<Error>> &report) {
            report.deliver(writeGamesTable(*laboratory, state, path, report.progress()));
        });
        return;
    }
    m_saveTask.start([snapshot, path](TaskPromise<std::optional<Error>> &report) {
        report.deliver(writeReport(snapshot, path));
    });
}

std::uint64_t LaboratoryDialog::playedGames() const
{
    std::uint64_t games = 0;
    for (const LaboratoryState::Row &row : m_run->state().rows) {
        games += row.totals.games();
    }
    return games;
}

void LaboratoryDialog::showSaveResult(const std::optional<Error> &error)
{
    if (error) {
        showMessage(errorTextWithAdvice(*error));
        return;
    }
    const QString separator = QDir::separator();
    const QString path = QDir::toNativeSeparators(m_savedPath)
                             .replace(separator, separator + QChar(0x200b)); // may wrap there
    //: %1: the path of a file
    showMessage(tr("Saved %Ln game(s): %1", nullptr, static_cast<int>(m_savedGames)).arg(path));
}

void LaboratoryDialog::showMessage(const QString &text)
{
    m_messageLabel->setText(text);
    m_messageLabel->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        Announcer::announce(this, text);
    }
}

void LaboratoryDialog::done(int result)
{
    if (m_run->isRunning()) {
        stopRun();
        m_bar->setRunState(LaboratoryBar::RunState::Idle);
        updateResults();
    }
    setAttribute(Qt::WA_DeleteOnClose, !hasResults());
    QDialog::done(result);
}

QSize LaboratoryDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 70, letter * 46).boundedTo(maxDialogSize(*this));
}

void LaboratoryDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    layout()->activate();
    updateLayout();
}

bool LaboratoryDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_form && event->type() == QEvent::LayoutRequest) {
        updateFormWidth(); // fields may have been added
    }
    return QDialog::eventFilter(watched, event);
}

void LaboratoryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        // Queued, because child widgets receive the new font later.
        QMetaObject::invokeMethod(this, &LaboratoryDialog::updateLayout, Qt::QueuedConnection);
    }
}

void LaboratoryDialog::retranslate()
{
    setWindowTitle(tr("Laboratory"));
    m_form->retranslate();
    m_bar->retranslate();
    m_replay->retranslate();
    for (ChartView *chart : m_charts) {
        chart->retranslate();
    }
    updateResults();
}

} // namespace doublets
