// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_feed.h"

#include <memory>

/// The pictures of a table, as they are ordered of a PictureFeed.
namespace doublets::orders {

/// One picture: `rect` of the scene, `scale` device pixels to a reference pixel. Its anchor is the
/// scene's origin. A scale of 0 is not known yet.
[[nodiscard]] PictureOrder board(const std::shared_ptr<const Artwork> &artwork, Tables tables,
                                 const QRectF &rect, qreal scale);
/// The same, coarse, and wider than any window.
[[nodiscard]] PictureOrder ground(const std::shared_ptr<const Artwork> &artwork, Tables tables);
/// Every man of both colours in every pose, the shadows of piles and of lifted men, and a dice box
/// at rest with its shadow.
[[nodiscard]] PictureOrder men(const std::shared_ptr<const Artwork> &artwork, qreal scale);
/// Where among those a man is.
[[nodiscard]] std::size_t indexOfMan(Side side, ManPose pose, int variant);
/// The same of the shadow of `men` men, 1 to 3, whose underside is at about that height; only one
/// man is ever lifted.
[[nodiscard]] std::size_t indexOfShadow(int men, qreal height);
[[nodiscard]] std::size_t indexOfBox(bool shadow);

} // namespace doublets::orders
