// SPDX-License-Identifier: MIT
#include "panels/course/step_button.h"

#include "table/fonts/fonts.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace doublets {

namespace {

// In a square with sides of length 1, centred on the origin.
constexpr qreal Reach = 0.5;
constexpr qreal Bar = 0.22;

void addTriangle(QPainterPath &path, qreal back, qreal tip)
{
    path.moveTo(back, -Reach);
    path.lineTo(tip, 0);
    path.lineTo(back, Reach);
    path.closeSubpath();
}

void addBar(QPainterPath &path, qreal left)
{
    path.addRect(QRectF(left, -Reach, Bar, 2 * Reach));
}

QPainterPath pathOf(StepButton::Symbol symbol)
{
    QPainterPath path;
    switch (symbol) {
    case StepButton::Symbol::Start:
        addBar(path, -Reach);
        addTriangle(path, Reach, -Reach + Bar);
        break;
    case StepButton::Symbol::Back: // one step back: the bar is its starting point
        addTriangle(path, Reach - Bar * 1.5, -Reach);
        addBar(path, Reach - Bar);
        break;
    case StepButton::Symbol::Play:
        addTriangle(path, -Reach * 0.8, Reach);
        break;
    case StepButton::Symbol::Pause:
        addBar(path, -Reach * 0.8);
        addBar(path, Reach * 0.8 - Bar);
        break;
    case StepButton::Symbol::Forward:
        addBar(path, -Reach);
        addTriangle(path, -Reach + Bar * 1.5, Reach);
        break;
    case StepButton::Symbol::Latest:
        addTriangle(path, -Reach, Reach - Bar);
        addBar(path, Reach - Bar);
        break;
    }
    return path;
}

} // namespace

StepButton::StepButton(const QString &name, Symbol symbol, QWidget *parent)
    : QToolButton(parent)
    , m_symbol(symbol)
{
    setObjectName(name);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepButton::setSymbol(Symbol symbol)
{
    if (m_symbol != symbol) {
        m_symbol = symbol;
        update();
    }
}

QSize StepButton::sizeHint() const
{
    const int side = std::max(fontMetrics().height() * 3 / 2, fonts::currentSizes().minControlSize);
    return {side, side};
}

QSize StepButton::minimumSizeHint() const
{
    return {fonts::MinControlSize, sizeHint().height()};
}

void StepButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    constexpr qreal Share = 0.4;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    const qreal side = std::min(width(), height()) * Share;
    painter.scale(side, side);
    painter.fillPath(pathOf(m_symbol), option.palette.color(QPalette::ButtonText));
}

} // namespace doublets
