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
    m_past.reset();
    m_hint.clear();
    {
        const QSignalBlocker quiet(m_input.get()); // the scene still shows the previous game
        m_input->setGame(game);
        m_input->setLocked(locked);
    }
    layOutBoard();
}

void BoardView::layOutBoard()
{
    const bool wasMoving = m_motion->discard();
    m_refused.reset();
    const QString tradition =
        !m_tradition.isEmpty() || m_game == nullptr ? m_tradition : m_game->ruleSet().tradition;
    if (!tradition.isEmpty()) {
        m_scene->setTradition(tradition);
    }
    const Tables tables = m_game != nullptr ? m_game->rules().tables : Tables::Facing;
    const BoardState present = m_game != nullptr ? BoardState::current(*m_game) : BoardState();
    m_scene->lay(tables, m_past.value_or(present));
    m_input->setLayout(m_scene->boardLayout());
    m_input->reset();
    fit();
    if (wasMoving) {
        Q_EMIT motionFinished();
    }
}

void BoardView::showMotion(const HistoryEntry &entry, bool backwards)
{
    m_past.reset();
    if (backwards) {
        m_scene->clearLastMoved(); // undone moves no longer count as the last ones
    }
    move(entry.events, BoardState::current(*m_game), backwards);
}

void BoardView::move(const Events &events, const BoardState &after, bool backwards)
{
    m_hint.clear();
    {
        const QSignalBlocker quiet(m_input.get()); // the scene is behind until it moves
        m_input->reset();
    }
    const bool joins = m_motion->isRunning();
    m_motion->animate(events, after, backwards);
    if (joins) {
        updateMarks(); // otherwise, they are updated as the motion starts
    }
}

void BoardView::showPast(const Position &position, const Throw &dice)
{
    m_past = BoardState::forRecordedThrow(position, dice);
    if (position.dice.empty() && dice.size() == 2) { // the opening throw
        m_past->openingThrow = OpeningThrow{dice[0], dice[1]};
    }
    layOutBoard();
}

void BoardView::showStep(std::size_t actions)
{
    m_past = BoardState::afterActions(*m_game, actions);
    layOutBoard();
}

void BoardView::showNextStep(std::size_t actions)
{
    m_past = BoardState::afterActions(*m_game, actions);
    move(m_game->history()[actions - 1].events, *m_past, false);
}

void BoardView::showPresent()
{
    if (m_past) {
        m_past.reset();
        layOutBoard();
    }
}

} // namespace doublets
