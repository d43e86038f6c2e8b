// SPDX-License-Identifier: MIT
#include "table/board/name_plates.h"

#include "core/game/game.h"
#include "table/board/board_marks.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace doublets {

namespace {

struct PlateWords
{
    Q_DECLARE_TR_FUNCTIONS(NamePlate)

public:
    //: under a player's name on the board: it is their turn to throw the dice
    static QString toThrow() { return tr("to throw"); }
    //: under a player's name on the board: it is their turn to play men
    static QString toPlay() { return tr("to play"); }
    //: under a player's name on the board
    static QString hasWon() { return tr("has won"); }
};

constexpr qreal Gap = 8;           ///< from the edge of the window and from the frame
constexpr qreal FromBox = 24;      ///< clear of the marks of a box that is to be emptied
constexpr int MaxLetters = 200;    ///< of a name from a file; longer names never fit
constexpr qreal FrameShadows = 10; ///< width of the frame's shadow on the table top
constexpr qreal FromRail = 22;     ///< clear of the lit strip along the player's side

/// Reduces a name from a file to a single line of printable text.
QString plain(const QString &name)
{
    QString line = name.left(MaxLetters);
    std::replace_if(
        line.begin(), line.end(), [](QChar letter) { return !letter.isPrint(); }, u' ');
    return line.simplified();
}

QString taskOf(Side side, const Position &position, const Game *game)
{
    switch (position.stage) {
    case Stage::Opening:
        return PlateWords::toThrow();
    case Stage::Won:
        return position.winner() == side ? PlateWords::hasWon() : QString();
    case Stage::Drawn:
        return {};
    case Stage::ToThrow:
    case Stage::Playing:
    case Stage::Claiming:
        break;
    }
    if (turnOf(position, game) != side) {
        return {};
    }
    return position.stage == Stage::Playing ? PlateWords::toPlay() : PlateWords::toThrow();
}

/// Returns the strip that contains the box, between the window's edge and the frame or the dice.
QRectF column(const BoardLayout &layout, Side side, const QRectF &visibleRect)
{
    const bool isHalf = layout.extent() == BoardExtent::Half;
    const QRectF frame = isHalf ? layout.throwArea(side) : layout.frameRect();
    const QRectF box = layout.boxRect(side);
    const bool left = box.center().x() < frame.center().x();
    const qreal from = left ? visibleRect.left() + Gap : frame.right() + FrameShadows;
    const qreal to = left ? frame.left() - FrameShadows : visibleRect.right() - Gap;
    const bool below = side == Side::White;
    const qreal top = below ? frame.center().y() : box.bottom() + FromBox;
    const qreal bottom = below ? box.top() - FromBox : frame.center().y();
    return {QPointF(from, top), QPointF(to, bottom)};
}

QRectF besideBox(const BoardLayout &layout, Side side, const QRectF &visibleRect,
                 const NamePlateSizes &sizes)
{
    const QRectF room = column(layout, side, visibleRect);
    QRectF rect(0, 0, std::min(sizes.width, room.width()), sizes.height);
    // Aligned with the box, or as near as possible.
    const qreal half = rect.width() / 2;
    const qreal x = std::clamp(layout.boxRect(side).center().x(), room.left() + half,
                               std::max(room.left() + half, room.right() - half));
    rect.moveCenter({x, 0});
    if (side == Side::White) {
        rect.moveBottom(room.bottom());
    } else {
        rect.moveTop(room.top());
    }
    return rect;
}

bool fitBeside(const BoardLayout &layout, const QRectF &visibleRect,
               const std::array<NamePlateSizes, 2> &sizes)
{
    return std::all_of(BothSides.begin(), BothSides.end(), [&](Side side) {
        const QSizeF room = column(layout, side, visibleRect).size();
        const NamePlateSizes &wanted = sizes[indexOf(side)];
        return wanted.width <= room.width() && wanted.height <= room.height();
    });
}

qreal rowHeight(const std::array<NamePlateSizes, 2> &sizes)
{
    return std::max(sizes[0].rowHeight, sizes[1].rowHeight);
}

/// Returns the height available for a row above and below the board.
qreal beyond(const BoardLayout &layout, const QRectF &visibleRect)
{
    const QRectF frame = layout.frameRect();
    return std::min(visibleRect.bottom() - frame.bottom(), frame.top() - visibleRect.top()) -
           FromRail - Gap / 2;
}

QRectF beyondRail(const BoardLayout &layout, Side side, const NamePlateSizes &sizes)
{
    const QRectF frame = layout.visibleFrameRect();
    QRectF rect(0, 0, std::min(sizes.rowWidth, frame.width()), sizes.rowHeight);
    rect.moveCenter(frame.center());
    if (side == Side::White) {
        rect.moveTop(frame.bottom() + FromRail);
    } else {
        rect.moveBottom(frame.top() - FromRail);
    }
    return rect;
}

} // namespace

std::array<NamePlate, 2> namePlates(const Position &position, const Game *game,
                                    const PlayerNames &names)
{
    std::array<NamePlate, 2> plates;
    for (const Side side : BothSides) {
        plates[indexOf(side)] = {plain(names.nameOf(side)), taskOf(side, position, game)};
    }
    return plates;
}

QStringList allTasks()
{
    return {PlateWords::toThrow(), PlateWords::toPlay(), PlateWords::hasWon()};
}

QString wonText()
{
    return PlateWords::hasWon();
}

NamePlateLayout namePlateLayout(const BoardLayout &layout, const QRectF &visibleRect,
                                const std::array<NamePlateSizes, 2> &sizes)
{
    const bool fits = fitBeside(layout, visibleRect, sizes);
    NamePlateLayout places;
    places.isSingleRow = !fits && rowHeight(sizes) <= beyond(layout, visibleRect);
    places.isFullSize = fits || places.isSingleRow;
    for (const Side side : BothSides) {
        const NamePlateSizes &wanted = sizes[indexOf(side)];
        const QRectF rect = places.isSingleRow ? beyondRail(layout, side, wanted)
                                               : besideBox(layout, side, visibleRect, wanted);
        places.rects[indexOf(side)] = rect;
        places.isFullSize =
            places.isFullSize && (!places.isSingleRow || rect.width() >= wanted.rowWidth);
    }
    return places;
}

qreal missingHeightForNames(const BoardLayout &layout, const QRectF &visibleRect,
                            const std::array<NamePlateSizes, 2> &sizes)
{
    return fitBeside(layout, visibleRect, sizes)
               ? 0
               : std::max(0.0, rowHeight(sizes) - beyond(layout, visibleRect));
}

} // namespace doublets
