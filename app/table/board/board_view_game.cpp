// SPDX-License-Identifier: MIT
#include "table/board/board_view.h"

#include "core/game/game.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/motion/motion.h"

#include <QSignalBlocker>

/// The game and the moment that the board shows. Game, scene, motion and input change together:
/// signals are emitted only when they agree.
namespace doublets {

const Game *BoardView::game() const
{
    return m_game;
}

void BoardView::setGame(const Game *game)
{
    setGame(game, m_names, m_input->isLocked());
}

void BoardView::setGame(const Game *game, const PlayerNames &names, bool locked)
{
    m_game = game;
    m_names = names;
    m_pastState.reset();
    m_hint.clear();
    {
        const QSignalBlocker quiet(m_input.get()); // the scene still shows the previous game
        m_input->setGame(game);
        m_input->setLocked(locked);
    }
    updateBoardLayout();
}

void BoardView::updateBoardLayout()
{
    const bool wasMoving = m_motion->discard();
    m_refusedMan.reset();
    const QString tradition =
        !m_tradition.isEmpty() || m_game == nullptr ? m_tradition : m_game->ruleSet().tradition;
    if (!tradition.isEmpty()) {
        m_scene->setTradition(tradition);
    }
    const Tables tables = m_game != nullptr ? m_game->rules().tables : Tables::Facing;
    const BoardState present = m_game != nullptr ? BoardState::current(*m_game) : BoardState();
    m_scene->placeAll(tables, m_pastState.value_or(present));
    m_input->setLayout(m_scene->boardLayout());
    m_input->reset();
    fitToViewport();
    if (wasMoving) {
        Q_EMIT motionFinished();
    }
}

void BoardView::showMotion(const HistoryEntry &entry, bool isReversed)
{
    m_pastState.reset();
    if (isReversed) {
        m_scene->clearLastMoved(); // undone moves no longer count as the last ones
    }
    startMotion(entry.events, BoardState::current(*m_game), isReversed);
}

void BoardView::startMotion(const Events &events, const BoardState &after, bool isReversed)
{
    m_hint.clear();
    {
        const QSignalBlocker quiet(m_input.get()); // the scene is behind until it moves
        m_input->reset();
    }
    const bool joins = m_motion->isRunning();
    m_motion->animate(events, after, isReversed);
    if (joins) {
        updateMarks(); // otherwise, they are updated as the motion starts
    }
}

void BoardView::showPast(const Position &position, const Throw &dice)
{
    m_pastState = BoardState::forRecordedThrow(position, dice);
    if (position.dice.empty() && dice.size() == 2) { // the opening throw
        m_pastState->openingThrow = OpeningThrow{dice[0], dice[1]};
    }
    updateBoardLayout();
}

void BoardView::showStep(std::size_t actions)
{
    m_pastState = BoardState::afterActions(*m_game, actions);
    updateBoardLayout();
}

void BoardView::showNextStep(std::size_t actions)
{
    m_pastState = BoardState::afterActions(*m_game, actions);
    startMotion(m_game->history()[actions - 1].events, *m_pastState, false);
}

void BoardView::showPresent()
{
    if (m_pastState) {
        m_pastState.reset();
        updateBoardLayout();
    }
}

} // namespace doublets
