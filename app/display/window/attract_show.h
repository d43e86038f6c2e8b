// SPDX-License-Identifier: MIT
#pragma once

#include "display/room/room.h"
#include "display/window/display_parts.h"
#include "match/clock.h"

#include <QObject>

#include <memory>

namespace doublets {

class AttractStrip;
class LabelPage;

/// The game that plays by itself while nobody is there: table after table, by lamp and by candles,
/// with a label or a line from a source between them.
class AttractShow : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive the show.
    AttractShow(const DisplayParts &parts, AttractStrip &strip, LabelPage &label);

    /// The game that the flow says, from its first throw.
    void begin();
    /// Stands still, as it is: somebody has come.
    void pause();
    /// While something lies over it.
    void setPaused(bool paused);
    void end();
    /// A table as it is set up, by candles, on which nothing happens.
    void showStill();
    void retranslate();

private:
    void follow(const Change &change);
    void play();

    DisplayParts m_parts;
    AttractStrip &m_strip;
    LabelPage &m_label;
    std::unique_ptr<Room> m_room;
    Alarm m_read; ///< while a label is read, or the end of a game seen
    int m_labels = 0;
};

} // namespace doublets
