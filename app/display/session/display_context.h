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

/// References to the objects that the attract mode and visits share. Owns nothing.
struct DisplayContext
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
