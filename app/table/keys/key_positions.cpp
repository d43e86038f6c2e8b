// SPDX-License-Identifier: MIT
#include "table/keys/key_positions.h"

#include <QKeyEvent>
#include <QStringView>

#include <algorithm>
#include <span>

namespace doublets {

namespace {

/// Some neighbouring keys of a US keyboard, from the left.
struct Row
{
    quint32 first; ///< scan code, as reported by X11 and Wayland (evdev code plus 8)
    QStringView keys;
};

constexpr Row DigitRow{10, u"1234567890"};
constexpr Row LetterRows[]{{24, u"QWERTYUIOP[]"}, {38, u"ASDFGHJKL;'`"}, {51, u"\\ZXCVBNM,./"}};

/// Punctuation that keyboards without Latin letters have in the position of a Latin letter.
struct OddKey
{
    quint32 scanCode;
    int key;
};
constexpr OddKey OddKeys[]{
    {24, Qt::Key_Semicolon},  // Greek: Q
    {24, Qt::Key_Slash},      // Hebrew: Q
    {25, Qt::Key_Apostrophe}, // Hebrew: W
};

/// Returns nullopt if the key is not in the row.
std::optional<int> keyIn(const Row &row, quint32 scanCode)
{
    const auto place = static_cast<qsizetype>(scanCode) - static_cast<qsizetype>(row.first);
    return place >= 0 && place < row.keys.size() ? std::optional<int>(row.keys[place].unicode())
                                                 : std::nullopt;
}

/// Shifted punctuation that layouts with Latin letters have in the position of a letter of the US
/// layout, so that the key is not one of another script.
constexpr OddKey LatinKeys[]{
    {24, Qt::Key_QuoteDbl}, // Dvorak: Q
    {25, Qt::Key_Less},     // Dvorak: W
    {26, Qt::Key_Greater},  // Dvorak: E
    {52, Qt::Key_Colon},    // Dvorak: Z
    {58, Qt::Key_Question}, // French: M
};

bool isAmong(std::span<const OddKey> keys, const QKeyEvent &event)
{
    return std::ranges::any_of(keys, [&event](const OddKey &each) {
        return each.scanCode == event.nativeScanCode() && each.key == event.key();
    });
}

/// Returns whether the key types a sign that shares its key with a letter of another script, such
/// as the tilde on Arabic keyboards. `latin` is the key of the US layout in its position.
bool sharesKeyWithLetter(const QKeyEvent &event, int latin)
{
    return event.modifiers().testFlag(Qt::ShiftModifier) && latin >= Qt::Key_A &&
           latin <= Qt::Key_Z && event.key() < Qt::Key_Escape &&
           !QChar::isLetter(static_cast<char32_t>(event.key())) && !isAmong(LatinKeys, event);
}

bool isOfAnotherScript(int key)
{
    const auto letter = static_cast<char32_t>(key);
    return key < Qt::Key_Escape && (QChar::isLetter(letter) || QChar::isMark(letter)) &&
           QChar::script(letter) != QChar::Script_Latin;
}

} // namespace

int latinKey(const QKeyEvent &event)
{
    for (const Row &row : LetterRows) {
        const auto latin = keyIn(row, event.nativeScanCode());
        if (latin && (isOfAnotherScript(event.key()) || isAmong(OddKeys, event) ||
                      sharesKeyWithLetter(event, *latin))) {
            return *latin;
        }
    }
    return event.key();
}

std::optional<int> digitOf(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool shifted = modifiers == Qt::ShiftModifier;
    if (modifiers != Qt::NoModifier && !shifted) {
        return std::nullopt;
    }
    if (event.key() < Qt::Key_Escape && QChar::isDigit(static_cast<char32_t>(event.key()))) {
        return QChar::digitValue(static_cast<char32_t>(event.key()));
    }
    return shifted ? std::nullopt : digitOfPosition(event);
}

std::optional<int> digitOfPosition(const QKeyEvent &event)
{
    const auto key = keyIn(DigitRow, event.nativeScanCode());
    return key ? std::optional(*key - Qt::Key_0) : std::nullopt;
}

} // namespace doublets
