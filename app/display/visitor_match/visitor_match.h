// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/theme/window_contrast.h"

#include <QObject>

namespace doublets {

class BoardView;
class OddsStore;
class SoundPlayer;
class BoardConnection;

/// A match on the display with its settings and its link to the board. Created for each visitor and
/// for each game of the attract mode. Nothing is stored on disk.
class VisitorMatch : public QObject
{
    Q_OBJECT

public:
    /// The game to play, and by whom.
    struct Wish
    {
        QString ruleSet; ///< id of a rule set in the catalogue
        Lighting lighting = Lighting::Lamp;
        bool isAttractMode = false; ///< whether the computer plays both sides
        bool alone = false;         ///< whether the computer plays Black against the visitor
    };

    /// Starts the game. All references must outlive this object, except for `wish`.
    VisitorMatch(const Wish &wish, const DisplayConfig &config, const Catalogue &catalogue,
                 Clock &clock, BoardView &board, SoundPlayer &sound, OddsStore &odds);
    /// Pauses the match and detaches it from the board.
    ~VisitorMatch() override;

    [[nodiscard]] Match &match() { return m_match; }
    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] Settings &settings() { return m_settings; }

private:
    Settings m_settings;
    Session m_session;
    Match m_match;
    WindowContrast m_contrast;
    BoardConnection *m_link;
    BoardView &m_board;
};

} // namespace doublets
