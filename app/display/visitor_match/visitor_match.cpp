// SPDX-License-Identifier: MIT
#include "display/visitor_match/visitor_match.h"

#include "panels/board_connection/board_connection.h"
#include "table/board/board_view.h"
#include "table/sound/sound_player.h"

#include <QApplication>

namespace doublets {

namespace {

/// Returns the policy of a visitors' match, which withholds the desktop's other commands.
Policy policyOf(const VisitorMatch::Wish &wish)
{
    Policy policy;
    policy.ruleSets = {wish.ruleSet};
    policy.byTouch = true;
    policy.withheld = {Command::LookBack,   Command::ToPresent, Command::BeginGame,
                       Command::ReopenLast, Command::TakeSeat,  Command::Save,
                       Command::EnterDice,  Command::Rematch};
    return policy;
}

} // namespace

VisitorMatch::VisitorMatch(const Wish &wish, const DisplayConfig &config,
                           const Catalogue &catalogue, Clock &clock, BoardView &board,
                           SoundPlayer &sound, OddsStore &odds)
    : m_settings(QString(), catalogue)
    , m_session(catalogue, m_settings, QString())
    , m_match(m_session, policyOf(wish), clock, nullptr, &odds)
    , m_contrast(*qApp, m_settings)
    , m_board(board)
{
    m_settings.lighting.set(wish.lighting);
    m_settings.volume.set(config.volume);
    m_settings.forcedPlays.set(ForcedPlays::ByPlayers);
    m_settings.numberWords.set(NumberWords::Figures);
    m_settings.whitePlayer.set(wish.isAttractMode ? PlayedBy::Best : PlayedBy::Person);
    m_settings.blackPlayer.set(wish.isAttractMode || wish.alone ? PlayedBy::Best
                                                                : PlayedBy::Person);
    m_settings.playAgain.set(false);
    m_settings.speed.set(config.speed);
    if (wish.isAttractMode) {
        m_match.computer().setThrowPause(config.times.attractPause);
    }
    m_session.start({wish.ruleSet, {}, DiceOrigin::System, {}});
    m_link = new BoardConnection(m_match, board, sound, this);
}

VisitorMatch::~VisitorMatch()
{
    m_match.setPaused(true);
    delete m_link;
    m_board.setGame(nullptr); // the game is destroyed with the match
}

} // namespace doublets
