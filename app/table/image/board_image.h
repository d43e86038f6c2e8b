// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/progress.h"
#include "core/rules/rules.h"
#include "table/layout/board_state.h"
#include "table/pictures/picture_file.h"

#include <QLocale>
#include <QSize>

#include <functional>
#include <memory>

namespace doublets {

class Artwork;
class BoardScene;
class Game;
struct Marks;

/// The parameters of a picture of the board.
struct BoardImageRequest
{
    static constexpr QSize MinSize{160, 90};
    static constexpr QSize MaxSize{7680, 4320};

    QString tradition; ///< id: "england", "france", …; if unknown, the first tradition is used
    Lighting lighting = Lighting::Lamp;
    Tables tables{}; ///< Rules::tables of the game
    BoardState state;
    bool hasNumerals = true; ///< whether to draw the numerals of the points, if `hasTexts` is true
    bool hasTexts = true;    ///< whether to draw texts at all: counts and numerals
    QSize size{1920, 1080};  ///< in pixels
    /// Returns the part of the scene that fills the picture. The rectangle must not be empty; its
    /// height is adjusted to the aspect ratio of `size`. If this function is empty, the picture
    /// shows the same part of the scene as a window of its size. This function and `addMarks` are
    /// called in the GUI thread, with men and dice in place.
    std::function<QRectF(const BoardScene &)> sceneRect = {};
    /// Adds marks to the picture. May be empty.
    std::function<void(Marks &, const BoardScene &)> addMarks = {};

    /// Returns a request for the current position of `game`, on the board of its rule set.
    [[nodiscard]] static BoardImageRequest forGame(const Game &game);
    /// Returns whether `size` is between `MinSize` and `MaxSize` in both dimensions.
    [[nodiscard]] static bool isValidSize(QSize size)
    {
        return size == size.expandedTo(MinSize) && size == size.boundedTo(MaxSize);
    }
};

/// A renderer of a picture of the board as in a window, with men, dice, counts and numerals. Omits
/// the marks that help the player, except the marks added by BoardImageRequest::addMarks. Requires
/// a QApplication but no screen. Call draw(), then picture().
class BoardImage
{
public:
    /// Prepares the scene. GUI thread only. `request.size` must be valid.
    explicit BoardImage(const BoardImageRequest &request);
    ~BoardImage();

    /// Draws the empty board and the men, which takes up to a minute for the largest size. May be
    /// called in any thread. Returns false if `progress` cancels the work.
    [[nodiscard]] bool draw(const Progress &progress);
    /// Composes and returns the picture. GUI thread only; call once, after draw() has returned
    /// true.
    [[nodiscard]] QImage picture();

private:
    /// Returns the part of the scene that a window of the size of the picture shows.
    [[nodiscard]] QRectF defaultSceneRect() const;

    BoardImageRequest m_request;
    std::shared_ptr<const Artwork> m_artwork;
    std::unique_ptr<BoardScene> m_scene;
    QRectF m_visibleRect; ///< in scene coordinates
    qreal m_scale = 1;    ///< device pixels per reference pixel
    QImage m_image;
    Pictures m_men;
};

} // namespace doublets
