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
class TableLink;

/// A match of the display, and all that is chosen for it: made for one visitor, or for a game that
/// plays by itself, and gone with it. Nothing of it is kept on disk.
class Room : public QObject
{
    Q_OBJECT

public:
    struct Wish
    {
        QString ruleSet;
        Lighting lighting = Lighting::Lamp;
        bool playsItself = false; ///< the computer plays both sides
        bool alone = false;       ///< it plays Black
    };

    /// All of them must outlive the room.
    Room(const Wish &wish, const DisplayConfig &config, const Catalogue &catalogue, Clock &clock,
         BoardView &board, SoundPlayer &sound, OddsStore &odds);
    ~Room() override;

    [[nodiscard]] Match &match() { return m_match; }
    [[nodiscard]] Settings &settings() { return m_settings; }

private:
    Settings m_settings;
    Match m_match;
    WindowContrast m_contrast;
    TableLink *m_link;
    BoardView &m_board;
};

} // namespace doublets
