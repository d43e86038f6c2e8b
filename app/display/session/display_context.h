// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

class BoardView;
class Catalogue;
class Scheduler;
class DisplayFlow;
class OddsStore;
class SoundPlayer;
struct DisplayConfig;

/// The objects shared by the attract mode and visits. Owns nothing.
struct DisplayContext
{
    const DisplayConfig &config;
    const Catalogue &catalogue;
    Scheduler &scheduler;
    DisplayFlow &flow;
    BoardView &board;
    SoundPlayer &sound;
    OddsStore &odds;
};

} // namespace doublets
