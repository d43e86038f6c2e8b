// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

class BoardView;
class Catalogue;
class Clock;
class DisplayFlow;
class OddsStore;
class SoundPlayer;
struct DisplayConfig;

/// What all that happens on a display has in common. Nothing is owned.
struct DisplayParts
{
    const DisplayConfig &config;
    const Catalogue &catalogue;
    Clock &clock;
    DisplayFlow &flow;
    BoardView &board;
    SoundPlayer &sound;
    OddsStore &odds;
};

} // namespace doublets
