// SPDX-License-Identifier: MIT
#include "table/fonts/lining_figures.h"

#include <QtEndian>

#include <algorithm>
#include <iterator>
#include <optional>

namespace doublets {

namespace {

// Sizes and offsets are in bytes, and all numbers are big-endian: see the OpenType specification.
constexpr qsizetype TagSize = 4;
constexpr qsizetype TableHeaderSize = 12;
constexpr qsizetype TableRecordSize = 16;
constexpr qsizetype FeatureRecordSize = 6;
constexpr qsizetype FeatureListAt = 6; ///< in the header of GSUB

struct Table
{
    qsizetype offset = 0;
    qsizetype length = 0;
};

/// Returns 0 if the read would exceed the data.
template<typename T> T read(const QByteArray &font, qsizetype at)
{
    const bool inside = at >= 0 && at + static_cast<qsizetype>(sizeof(T)) <= font.size();
    return inside ? qFromBigEndian<T>(font.constData() + at) : T{0};
}

std::optional<Table> tableOf(const QByteArray &font, const QByteArray &tag)
{
    const int tables = read<quint16>(font, TagSize);
    for (int i = 0; i < tables; ++i) {
        const qsizetype at = TableHeaderSize + i * TableRecordSize;
        if (font.mid(at, TagSize) == tag) {
            return Table{read<quint32>(font, at + 8), read<quint32>(font, at + 12)};
        }
    }
    return std::nullopt;
}

/// Retags `feature` as a feature that shapers always apply. Returns false if the font lacks it.
bool enableByDefault(QByteArray &font, const QByteArray &feature)
{
    // "rlig" (required ligatures) is always applied, and these fonts have none of their own.
    const QByteArray always("rlig");
    const auto table = tableOf(font, "GSUB");
    if (!table) {
        return false;
    }
    const qsizetype list = table->offset + read<quint16>(font, table->offset + FeatureListAt);
    const int features = read<quint16>(font, list);
    bool made = false;
    for (int i = 0; i < features; ++i) {
        const qsizetype at = list + 2 + i * FeatureRecordSize;
        if (font.mid(at, TagSize) == feature) {
            font.replace(at, TagSize, always);
            made = true;
        }
    }
    return made;
}

QByteArray utf16(const QByteArray &latin)
{
    QByteArray wide;
    for (const char letter : latin) {
        wide.append('\0').append(letter);
    }
    return wide;
}

/// Replaces `name` throughout the name table, in both of its encodings. Does nothing if the lengths
/// differ.
void rename(QByteArray &font, const QByteArray &name, const QByteArray &newName)
{
    const auto table = tableOf(font, "name");
    if (!table || name.size() != newName.size()) {
        return;
    }
    QByteArray names = font.mid(table->offset, table->length);
    names.replace(name, newName);
    names.replace(utf16(name), utf16(newName));
    font.replace(table->offset, names.size(), names);
}

} // namespace

QByteArray withLiningFigures(const QByteArray &font, const QByteArray &name,
                             const QByteArray &newName)
{
    QByteArray changed = font;
    return enableByDefault(changed, "lnum") ? renamedFont(changed, name, newName) : font;
}

QByteArray renamedFont(const QByteArray &font, const QByteArray &name, const QByteArray &newName)
{
    QByteArray changed = font;
    rename(changed, name, newName);
    return changed;
}

} // namespace doublets
