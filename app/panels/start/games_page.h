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

/// The page of the start screen with a card for each game, in one list, for choosing a game to play
/// or to learn.
class GamesPage : public StartPage
{
    Q_OBJECT

public:
    /// What the game is chosen for.
    enum class Purpose : std::uint8_t { Play, Learn };

    /// `match`, its `session` and `pictures` must outlive this object.
    GamesPage(const Match &match, const Session &session, OpeningPictures &pictures,
              QWidget *parent);

    [[nodiscard]] QString title() const override;
    /// Gives the focus to the card of the current game or, if there is none, to the first card.
    void setInitialFocus() override;
    void updateSizes(const QSize &) override {}
    void requestPictures() override;
    /// Sets what the game is chosen for. A list of games to learn begins with the one that is
    /// recommended to beginners. Defaults to Play.
    void setPurpose(Purpose purpose);
    [[nodiscard]] Purpose purpose() const { return m_purpose; }
    /// Marks the card of a game as the current one. An empty id marks none.
    void setCurrentGame(const QString &ruleSetId);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has chosen a game.
    void gameChosen(const QString &ruleSetId);

private:
    /// Puts the cards in the order for the purpose.
    void updateOrder();

    const Session &m_session;
    OpeningPictures &m_pictures;
    std::vector<GameCard *> m_cards; ///< in the order of the catalogue
    QString m_currentId;             ///< id of the current rule set
    QLabel *m_noteLabel;
    Purpose m_purpose = Purpose::Play;
};

} // namespace doublets
