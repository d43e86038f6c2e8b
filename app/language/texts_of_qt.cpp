// SPDX-License-Identifier: MIT
#include <QtGlobal>

/// Texts of Qt that people meet here and that Qt's own translations lack, in Qt's contexts: as
/// translations of ours they are found all the same. To be read by lupdate.
namespace {

[[maybe_unused]] constexpr const char *TextsOfQt[]{
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
};

[[maybe_unused]] constexpr struct
{
    const char *text;
    const char *comment;
} Folder = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");

} // namespace
