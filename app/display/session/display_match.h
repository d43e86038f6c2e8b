// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/theme/window_contrast.h"

#include <QObject>

namespace doublets {

class BoardConnection;
class BoardView;
struct DisplayContext;

/// A match on the display, with its settings and its connection to the board. Created for each game
/// of a visit or of the attract mode (see AttractMode). Not stored on disk.
class DisplayMatch : public QObject
{
    Q_OBJECT

public:
    /// The parameters of a match.
    struct Setup
    {
        QString ruleSetId; ///< id of a rule set of the catalogue
        Lighting lighting = Lighting::Lamp;
        /// Number of visitors who play, from 0 (attract mode) to 2. The computer plays the
        /// remaining sides.
        int visitorCount = 2;
    };

    /// Starts the game. A single visitor plays White. All objects to which `context` refers must
    /// outlive this object.
    DisplayMatch(const Setup &setup, const DisplayContext &context);
    /// Pauses the match and detaches it from the board.
    ~DisplayMatch() override;

    [[nodiscard]] Match &match() { return m_match; }
    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] Settings &settings() { return m_settings; }

private:
    Settings m_settings;
    Session m_session;
    Match m_match;
    WindowContrast m_contrast;
    BoardConnection *m_connection;
    BoardView &m_board;
};

} // namespace doublets
