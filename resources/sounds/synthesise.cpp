// SPDX-License-Identifier: MIT
// Writes the game's WAV files to a folder. The target `sounds` overwrites those in the source tree.
#include "sounds/synthesis.h"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::cerr << "usage: synthesise FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    for (const auto &sound : doublets::synthesis::allSounds()) {
        const auto bytes = doublets::synthesis::wavFile(sound.samples);
        std::ofstream file(folder / (sound.name + ".wav"), std::ios::binary);
        file.write(reinterpret_cast<const char *>(bytes.data()),
                   static_cast<std::streamsize>(bytes.size()));
        if (!file) {
            std::cerr << "synthesise: cannot write " << sound.name << ".wav\n";
            return 1;
        }
    }
    return 0;
}
