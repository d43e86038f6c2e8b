// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seating.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace doublets {

class Session;

/// A form for choosing who plays: two named players; the user, with a choice of colour, against the
/// computer, with a choice of level; or the computer against itself.
class PlayersForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersForm(QWidget *parent = nullptr);

    /// Selects `seating`. Takes the sides and levels from the current seats of `session` (see
    /// seatsFor()), and the names from the settings of `session`.
    void setPlayers(const Session &session, Seating seating);
    /// Sets the computer levels to offer, strongest first. A non-empty list must contain Best. Pass
    /// an empty list for a game of pure luck: the form then says that the level makes no
    /// difference. If the chosen level is not in the list, Best is chosen instead. Defaults to Best
    /// and Careless.
    void setLevels(const std::vector<PlayerSetting> &levels);
    /// Returns the chosen seats, which differ from the seats of the session passed to setPlayers()
    /// only as far as the user's choices require.
    [[nodiscard]] Seats seats() const;
    /// Seats the chosen players for the current and later games, and stores their names in the
    /// settings.
    void applyTo(Session &session) const;
    /// Gives the focus to the chosen seating or, for a game against the computer, to the chosen
    /// level or, if the game is pure luck, colour.
    void focusChoice();
    /// Updates all texts after a change of language.
    void retranslate();

private:
    [[nodiscard]] Seating seating() const;
    /// Returns the user's colour in a game against the computer.
    [[nodiscard]] Side userSide() const;
    /// Returns the computer's level in a game against the user.
    [[nodiscard]] PlayerSetting level() const;
    /// Swaps the names, so that the user keeps the typed name with the other colour.
    void swapNames();
    [[nodiscard]] bool isPureLuck() const { return m_levels.empty(); }
    /// Adds items for `m_levels` to the level boxes, keeping the chosen levels if possible.
    void updateLevelBoxes();
    /// Swaps the names if, in a game against the computer, the computer's side has the user's name
    /// and the user's side does not.
    void restoreUserName();
    /// Shows the fields of the chosen seating, and updates all texts.
    void updateFields();

    std::array<QRadioButton *, 3> m_seatingButtons{}; ///< indexed by Seating
    std::array<QLabel *, 2> m_nameLabels{};           ///< indexed by indexOf(Side)
    std::array<QLineEdit *, 2> m_nameEdits{};         ///< indexed by indexOf(Side)
    /// The level boxes and their labels for two computers, indexed by indexOf(Side).
    std::array<QComboBox *, 2> m_computerLevelBoxes{};
    std::array<QLabel *, 2> m_computerLevelLabels{};
    /// Label and radio buttons for the level of the user's opponent. For a game of pure luck, only
    /// the label is visible, even with two computers.
    QWidget *m_levelGroup;
    QLabel *m_levelLabel;
    std::array<QRadioButton *, 3> m_levelButtons{}; ///< for Best, Casual and Careless
    QWidget *m_colourGroup;
    QLabel *m_colourLabel;
    std::array<QRadioButton *, 2> m_colourButtons{}; ///< indexed by indexOf(Side)
    Seats m_seats;
    QString m_userName; ///< name of the user in the last game against the computer; may be empty
    std::vector<PlayerSetting> m_levels{PlayerSetting::Best, PlayerSetting::Careless};
};

} // namespace doublets
