// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_provider.h"

#include <memory>

/// Requests for the pictures of the board and of the men, for PictureProvider. `artwork` must not
/// be null; the requests share its ownership.
namespace doublets::picture_requests {

/// Returns a request for one picture of the empty board: the part `rect` of the scene at `scale`
/// device pixels per reference pixel (see BoardLayout). The picture's anchor is the scene's origin.
/// A scale of 0 stands for an unknown scale, for PictureProvider::prefetch() only.
[[nodiscard]] PictureRequest board(const std::shared_ptr<const Artwork> &artwork,
                                   const BoardLayout &layout, const QRectF &rect, qreal scale);
/// Returns a request for the background: a coarse picture of the empty board and the table top,
/// large enough for windows from half to four times as wide as high.
[[nodiscard]] PictureRequest background(const std::shared_ptr<const Artwork> &artwork,
                                        const BoardLayout &layout);
/// Returns a request for every man of both colours in every pose, the shadows of piles and of
/// lifted men, and a dice box at rest with its shadow. `scale` is as for board().
[[nodiscard]] PictureRequest men(const std::shared_ptr<const Artwork> &artwork, qreal scale);
/// Returns the index of a man among the pictures of men(). `variant` is as for Artwork::man().
[[nodiscard]] std::size_t indexOfMan(Side side, ManPose pose, int variant);
/// Returns the index, among the pictures of men(), of the shadow of `men` stacked men, 1 to 3. If
/// `men` is 1, selects the shadow of a man whose underside is about `height` above the board;
/// otherwise ignores `height`, because only single men are lifted.
[[nodiscard]] std::size_t indexOfShadow(int men, qreal height);
/// Returns the index of the dice box, or of its shadow, among the pictures of men().
[[nodiscard]] std::size_t indexOfBox(bool isShadow);

} // namespace doublets::picture_requests
