// SPDX-License-Identifier: MIT
#include "panels/appearance/thumbnail_button.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int Corner = 4;
constexpr int MaxTextHeight = 10'000;
constexpr int CentredText = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

ThumbnailButton::ThumbnailButton(PicturePainter paintPicture, qreal aspect, QWidget *parent)
    : QRadioButton(parent)
    , m_paintPicture(std::move(paintPicture))
    , m_aspect(aspect)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ThumbnailButton::margin() const
{
    constexpr int ForFrameAndRing = 7;
    return std::max(ForFrameAndRing, fontMetrics().height() / 4);
}

QRect ThumbnailButton::pictureRect(int width) const
{
    const int inside = std::max(1, width - 2 * margin());
    return {margin(), margin(), inside, static_cast<int>(inside / m_aspect)};
}

int ThumbnailButton::pictureWidth() const
{
    return qRound(pictureRect(width()).width() * devicePixelRatioF());
}

int ThumbnailButton::heightForWidth(int width) const
{
    const QRect picture = pictureRect(width);
    const QRect room(0, 0, picture.width(), MaxTextHeight);
    const int text = fontMetrics().boundingRect(room, CentredText, this->text()).height();
    return std::max(picture.bottom() + 1 + text + margin() * 3 / 2,
                    fonts::currentSizes().minControlSize);
}

QSize ThumbnailButton::sizeHint() const
{
    constexpr int WidthInLines = 6;
    const int width = std::max(minimumSizeHint().width(), fontMetrics().height() * WidthInLines);
    return {width, heightForWidth(width)};
}

QSize ThumbnailButton::minimumSizeHint() const
{
    int longest = fontMetrics().height() * 3;
    for (const QString &word : text().split(u' ')) {
        longest = std::max(longest, fontMetrics().horizontalAdvance(word));
    }
    const int width = longest + 2 * margin() + 2; // glyphs may extend beyond their advance width
    return {width, heightForWidth(width)};
}

bool ThumbnailButton::hitButton(const QPoint &position) const
{
    return rect().contains(position); // by default, QRadioButton excludes the picture
}

void ThumbnailButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && isChecked()) {
        event->ignore(); // nothing would change
    } else {
        QRadioButton::keyPressEvent(event);
    }
}

void ThumbnailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(underMouse() || isDown() ? theme::Panel.lighter(130) : theme::Panel);
    painter.setPen(QPen(isChecked() ? theme::Brass : theme::Faded, isChecked() ? 3 : 1));
    painter.drawRoundedRect(frame, Corner, Corner);
    const QRect picture = pictureRect(width());
    m_paintPicture(painter, picture);
    painter.setPen(theme::Ivory);
    painter.drawText(QRect(picture.left(), picture.bottom() + 1 + margin() / 2, picture.width(),
                           height() - picture.bottom()),
                     CentredText, text());
    if (isChecked()) {
        paintTick(painter);
    }
    if (hasFocus()) {
        FocusStyle::drawFocusRing(frame.adjusted(1, 1, -1, -1), painter);
    }
}

void ThumbnailButton::paintTick(QPainter &painter) const
{
    // On a disc in the upper left corner. Colour alone must not show the selection.
    const qreal size = std::max(16.0, fontMetrics().height() * 0.9);
    const QRectF disc(3, 3, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::Brass);
    painter.drawEllipse(disc);
    painter.setPen(QPen(theme::Wall, size / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](qreal x, qreal y) { return disc.center() + QPointF(x, y) * size; };
    painter.drawPolyline(QPolygonF{{at(-0.22, 0.02), at(-0.06, 0.18), at(0.24, -0.17)}});
}

} // namespace doublets
