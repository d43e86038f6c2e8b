// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seating.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace doublets {

class Session;

/// A form for choosing the players: two people with their names; the user with a colour, against
/// the computer with a level; or the computer on both sides.
class PlayersForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersForm(QWidget *parent = nullptr);

    /// Shows the players of `session`, with changes as required by `seating`.
    void setPlayers(const Session &session, Seating seating);
    /// Sets whether the game is pure luck. If true, the form does not offer levels of the computer,
    /// because they make no difference. Defaults to false.
    void setPureLuck(bool isPureLuck);
    /// Returns the chosen seats. They differ from the seats of the session passed to setPlayers()
    /// only as far as the user's choices require.
    [[nodiscard]] Seats seats() const;
    /// Seats the chosen players for the current and later games, and stores their names in the
    /// settings.
    void applyTo(Session &session) const;
    /// Gives the focus to the first field of the chosen seating or, for two computers, to the
    /// button of this seating.
    void focusFirstControl();
    void retranslate();

private:
    [[nodiscard]] Seating seating() const;
    /// Returns the colour of the user against the computer.
    [[nodiscard]] Side userSide() const;
    /// Returns the level of the computer against the user.
    [[nodiscard]] PlayerSetting level() const;
    /// Swaps the names, so that the user keeps the typed name with the other colour.
    void swapNames();
    /// Swaps the names if the side that the computer would play has the name of the user.
    void restoreUserName();
    void updateFields();

    std::array<QRadioButton *, 3> m_seatingButtons{}; ///< indexed by Seating
    std::array<QLabel *, 2> m_nameLabels{};           ///< indexed by indexOf(Side)
    std::array<QLineEdit *, 2> m_nameEdits{};         ///< indexed by indexOf(Side)
    /// The level boxes and their labels for two computers, indexed by indexOf(Side).
    std::array<QComboBox *, 2> m_computerLevelBoxes{};
    std::array<QLabel *, 2> m_computerLevelLabels{};
    QWidget *m_levelBox; ///< for the user and the computer
    QLabel *m_levelLabel;
    std::array<QRadioButton *, 2> m_levelButtons{}; ///< strong, careless
    QWidget *m_colourBox;
    QLabel *m_colourLabel;
    std::array<QRadioButton *, 2> m_colourButtons{}; ///< indexed by indexOf(Side)
    Seats m_seats;
    QString m_userName; ///< name of the user in the last game against the computer; may be empty
    bool m_isPureLuck = false;
};

} // namespace doublets
