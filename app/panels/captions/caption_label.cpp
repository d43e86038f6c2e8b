// SPDX-License-Identifier: MIT
#include "panels/captions/caption_label.h"

#include "panels/captions/full_text_popup.h"
#include "panels/speech/accessible_role.h"
#include "panels/speech/announcer.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QFontInfo>
#include <QMainWindow>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Limits flashes to fewer than three per second (WCAG 2.3.1) while a key repeats.
constexpr std::chrono::milliseconds HighlightTime(400);
constexpr int LineWidth = 2;

} // namespace

CaptionLabel::CaptionLabel(QWidget *parent, Scheduler &scheduler)
    : QWidget(parent)
    , m_highlight(scheduler, [this] { update(); })
{
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    new FullTextPopup(*this, [this] {
        const QString &shown = m_hint.isEmpty() ? m_text : m_hint;
        return hasFullText() ? shown : QString();
    });
}

void CaptionLabel::setText(const QString &text)
{
    if (text == m_text) {
        return;
    }
    m_text = text;
    m_hint.clear();
    m_remark.clear();
    m_highlight.stop();
    m_isUnderlined = false;
    setAccessibleName(text);
    updateLayout();
    Q_EMIT textChanged(text);
}

void CaptionLabel::showRemark(const QString &text, const QString &spoken)
{
    const QString &announced = spoken.isEmpty() ? text : spoken;
    setHint(text);
    setAccessibleName(announced);
    Announcer::announce(this, announced);
    if (text == m_remark) {
        emphasizeRemark();
    }
    m_remark = text;
}

void CaptionLabel::emphasizeRemark()
{
    const auto *window = qobject_cast<const QMainWindow *>(this->window());
    if (window != nullptr && !window->isAnimated()) {
        m_isUnderlined = !m_isUnderlined;
    } else if (!m_highlight.isActive()) {
        m_highlight.start(HighlightTime);
    }
    update();
}

void CaptionLabel::setQuestion(const QString &question)
{
    setHint(question);
    setAccessibleName(question.isEmpty() ? m_text : question);
    Announcer::announce(this, question);
}

void CaptionLabel::restoreText()
{
    setAccessibleName(m_text);
    setHint(QString());
}

void CaptionLabel::restoreTextOnPress(QAbstractScrollArea &area)
{
    area.installEventFilter(this);
    area.viewport()->installEventFilter(this);
}

bool CaptionLabel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::TouchBegin) {
        restoreText(); // the key or press may cause the next remark
    }
    return QWidget::eventFilter(watched, event);
}

void CaptionLabel::setHint(const QString &hint)
{
    if (hint != m_hint) {
        m_hint = hint;
        updateLayout();
    }
}

void CaptionLabel::setTextColours(const QColor &textColour, const QColor &remarkColour)
{
    m_textColours = {textColour, remarkColour};
    update();
}

void CaptionLabel::setLineCount(int lines)
{
    if (lines != m_lineCount) {
        m_lineCount = lines;
        updateLayout();
        updateGeometry();
    }
}

void CaptionLabel::setMinimumFontSize(int pixels)
{
    if (pixels != m_minimumFontSize) {
        m_minimumFontSize = pixels;
        updateLayout();
    }
}

QSize CaptionLabel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60,
            fontMetrics().lineSpacing() * m_lineCount + FocusStyle::accentOvershoot(fontMetrics())};
}

QSize CaptionLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, sizeHint().height()};
}

QStringList CaptionLabel::linesOf(const QString &text, const QFont &textFont) const
{
    QStringList lines;
    QTextLayout layout(text, textFont);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

bool CaptionLabel::fits(const QStringList &lines, const QFont &textFont) const
{
    const QFontMetrics metrics(textFont);
    const auto textHeight =
        lines.size() * metrics.lineSpacing() + FocusStyle::accentOvershoot(metrics);
    return textHeight <= std::max(height(), sizeHint().height()) &&
           std::ranges::all_of(lines, [&](const QString &line) {
               return metrics.horizontalAdvance(line) <= width();
           });
}

void CaptionLabel::updateLayout()
{
    constexpr int MinPixels = 12;
    constexpr qreal MinShare = 0.6;
    if (!isVisible()) {
        return; // the final size is not known yet
    }
    const QString &text = m_hint.isEmpty() ? m_text : m_hint;
    const int least = m_minimumFontSize > 0
                          ? m_minimumFontSize
                          : std::max(MinPixels, qRound(QFontInfo(font()).pixelSize() * MinShare));
    m_fittedFont = font();
    m_visibleLines = linesOf(text, m_fittedFont);
    for (int pixels = QFontInfo(font()).pixelSize();
         !fits(m_visibleLines, m_fittedFont) && pixels > least;) {
        m_fittedFont.setPixelSize(--pixels);
        m_visibleLines = linesOf(text, m_fittedFont);
    }
    m_isElided = !fits(m_visibleLines, m_fittedFont);
    if (m_isElided) {
        elide(text);
    }
    setToolTip(m_isElided ? plainToolTip(text) : QString());
    setFocusPolicy(hasFullText() ? Qt::TabFocus
                                 : Qt::NoFocus); // a tab stop only if there is more to read
    update();
}

bool CaptionLabel::hasFullText() const
{
    const bool isReduced = QFontInfo(m_fittedFont).pixelSize() < QFontInfo(font()).pixelSize();
    return m_isElided || (isReduced && fonts::currentSizes().isEnlarged());
}

void CaptionLabel::elide(const QString &text)
{
    // The end of a caption names the next task.
    QStringList words = text.split(u' ');
    const bool keepsEnd = m_hint.isEmpty();
    while (words.size() > 1 && !fits(m_visibleLines, m_fittedFont)) {
        if (keepsEnd) {
            words.removeFirst();
        } else {
            words.removeLast();
        }
        const QString rest = words.join(u' ');
        m_visibleLines = linesOf(keepsEnd ? u"… "_s + rest : rest + u" …"_s, m_fittedFont);
    }
}

void CaptionLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool lit = m_highlight.isActive() && !m_hint.isEmpty();
    if (lit) {
        painter.fillRect(rect(), theme::Brass);
    } else if (m_isUnderlined && !m_hint.isEmpty()) {
        painter.fillRect(0, height() - LineWidth, width(), LineWidth, theme::Brass);
    }
    painter.setFont(m_fittedFont);
    const auto [ink, remarkColour] = m_textColours.value_or(std::pair(theme::Ivory, theme::Faded));
    painter.setPen(lit ? theme::Ink : m_hint.isEmpty() ? ink : remarkColour);
    const QFontMetrics metrics(m_fittedFont);
    const int step = metrics.lineSpacing();
    const int space = height() - step * static_cast<int>(m_visibleLines.size());
    const int above = std::min(FocusStyle::accentOvershoot(metrics), space);
    int y = std::max(space / 2, above) + metrics.ascent();
    for (const QString &line : m_visibleLines) {
        painter.drawText(0, y, line);
        y += step;
    }
    if (hasFocus()) {
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

void CaptionLabel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        updateLayout();
        updateGeometry();
    }
}

void CaptionLabel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateLayout();
}

void CaptionLabel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

} // namespace doublets
