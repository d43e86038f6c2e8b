// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"

#include "choices/traditions.h"
#include "table/artwork/objects/die_picture.h"
#include "table/artwork/objects/man_picture.h"
#include "table/artwork/style.h"
#include "table/artwork/table/board_picture.h"
#include "table/artwork/tradition.h"
#include "table/artwork/turned/box_picture.h"

#include <QCoreApplication>

#include <array>
#include <map>
#include <mutex>

namespace doublets {

namespace {

using Maker = const Tradition &(*)();
constexpr std::array<Maker, 4> All{england, france, castile, iceland};

/// Shadows are soft: half the resolution is indistinguishable.
constexpr qreal ShadowScale = 0.5;
constexpr qreal HighFlight = 16; ///< the height above which shadows have no discernible edge

/// Returns the die texture of a tradition, computed once and shared by all its boards: it does not
/// depend on the lighting. Thread-safe.
const DieTexture &boneOf(const Tradition &tradition)
{
    static std::mutex one;
    static std::map<const Tradition *, DieTexture> bones;
    const std::lock_guard lock(one);
    return bones.try_emplace(&tradition, tradition.dice).first->second;
}

} // namespace

const Tradition *findTradition(const QString &id)
{
    for (const Maker maker : All) {
        if (id == QLatin1String(maker().id)) {
            return &maker();
        }
    }
    return nullptr;
}

QStringList Artwork::traditionIds()
{
    return doublets::traditionIds();
}

QString Artwork::displayName(const QString &id)
{
    const Tradition *tradition = findTradition(id);
    return tradition != nullptr ? QCoreApplication::translate("Tables", tradition->name)
                                : QString();
}

std::unique_ptr<Artwork> Artwork::forTradition(const QString &id, Lighting lighting)
{
    const Tradition *tradition = findTradition(id);
    return std::unique_ptr<Artwork>(tradition != nullptr ? new Artwork(*tradition, lighting)
                                                         : nullptr);
}

Artwork::Artwork(const Tradition &tradition, Lighting lighting)
    : m_style(std::make_unique<const Style>(tradition, lighting))
    , m_markColours(m_style->markColours())
    , m_dieTexture(boneOf(tradition))
{
}

Artwork::~Artwork() = default;

QString Artwork::id() const
{
    return QString::fromLatin1(m_style->tradition.id);
}

Lighting Artwork::lighting() const
{
    return m_style->lighting;
}

const MarkColours &Artwork::markColours() const
{
    return m_markColours;
}

bool Artwork::isBarOpen() const
{
    return m_style->tradition.barShape == BarShape::Stubs;
}

QPointF Artwork::heightOffset(qreal height)
{
    return {0, -static_cast<qreal>(Light::Slant) * height};
}

QPointF Artwork::shadowOffset(qreal height)
{
    return QPointF(static_cast<qreal>(Light::ShadowX), static_cast<qreal>(Light::ShadowY)) * height;
}

QImage Artwork::board(const BoardLayout &layout, const QRectF &sceneRect, qreal scale,
                      const Progress &progress) const
{
    return paintBoard(*m_style, layout, sceneRect, scale, progress);
}

Picture Artwork::man(Side side, ManPose pose, int variant, qreal scale) const
{
    return paintMan(*m_style, side, pose, variant, scale);
}

Picture Artwork::manShadow(int men, qreal height, qreal scale) const
{
    return paintManShadow(*m_style, men, height, scale);
}

Picture Artwork::die(const QQuaternion &orientation, qreal height, bool isDimmed, qreal scale) const
{
    return paintDie(*m_style, m_dieTexture, orientation, height, isDimmed, scale);
}

Picture Artwork::dieShadow(const QQuaternion &orientation, qreal height, qreal scale) const
{
    // The higher the die, the softer its shadow, and the lower the resolution that it needs.
    const qreal coarse = height > HighFlight ? ShadowScale / 2 : ShadowScale;
    return paintDieShadow(*m_style, orientation, height, scale * coarse);
}

Picture Artwork::box(qreal scale, qreal rotation) const
{
    return paintBox(*m_style, rotation, scale);
}

Picture Artwork::boxShadow(qreal scale, qreal rotation) const
{
    return paintBoxShadow(*m_style, rotation, scale * ShadowScale);
}

} // namespace doublets
