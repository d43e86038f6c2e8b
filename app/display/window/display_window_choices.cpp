// SPDX-License-Identifier: MIT
#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/whole_years.h"
#include "display/window/display_window.h"
#include "language/language.h"
#include "panels/dialogs/opening_pictures.h"
#include "text/goal_text.h"
#include "text/rule_text.h"

using namespace Qt::StringLiterals;

namespace doublets {

using Screen = DisplayFlow::Screen;

void DisplayWindow::askLanguage()
{
    std::vector<ChoicePage::Card> cards;
    for (const QString &code : m_flow->languages()) {
        cards.push_back({code, ownNameOf(code), AttractStrip::invitationIn(code), false});
    }
    const QString own = textIn(m_config.institution, m_flow->language(), m_flow->languages());
    m_choice->showCards(own.isEmpty() ? u"Doublets"_s : own, cards);
}

ChoicePage::Card DisplayWindow::cardOf(const QString &id, const RuleSet &game)
{
    //: a card of a table. %1 the game, %2 the year of its source
    return {id,
            withUnbreakableYears(tr("%1, %2").arg(game.game, translatedRuleText(game.source.year))),
            translatedRuleText(game.summary), true};
}

void DisplayWindow::askTable()
{
    std::vector<ChoicePage::Card> cards;
    std::vector<const RuleSet *> first;
    for (const QString &table : m_flow->tables()) {
        first.push_back(m_flow->games(table).front());
        cards.push_back(cardOf(table, *first.back()));
    }
    m_choice->showCards(tr("Which table would you like to play at?"), cards);
    drawPictures(first);
}

void DisplayWindow::askGame()
{
    std::vector<ChoicePage::Card> cards;
    const auto games = m_flow->games(m_flow->table());
    cards.reserve(games.size());
    for (const RuleSet *game : games) {
        cards.push_back(cardOf(game->id, *game));
    }
    m_choice->showCards(tr("Which game?"), cards);
    drawPictures(games);
}

void DisplayWindow::drawPictures(const std::vector<const RuleSet *> &games)
{
    std::vector<RuleSet> wanted;
    wanted.reserve(games.size());
    for (const RuleSet *game : games) {
        wanted.push_back(*game);
    }
    // One width for all pages and languages, so that pictures are drawn once and not per visitor.
    constexpr double OfTheWidth = 0.3;
    const bool high = m_config.lighting == Lighting::HighContrast;
    m_pictures->want(wanted, qRound(width() * OfTheWidth * devicePixelRatioF()),
                     high ? Lighting::HighContrast : Lighting::Lamp);
    for (const RuleSet *game : games) {
        showPicture(*game);
    }
}

/// Shows the picture on the card of the game, or of its tradition.
void DisplayWindow::showPicture(const RuleSet &game)
{
    const QImage picture = m_pictures->picture(game.id);
    m_choice->setPicture(game.id, picture);
    m_choice->setPicture(game.tradition, picture);
}

void DisplayWindow::askPlayers()
{
    const RuleSet &game = *m_flow->game();
    const bool opposite = m_config.players == DisplayConfig::Players::Opposite;
    const QString two =
        opposite ? tr("You and somebody opposite you") : tr("You and somebody beside you");
    m_choice->showCards(goalText(game.rules(game.defaultRulings())),
                        {{u"two"_s, tr("Two players"), two, false},
                         {u"one"_s, tr("One player"), tr("You against the computer"), false}});
}

void DisplayWindow::choose(const QString &id)
{
    switch (m_flow->screen()) {
    case Screen::Language:
        m_flow->chooseLanguage(id);
        break;
    case Screen::Table:
        m_flow->chooseTable(id);
        break;
    case Screen::Game:
        m_flow->chooseGame(id);
        break;
    case Screen::Players:
        m_flow->choosePlayers(id == u"one");
        break;
    default:
        break;
    }
}

} // namespace doublets
