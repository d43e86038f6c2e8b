// SPDX-License-Identifier: MIT
#include "table/fonts/paper_font.h"

#include "table/fonts/embedded_families.h"
#include "table/fonts/fonts.h"
#include "table/fonts/lining_figures.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QLibraryInfo>
#include <QRawFont>
#include <QTextLayout>
#include <QVersionNumber>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::fonts {

namespace {

// Sizes and offsets are in bytes and all numbers are big-endian: see the OpenType specification.
constexpr qsizetype TagLength = 4;
constexpr qsizetype DirectoryHeader = 12;
constexpr qsizetype DirectoryRecord = 16;

template<typename T> void append(QByteArray &bytes, T number)
{
    const T big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char *>(&big), sizeof big);
}

/// Returns the offset of a table's directory record. Returns -1 if there is none.
qsizetype recordOf(const QByteArray &font, const QByteArray &tag)
{
    if (font.size() < DirectoryHeader) {
        return -1;
    }
    const auto tables = qFromBigEndian<quint16>(font.constData() + TagLength);
    for (int i = 0; i < tables; ++i) {
        const qsizetype at = DirectoryHeader + i * DirectoryRecord;
        if (at + DirectoryRecord > font.size()) {
            return -1;
        }
        if (font.mid(at, TagLength) == tag) {
            return at;
        }
    }
    return -1;
}

/// Returns a "cmap" table in format 12, with one character per group.
QByteArray characterTable(const QHash<char32_t, quint32> &characters)
{
    QList<char32_t> codes = characters.keys();
    std::ranges::sort(codes);
    // Use the Unicode platform: with a Windows table of this format, FreeType would add one derived
    // from glyph names, which Qt would prefer.
    constexpr quint16 Unicode = 0;
    constexpr quint16 AllOfUnicode = 4;
    constexpr quint32 SubtableAt = 12;
    constexpr quint16 Format = 12;
    constexpr quint32 Group = 12;
    constexpr quint32 SubtableHeader = 16;
    QByteArray table;
    append(table, quint16{0});
    append(table, quint16{1});
    append(table, Unicode);
    append(table, AllOfUnicode);
    append(table, SubtableAt);
    append(table, Format);
    append(table, quint16{0});
    append(table, SubtableHeader + Group * static_cast<quint32>(codes.size()));
    append(table, quint32{0}); // no language
    append(table, static_cast<quint32>(codes.size()));
    for (const char32_t code : codes) {
        append(table, static_cast<quint32>(code));
        append(table, static_cast<quint32>(code));
        append(table, characters[code]);
    }
    return table;
}

/// Returns the characters used by the languages and sources of the program. The font has a single
/// glyph for characters that look alike; it is mapped back to the first of them in this list.
QList<char32_t> charactersOfTexts()
{
    QList<char32_t> all;
    const auto add = [&all](char32_t from, char32_t to) {
        for (char32_t code = from; code <= to; ++code) {
            all << code;
        }
    };
    add(0x20, 0x7e);
    add(0x400, 0x45f); // Cyrillic
    add(0xa0, 0x17f);  // accented Latin letters
    add(0x192, 0x192);
    add(0x2010, 0x2044); // dashes and quotation marks
    add(0x20ac, 0x20ac);
    add(0x2116, 0x2116);
    add(0x2190, 0x2193);
    add(0x2212, 0x2212);
    add(0x2248, 0x2265);
    return all;
}

/// Returns the glyphs of the lining figures, as displayed on screen.
QList<quint32> liningFigures(bool italic)
{
    QFont font;
    font.setFamilies(embeddedFamilies()); // whatever typeface is shown on screen
    font.setPixelSize(100);
    font.setItalic(italic);
    QTextLayout layout(u"0123456789"_s, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    return runs.size() == 1 ? runs.constFirst().glyphIndexes() : QList<quint32>();
}

QHash<char32_t, quint32> glyphsOf(const QByteArray &font, bool italic)
{
    constexpr qreal AnySize = 100;
    const QRawFont raw(font, AnySize);
    QHash<char32_t, quint32> glyphs;
    if (!raw.isValid()) {
        return glyphs;
    }
    for (const char32_t code : charactersOfTexts()) {
        const auto found = raw.glyphIndexesForString(QString::fromUcs4(&code, 1));
        if (!found.isEmpty() && found.constFirst() != 0) {
            glyphs.insert(code, found.constFirst());
        }
    }
    const QList<quint32> figures = liningFigures(italic);
    for (qsizetype i = 0; i < figures.size(); ++i) {
        glyphs.insert(U'0' + static_cast<char32_t>(i), figures[i]);
    }
    return glyphs;
}

QStringList loadPaperFamilies()
{
    if (!losesSubstitutedText()) {
        return embeddedFamilies();
    }
    QStringList families;
    const QDir folder(u":/fonts"_s);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const QByteArray font = file.readAll();
        const int id = QFontDatabase::addApplicationFontFromData(withoutSubstitutions(
            font, glyphsOf(font, name.contains(u"Italic")), "EB Garamond", "Paper Roman"));
        for (const QString &family : QFontDatabase::applicationFontFamilies(id)) {
            if (!families.contains(family)) {
                families << family;
            }
        }
    }
    return families + embeddedFamilies();
}

} // namespace

bool losesSubstitutedText()
{
    return QLibraryInfo::version() < QVersionNumber(7);
}

QByteArray withoutSubstitutions(const QByteArray &font, const QHash<char32_t, quint32> &characters,
                                const QByteArray &name, const QByteArray &newName)
{
    const qsizetype cmap = recordOf(font, "cmap");
    const qsizetype gsub = recordOf(font, "GSUB");
    if (cmap < 0 || characters.isEmpty()) {
        return font;
    }
    QByteArray changed = renamedFont(font, name, newName);
    if (gsub >= 0) {
        changed.replace(gsub, TagLength, "none"); // hide the table under an unknown tag
    }
    while (changed.size() % TagLength != 0) {
        changed.append('\0');
    }
    const QByteArray table = characterTable(characters);
    QByteArray place;
    append(place, static_cast<quint32>(changed.size()));
    append(place, static_cast<quint32>(table.size()));
    changed.replace(cmap + 2 * TagLength, place.size(), place);
    return changed + table;
}

QFont paperFont(double pixels)
{
    constexpr double OtherScale = 0.8; // compensates for the larger x-height
    static const QStringList families = loadPaperFamilies();
    const QStringList preferred = preferredFamilies();
    QFont font;
    font.setFamilies(preferred + families);
    applyTypeface(font);
    font.setPixelSize(qRound(pixels * (preferred.isEmpty() ? 1 : OtherScale)));
    if (!preferred.isEmpty()) {
        // Ligatures would be lost in PDF files; see losesSubstitutedText().
        font.setStyleStrategy(QFont::PreferNoShaping);
    }
    return font;
}

} // namespace doublets::fonts
