// SPDX-License-Identifier: MIT
#include "display/staff/touch_check.h"

#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QKeyEvent>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <QTouchEvent>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr double PressMm = 20; ///< of DisplaySizes::press

} // namespace

TouchCheck::TouchCheck(Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_idleAlarm(clock, [this] { leave(); })
{
    setObjectName(u"staffTouchCheck"_s);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    retranslate();
}

void TouchCheck::open()
{
    m_marks.clear();
    retranslate();
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    m_idleAlarm.start(ClosesAfter);
}

void TouchCheck::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    update();
}

void TouchCheck::retranslate()
{
    setAccessibleName(tr("Check touches"));
    setAccessibleDescription(instructions());
    update();
}

std::vector<QPointF> TouchCheck::targets() const
{
    const double inset = m_sizes.press;
    const QRectF inner = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    return {inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight(),
            inner.center()};
}

void TouchCheck::add(const QPointF &at)
{
    const std::vector<QPointF> all = targets();
    Mark mark{at, 0, -1};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double mm = QLineF(at, all[i]).length() * PressMm / m_sizes.press;
        if (mark.target < 0 || mm < mark.mm) {
            mark.mm = mm;
            mark.target = static_cast<int>(i);
        }
    }
    if (m_marks.size() == MaxMarks) {
        m_marks.erase(m_marks.begin());
    }
    m_marks.push_back(mark);
    m_idleAlarm.start(ClosesAfter);
    setAccessibleDescription(textOf(mark));
    Announcer::say(this, textOf(mark));
    update();
}

void TouchCheck::leave()
{
    m_idleAlarm.stop();
    if (!isHidden()) {
        hide();
        Q_EMIT left();
    }
}

QString TouchCheck::instructions() const
{
    return tr("Touch each target. A cross shows where the touch landed. To go back, press any key "
              "or wait for %n second(s).",
              nullptr, static_cast<int>(ClosesAfter.count()));
}

QString TouchCheck::textOf(const Mark &mark)
{
    //: %1 a number: the distance of a touch from a target
    return tr("%1 mm").arg(QLocale().toString(mark.mm, 'f', 0));
}

bool TouchCheck::event(QEvent *event)
{
    if (event->type() != QEvent::TouchBegin && event->type() != QEvent::TouchUpdate &&
        event->type() != QEvent::TouchEnd) {
        return QWidget::event(event);
    }
    for (const QEventPoint &point : static_cast<QTouchEvent *>(event)->points()) {
        if (point.state() == QEventPoint::State::Pressed) {
            add(point.position());
        }
    }
    event->accept();
    return true;
}

void TouchCheck::mousePressEvent(QMouseEvent *event)
{
    add(event->position());
}

void TouchCheck::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (!event->isAutoRepeat()) {
        leave();
    }
}

void TouchCheck::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::Wall);
    for (const QPointF &target : targets()) {
        paintTarget(painter, target);
    }
    const int margin = 3 * m_sizes.press;
    painter.setPen(theme::Paper);
    painter.setFont(fonts::textFont(m_sizes.text));
    painter.drawText(rect().adjusted(margin, m_sizes.gap(), -margin, -m_sizes.gap()),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, instructions());
    for (const Mark &mark : m_marks) {
        paintMark(painter, mark);
    }
}

void TouchCheck::paintTarget(QPainter &painter, const QPointF &at) const
{
    painter.setPen(QPen(theme::Brass, 2));
    for (const double share : {0.5, 0.25}) {
        painter.drawEllipse(at, share * m_sizes.press, share * m_sizes.press);
    }
    painter.setBrush(theme::Brass);
    painter.drawEllipse(at, 3, 3);
    painter.setBrush(Qt::NoBrush);
}

/// Puts the text on the side towards the middle of the page, where there is space.
void TouchCheck::paintMark(QPainter &painter, const Mark &mark) const
{
    const double arm = 0.3 * m_sizes.press;
    painter.setPen(QPen(theme::Paper, 3));
    painter.drawLine(mark.at - QPointF(arm, 0), mark.at + QPointF(arm, 0));
    painter.drawLine(mark.at - QPointF(0, arm), mark.at + QPointF(0, arm));
    painter.setFont(fonts::textFont(m_sizes.least));
    const QSizeF size = painter.fontMetrics().size(Qt::TextSingleLine, textOf(mark));
    const bool onLeft = mark.at.x() < width() / 2.0;
    const bool above = mark.at.y() < height() / 2.0;
    painter.drawText(QRectF(QPointF(mark.at.x() + (onLeft ? arm : -arm - size.width()),
                                    mark.at.y() + (above ? arm : -arm - size.height())),
                            size),
                     Qt::AlignCenter, textOf(mark));
}

} // namespace doublets
