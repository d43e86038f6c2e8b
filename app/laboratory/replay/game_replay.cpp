// SPDX-License-Identifier: MIT
#include "laboratory/replay/game_replay.h"

#include "core/dice/dice.h"
#include "match/settings/settings.h"
#include "panels/speech/screen_reader.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/events_text.h"
#include "text/rule_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the dice on the board after an action; after a throw that decides who begins, one die of
/// each player.
Throw diceAfter(const HistoryEntry &entry)
{
    if (const auto *lead = std::get_if<OpeningThrow>(&entry.action)) {
        return Throw{lead->white, lead->black};
    }
    return entry.after.dice;
}

} // namespace

GameReplay::GameReplay(const Catalogue &catalogue, const LaboratoryRun &run,
                       const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_run(run)
    , m_titleLabel(plainLabel(this))
    , m_experimentBox(new QComboBox(this))
    , m_board(new BoardView(this))
    , m_descriptionLabel(plainLabel(this))
    , m_playButton(new QPushButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    createLayout();
    connectSettings(settings);
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, &GameReplay::advance);
    connect(&run, &LaboratoryRun::stateChanged, this, &GameReplay::loadLatestGame);
    connect(m_playButton, &QPushButton::clicked, this, [this] {
        setPlaying(!m_isPlaying);
        if (!m_isPlaying) {
            reportStep();
        }
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        setPlaying(false); // the user wants to examine a position
        showStep(step);
    });
    connect(m_experimentBox, &QComboBox::currentIndexChanged, this, [this] {
        m_history.clear();
        loadLatestGame();
    });
    retranslate();
}

GameReplay::~GameReplay()
{
    m_board->setGame(nullptr);
}

void GameReplay::createLayout()
{
    m_board->setObjectName(u"replayBoard"_s);
    m_descriptionLabel->setObjectName(u"replayTold"_s);
    m_playButton->setObjectName(u"replayPlay"_s);
    m_slider->setObjectName(u"replaySlider"_s);
    m_experimentBox->setObjectName(u"replayWhich"_s);
    m_board->setMinimumSize(150, 110);
    m_board->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // like the charts beside it
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);            // display only
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setSpeed(MotionSpeed::Off);
    m_descriptionLabel->setWordWrap(true);
    m_titleLabel->setWordWrap(true);
    m_experimentBox->addItems({QString(), QString()});
    m_experimentBox->hide();
    auto *titleLayout = new QHBoxLayout;
    titleLayout->addWidget(m_titleLabel, 1);
    titleLayout->addWidget(m_experimentBox);
    auto *controlLayout = new QHBoxLayout;
    controlLayout->addWidget(m_playButton);
    controlLayout->addWidget(m_slider, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(titleLayout);
    column->addWidget(m_board, 1);
    column->addLayout(controlLayout);
    column->addWidget(m_descriptionLabel);
}

void GameReplay::connectSettings(const Settings &settings)
{
    const auto apply = [this, &settings] {
        m_board->setTradition(settings.tradition.value());
        m_board->setLighting(settings.lighting.value());
        m_board->setNumeralsShown(settings.pointNumbers.value());
        m_board->setCloserView(settings.closerView.value());
    };
    const std::initializer_list<const Setting *> boardSettings{
        &settings.tradition, &settings.lighting, &settings.pointNumbers, &settings.closerView};
    for (const Setting *each : boardSettings) {
        connect(each, &Setting::changed, this, apply);
    }
    apply();
}

void GameReplay::showChosenGame(const Experiment &experiment)
{
    if (m_isRunShown) {
        m_interruptedStep = m_currentStep;
    }
    m_isRunShown = false;
    m_stepTimer.stop();
    m_history.clear();
    updateExperimentBox();
    updateSliderRange();
    setRules(experiment);
    showStep(0);
    reportStep();
}

void GameReplay::showRun()
{
    if (m_isRunShown) {
        return;
    }
    m_isRunShown = true;
    updateExperimentBox();
    if (m_gameNumber == 0) {
        setRules(m_run.laboratory()->experiments().front());
        showStep(0);
        loadLatestGame();
        return;
    }
    loadGame(m_experiment, m_gameNumber);
    showStep(m_interruptedStep);
    reportStep();
    setPlaying(m_isPlaying);
}

void GameReplay::reset()
{
    m_history.clear();
    m_gameNumber = 0;
    m_experiment = 0;
    m_isRunShown = true;
    updateExperimentBox();
    setPlaying(true);
    updateDescription();
}

void GameReplay::updateExperimentBox()
{
    m_experimentBox->setVisible(m_isRunShown && m_run.state().rows.size() > 1);
}

void GameReplay::updateSliderRange()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, stepCount());
}

void GameReplay::loadLatestGame()
{
    const auto laboratory = m_run.laboratory();
    const bool isGameOver = m_currentStep >= stepCount();
    if (!m_isRunShown || laboratory == nullptr || !m_isPlaying ||
        (m_stepTimer.isActive() && !m_history.empty()) || !(isGameOver || m_history.empty())) {
        return;
    }
    const auto selected = static_cast<std::size_t>(m_experimentBox->currentIndex());
    const std::size_t experiment = std::min(selected, m_run.state().rows.size() - 1);
    const std::uint64_t games = m_run.state().rows[experiment].totals.games();
    if (games > 0 && (games != m_gameNumber || experiment != m_experiment || m_history.empty())) {
        loadGame(experiment, games);
    }
}

void GameReplay::loadGame(std::size_t experiment, std::uint64_t number)
{
    setRules(m_run.laboratory()->experiments()[experiment]);
    m_history = m_run.laboratory()->replayGame(experiment, number - 1);
    m_experiment = experiment;
    m_gameNumber = number;
    updateSliderRange();
    showStep(0);
    m_stepTimer.start(stepInterval());
}

void GameReplay::setRules(const Experiment &experiment)
{
    const RuleSet &set = *m_catalogue.find(experiment.ruleSet);
    const Rulings rulings = set.completedRulings(experiment.rulings).value();
    if (!m_game || m_game->ruleSet().id != set.id || m_game->rulings() != rulings) {
        auto game = std::make_unique<Game>(set, rulings, makeDice(DiceOrigin::Seeded));
        m_board->setGame(game.get());
        m_game = std::move(game);
    }
    m_board->setAccessibleName(ruleSetTitle(set));
}

int GameReplay::stepInterval() const
{
    constexpr int DefaultInterval = 200;
    constexpr double MaxSlowPace = 5; ///< games per second up to which every game is shown
    const double pace = m_run.pace();
    if (!m_run.isRunning() || pace > MaxSlowPace || pace <= 0) {
        return DefaultInterval;
    }
    return std::clamp(static_cast<int>(900 / pace / (stepCount() + 2)), 5, DefaultInterval);
}

void GameReplay::advance()
{
    if (m_currentStep < stepCount()) {
        showStep(m_currentStep + 1);
        m_stepTimer.start(stepInterval());
        return;
    }
    loadLatestGame();
}

void GameReplay::showStep(int step)
{
    m_currentStep = std::clamp(step, 0, stepCount());
    if (m_game) {
        if (m_currentStep == 0) {
            m_board->showPast(m_game->startPosition(), Throw());
        } else {
            const HistoryEntry &entry = m_history[static_cast<std::size_t>(m_currentStep - 1)];
            m_board->showPast(entry.after, diceAfter(entry));
        }
    }
    if (!m_isPlaying || !isScreenReaderActive() || !m_sinceReport.isValid() ||
        m_sinceReport.elapsed() >= ReportInterval) {
        reportStep();
    }
}

void GameReplay::reportStep()
{
    m_sinceReport.start();
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(m_currentStep);
    updateDescription();
}

void GameReplay::setPlaying(bool playing)
{
    m_isPlaying = playing;
    m_playButton->setText(playing ? tr("Pause") : tr("Play"));
    if (!playing) {
        m_stepTimer.stop();
    } else if (m_currentStep < stepCount()) {
        m_stepTimer.start(stepInterval());
    } else {
        m_currentStep = stepCount();
        loadLatestGame();
    }
}

void GameReplay::updateDescription()
{
    QString description = m_isRunShown || m_gameNumber == 0 ? tr("No game has been played yet.")
                                                            : tr("The starting position.");
    if (!m_history.empty()) {
        //: %1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps
        description = tr("Game %1, step %2 of %3.")
                          .arg(QLocale().toString(static_cast<qulonglong>(m_gameNumber)),
                               QLocale().toString(m_currentStep), QLocale().toString(stepCount()));
    }
    if (m_currentStep > 0 && m_currentStep <= stepCount()) {
        const HistoryEntry &entry = m_history[static_cast<std::size_t>(m_currentStep - 1)];
        const PlayerNames names{tr("White"), tr("Black"), NumberStyle::Figures};
        description +=
            u' ' + eventsText(m_game->ruleSet(), names, {entry.events.begin(), entry.events.end()});
    }
    m_descriptionLabel->setText(description);
    m_board->setAccessibleDescription(description);
}

void GameReplay::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_titleLabel->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
        m_descriptionLabel->setMinimumHeight(
            3 * fontMetrics().lineSpacing()); // the text varies in length
    }
}

void GameReplay::retranslate()
{
    m_titleLabel->setText(tr("One of the games"));
    m_titleLabel->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
    m_descriptionLabel->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_experimentBox->setItemText(0, tr("of A"));
    m_experimentBox->setItemText(1, tr("of B"));
    m_experimentBox->setAccessibleName(tr("Which experiment"));
    m_slider->setAccessibleName(tr("How far into the game"));
    setPlaying(m_isPlaying);
    updateDescription();
}

} // namespace doublets
