// SPDX-License-Identifier: MIT
#include <QLocale>

/// Numbers and lists of a test are those of English, whatever this machine speaks.
const bool isEnglish = [] {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    return true;
}();
