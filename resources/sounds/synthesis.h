// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// The game's sounds made from numbers: struck wood as damped modes, a plucked string as a delay
/// line. No recording is used. The same on every run; other processors may differ in the last bit.
namespace doublets::synthesis {

constexpr int SampleRate = 44100;

/// Mono, full scale is 1.
using Samples = std::vector<double>;

struct Recording
{
    std::string name; ///< of the file, without ".wav"
    Samples samples;
};

/// All sounds of the game. Where a name ends in a number the others are its variants.
[[nodiscard]] std::vector<Recording> allSounds();

/// A WAV file of 16 bits.
[[nodiscard]] std::vector<std::uint8_t> wavFile(const Samples &samples);

} // namespace doublets::synthesis
