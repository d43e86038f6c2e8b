// SPDX-License-Identifier: MIT
#pragma once

#include "panels/start/start_page.h"

#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QRadioButton;

namespace doublets {

class CardButton;
class Match;
class Session;

/// The first page of the start screen: continue, play, learn, and the language.
class HomePage : public StartPage
{
    Q_OBJECT

public:
    /// `match` and its `session` must outlive this object.
    HomePage(const Match &match, const Session &session, QWidget *parent);

    [[nodiscard]] QString title() const override;
    void focusFirst() override;
    void updateSizes(const QSize &size) override;
    /// Updates the page from the game on the board and the unfinished games.
    void updatePage();

Q_SIGNALS:
    /// Emitted when the user wants to continue the game on the board.
    void continueRequested();
    /// Emitted when the user wants to continue the last unfinished game, which is not on the board.
    void previousGameRequested();
    void friendRequested();
    void computerRequested();
    void firstStepsRequested();
    void gamesRequested();

private:
    [[nodiscard]] CardButton *addCard(const QString &name);
    void createLanguageButtons();
    /// Moves the cards to the number of columns that fits `width`.
    void updateColumns(int width);
    void updateContinueCard();
    [[nodiscard]] QString gamesText() const;
    void updateLanguage();

    const Match &m_match;
    const Session &m_session;
    QLabel *m_subtitleLabel;
    QGridLayout *m_grid;
    std::vector<CardButton *> m_cards; ///< in order
    CardButton *m_continueCard;
    CardButton *m_friendCard;
    CardButton *m_computerCard;
    CardButton *m_learnCard;
    CardButton *m_gamesCard;
    QWidget *m_languageBox;
    std::vector<QRadioButton *> m_languageButtons;
    QCheckBox *m_showAtStartBox;
    int m_columns = 0;
};

} // namespace doublets
