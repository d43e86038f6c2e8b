// SPDX-License-Identifier: MIT
#include "core/odds/race/race_weights.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

/// Keeps the linker from dropping the resource of the static library. Must not be in a namespace.
static void initWeights()
{
    Q_INIT_RESOURCE(odds);
}

namespace doublets::race_weights {

namespace {

constexpr auto Magic = "doublets-race-network\n";
constexpr std::uint32_t Version = 1;
constexpr qsizetype ChecksumSize = 32; ///< of SHA-256

/// A writer of integers in little-endian order.
class Writer
{
public:
    template<typename Integer> void add(Integer value)
    {
        const Integer little = qToLittleEndian(value);
        bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
    }
    template<typename Values> void addAll(const Values &values)
    {
        for (const auto value : values) {
            add(value);
        }
    }

    QByteArray bytes;
};

/// A reader of what a Writer has written. Precondition: there are enough bytes.
class Reader
{
public:
    explicit Reader(const char *bytes)
        : m_bytes(bytes)
    {
    }
    template<typename Integer> Integer next()
    {
        const auto value = qFromLittleEndian<Integer>(m_bytes);
        m_bytes += sizeof value;
        return value;
    }
    template<typename Values> void fill(Values &values)
    {
        for (auto &value : values) {
            value = next<std::remove_reference_t<decltype(value)>>();
        }
    }

private:
    const char *m_bytes;
};

/// Returns the slot of a feature, 0 to 2 * PerSide - 1: the player's come first.
std::size_t slotOf(std::size_t feature)
{
    constexpr std::size_t SlotsPerSide = RaceNetwork::FeatureSlots / 2;
    return feature / RaceFeatures::PerSide * SlotsPerSide + feature % RaceFeatures::PerSide;
}
constexpr std::size_t Features = 2 * RaceFeatures::PerSide;

/// The sizes of the network, which identify its features.
constexpr std::array<std::uint32_t, 4> Shape{Version, Features, RaceNetwork::Hidden,
                                             RaceNetwork::Outputs};

QByteArray checksumOf(QByteArrayView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    return hash.result();
}

QByteArray bytesOf(const File &file)
{
    Writer writer;
    writer.bytes = Magic;
    writer.addAll(Shape);
    writer.add(file.training.seed);
    writer.add(file.training.games);
    for (std::size_t feature = 0; feature < Features; ++feature) {
        writer.addAll(file.weights.features[slotOf(feature)]);
    }
    writer.addAll(file.weights.hiddenBias);
    for (const auto &row : file.weights.outputs) {
        writer.addAll(row);
    }
    writer.addAll(file.weights.outputBias);
    return writer.bytes;
}

/// Returns the greatest possible size of one hidden unit's sum of the features of one player.
int greatestSum(const RaceNetwork::Weights &weights, std::size_t first, std::size_t unit)
{
    const auto size = [&](unsigned feature) {
        return std::abs(int{weights.features[first + feature][unit]});
    };
    std::vector<int> points;
    for (unsigned point = 0; point < PointsOnTrack; ++point) {
        points.push_back(std::max(size(RaceFeatures::SinglePoints + point),
                                  size(RaceFeatures::FullPoints + point)));
    }
    std::ranges::sort(points, std::greater());
    constexpr std::size_t MaxMen = 12;
    int sum = 0;
    for (std::size_t i = 0; i < MaxMen; ++i) {
        sum += points[i];
    }
    for (unsigned feature = RaceFeatures::Piles; feature <= RaceFeatures::Racing; ++feature) {
        sum += size(feature);
    }
    using enum RaceFeatures::Kind;
    constexpr std::array Quantities{MenOnBoard,  RearmostMan,    Pips,
                                    LongestWall, UsableNumbers,  ExposedMen,
                                    MenToPass,   MenInLastTable, PerSide};
    for (std::size_t i = 0; i + 1 < Quantities.size(); ++i) {
        int greatest = 0;
        for (unsigned feature = Quantities[i]; feature < Quantities[i + 1]; ++feature) {
            greatest = std::max(greatest, size(feature));
        }
        sum += greatest;
    }
    return sum;
}

using BuiltIn = Result<std::shared_ptr<const RaceNetwork>, Fault>;

BuiltIn load(const QByteArray &bytes)
{
    const auto file = parse(bytes);
    return file ? BuiltIn(std::make_shared<const RaceNetwork>(file.value().weights))
                : BuiltIn(file.error());
}

std::optional<BuiltIn> &replacement()
{
    static std::optional<BuiltIn> loaded;
    return loaded;
}

} // namespace

QByteArray serialized(const File &file)
{
    const QByteArray bytes = bytesOf(file);
    return bytes + checksumOf(bytes);
}

Result<File, Fault> parse(const QByteArray &bytes)
{
    if (bytes.isEmpty()) {
        return Fault::Missing;
    }
    if (!bytes.startsWith(Magic)) {
        return Fault::WrongFormat;
    }
    static const qsizetype size = bytesOf({}).size() + ChecksumSize;
    const auto magicSize = static_cast<qsizetype>(qstrlen(Magic));
    if (bytes.size() < magicSize + static_cast<qsizetype>(sizeof Shape)) {
        return Fault::WrongSize;
    }
    Reader reader(bytes.constData() + magicSize);
    std::array<std::uint32_t, Shape.size()> shape{};
    reader.fill(shape);
    if (shape != Shape) {
        return Fault::WrongVersion;
    }
    if (bytes.size() != size) {
        return Fault::WrongSize;
    }
    if (bytes.last(ChecksumSize) != checksumOf(QByteArrayView(bytes).chopped(ChecksumSize))) {
        return Fault::WrongChecksum;
    }
    File file;
    file.training.seed = reader.next<std::uint64_t>();
    file.training.games = reader.next<std::uint64_t>();
    for (std::size_t feature = 0; feature < Features; ++feature) {
        reader.fill(file.weights.features[slotOf(feature)]);
    }
    reader.fill(file.weights.hiddenBias);
    for (auto &row : file.weights.outputs) {
        reader.fill(row);
    }
    reader.fill(file.weights.outputBias);
    if (!areInRange(file.weights)) {
        return Fault::OutOfRange;
    }
    return file;
}

QString nameOf(Fault fault)
{
    switch (fault) {
    case Fault::Missing:
        return u"missing"_s;
    case Fault::WrongFormat:
        return u"format"_s;
    case Fault::WrongVersion:
        return u"version"_s;
    case Fault::WrongSize:
        return u"size"_s;
    case Fault::WrongChecksum:
        return u"checksum"_s;
    case Fault::OutOfRange:
        break;
    }
    return u"range"_s;
}

bool areInRange(const RaceNetwork::Weights &weights)
{
    for (std::size_t unit = 0; unit < RaceNetwork::Hidden; ++unit) {
        const int sum = std::abs(int{weights.hiddenBias[unit]}) + greatestSum(weights, 0, unit) +
                        greatestSum(weights, RaceNetwork::FeatureSlots / 2, unit);
        if (sum > std::numeric_limits<std::int16_t>::max()) {
            return false;
        }
    }
    for (std::size_t output = 0; output < RaceNetwork::Outputs; ++output) {
        std::int64_t sum = std::abs(std::int64_t{weights.outputBias[output]});
        for (const std::int16_t weight : weights.outputs[output]) {
            sum += std::int64_t{std::abs(int{weight})} * RaceNetwork::MaxActivation;
        }
        if (sum > std::numeric_limits<std::int32_t>::max()) {
            return false;
        }
    }
    return true;
}

const Result<std::shared_ptr<const RaceNetwork>, Fault> &builtIn()
{
    if (replacement()) {
        return *replacement();
    }
    static const BuiltIn loaded = [] {
        initWeights();
        QFile file(u":/doublets/odds/race.weights"_s);
        return load(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }();
    return loaded;
}

Replacement::Replacement(const QByteArray &bytes)
{
    replacement().emplace(load(bytes));
}

Replacement::~Replacement()
{
    replacement().reset();
}

} // namespace doublets::race_weights
