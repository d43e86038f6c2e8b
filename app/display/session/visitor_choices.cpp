// SPDX-License-Identifier: MIT
#include "display/session/visitor_choices.h"

#include "display/flow/display_flow.h"
#include "display/screens/attract_strip.h"
#include "display/screens/non_breaking_years.h"
#include "language/language.h"
#include "panels/dialogs/opening_pictures.h"
#include "text/goal_text.h"
#include "text/rule_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

VisitorChoices::VisitorChoices(const DisplayContext &context, ChoicePage &page)
    : m_context(context)
    , m_page(page)
    , m_pictures(new OpeningPictures(this))
{
    connect(&page, &ChoicePage::cardChosen, this, &VisitorChoices::choose);
    connect(m_pictures, &OpeningPictures::pictureReady, this,
            [this](const QString &id) { updatePicture(*m_context.catalogue.find(id)); });
}

void VisitorChoices::setPictureCache(const PictureCache &cache)
{
    m_pictures->setCache(cache);
}

void VisitorChoices::setLighting(Lighting lighting)
{
    m_pictureLighting =
        lighting == Lighting::HighContrast ? Lighting::HighContrast : Lighting::Lamp;
    if (m_page.isVisible() && !m_picturedGames.empty()) {
        requestPictures(m_picturedGames);
    }
}

void VisitorChoices::updatePage()
{
    m_picturedGames.clear();
    switch (m_context.flow.screen()) {
    case DisplayFlow::Screen::Language:
        offerLanguages();
        break;
    case DisplayFlow::Screen::Start:
        offerFirstGame();
        break;
    case DisplayFlow::Screen::Tradition:
        offerTraditions();
        break;
    case DisplayFlow::Screen::Game:
        offerGames();
        break;
    case DisplayFlow::Screen::Players:
        offerPlayers();
        break;
    default:
        break;
    }
}

void VisitorChoices::choose(const QString &id)
{
    switch (m_context.flow.screen()) {
    case DisplayFlow::Screen::Language:
        m_context.flow.chooseLanguage(id);
        break;
    case DisplayFlow::Screen::Start:
        if (id == u"more") {
            m_context.flow.showMoreGames();
        } else {
            m_context.flow.playFirstGame();
        }
        break;
    case DisplayFlow::Screen::Tradition:
        m_context.flow.chooseTradition(id);
        break;
    case DisplayFlow::Screen::Game:
        m_context.flow.chooseGame(id);
        break;
    case DisplayFlow::Screen::Players:
        m_context.flow.choosePlayers(id == u"one");
        break;
    default:
        break;
    }
}

void VisitorChoices::offerLanguages()
{
    std::vector<ChoicePage::Card> cards;
    for (const QString &code : m_context.flow.languages()) {
        cards.push_back({.id = code,
                         .title = nativeLanguageName(code),
                         .subtitle = AttractStrip::invitationIn(code)});
    }
    const QString institution = localisedText(
        m_context.config.institution, m_context.flow.language(), m_context.flow.languages());
    m_page.setCards(institution.isEmpty() ? u"Doublets"_s : institution, cards);
}

QString VisitorChoices::gameTitle(const RuleSet &game)
{
    //: a card of a table. %1 the game, %2 the year of its source
    return withNonBreakingYears(tr("%1, %2").arg(game.game, translatedRuleText(game.source.year)));
}

ChoicePage::Card VisitorChoices::gameCard(const QString &id, const RuleSet &game)
{
    return {.id = id,
            .title = gameTitle(game),
            .subtitle = translatedRuleText(game.summary),
            .sketch = BoardSketch(game)};
}

/// Returns the text that tells the game apart from the others on the same board: the year of its
/// source or, if that is not unique, its nickname.
QString VisitorChoices::plateOf(const RuleSet &game, const std::vector<const RuleSet *> &games)
{
    const auto isSameYear = [&game](const RuleSet *one) {
        return one->source.year == game.source.year;
    };
    return std::ranges::count_if(games, isSameYear) > 1
               ? translatedRuleText(game.nickname)
               : withNonBreakingYears(translatedRuleText(game.source.year));
}

void VisitorChoices::offerFirstGame()
{
    const RuleSet &game = *m_context.flow.ruleSets().front();
    m_page.setCards(
        tr("What would you like to play?"),
        {{.id = game.id,
          .title = tr("Play now"),
          .subtitle = gameTitle(game),
          .sketch = BoardSketch(game)},
         {.id = u"more"_s, .title = tr("More games"), .subtitle = tr("Other boards and rules")}});
    requestPictures({&game});
}

void VisitorChoices::offerTraditions()
{
    std::vector<ChoicePage::Card> cards;
    std::vector<const RuleSet *> firstGames;
    for (const QString &tradition : m_context.flow.traditions()) {
        firstGames.push_back(m_context.flow.ruleSets(tradition).front());
        cards.push_back(gameCard(tradition, *firstGames.back()));
    }
    m_page.setCards(tr("Which board would you like to play on?"), cards);
    requestPictures(firstGames);
}

void VisitorChoices::offerGames()
{
    std::vector<ChoicePage::Card> cards;
    const auto games = m_context.flow.ruleSets(m_context.flow.tradition());
    cards.reserve(games.size());
    for (const RuleSet *game : games) {
        ChoicePage::Card card = gameCard(game->id, *game);
        const auto hasTitle = [&card](const RuleSet *one) { return gameTitle(*one) == card.title; };
        if (std::ranges::count_if(games, hasTitle) > 1) {
            // As on the desktop's cards. The space keeps the dot on the first of two lines.
            card.title = game->game + QChar::Nbsp + u"· "_s + translatedRuleText(game->nickname);
        }
        card.plate = plateOf(*game, games);
        cards.push_back(card);
    }
    m_page.setCards(tr("Which game?"), cards);
    requestPictures(games);
}

void VisitorChoices::offerPlayers()
{
    const RuleSet &game = *m_context.flow.ruleSet();
    const bool opposite =
        m_context.config.playerPlacement == DisplayConfig::PlayerPlacement::FaceToFace;
    const QString two =
        opposite ? tr("You and someone opposite you") : tr("You and someone beside you");
    m_page.setCards(
        goalText(game.rules(game.defaultRulings())),
        {{.id = u"two"_s, .title = tr("Two players"), .subtitle = two},
         {.id = u"one"_s, .title = tr("One player"), .subtitle = tr("You against the computer")}});
}

void VisitorChoices::requestPictures(const std::vector<const RuleSet *> &games)
{
    m_picturedGames = games;
    std::vector<RuleSet> ruleSets;
    ruleSets.reserve(games.size());
    for (const RuleSet *game : games) {
        ruleSets.push_back(*game);
    }
    // The same width on all pages and in all languages, so that pictures are drawn only once.
    constexpr double WidthPerScreen = 0.3;
    const double screenWidth = m_page.window()->width() * m_page.devicePixelRatioF();
    m_pictures->requestPictures(ruleSets, qRound(screenWidth * WidthPerScreen), m_pictureLighting);
    for (const RuleSet *game : games) {
        updatePicture(*game);
    }
}

/// Updates the picture on the card of the game, or of its tradition.
void VisitorChoices::updatePicture(const RuleSet &game)
{
    const QImage picture = m_pictures->picture(game.id);
    m_page.setPicture(game.id, picture);
    m_page.setPicture(game.tradition, picture);
}

} // namespace doublets
