// SPDX-License-Identifier: MIT
#include "panels/sides/rotated_label.h"

#include "panels/sides/turning.h"
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

/// Breaks `text` into lines in the largest font, between `wished` and `least` pixels, that fits
/// `room`.
FittedText fitText(const QString &text, const QFont &wished, int least, const QSize &room)
{
    FittedText set{wished, {}, false};
    int pixels = QFontInfo(wished).pixelSize();
    for (;; --pixels) {
        set.font.setPixelSize(pixels);
        const QFontMetrics metrics(set.font);
        set.lines = wrapped(text, set.font, room.width());
        const bool wide = std::ranges::all_of(set.lines, [&](const QString &line) {
            return metrics.horizontalAdvance(line) <= room.width();
        });
        set.fits = wide && set.lines.size() * metrics.lineSpacing() <= room.height();
        if (set.fits || pixels <= least) {
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

void RotatedLabel::setTurned(bool isRotated)
{
    m_turned = isRotated;
    update();
}

void RotatedLabel::setText(const QString &text, bool passing)
{
    if (m_text != text || m_passing != passing) {
        m_text = text;
        m_passing = passing;
        setAccessibleName(text);
        update();
    }
}

void RotatedLabel::setTextSizes(const QFont &wished, int least)
{
    setFont(wished);
    m_least = least;
    update();
}

QFont RotatedLabel::letters() const
{
    return fitText(m_text, font(), m_least, size()).font;
}

bool RotatedLabel::isCut() const
{
    return !fitText(m_text, font(), m_least, size()).fits;
}

void RotatedLabel::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_turned, [this](QPainter &painter) {
        FittedText set = fitText(m_text, font(), m_least, size());
        const QFontMetrics metrics(set.font);
        const int step = metrics.lineSpacing();
        const auto maximumLines = std::max(1, height() / step);
        if (set.lines.size() > maximumLines) { // the last line is elided to show that there is more
            set.lines = set.lines.mid(0, maximumLines);
            set.lines.last() += u'…';
        }
        painter.setFont(set.font);
        painter.setPen(m_passing ? theme::Faded : theme::Ivory);
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
