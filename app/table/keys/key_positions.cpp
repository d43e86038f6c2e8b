// SPDX-License-Identifier: MIT
#include "table/keys/key_positions.h"

#include <QKeyEvent>
#include <QStringView>

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

bool isOfAnotherScript(int key)
{
    const auto letter = static_cast<char32_t>(key);
    return key < Qt::Key_Escape && (QChar::isLetter(letter) || QChar::isMark(letter)) &&
           QChar::script(letter) != QChar::Script_Latin;
}

} // namespace

int latinKey(const QKeyEvent &event)
{
    const quint32 scanCode = event.nativeScanCode();
    bool isWanted = isOfAnotherScript(event.key());
    for (const OddKey &each : OddKeys) {
        isWanted = isWanted || (each.scanCode == scanCode && each.key == event.key());
    }
    if (isWanted) {
        for (const Row &row : LetterRows) {
            if (const auto key = keyIn(row, scanCode)) {
                return *key;
            }
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
