// SPDX-License-Identifier: MIT
#pragma once

#include "panels/start/start_page.h"

#include <cstdint>
#include <vector>

class QLabel;

namespace doublets {

class GameCard;
class Match;
class OpeningPictures;
class Session;

/// The page of the start screen with a list of cards, one for each game, for choosing a game to
/// play or to learn.
class GamesPage : public StartPage
{
    Q_OBJECT

public:
    /// The purpose for which the user chooses a game.
    enum class Purpose : std::uint8_t { Play, Learn };

    /// `session` must be the session of `match`. `session` and `pictures` must outlive this object.
    GamesPage(const Match &match, const Session &session, OpeningPictures &pictures,
              QWidget *parent);

    [[nodiscard]] QString title() const override;
    /// Gives the focus to the card marked by setCurrentGame() or, if no card is marked, to the
    /// first card. Precondition: there is a card.
    void setInitialFocus() override;
    void updateSizes(const QSize &, const QSize &) override {}
    void requestPictures() override;
    /// Sets the purpose, which determines the title and the order of the cards. With Learn, the
    /// first card is that of the game recommended to beginners. Defaults to Play.
    void setPurpose(Purpose purpose);
    [[nodiscard]] Purpose purpose() const { return m_purpose; }
    /// Marks the card of a game as current. Marks no card if `ruleSetId` is empty or has no card.
    void setCurrentGame(const QString &ruleSetId);
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has chosen a game.
    void gameChosen(const QString &ruleSetId);

protected:
    /// Moves the focus to the first or the last card on Home or End.
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Arranges the cards in the order for the purpose.
    void updateOrder();

    const Session &m_session;
    OpeningPictures &m_pictures;
    std::vector<GameCard *> m_cards; ///< in the order of the catalogue
    QString m_currentId;             ///< as passed to setCurrentGame()
    QLabel *m_noteLabel;
    Purpose m_purpose = Purpose::Play;
};

} // namespace doublets
