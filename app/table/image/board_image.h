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

/// What a picture of the board shows.
struct BoardImageWish
{
    static constexpr QSize Least{160, 90};
    static constexpr QSize Most{7680, 4320};

    QString table; ///< "england", "france", …
    Lighting lighting = Lighting::Lamp;
    Tables tables{};
    BoardState state;
    bool numerals = true; ///< on the points
    bool texts = true;    ///< counts and numerals
    QSize size{1920, 1080};
    /// The part of the scene that fills the picture, where it is not what every window shows. Asked
    /// in the application's own thread, as is `pointOut`; the scene has men and dice as they lie.
    std::function<QRectF(const BoardScene &)> part = {};
    /// Adds what the picture is to point out.
    std::function<void(Marks &, const BoardScene &)> pointOut = {};

    /// The board of a game as it stands, on the table that its rule set names.
    [[nodiscard]] static BoardImageWish of(const Game &game);
    [[nodiscard]] static bool allows(QSize size)
    {
        return size == size.expandedTo(Least) && size == size.boundedTo(Most);
    }
};

/// A picture of the board as it stands, painted by what paints the window: table, men, dice,
/// counts and numerals, without the marks that help to play, but those that are asked for. Needs a
/// QApplication, and no screen.
class BoardImage
{
public:
    /// In the application's own thread.
    explicit BoardImage(const BoardImageWish &wish);
    ~BoardImage();

    /// What takes long: up to a minute for the largest. In any one thread. False where cancelled.
    [[nodiscard]] bool draw(const Progress &progress);
    /// What remains, in the application's own thread. Once, after `draw`.
    [[nodiscard]] QImage picture();

private:
    [[nodiscard]] QRectF wholeTable() const;

    BoardImageWish m_wish;
    std::shared_ptr<const Artwork> m_artwork;
    std::unique_ptr<BoardScene> m_scene;
    QRectF m_seen;     ///< of the scene
    qreal m_scale = 1; ///< pixels to a reference pixel
    QImage m_image;
    Pictures m_men;
};

} // namespace doublets
