// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound_files.h"

#include <map>
#include <utility>
#include <vector>

namespace doublets {

/// A container of all sounds, with their variants at each stereo position, in the representation
/// `T` of an audio library.
template<typename T> class SoundBank
{
public:
    /// Replaces all sounds. Calls `make` for each variant of each sound at each position; `make`
    /// receives a stereo WAV file, in a QByteArray, and returns the variant as a `T`. The array is
    /// empty if the resource is unusable (see soundfiles::read()).
    template<typename Make> void load(Make make)
    {
        m_sounds.clear();
        for (const Sound sound : soundfiles::AllSounds) {
            for (int position = 0; position < soundfiles::positionCount(sound); ++position) {
                Variants &variants = m_sounds[{sound, position}];
                for (const QString &path : soundfiles::resourcePaths(sound)) {
                    variants.all.push_back(make(soundfiles::read(sound, path, position)));
                }
            }
        }
    }

    void clear() { m_sounds.clear(); }

    /// Returns the next variant of a sound at the position nearest to `pan` (−1 to 1), or null if
    /// nothing has been loaded. The bank owns the variant, which is valid until the next call to
    /// load() or clear().
    [[nodiscard]] T *nextVariant(Sound sound, qreal pan)
    {
        const auto found = m_sounds.find({sound, soundfiles::nearestPosition(sound, pan)});
        if (found == m_sounds.end()) {
            return nullptr;
        }
        Variants &variants = found->second;
        return &variants
                    .all[std::exchange(variants.next, (variants.next + 1) % variants.all.size())];
    }

private:
    /// The variants of a sound at one position.
    struct Variants
    {
        std::vector<T> all;
        std::size_t next = 0; ///< index of the variant to play next
    };

    std::map<std::pair<Sound, int>, Variants> m_sounds; ///< by sound and position
};

} // namespace doublets
