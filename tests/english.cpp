// SPDX-License-Identifier: MIT
#include <QLocale>

/// Sets the English locale for every test, whatever the locale of the machine.
const bool isEnglish = [] {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    return true;
}();
