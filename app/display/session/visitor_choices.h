// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "display/screens/choice_page.h"
#include "display/session/display_context.h"

#include <QObject>

#include <vector>

namespace doublets {

class OpeningPictures;
class PictureCache;
class RuleSet;

/// The controller of the ChoicePage at the beginning of a visit, which offers languages,
/// traditions, games and numbers of players, with pictures of the games, and passes the visitor's
/// answers to the DisplayFlow.
class VisitorChoices : public QObject
{
    Q_OBJECT

public:
    /// `page` and all objects to which `context` refers must outlive this object.
    VisitorChoices(const DisplayContext &context, ChoicePage &page);

    /// Sets the cache for pictures of boards. Copies `cache`.
    void setPictureCache(const PictureCache &cache);
    /// Sets the lighting of the boards on the pictures. Any lighting other than HighContrast counts
    /// as Lamp, so that the boards are well lit.
    void setLighting(Lighting lighting);
    /// Fills the page with the question and the cards of the flow's current screen. Does nothing if
    /// the screen offers no choice.
    void updatePage();

private:
    [[nodiscard]] static QString gameTitle(const RuleSet &game);
    [[nodiscard]] static ChoicePage::Card gameCard(const QString &id, const RuleSet &game);
    [[nodiscard]] static QString plateOf(const RuleSet &game,
                                         const std::vector<const RuleSet *> &games);
    void offerLanguages();
    void offerFirstGame();
    void offerTraditions();
    void offerGames();
    void offerPlayers();
    void requestPictures(const std::vector<const RuleSet *> &games);
    void updatePicture(const RuleSet &game);
    void choose(const QString &id);

    DisplayContext m_context;
    ChoicePage &m_page;
    OpeningPictures *m_pictures;
    std::vector<const RuleSet *> m_picturedGames; ///< the games whose pictures the page shows
    Lighting m_pictureLighting = Lighting::Lamp;
};

} // namespace doublets
