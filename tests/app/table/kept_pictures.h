// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_store.h"

#include <QCoreApplication>

namespace doublets::test {

/// Returns a store shared by all tests of a build, so that each picture is painted only once.
inline PictureStore keptPictures()
{
    constexpr qsizetype AllSizes = 100;
    return PictureStore(QCoreApplication::applicationDirPath() + QStringLiteral("/../pictures"),
                        PictureStore::MostBytes, AllSizes);
}

} // namespace doublets::test
