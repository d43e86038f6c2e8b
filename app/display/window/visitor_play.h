// SPDX-License-Identifier: MIT
#pragma once

#include "display/room/room.h"
#include "display/screens/display_sizes.h"
#include "display/screens/faced_sheets.h"
#include "display/window/display_parts.h"
#include "match/clock.h"

#include <QObject>

#include <memory>

namespace doublets {

class Announcer;
class Commentary;
class ComparePage;
class EndSheet;
class FaceToFace;
class FirstSteps;
class PlayStrip;
class WhySheet;

/// What a visitor does: sees the first steps, plays, and looks at what came of it.
class VisitorPlay : public QObject
{
    Q_OBJECT

public:
    struct Screens
    {
        PlayStrip &strip;
        FacedSheets<EndSheet> &end;
        WhySheet &why;
        ComparePage &compare;
        Announcer &announcer;
    };

    /// All of them must outlive it.
    VisitorPlay(const DisplayParts &parts, const Screens &screens);
    ~VisitorPlay() override;

    /// A game as the visitor chose it, which waits while its first steps are shown.
    void showFirstSteps();
    /// That game; or another one like it, where it has been played.
    void play();
    void showEnd();
    void compare();
    /// Nobody is there any more: what was done on the table is undone, for all to see.
    void tidy();
    /// The visitor has gone, and all that they chose.
    void end();
    /// While something lies over the board nothing happens there.
    void setPaused(bool paused);
    [[nodiscard]] bool isThere() const { return m_room != nullptr; }
    [[nodiscard]] Match *match() const { return m_room ? &m_room->match() : nullptr; }
    /// The board; with the sides of two who sit face to face, where they do.
    [[nodiscard]] QWidget &table() const;
    /// Where two sit face to face: how large their sides are.
    void setSizes(const DisplaySizes &sizes);
    [[nodiscard]] Settings &settings() const { return m_room->settings(); }
    void retranslate();

private:
    void begin();
    void sitFaceToFace();
    void follow(const Change &change);
    void followFirstSteps();
    void goOnWithFirstSteps();
    void describeEnd();
    void takeBack();

    DisplayParts m_parts;
    Screens m_screens;
    std::unique_ptr<Room> m_room;
    std::unique_ptr<FirstSteps> m_firstSteps;
    std::unique_ptr<Commentary> m_commentary;
    std::unique_ptr<FaceToFace> m_sides;
    DisplaySizes m_sizes;
    Alarm m_tidies;
    Alarm m_goesOn; ///< First steps, or to what comes of a game that is over
    int m_shownStep = -1;
    Lighting m_lighting = Lighting::Lamp; ///< from game to game of one visitor
    bool m_played = false;
};

} // namespace doublets
