// SPDX-License-Identifier: MIT
#include "display/staff/touch_check_page.h"

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

constexpr double PressMm = 20; ///< of DisplaySizes::minButtonSize

} // namespace

TouchCheckPage::TouchCheckPage(Scheduler &scheduler, QWidget *parent)
    : QWidget(parent)
    , m_idleAlarm(scheduler, [this] { closePage(); })
{
    setObjectName(u"staffTouchCheck"_s);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    retranslate();
}

void TouchCheckPage::open()
{
    m_marks.clear();
    retranslate();
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    m_idleAlarm.start(IdleTimeout);
}

void TouchCheckPage::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    update();
}

void TouchCheckPage::retranslate()
{
    setAccessibleName(tr("Test the touch screen"));
    setAccessibleDescription(instructions());
    update();
}

std::vector<QPointF> TouchCheckPage::targets() const
{
    const double inset = m_sizes.minButtonSize;
    const QRectF inner = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    return {inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight(),
            inner.center()};
}

void TouchCheckPage::addMark(const QPointF &position)
{
    const std::vector<QPointF> all = targets();
    Mark mark{position, 0, -1};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double distanceMm =
            QLineF(position, all[i]).length() * PressMm / m_sizes.minButtonSize;
        if (mark.target < 0 || distanceMm < mark.distanceMm) {
            mark.distanceMm = distanceMm;
            mark.target = static_cast<int>(i);
        }
    }
    if (m_marks.size() == MaxMarks) {
        m_marks.erase(m_marks.begin());
    }
    m_marks.push_back(mark);
    m_idleAlarm.start(IdleTimeout);
    setAccessibleDescription(markText(mark));
    Announcer::announce(this, markText(mark));
    update();
}

void TouchCheckPage::closePage()
{
    m_idleAlarm.stop();
    if (!isHidden()) {
        hide();
        Q_EMIT closed();
    }
}

QString TouchCheckPage::instructions() const
{
    return tr("Touch each target. A cross shows where the touch landed. To go back, press any key "
              "or wait for %n second(s).",
              nullptr, static_cast<int>(IdleTimeout.count()));
}

QString TouchCheckPage::markText(const Mark &mark)
{
    //: %1 a number: the distance of a touch from a target
    return tr("%1 mm").arg(QLocale().toString(mark.distanceMm, 'f', 0));
}

bool TouchCheckPage::event(QEvent *event)
{
    if (event->type() != QEvent::TouchBegin && event->type() != QEvent::TouchUpdate &&
        event->type() != QEvent::TouchEnd) {
        return QWidget::event(event);
    }
    for (const QEventPoint &point : static_cast<QTouchEvent *>(event)->points()) {
        if (point.state() == QEventPoint::State::Pressed) {
            addMark(point.position());
        }
    }
    event->accept();
    return true;
}

void TouchCheckPage::mousePressEvent(QMouseEvent *event)
{
    addMark(event->position());
}

void TouchCheckPage::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (!event->isAutoRepeat()) {
        closePage();
    }
}

void TouchCheckPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::Wall);
    for (const QPointF &target : targets()) {
        paintTarget(painter, target);
    }
    const int margin = 3 * m_sizes.minButtonSize;
    painter.setPen(theme::Paper);
    painter.setFont(fonts::textFont(m_sizes.text));
    painter.drawText(rect().adjusted(margin, m_sizes.gap(), -margin, -m_sizes.gap()),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, instructions());
    for (const Mark &mark : m_marks) {
        paintMark(painter, mark);
    }
}

void TouchCheckPage::paintTarget(QPainter &painter, const QPointF &position) const
{
    painter.setPen(QPen(theme::Brass, 2));
    for (const double share : {0.5, 0.25}) {
        painter.drawEllipse(position, share * m_sizes.minButtonSize, share * m_sizes.minButtonSize);
    }
    painter.setBrush(theme::Brass);
    painter.drawEllipse(position, 3, 3);
    painter.setBrush(Qt::NoBrush);
}

/// Puts the text on the side towards the middle of the page, where there is space.
void TouchCheckPage::paintMark(QPainter &painter, const Mark &mark) const
{
    const double arm = 0.3 * m_sizes.minButtonSize;
    painter.setPen(QPen(theme::Paper, 3));
    painter.drawLine(mark.position - QPointF(arm, 0), mark.position + QPointF(arm, 0));
    painter.drawLine(mark.position - QPointF(0, arm), mark.position + QPointF(0, arm));
    painter.setFont(fonts::textFont(m_sizes.minTextSize));
    const QSizeF size = painter.fontMetrics().size(Qt::TextSingleLine, markText(mark));
    const bool onLeft = mark.position.x() < width() / 2.0;
    const bool above = mark.position.y() < height() / 2.0;
    painter.drawText(QRectF(QPointF(mark.position.x() + (onLeft ? arm : -arm - size.width()),
                                    mark.position.y() + (above ? arm : -arm - size.height())),
                            size),
                     Qt::AlignCenter, markText(mark));
}

} // namespace doublets
