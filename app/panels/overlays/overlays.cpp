// SPDX-License-Identifier: MIT
#include "panels/overlays/overlays.h"

#include "match/first_steps/first_steps.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/overlays/first_steps_panel.h"
#include "panels/overlays/join_panel.h"
#include "panels/overlays/result_panel.h"
#include "panels/overlays/start_panel.h"
#include "panels/speech/announcer.h"
#include "table/board/board_view.h"
#include "text/event_text.h"

#include <QKeyEvent>

#include <algorithm>

namespace doublets {

namespace {

bool isPlainKey(const QEvent &event)
{
    if (event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto &key = static_cast<const QKeyEvent &>(event);
    const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    // Modifiers, locks, Tab and Esc are not meant for the board.
    const bool isModifierOrLock = key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock;
    const bool isFunctionKey = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return plain && !isModifierOrLock && !isFunctionKey && key.key() != Qt::Key_Tab &&
           key.key() != Qt::Key_Escape;
}

} // namespace

Overlays::Overlays(Match &match, Session &session, BoardView &board, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_board(board)
    , m_winner(new ResultPanel(&board))
    , m_takeOver(new JoinPanel(match.settings(), &board, match.clock()))
    , m_start(new StartPanel(match.settings(), &board))
    , m_firstSteps(new FirstSteps(match, session, this))
    , m_steps(new FirstStepsPanel(*m_firstSteps, board))
{
    for (const OverlayPanel *each :
         std::initializer_list<const OverlayPanel *>{m_winner, m_takeOver, m_start}) {
        connect(each, &OverlayPanel::coversChanged, this, &Overlays::askingChanged);
    }
    connectStart();
    connectTakeOver();
    connectWinner();
    connectFirstSteps();
    connect(&match, &Match::changed, this, &Overlays::onChange);
    board.installEventFilter(this);
    board.setPressFilter([this] { return filterPress(); });
}

void Overlays::connectStart()
{
    connect(m_start, &StartPanel::gamesRequested, this, &Overlays::gamesRequested);
    connect(m_start, &StartPanel::dismissed, this, &Overlays::assignSeats);
    connect(m_start, &StartPanel::firstStepsRequested, this, [this] {
        beginFirstSteps();
        m_startedFromPanel = true;
    });
}

void Overlays::connectTakeOver()
{
    connect(m_takeOver, &JoinPanel::playOnRequested, &m_match.computer(), &ComputerPlay::resume);
    connect(m_takeOver, &JoinPanel::seatTaken, this, [this](Side side) {
        m_takeOver->hide();
        m_board.setFocus(Qt::OtherFocusReason);
        m_match.takeSeat(side);
    });
    connect(m_takeOver, &JoinPanel::newGameRequested, this, [this] {
        m_takeOver->hide();
        m_session.newGameBySameRules();
        m_match.takeSeat(Side::White);
    });
}

void Overlays::connectWinner()
{
    m_winner->addConstraints([this] { return m_board.resultAreas(); });
    connect(&m_board, &BoardView::fitted, m_winner, &OverlayPanel::place);
    connect(m_winner, &ResultPanel::rematchRequested, &m_match, &Match::rematch);
    connect(m_winner, &ResultPanel::newGameRequested, this, &Overlays::gamesRequested);
    connect(m_winner, &ResultPanel::reviewRequested, this, [this] {
        suspendWinner();
        Q_EMIT reviewRequested();
    });
}

void Overlays::connectFirstSteps()
{
    connect(m_firstSteps, &FirstSteps::gameRestored, this, [this] {
        if (m_startedFromPanel && m_match.game().history().empty()) {
            showStartPanel(); // back to where it was chosen
        }
    });
}

void Overlays::beginFirstSteps()
{
    m_startedFromPanel = false;
    m_firstSteps->begin();
}

void Overlays::onChange(const Change &change)
{
    switch (change.what) {
    case Change::What::NewGame:
        m_endShown = false;
        m_winner->hide();
        m_takeOver->hide();
        m_start->hide();
        break;
    case Change::What::Played:
        m_start->handleGameBegun();
        if (!m_firstSteps->isRunning()) {
            // A user who plays does not need First steps.
            m_match.settings().firstStepsSeen.set(true);
        }
        break;
    case Change::What::Corrected: // the result may differ
        m_endShown = false;
        m_winner->hide();
        break;
    case Change::What::Revealed:
        if (!m_match.game().position().isOver()) {
            m_endShown = false;
            m_winner->hide();
        } else if (m_match.shown().isPast() || m_match.isBoardLent()) {
            suspendWinner();
        } else if (!m_endShown && m_showsResult) {
            showEnd();
        }
        break;
    case Change::What::Undone:
    case Change::What::Redone:
    case Change::What::Stepped:
    case Change::What::CommandsChanged:
        break;
    }
}

void Overlays::greet()
{
    // A game that the computer plays alone does not wait for an answer.
    if (m_match.settings().startPanel.value() && m_match.game().history().empty() &&
        !m_match.seats().isComputerAlone()) {
        showStartPanel();
    }
}

void Overlays::showStartPanel()
{
    m_match.shown().returnToPresent();
    const Game &game = m_match.game();
    m_start->showGame(game.ruleSet(), m_match.seats(), !game.history().empty());
}

void Overlays::setResultShown(bool tells)
{
    m_showsResult = tells;
    if (!tells) {
        suspendWinner();
    } else if (m_match.isTableAtRest()) {
        onChange({Change::What::Revealed});
    }
}

void Overlays::assignSeats(const std::optional<Seats> &seats)
{
    if (seats) {
        for (const Side side : BothSides) {
            m_session.setSeat(side, seats->of(side));
        }
    }
    Q_EMIT begun();
}

void Overlays::showEnd()
{
    const Game &game = m_match.game();
    m_endShown = true;
    const PlayerNames names = m_match.playerNames();
    const Position &position = game.position();
    const QString count = tr("After %n throws of the dice.", nullptr, m_match.game().throwCount());
    if (position.stage == Stage::Drawn) {
        m_winner->showResult(tr("Drawn"),
                             eventText(game.ruleSet(), names, GameDrawn{}) + u' ' + count);
    } else {
        m_winner->showResult(tr("%1 has won").arg(names.of(position.winner())), count);
    }
    Announcer::say(m_winner, count); // the winner has been announced with the last man
}

void Overlays::suspendWinner()
{
    if (m_winner->isVisible()) {
        m_winner->hide();
        m_endShown = false;
    }
}

bool Overlays::isAsking() const
{
    return m_takeOver->isVisible() || m_start->isVisible();
}

bool Overlays::putAway()
{
    for (OverlayPanel *each :
         std::initializer_list<OverlayPanel *>{m_start, m_takeOver, m_winner, m_steps}) {
        if (each->isVisible()) {
            each->putAway();
            return true;
        }
    }
    return false;
}

void Overlays::place()
{
    m_winner->place();
    m_takeOver->place();
    m_start->place();
    m_steps->place();
}

void Overlays::retranslate()
{
    m_winner->retranslate();
    m_takeOver->retranslate();
    m_start->retranslate();
    m_steps->retranslate();
}

bool Overlays::filterPress()
{
    m_match.restartIdleTimer();
    if (m_start->isVisible()) {
        m_start->begin(); // a press beside the panel closes it, and still acts on the board
        return m_match.seats().isComputerAlone();
    }
    return interruptSelfPlay();
}

bool Overlays::interruptSelfPlay()
{
    const bool plays =
        m_match.seats().isComputerAlone() && !m_match.shown().isPast() && !m_takeOver->isVisible();
    if (plays) {
        m_match.interruptComputer();
        m_winner->hide();
        m_takeOver->ask();
    }
    return plays;
}

bool Overlays::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_board && isPlainKey(*event)) {
        m_match.restartIdleTimer();
        if (interruptSelfPlay()) {
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
