// SPDX-License-Identifier: MIT
#include "laboratory/window/laboratory_bar.h"

#include "core/laboratory/laboratory.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::array<double, 8> Paces{1,      10,      100,       1'000,
                                      10'000, 100'000, 1'000'000, Laboratory::UnlimitedPace};
constexpr int ProgressSteps = 1000;

} // namespace

LaboratoryBar::LaboratoryBar(QWidget *parent)
    : QWidget(parent)
    , m_startButton(new QPushButton(this))
    , m_stopButton(new QPushButton(this))
    , m_paceLabel(plainLabel(this))
    , m_paceBox(new QComboBox(this))
    , m_progressBar(new QProgressBar(this))
    , m_copyButton(new QPushButton(this))
    , m_saveButton(new QPushButton(this))
    , m_clearButton(new QPushButton(this))
    , m_closeButton(new QPushButton(this))
    , m_rows(new QVBoxLayout(this))
{
    m_startButton->setObjectName(u"laboratoryStart"_s);
    m_stopButton->setObjectName(u"laboratoryStop"_s);
    m_paceBox->setObjectName(u"laboratoryPace"_s);
    m_progressBar->setObjectName(u"laboratoryProgress"_s);
    m_copyButton->setObjectName(u"laboratoryCopy"_s);
    m_saveButton->setObjectName(u"laboratorySave"_s);
    m_clearButton->setObjectName(u"laboratoryClear"_s);
    m_closeButton->setObjectName(u"laboratoryClose"_s);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_paceLabel->setBuddy(m_paceBox);
    m_progressBar->setRange(0, ProgressSteps);
    m_progressBar->setMinimumWidth(60);
    for (const double pace : Paces) {
        m_paceBox->addItem(QString(), pace);
    }
    m_paceBox->setCurrentIndex(m_paceBox->count() - 1);
    m_paceBox->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_paceBox->setMinimumWidth(60); // large letters would make its widest entry too wide
    for (QPushButton *button :
         {m_startButton, m_stopButton, m_copyButton, m_saveButton, m_clearButton, m_closeButton}) {
        button->setAutoDefault(false);
    }
    m_startButton->setDefault(true);
    connect(m_startButton, &QPushButton::clicked, this, [this] {
        if (m_runState == RunState::Idle) {
            Q_EMIT startRequested();
        } else {
            Q_EMIT pauseRequested(m_runState == RunState::Running);
        }
    });
    connect(m_stopButton, &QPushButton::clicked, this, &LaboratoryBar::stopRequested);
    connect(m_paceBox, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT paceChosen(m_paceBox->currentData().toDouble()); });
    connect(m_copyButton, &QPushButton::clicked, this, &LaboratoryBar::copyRequested);
    connect(m_saveButton, &QPushButton::clicked, this, &LaboratoryBar::saveRequested);
    connect(m_clearButton, &QPushButton::clicked, this, &LaboratoryBar::clearRequested);
    connect(m_closeButton, &QPushButton::clicked, this, &LaboratoryBar::closeRequested);
    setRunState(RunState::Idle);
    setHasResults(false);
}

void LaboratoryBar::setRunState(RunState runState)
{
    const bool hadFocus = m_stopButton->hasFocus();
    m_runState = runState;
    m_stopButton->setEnabled(runState != RunState::Idle);
    if (hadFocus && runState == RunState::Idle) {
        m_startButton->setFocus(); // a disabled button cannot keep the focus
    }
    m_startButton->setText(runState == RunState::Idle      ? tr("&Start")
                           : runState == RunState::Running ? tr("Pa&use")
                                                           : tr("&Resume"));
}

void LaboratoryBar::setProgress(double progress, const QString &text)
{
    m_progressBar->setValue(static_cast<int>(std::floor(progress * ProgressSteps)));
    m_progressBar->setFormat(QString(text).replace(u'%', u"%%"_s));
    m_progressBar->setAccessibleDescription(text);
}

void LaboratoryBar::setHasResults(bool hasResults)
{
    const bool hadFocus = m_saveButton->hasFocus() || m_clearButton->hasFocus();
    m_saveButton->setEnabled(hasResults);
    m_clearButton->setEnabled(hasResults);
    if (hadFocus && !hasResults) {
        m_startButton->setFocus(); // a disabled button cannot keep the focus
    }
}

void LaboratoryBar::selectWatchablePace(std::uint64_t games)
{
    constexpr double MaxSeconds = 20;
    const double slowest = static_cast<double>(games) / MaxSeconds;
    const auto pace =
        std::ranges::find_if(Paces, [slowest](double each) { return each >= slowest; });
    m_paceBox->setCurrentIndex(static_cast<int>(pace - Paces.begin()));
}

void LaboratoryBar::updateLayout(int width)
{
    using Row = std::vector<QWidget *>;
    const std::vector<Row> oneRow{{m_startButton, m_stopButton, m_paceLabel, m_paceBox,
                                   m_progressBar, m_copyButton, m_saveButton, m_clearButton,
                                   m_closeButton}};
    const std::vector<Row> twoRows{
        {m_startButton, m_stopButton, m_paceLabel, m_paceBox, m_progressBar},
        {m_copyButton, m_saveButton, m_clearButton, m_closeButton}};
    const std::vector<Row> manyRows{
        {m_startButton, m_stopButton}, {m_paceBox},    {m_progressBar}, {m_copyButton},
        {m_saveButton, m_clearButton}, {m_closeButton}};
    const int gap = fontMetrics().height() / 2;
    const auto fits = [width, gap](const Row &row) {
        int wanted = 0;
        for (const QWidget *each : row) {
            wanted += std::max(each->sizeHint().width(), each->minimumWidth()) + gap;
        }
        return wanted <= width;
    };
    const std::vector<Row> &rows = std::ranges::all_of(oneRow, fits)    ? oneRow
                                   : std::ranges::all_of(twoRows, fits) ? twoRows
                                                                        : manyRows;
    while (m_rows->count() > 0) {
        delete m_rows->takeAt(0);
    }
    m_paceLabel->setVisible(&rows != &manyRows);
    for (const Row &row : rows) {
        auto *line = new QHBoxLayout;
        for (QWidget *each : row) {
            line->addWidget(each, each == m_progressBar ? 1 : 0);
        }
        m_rows->addLayout(line);
    }
}

void LaboratoryBar::retranslate()
{
    setRunState(m_runState);
    m_stopButton->setText(tr("S&top"));
    m_paceLabel->setText(tr("&Pace"));
    m_paceBox->setAccessibleName(tr("Pace"));
    m_progressBar->setAccessibleName(tr("Games played"));
    for (int i = 0; i < m_paceBox->count(); ++i) {
        const double pace = Paces[static_cast<std::size_t>(i)];
        m_paceBox->setItemText(
            i, std::isinf(pace) ? tr("as fast as possible")
                                : tr("%Ln game(s) per second", nullptr, static_cast<int>(pace)));
    }
    m_copyButton->setText(tr("Copy comman&d"));
    m_copyButton->setToolTip(tr("Copy the command line that gives the same figures"));
    m_saveButton->setText(tr("S&ave…"));
    m_saveButton->setToolTip(
        tr("Save the figures, the games, or a page with the charts. Underscores in "
           "seeds keep spreadsheets from rounding them."));
    m_clearButton->setText(tr("Clear…"));
    m_clearButton->setToolTip(tr("Discard the results, which are kept even if you quit"));
    m_closeButton->setText(tr("&Close"));
}

} // namespace doublets
