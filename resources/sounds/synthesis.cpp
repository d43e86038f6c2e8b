// SPDX-License-Identifier: MIT
#include "sounds/synthesis.h"

#include "core/dice/generator.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace doublets::synthesis {
namespace {

/// A uniform random number generator. The same seed gives the same sequence.
class Noise
{
public:
    explicit Noise(std::uint64_t seed)
        : m_random(seed)
    {
    }
    /// Returns a number from 0 up to, but excluding, 1.
    double unit() { return static_cast<double>(m_random.next() >> 11U) * 0x1p-53; }
    double between(double low, double high) { return low + (high - low) * unit(); }

private:
    SplitMix m_random;
};

/// A vibration mode of a struck body.
struct Mode
{
    double frequency; ///< Hz
    double decay;     ///< seconds until the amplitude has fallen to 1/e
    double level;
};
using Body = std::vector<Mode>;

// Boards ring low and briefly. The harder and smaller the striker, the more high modes it excites.
// Bone on bone hardly rings at all: it clicks.
const Body Table{{164, .046, .28}, {287, .038, .42},  {431, .032, .6},
                 {655, .026, .75}, {983, .018, .7},   {1420, .013, .6},
                 {2130, .009, .5}, {3260, .006, .36}, {4700, .004, .25}};
const Body Die{{3150, .006, .6}, {5240, .0042, .7}, {7900, .0028, .45}};
const Body Man{{742, .014, .7}, {1310, .010, .75}, {2240, .007, .6}, {3600, .004, .35}};
const Body Tray{{231, .034, .35}, {388, .028, .6}, {603, .022, .7}, {1150, .012, .45}};
const Body Box{{520, .016, .5}, {870, .013, .8}, {1390, .010, .8}, {2480, .006, .7}};

std::size_t sampleAt(double seconds)
{
    return static_cast<std::size_t>(std::lround(seconds * SampleRate));
}

Samples silence(double seconds)
{
    Samples samples(sampleAt(seconds)); // zeros
    return samples;
}

struct Blow
{
    double at;      ///< seconds
    double contact; ///< contact time in seconds; longer sounds duller
    double strength;
    double pitch = 1; ///< scales all modes, because no two blows hit the same spot
};

/// Adds the sound of a body struck by a half-sine pulse of force. Each mode is a two-pole
/// resonator.
void strike(Samples &sound, const Body &body, const Blow &blow)
{
    const std::size_t start = sampleAt(blow.at);
    const std::size_t length = std::max<std::size_t>(2, sampleAt(blow.contact));
    for (const Mode &mode : body) {
        const double w = 2 * std::numbers::pi * mode.frequency * blow.pitch / SampleRate;
        const double r = std::exp(-1 / (mode.decay * SampleRate));
        const double back1 = 2 * r * std::cos(w);
        const double back2 = -r * r;
        const double gain =
            blow.strength * mode.level * std::sin(w) / static_cast<double>(length) * 2;
        double y1 = 0;
        double y2 = 0;
        for (std::size_t i = start; i < sound.size(); ++i) {
            const double phase = static_cast<double>(i - start) / static_cast<double>(length);
            const double force = phase < 1 ? std::sin(std::numbers::pi * phase) : 0.0;
            const double y = gain * force + back1 * y1 + back2 * y2;
            y2 = y1;
            y1 = y;
            sound[i] += y;
        }
    }
}

/// Adds the scrape of two surfaces meeting: a short burst of low-passed noise.
void scrape(Samples &sound, Noise &noise, double at, double seconds, double strength, double dull)
{
    double smooth = 0;
    const std::size_t start = sampleAt(at);
    for (std::size_t i = start; i < sound.size(); ++i) {
        const double t = static_cast<double>(i - start) / SampleRate;
        if (t > seconds * 6) {
            break;
        }
        smooth += (noise.between(-1, 1) - smooth) * (1 - dull);
        sound[i] += strength * smooth * std::exp(-t / seconds);
    }
}

/// Adds the room: a few early reflections, each duller and softer than the previous one.
void addRoom(Samples &sound, double level)
{
    const Samples dry = sound;
    double smooth = 0;
    for (const double delay : {.0113, .0191, .0277, .0419}) {
        const std::size_t shift = sampleAt(delay);
        smooth = 0;
        for (std::size_t i = shift; i < sound.size(); ++i) {
            smooth += (dry[i - shift] - smooth) * .35;
            sound[i] += level * smooth;
        }
        level *= .72;
    }
}

/// Silence at the start, in seconds: sound servers drop or fade in the first milliseconds, and with
/// them a short attack.
constexpr double LeadIn = .02;

/// Removes frequencies below a loudspeaker's range, scales the sound to `peak` and fades the last
/// hundredth of a second to silence.
void finish(Samples &sound, double peak)
{
    double low = 0;
    double greatest = 0;
    for (double &sample : sound) {
        low += (sample - low) * .009; // high-pass at 60 Hz
        sample -= low;
        greatest = std::max(greatest, std::abs(sample));
    }
    const std::size_t fade = std::min(sampleAt(.01), sound.size());
    for (std::size_t i = 0; i < sound.size(); ++i) {
        const std::size_t left = sound.size() - 1 - i;
        const double tail = left < fade ? static_cast<double>(left) / static_cast<double>(fade) : 1;
        sound[i] *= tail * peak / greatest;
    }
    sound.insert(sound.begin(), sampleAt(LeadIn), 0.0);
}

Samples dieOnWood(std::uint64_t seed)
{
    Noise noise(seed);
    Samples sound = silence(.2);
    const double pitch = noise.between(.93, 1.08);
    // The die lands, then tips over onto the next face.
    const double again = noise.between(.045, .06);
    strike(sound, Table, {0, .00022, 1, pitch});
    strike(sound, Die, {0, .00006, 1.2, pitch});
    scrape(sound, noise, 0, .002, .10, .3);
    strike(sound, Table, {again, .0002, .3, pitch * 1.06});
    strike(sound, Die, {again, .00006, .3, pitch * .97});
    addRoom(sound, .16);
    finish(sound, .7);
    return sound;
}

Samples manOnWood(std::uint64_t seed)
{
    Noise noise(seed);
    Samples sound = silence(.24);
    const double pitch = noise.between(.95, 1.06);
    // The man lands on an edge first, then flat.
    const double flat = noise.between(.014, .022);
    strike(sound, Table, {0, .0006, .4, pitch});
    strike(sound, Man, {0, .0003, .6, pitch});
    strike(sound, Table, {flat, .0007, 1, pitch * .98});
    strike(sound, Man, {flat, .0003, 1.1, pitch * .97});
    scrape(sound, noise, flat, .005, .05, .75);
    addRoom(sound, .16);
    finish(sound, .75);
    return sound;
}

Samples manInTray(std::uint64_t seed)
{
    Noise noise(seed);
    Samples sound = silence(.3);
    const double pitch = noise.between(.96, 1.05);
    double at = 0;
    double strength = 1;
    // The man drops on its edge, rocks and knocks against its neighbour.
    for (int bounce = 0; bounce < 4; ++bounce) {
        const double here = pitch * noise.between(.98, 1.02);
        strike(sound, Tray, {at, .0006, strength, here});
        strike(sound, Man, {at + .001, .0003, strength * 1.1, here * 1.2});
        at += .055 * std::pow(.72, bounce) * noise.between(.9, 1.1);
        strength *= .42;
    }
    scrape(sound, noise, .004, .02, .025, .6);
    addRoom(sound, .18);
    finish(sound, .65);
    return sound;
}

Samples boxRattle()
{
    Noise noise(1674);
    Samples sound = silence(.62);
    // Three shakes of the dice box. The dice knock mostly when it changes direction.
    for (int shake = 0; shake < 3; ++shake) {
        const double middle = .09 + .17 * shake + noise.between(-.01, .01);
        for (int openPad = 0; openPad < 9; ++openPad) {
            const double side = noise.between(-1, 1);
            const double off = side * noise.unit(); // denser towards the middle
            const double at = std::max(0.0, middle + off * .075);
            const double strength = (1 - .6 * std::abs(off)) * noise.between(.35, 1);
            const double pitch = noise.between(.82, 1.25);
            strike(sound, Box, {at, .0003, strength, pitch});
            strike(sound, Die, {at, .00006, strength * .45, pitch});
        }
        scrape(sound, noise, std::max(0.0, middle - .05), .03, .03, .5);
    }
    addRoom(sound, .12);
    finish(sound, .55);
    return sound;
}

/// Adds a gut string plucked at a fifth of its length from the bridge (the Karplus–Strong
/// algorithm).
void pluck(Samples &sound, Noise &noise, double at, double frequency, double strength)
{
    const double period = SampleRate / frequency;
    const auto whole = static_cast<std::size_t>(period - .5);
    const double part = period - .5 - static_cast<double>(whole);
    Samples line(whole + 1);
    double soft = 0;
    for (double &sample : line) {
        soft += (noise.between(-1, 1) - soft) * .42;
        sample = soft;
    }
    const Samples raw = line;
    const std::size_t fifth = line.size() / 5;
    for (std::size_t i = 0; i < line.size(); ++i) {
        line[i] -= raw[(i + line.size() - fifth) % raw.size()];
    }
    const double loss = std::exp(-period / (.55 * SampleRate));
    std::size_t here = 0;
    double last = 0;
    for (std::size_t i = sampleAt(at); i < sound.size(); ++i) {
        const double now = line[here];
        const double next = line[(here + 1) % line.size()];
        sound[i] += strength * now;
        // The averaging filter's delay of half a sample and the fractional delay keep the note in
        // tune.
        const double delayed = now * part + next * (1 - part);
        line[here] = loss * .5 * (delayed + last);
        last = delayed;
        here = (here + 1) % line.size();
    }
}

Samples winFlourish()
{
    Noise noise(1283);
    Samples sound = silence(1.5);
    // A rising G major chord, rolled as on a lute, ending on the octave.
    struct Note
    {
        double at;
        double frequency;
        double strength;
    };
    const Note notes[] = {{0, 196.00, .8},    {.09, 293.66, .75}, {.18, 392.00, .8},
                          {.27, 493.88, .8},  {.36, 587.33, .85}, {.54, 196.00, .6},
                          {.56, 392.00, .55}, {.58, 493.88, .55}, {.60, 783.99, .8}};
    for (const Note &note : notes) {
        pluck(sound, noise, note.at, note.frequency, note.strength);
    }
    addRoom(sound, .2);
    finish(sound, .88);
    return sound;
}

} // namespace

std::vector<Sound> allSounds()
{
    return {
        {"box-rattle", boxRattle()},      {"die-on-wood-1", dieOnWood(1)},
        {"die-on-wood-2", dieOnWood(2)},  {"die-on-wood-3", dieOnWood(3)},
        {"man-on-wood-1", manOnWood(11)}, {"man-on-wood-2", manOnWood(12)},
        {"man-on-wood-3", manOnWood(13)}, {"man-in-tray-1", manInTray(21)},
        {"man-in-tray-2", manInTray(22)}, {"win-flourish", winFlourish()},
    };
}

} // namespace doublets::synthesis
