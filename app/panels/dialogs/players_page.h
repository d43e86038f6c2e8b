// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/player_setting.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace doublets {

class GuessFirst;
class Session;
class SkillStore;

/// The Players page of the settings dialog: the player and the name of each side, the length of the
/// match, and whether the next game starts automatically if the computer plays both sides. Applies
/// changes immediately. Also shows how much skill matters in the current game, unless a lesson asks
/// a school class this question.
class PlayersPage : public QWidget
{
    Q_OBJECT

public:
    /// `session` must have a game. `session`, `skill` and `guess` must outlive this object.
    PlayersPage(Session &session, SkillStore &skill, const GuessFirst &guess,
                QWidget *parent = nullptr);

    /// Gives the focus to the field for the name of the player of `side`, and selects the name.
    void focusName(Side side);
    /// Updates all texts after a change of language. Called by SettingsDialog.
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The widgets of a side.
    struct Row
    {
        QLabel *playerLabel = nullptr;
        QComboBox *playerBox = nullptr;
        QLabel *nameLabel = nullptr;
        QLineEdit *nameEdit = nullptr;
    };

    /// Creates the widgets of a side, without texts.
    void createRow(Side side);
    /// Returns a phrase for `player` in the current language, for example "a person".
    [[nodiscard]] static QString playerText(PlayerSetting player);
    /// Fills `box` with a person, the levels of the computer in the current game, and `current`,
    /// and selects `current`.
    void showPlayer(QComboBox &box, PlayerSetting current);
    /// Updates the page from the current seats.
    void updatePage();
    /// Stores the name of the person or, if the computer plays `side`, of the computer.
    void setName(Side side, const QString &name);
    /// Shows how much skill matters in the current game. While the page is visible, requests this
    /// figure from the SkillStore.
    void updateSkill();
    /// Returns a description of the computer's levels in the current game.
    [[nodiscard]] QString levelsText() const;
    /// Returns a paragraph on how much skill matters in the current game.
    [[nodiscard]] QString skillText() const;
    [[nodiscard]] Row &row(Side side) { return m_rows[indexOf(side)]; }

    Session &m_session;
    SkillStore &m_skillStore;
    const GuessFirst &m_guess;
    std::array<Row, 2> m_rows{};
    QLabel *m_matchLabel;
    QCheckBox *m_autoStartBox;
    QLabel *m_computerAloneLabel;
    QLabel *m_skillLabel;
};

} // namespace doublets
