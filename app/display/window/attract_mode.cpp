// SPDX-License-Identifier: MIT
#include "display/window/attract_mode.h"

#include "display/flow/display_flow.h"
#include "display/screens/attract_strip.h"
#include "display/screens/label_page.h"
#include "table/board/board_view.h"

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto TimeToRead = 12s;
constexpr auto TimeToSeeTheEnd = 6s;

} // namespace

AttractMode::AttractMode(const DisplayContext &parts, AttractStrip &strip, LabelPage &label)
    : m_parts(parts)
    , m_strip(strip)
    , m_label(label)
    , m_nextAlarm(parts.clock, [this] {
        if (m_label.isVisible()) {
            play();
        } else {
            m_parts.flow.endAttractGame();
        }
    })
{
}

void AttractMode::begin()
{
    end();
    const DisplayFlow &flow = m_parts.flow;
    VisitorMatch::Wish wish;
    wish.ruleSet = flow.game()->id;
    wish.isAttractMode = true;
    // The lighting changes together with the board.
    const int turn = flow.attractGames() / std::max(1, m_parts.config.times.attractGames);
    wish.lighting =
        m_parts.config.lighting.value_or(turn % 2 == 0 ? Lighting::Lamp : Lighting::Night);
    m_room = std::make_unique<VisitorMatch>(wish, m_parts.config, m_parts.catalogue, m_parts.clock,
                                            m_parts.board, m_parts.sound, m_parts.odds);
    connect(&m_room->match(), &Match::changed, this, &AttractMode::follow);
    if (flow.attractGames() == 0) {
        play(); // the first game starts without a label
        return;
    }
    m_room->match().setPaused(true);
    m_strip.setCaption({}); // the game has not started yet
    m_label.showLabel(m_parts.config, *flow.game(), flow.language(), m_labelsShown++);
    m_label.show();
    m_label.raise();
    m_nextAlarm.start(TimeToRead);
}

void AttractMode::play()
{
    m_label.hide();
    m_strip.setCaption(m_room->match().shown().caption());
    m_room->match().setPaused(false);
}

void AttractMode::follow(const Change &change)
{
    if (change.what == Change::What::Revealed && m_label.isHidden()) {
        m_strip.setCaption(m_room->match().shown().caption());
        if (m_room->match().game().position().isOver()) {
            m_nextAlarm.start(TimeToSeeTheEnd);
        }
    }
}

void AttractMode::setPaused(bool paused)
{
    if (m_room && m_label.isHidden() && m_parts.flow.screen() == DisplayFlow::Screen::Attract) {
        m_room->match().setPaused(paused);
    }
}

void AttractMode::pause()
{
    m_nextAlarm.stop();
    m_label.hide();
    if (m_room) {
        m_room->match().setPaused(true);
        m_parts.board.skipMotion();
    }
}

void AttractMode::end()
{
    pause();
    m_room.reset();
}

void AttractMode::showStaticBoard()
{
    end();
    VisitorMatch::Wish wish;
    wish.ruleSet = m_parts.flow.games().front()->id;
    wish.lighting = Lighting::Night;
    m_room = std::make_unique<VisitorMatch>(wish, m_parts.config, m_parts.catalogue, m_parts.clock,
                                            m_parts.board, m_parts.sound, m_parts.odds);
    m_parts.board.setLocked(true);
    // Hides the prompt to throw and the numerals.
    m_parts.board.setPlayerNames({});
    m_parts.board.setNumeralsShown(false);
}

void AttractMode::retranslate()
{
    if (m_room && m_parts.flow.screen() != DisplayFlow::Screen::Closed) { // shows no text
        m_room->match().retranslate();
        if (m_label.isHidden()) {
            m_strip.setCaption(m_room->match().shown().caption());
        }
    }
}

} // namespace doublets
