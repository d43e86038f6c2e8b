// SPDX-License-Identifier: MIT
#include "panels/sides/rotated_label.h"

#include "panels/sides/rotation.h"
#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"

#include <QFontInfo>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace doublets {

namespace {

/// A text broken into lines, and whether the lines fit.
struct FittedText
{
    QFont font;
    QStringList lines;
    bool fits = false;
};

QStringList wrapped(const QString &text, const QFont &font, int width)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

/// Breaks `text` into lines in the largest font that fits `available`. The size is at most that of
/// `preferred` and at least `minimumSize` pixels.
FittedText fitText(const QString &text, const QFont &preferred, int minimumSize,
                   const QSize &available)
{
    FittedText set{preferred, {}, false};
    int pixels = QFontInfo(preferred).pixelSize();
    for (;; --pixels) {
        set.font.setPixelSize(pixels);
        const QFontMetrics metrics(set.font);
        set.lines = wrapped(text, set.font, available.width());
        const bool wide = std::ranges::all_of(set.lines, [&](const QString &line) {
            return metrics.horizontalAdvance(line) <= available.width();
        });
        set.fits = wide && set.lines.size() * metrics.lineSpacing() <= available.height();
        if (set.fits || pixels <= minimumSize) {
            return set;
        }
    }
}

} // namespace

RotatedLabel::RotatedLabel(const QString &name, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setObjectName(name);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void RotatedLabel::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    update();
}

void RotatedLabel::setText(const QString &text, bool isRemark)
{
    if (m_text != text || m_isRemark != isRemark) {
        m_text = text;
        m_isRemark = isRemark;
        setAccessibleName(text);
        update();
    }
}

void RotatedLabel::setPreferredFont(const QFont &preferred, int minimumSize)
{
    setFont(preferred);
    m_minimumSize = minimumSize;
    update();
}

QFont RotatedLabel::fittedFont() const
{
    return fitText(m_text, font(), m_minimumSize, size()).font;
}

bool RotatedLabel::isElided() const
{
    return !fitText(m_text, font(), m_minimumSize, size()).fits;
}

void RotatedLabel::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_isRotated, [this](QPainter &painter) {
        FittedText set = fitText(m_text, font(), m_minimumSize, size());
        const QFontMetrics metrics(set.font);
        const int step = metrics.lineSpacing();
        const auto maximumLines = std::max(1, height() / step);
        if (set.lines.size() > maximumLines) { // an ellipsis marks the omission
            set.lines = set.lines.mid(0, maximumLines);
            set.lines.last() += u'…';
        }
        painter.setFont(set.font);
        painter.setPen(m_isRemark ? theme::Faded : theme::Ivory);
        int y = (height() - step * static_cast<int>(set.lines.size())) / 2 + metrics.ascent();
        for (const QString &line : set.lines) {
            painter.drawText(0, y, metrics.elidedText(line, Qt::ElideRight, width()));
            y += step;
        }
    });
}

void RotatedLabel::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets
