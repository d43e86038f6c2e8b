// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// The synthesis of the game's sounds, without recordings: struck wood as damped modes, a plucked
/// string as a delay line. Deterministic on one machine; results may differ in the last bit between
/// processors.
namespace doublets::synthesis {

constexpr int SampleRate = 44100; ///< in Hz

/// Mono samples from -1 to 1.
using Samples = std::vector<double>;

/// A sound of the game, ready to be saved as a WAV file.
struct Sound
{
    std::string name; ///< file name without ".wav"
    Samples samples;
};

/// Returns all sounds of the game. Names that differ only in a final number are variants of one
/// sound.
[[nodiscard]] std::vector<Sound> allSounds();

/// Returns a complete 16-bit mono WAV file at SampleRate.
[[nodiscard]] std::vector<std::uint8_t> wavFile(const Samples &samples);

} // namespace doublets::synthesis
