// SPDX-License-Identifier: MIT
#include "display/session/attract_mode.h"

#include "display/flow/display_flow.h"
#include "display/screens/attract_strip.h"
#include "display/screens/label_page.h"
#include "table/board/board_view.h"

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto TimeToRead = 12s;
constexpr auto TimeToSeeResult = 6s;

} // namespace

AttractMode::AttractMode(const DisplayContext &context, AttractStrip &attractStrip,
                         LabelPage &labelPage)
    : m_context(context)
    , m_attractStrip(attractStrip)
    , m_labelPage(labelPage)
    , m_advanceAlarm(context.scheduler, [this] {
        if (m_labelPage.isVisible()) {
            startGame();
        } else {
            m_context.flow.startNextAttractGame();
        }
    })
{
    connect(&attractStrip, &AttractStrip::invitationLanguageChanged, this,
            [this](const QString &code) {
                if (m_context.flow.screen() == DisplayFlow::Screen::Attract) {
                    m_context.flow.changeLanguage(code); // that of the caption and the name plates
                }
            });
}

void AttractMode::begin()
{
    end();
    const DisplayFlow &flow = m_context.flow;
    DisplayMatch::Setup setup;
    setup.ruleSetId = flow.ruleSet()->id;
    setup.visitorCount = 0;
    // The lighting changes together with the board.
    const int turn = flow.finishedAttractGames() / std::max(1, m_context.config.times.attractGames);
    setup.lighting =
        m_context.config.lighting.value_or(turn % 2 == 0 ? Lighting::Lamp : Lighting::Night);
    m_displayMatch = std::make_unique<DisplayMatch>(setup, m_context);
    connect(&m_displayMatch->match(), &Match::changed, this, &AttractMode::handleChange);
    m_attractStrip.restart(); // each game begins in the first language, as does its label
    if (flow.finishedAttractGames() == 0) {
        startGame(); // the first game starts without a label
        return;
    }
    m_attractStrip.setCaption({}); // the game has not started yet
    m_labelPage.setLabel(m_context.config, *flow.ruleSet(), flow.language(), m_labelsShown++);
    m_labelPage.show();
    m_labelPage.raise();
    updatePause();
    m_advanceAlarm.start(TimeToRead);
}

void AttractMode::startGame()
{
    m_labelPage.hide();
    m_attractStrip.setCaption(m_displayMatch->match().shown().caption());
    updatePause();
}

void AttractMode::handleChange(const Change &change)
{
    if (change.kind == Change::Kind::Revealed && m_labelPage.isHidden()) {
        m_attractStrip.setCaption(m_displayMatch->match().shown().caption());
        if (m_displayMatch->match().game().position().isOver()) {
            m_advanceAlarm.start(TimeToSeeResult);
        }
    }
}

void AttractMode::setPaused(bool paused)
{
    m_isPaused = paused;
    updatePause();
}

void AttractMode::updatePause()
{
    if (m_displayMatch && m_context.flow.screen() == DisplayFlow::Screen::Attract) {
        const bool isHeld = m_isPaused || m_labelPage.isVisible();
        m_displayMatch->match().setPaused(isHeld);
        m_attractStrip.setLanguageCycling(!isHeld); // labels and staff pages keep their language
    }
}

void AttractMode::suspend()
{
    m_advanceAlarm.stop();
    m_labelPage.hide();
    m_attractStrip.setLanguageCycling(true);
    if (m_displayMatch) {
        m_displayMatch->match().setPaused(true);
        m_context.board.skipMotion();
    }
}

void AttractMode::end()
{
    suspend();
    m_displayMatch.reset();
}

void AttractMode::showStaticBoard()
{
    end();
    DisplayMatch::Setup setup;
    setup.ruleSetId = m_context.flow.ruleSets().front()->id;
    setup.lighting = Lighting::Night;
    m_displayMatch = std::make_unique<DisplayMatch>(setup, m_context);
    m_context.board.setLocked(true);
    // Hides the prompt to throw and the numerals.
    m_context.board.setPlayerNames({});
    m_context.board.setNumeralsShown(false);
}

void AttractMode::setLighting(Lighting lighting)
{
    if (m_displayMatch) {
        m_displayMatch->settings().lighting.set(lighting);
    }
}

void AttractMode::retranslate()
{
    if (m_displayMatch && m_context.flow.screen() != DisplayFlow::Screen::Closed) { // shows no text
        m_displayMatch->match().retranslate();
        if (m_labelPage.isHidden()) {
            m_attractStrip.setCaption(m_displayMatch->match().shown().caption());
        }
    }
}

} // namespace doublets
