// SPDX-License-Identifier: MIT
#include "sounds/synthesis.h"

#include <algorithm>
#include <cmath>

namespace doublets::synthesis {

namespace {

void append(std::vector<std::uint8_t> &bytes, std::uint32_t value, int count)
{
    for (int i = 0; i < count; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(value >> (8U * static_cast<unsigned>(i))));
    }
}

void append(std::vector<std::uint8_t> &bytes, const char *tag)
{
    for (int i = 0; i < 4; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(tag[i]));
    }
}

} // namespace

std::vector<std::uint8_t> wavFile(const Samples &samples)
{
    const auto dataSize = static_cast<std::uint32_t>(samples.size() * 2);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(dataSize + 44U);
    append(bytes, "RIFF");
    append(bytes, 36 + dataSize, 4);
    append(bytes, "WAVE");
    append(bytes, "fmt ");
    append(bytes, 16, 4);             // size of this chunk
    append(bytes, 1, 2);              // PCM
    append(bytes, 1, 2);              // channels
    append(bytes, SampleRate, 4);     // samples per second
    append(bytes, SampleRate * 2, 4); // bytes per second
    append(bytes, 2, 2);              // bytes per sample
    append(bytes, 16, 2);             // bits per sample
    append(bytes, "data");
    append(bytes, dataSize, 4);
    for (const double sample : samples) {
        const auto level =
            static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0, 1.0) * 32767));
        append(bytes, static_cast<std::uint16_t>(level), 2);
    }
    return bytes;
}

} // namespace doublets::synthesis
