// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_store.h"

#include <QCoreApplication>

namespace doublets::test {

/// Pictures that all tests of a build share, as a programme keeps them from one day to the next:
/// what one test has drawn, the others need not draw again.
inline PictureStore keptPictures()
{
    constexpr qsizetype AllSizes = 100;
    return PictureStore(QCoreApplication::applicationDirPath() + QStringLiteral("/../pictures"),
                        PictureStore::MostBytes, AllSizes);
}

} // namespace doublets::test
