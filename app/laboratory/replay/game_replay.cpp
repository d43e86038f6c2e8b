// SPDX-License-Identifier: MIT
#include "laboratory/replay/game_replay.h"

#include "core/dice/dice.h"
#include "match/settings/settings.h"
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

/// Returns the dice on the table after an action; during the opening throw, one die of each player.
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
    , m_title(plainLabel(this))
    , m_which(new QComboBox(this))
    , m_board(new BoardView(this))
    , m_told(plainLabel(this))
    , m_play(new QPushButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    layOut();
    connectTo(settings);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &GameReplay::goOn);
    connect(&run, &LaboratoryRun::seen, this, &GameReplay::follow);
    connect(m_play, &QPushButton::clicked, this, [this] { setPlaying(!m_playing); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        setPlaying(false); // the user wants to examine a position
        showStep(step);
    });
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] {
        m_history.clear();
        follow();
    });
    retranslate();
}

GameReplay::~GameReplay()
{
    m_board->setGame(nullptr);
}

void GameReplay::layOut()
{
    m_board->setObjectName(u"replayBoard"_s);
    m_told->setObjectName(u"replayTold"_s);
    m_play->setObjectName(u"replayPlay"_s);
    m_slider->setObjectName(u"replaySlider"_s);
    m_which->setObjectName(u"replayWhich"_s);
    m_board->setMinimumSize(150, 110);
    m_board->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // like the charts beside it
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);            // display only
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setSpeed(MotionSpeed::Off);
    m_told->setWordWrap(true);
    m_title->setWordWrap(true);
    m_which->addItems({QString(), QString()});
    m_which->hide();
    auto *above = new QHBoxLayout;
    above->addWidget(m_title, 1);
    above->addWidget(m_which);
    auto *below = new QHBoxLayout;
    below->addWidget(m_play);
    below->addWidget(m_slider, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(above);
    column->addWidget(m_board, 1);
    column->addLayout(below);
    column->addWidget(m_told);
}

void GameReplay::connectTo(const Settings &settings)
{
    const auto apply = [this, &settings] {
        m_board->setTradition(settings.table.value());
        m_board->setLighting(settings.lighting.value());
        m_board->setNumeralsShown(settings.numerals.value());
    };
    const std::initializer_list<const Setting *> looks{&settings.table, &settings.lighting,
                                                       &settings.numerals};
    for (const Setting *each : looks) {
        connect(each, &Setting::changed, this, apply);
    }
    apply();
}

void GameReplay::begin()
{
    m_history.clear();
    m_number = 0;
    m_experiment = 0;
    m_which->setVisible(m_run.state().rows.size() > 1);
    setPlaying(true);
    describe();
}

void GameReplay::follow()
{
    const Laboratory *laboratory = m_run.laboratory();
    const bool isOver = m_step >= steps();
    if (laboratory == nullptr || !m_playing || (m_next.isActive() && !m_history.empty()) ||
        !(isOver || m_history.empty())) {
        return;
    }
    const auto wanted = static_cast<std::size_t>(m_which->currentIndex());
    const std::size_t experiment = std::min(wanted, m_run.state().rows.size() - 1);
    const std::uint64_t games = m_run.state().rows[experiment].totals.games();
    if (games > 0 && (games != m_number || experiment != m_experiment || m_history.empty())) {
        load(experiment, games);
    }
}

void GameReplay::load(std::size_t experiment, std::uint64_t number)
{
    const Experiment &played = m_run.laboratory()->experiments()[experiment];
    const RuleSet &set = *m_catalogue.find(played.ruleSet);
    const Rulings rulings = set.completed(played.rulings).value();
    if (!m_game || m_game->ruleSet().id != set.id || m_game->rulings() != rulings) {
        auto game = std::make_unique<Game>(set, rulings, makeDice(DiceOrigin::Seeded));
        m_board->setGame(game.get());
        m_game = std::move(game);
    }
    m_history = m_run.laboratory()->replayGame(experiment, number - 1);
    m_experiment = experiment;
    m_number = number;
    m_board->setAccessibleName(ruleSetTitle(set));
    {
        const QSignalBlocker still(m_slider);
        m_slider->setRange(0, steps());
    }
    showStep(0);
    m_next.start(stepMilliseconds());
}

int GameReplay::stepMilliseconds() const
{
    constexpr int Usual = 200;
    constexpr double SlowGames = 5; ///< games per second up to which every game is shown
    const double pace = m_run.pace();
    if (!m_run.isRunning() || pace > SlowGames || pace <= 0) {
        return Usual;
    }
    return std::clamp(static_cast<int>(900 / pace / (steps() + 2)), 5, Usual);
}

void GameReplay::goOn()
{
    if (m_step < steps()) {
        showStep(m_step + 1);
        m_next.start(stepMilliseconds());
        return;
    }
    follow();
}

void GameReplay::showStep(int step)
{
    m_step = std::clamp(step, 0, steps());
    if (m_game) {
        if (m_step == 0) {
            m_board->showPast(m_game->startPosition(), Throw());
        } else {
            const HistoryEntry &entry = m_history[static_cast<std::size_t>(m_step - 1)];
            m_board->showPast(entry.after, diceAfter(entry));
        }
    }
    const QSignalBlocker still(m_slider);
    m_slider->setValue(m_step);
    describe();
}

void GameReplay::setPlaying(bool playing)
{
    m_playing = playing;
    m_play->setText(playing ? tr("Hold") : tr("Play"));
    if (!playing) {
        m_next.stop();
    } else if (m_step < steps()) {
        m_next.start(stepMilliseconds());
    } else {
        m_step = steps();
        follow();
    }
}

void GameReplay::describe()
{
    QString told = tr("No game has been played yet.");
    if (!m_history.empty()) {
        //: %1 the number of a game, %2 of an action in it (a throw or a play), %3 of all actions
        told = tr("Game %1, action %2 of %3.")
                   .arg(QLocale().toString(static_cast<qulonglong>(m_number)),
                        QLocale().toString(m_step), QLocale().toString(steps()));
    }
    if (m_step > 0 && m_step <= steps()) {
        const HistoryEntry &entry = m_history[static_cast<std::size_t>(m_step - 1)];
        const PlayerNames names{tr("White"), tr("Black"), NumberStyle::Figures};
        told +=
            u' ' + eventsText(m_game->ruleSet(), names, {entry.events.begin(), entry.events.end()});
    }
    m_told->setText(told);
    m_board->setAccessibleDescription(told);
}

void GameReplay::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_title->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
        m_told->setMinimumHeight(3 * fontMetrics().lineSpacing()); // the text varies in length
    }
}

void GameReplay::retranslate()
{
    m_title->setText(tr("The last game"));
    m_title->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
    m_told->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_which->setItemText(0, tr("of A"));
    m_which->setItemText(1, tr("of B"));
    m_which->setAccessibleName(tr("Of which experiment"));
    m_slider->setAccessibleName(tr("How far into the game"));
    setPlaying(m_playing);
    describe();
}

} // namespace doublets
