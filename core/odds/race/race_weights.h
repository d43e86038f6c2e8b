// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_network.h"
#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>

/// The file of a trained network (resources/odds/race.weights), described in
/// core/odds/race/README.md.
namespace doublets::race_weights {

/// The parameters of a network's training. Equal parameters give equal weights.
struct Training
{
    std::uint64_t seed = 0;
    std::uint64_t games = 0;

    bool operator==(const Training &) const = default;
};

/// The contents of a weights file.
struct File
{
    Training training;
    RaceNetwork::Weights weights;
};

/// The reason why a file is unusable.
enum class Fault {
    Missing,       ///< no file, or an empty one
    WrongFormat,   ///< not a weights file
    WrongVersion,  ///< another version of the format or of the features
    WrongSize,     ///< too short or too long
    WrongChecksum, ///< changed since it was written
    OutOfRange,    ///< a sum of weights might overflow
};

/// Returns the bytes of a weights file that parse() can read.
[[nodiscard]] QByteArray serialized(const File &file);
/// Parses the bytes of a weights file, or returns the first fault found.
[[nodiscard]] Result<File, Fault> parse(const QByteArray &bytes);

/// Returns a keyword for a fault, for error messages, for example "checksum".
[[nodiscard]] QString nameOf(Fault fault);

/// Returns whether no sum of the network can overflow.
[[nodiscard]] bool areInRange(const RaceNetwork::Weights &weights);

/// Returns the network built into the program, or the fault of its file. Reads the file once, when
/// first called. The reference is valid until a Replacement is created or destroyed. Thread-safe.
[[nodiscard]] const Result<std::shared_ptr<const RaceNetwork>, Fault> &builtIn();

/// A replacement of the built-in file, for tests: builtIn() reads `bytes` instead until this object
/// is destroyed. Create at most one object at a time. Not thread-safe.
class Replacement
{
public:
    explicit Replacement(const QByteArray &bytes);
    ~Replacement();
    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;
};

} // namespace doublets::race_weights
