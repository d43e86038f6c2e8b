// SPDX-License-Identifier: MIT
#pragma once

#include "panels/start/start_page.h"

#include <vector>

class QLabel;

namespace doublets {

class GameCard;
class Match;
class OpeningPictures;
class Session;

/// The page of the start screen with a card for each game, in one list.
class GamesPage : public StartPage
{
    Q_OBJECT

public:
    /// `match`, its `session` and `pictures` must outlive this object.
    GamesPage(const Match &match, const Session &session, OpeningPictures &pictures,
              QWidget *parent);

    [[nodiscard]] QString title() const override;
    /// Gives the focus to the card of the current game.
    void setInitialFocus() override;
    void updateSizes(const QSize &) override {}
    void requestPictures() override;
    /// Marks the card of a game as the current one.
    void setCurrentGame(const QString &ruleSetId);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has chosen a game.
    void gameChosen(const QString &ruleSetId);

private:
    const Session &m_session;
    OpeningPictures &m_pictures;
    std::vector<GameCard *> m_cards;
    QString m_currentId; ///< id of the current rule set
    QLabel *m_noteLabel;
};

} // namespace doublets
