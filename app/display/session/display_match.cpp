// SPDX-License-Identifier: MIT
#include "display/session/display_match.h"

#include "display/session/display_context.h"
#include "panels/board_connection/board_connection.h"
#include "table/board/board_view.h"
#include "table/sound/sound_player.h"

#include <QApplication>

namespace doublets {

namespace {

/// Returns the policy of matches on the display, which withholds many of the desktop's commands.
Policy displayPolicy(const QString &ruleSetId)
{
    Policy policy;
    policy.ruleSets = {ruleSetId};
    policy.isTouchOperated = true;
    policy.addressesPlayer = true;
    policy.withheldCommands = {Command::LookBack,   Command::ReturnToPresent, Command::BeginGame,
                               Command::ReopenLast, Command::TakeSeat,        Command::Save,
                               Command::EnterDice,  Command::Rematch};
    return policy;
}

} // namespace

DisplayMatch::DisplayMatch(const Setup &setup, const DisplayContext &context)
    : m_settings(QString(), context.catalogue)
    , m_session(context.catalogue, m_settings, QString())
    , m_match(m_session, displayPolicy(setup.ruleSetId), context.scheduler, nullptr, &context.odds)
    , m_contrast(*qApp, m_settings)
    , m_board(context.board)
{
    m_settings.lighting.set(setup.lighting);
    m_settings.volume.set(context.config.volume);
    m_settings.forcedPlays.set(ForcedPlays::Manual);
    m_settings.numberStyle.set(NumberStyle::Figures);
    m_settings.whitePlayer.set(setup.visitorCount > 0 ? PlayerSetting::Person
                                                      : PlayerSetting::Best);
    m_settings.blackPlayer.set(setup.visitorCount > 1 ? PlayerSetting::Person
                                                      : PlayerSetting::Best);
    m_settings.autoStartNextGame.set(false);
    m_settings.motionSpeed.set(context.config.motionSpeed);
    if (setup.visitorCount == 0) {
        m_match.computer().setThrowPause(context.config.times.attractPause);
    }
    m_session.start({setup.ruleSetId, {}, DiceOrigin::System, {}});
    m_connection = new BoardConnection(m_match, m_board, context.sound, this);
}

DisplayMatch::~DisplayMatch()
{
    m_match.setPaused(true);
    delete m_connection;
    m_board.setGame(nullptr); // the game is destroyed with the match
}

} // namespace doublets
