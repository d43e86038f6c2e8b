// SPDX-License-Identifier: MIT
#include "table/pictures/picture_requests.h"

#include "table/pictures/art_version.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace doublets::picture_requests {

namespace {

constexpr qreal BoardSketchScale = 0.16;
constexpr qreal MenSketchScale = 0.3;
constexpr qreal GroundScale = 0.1;
/// Fills windows four times as wide as high at the height of BoardLayout().essentialRect(), and
/// windows twice as high as wide at its width.
const QRectF Ground(-1200, -940, 4320, 2960);
constexpr qreal ShadowStep = 5; ///< shadows of moving men change in steps too small to see
constexpr int ShadowSteps = 48;
constexpr int HighestPile = 3;
/// Shadows cast from high above are soft: a third of the resolution is indistinguishable.
constexpr qreal HighShadowScale = 0.35;
constexpr std::array<ManPose, 3> Poses{ManPose::Flat, ManPose::OnPile, ManPose::Standing};

QString exactly(qreal number)
{
    constexpr int Digits = 17;
    return QString::number(number, 'g', Digits);
}

PictureKey keyOf(const QString &thing, const Artwork &artwork, const QString &detail)
{
    return {u"%1-%2-%3"_s.arg(thing, artwork.id(), lightingId(artwork.lighting())), detail,
            QString::fromLatin1(artworkVersion())};
}

QString boardName(const char *thing, const BoardLayout &layout)
{
    static const std::array<const char *, 4> names{"facing", "light", "diagonal", "all"};
    const QLatin1String name(names.at(static_cast<std::size_t>(layout.tables())));
    const bool half = layout.extent() == BoardExtent::Half;
    return u"%1-%2"_s.arg(QLatin1String(thing), name) + (half ? u"-half"_s : QString());
}

Pictures drawBoard(const Artwork &artwork, const BoardLayout &layout, const QRectF &rect,
                   qreal scale, const Progress &progress)
{
    QImage image = artwork.board(layout, rect, scale, progress);
    if (image.isNull()) {
        return {};
    }
    image.setDevicePixelRatio(scale);
    return {{image, -rect.topLeft()}};
}

Pictures drawMen(const Artwork &artwork, qreal scale, const Progress &progress)
{
    constexpr int Men = static_cast<int>(BothSides.size() * Poses.size()) * Artwork::ManVariants;
    Pictures pictures;
    for (const Side side : BothSides) {
        for (const ManPose pose : Poses) {
            for (int variant = 0; variant < Artwork::ManVariants; ++variant) {
                pictures.push_back(artwork.man(side, pose, variant, scale));
                if (progress && !progress(static_cast<double>(pictures.size()) / Men)) {
                    return {};
                }
            }
        }
    }
    for (int step = 0; step < ShadowSteps; ++step) {
        pictures.push_back(
            artwork.manShadow(1, step * ShadowStep, step > 0 ? HighShadowScale * scale : scale));
    }
    for (int pile = 2; pile <= HighestPile; ++pile) {
        pictures.push_back(artwork.manShadow(pile, 0, scale));
    }
    pictures.push_back(artwork.box(scale));
    pictures.push_back(artwork.boxShadow(scale));
    return pictures;
}

} // namespace

PictureRequest board(const std::shared_ptr<const Artwork> &artwork, const BoardLayout &layout,
                     const QRectF &rect, qreal scale)
{
    QString detail;
    if (scale > 0) {
        for (const qreal number : {rect.x(), rect.y(), rect.width(), rect.height(), scale}) {
            detail += exactly(number) + u' ';
        }
    }
    return {keyOf(boardName("board", layout), *artwork, detail),
            [=](const Progress &progress) {
                return drawBoard(*artwork, layout, rect, scale, progress);
            },
            [=] {
                return drawBoard(*artwork, layout, BoardLayout::sceneRect(), BoardSketchScale, {});
            }};
}

PictureRequest background(const std::shared_ptr<const Artwork> &artwork, const BoardLayout &layout)
{
    return {keyOf(boardName("ground", layout), *artwork, exactly(GroundScale)),
            [=](const Progress &progress) {
                return drawBoard(*artwork, layout, Ground, GroundScale, progress);
            },
            {}};
}

PictureRequest men(const std::shared_ptr<const Artwork> &artwork, qreal scale)
{
    return {keyOf(u"men"_s, *artwork, scale > 0 ? exactly(scale) : QString()),
            [=](const Progress &progress) { return drawMen(*artwork, scale, progress); },
            [=] { return drawMen(*artwork, MenSketchScale, {}); }};
}

std::size_t indexOfMan(Side side, ManPose pose, int variant)
{
    const std::size_t row =
        static_cast<std::size_t>(side) * Poses.size() + static_cast<std::size_t>(pose);
    return row * Artwork::ManVariants + static_cast<std::size_t>(variant);
}

std::size_t indexOfShadow(int men, qreal height)
{
    constexpr std::size_t First = BothSides.size() * Poses.size() * Artwork::ManVariants;
    if (men > 1) {
        const auto pile = static_cast<std::size_t>(std::min(men, HighestPile));
        return First + ShadowSteps + pile - 2;
    }
    const auto step = static_cast<std::size_t>(std::max(qRound(height / ShadowStep), 0));
    return First + std::min<std::size_t>(step, ShadowSteps - 1);
}

std::size_t indexOfBox(bool isShadow)
{
    return indexOfShadow(HighestPile, 0) + (isShadow ? 2 : 1);
}

} // namespace doublets::picture_requests
