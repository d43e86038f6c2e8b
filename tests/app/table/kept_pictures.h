// SPDX-License-Identifier: MIT
#pragma once

#include "table/pictures/picture_cache.h"

#include <QCoreApplication>

namespace doublets::test {

/// Returns a cache that all tests of a build share, so that each picture is painted only once.
inline PictureCache keptPictures()
{
    constexpr qsizetype AllSizes = 100;
    return PictureCache(QCoreApplication::applicationDirPath() + QStringLiteral("/../pictures"),
                        PictureCache::MaxBytes, AllSizes);
}

} // namespace doublets::test
