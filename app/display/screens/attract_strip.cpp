// SPDX-License-Identifier: MIT
#include "display/screens/attract_strip.h"

#include "display/screens/touch_hand.h"
#include "language/language.h"
#include "panels/sides/rotation.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds EachLanguage{5};
/// The movement of the hand: lifts and lowers the finger, then rests on the screen.
constexpr std::chrono::milliseconds HandInterval{80};
constexpr int HandStepsUp = 6;
constexpr int HandSteps = 2 * HandStepsUp + 8;
/// The length of a long caption, in characters.
constexpr int UsualCaption = 150;
constexpr int Words = Qt::TextWordWrap | Qt::AlignCenter;

int heightOf(const QString &text, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), Words, text).height();
}

/// Returns the largest text font from `minTextSize` to `pixels` in which the text fits;
/// `minTextSize` if none.
QFont fitting(const QString &text, int pixels, int minTextSize, const QSize &contentWidth)
{
    QFont font = fonts::textFont(pixels);
    while (pixels > minTextSize &&
           heightOf(text, font, contentWidth.width()) > contentWidth.height()) {
        font.setPixelSize(--pixels);
    }
    return font;
}

} // namespace

AttractStrip::AttractStrip(const DisplayConfig &config, Scheduler &scheduler, QWidget *parent)
    : QAbstractButton(parent)
    , m_config(config)
    , m_languageAlarm(scheduler, [this] { showNextInvitation(); })
    , m_handAlarm(scheduler, [this] { moveHand(); })
{
    setObjectName(u"attractStrip"_s);
    setFocusPolicy(Qt::StrongFocus);
}

QString AttractStrip::invitationIn(const QString &language)
{
    return textIn(language, "doublets::AttractStrip",
                  QT_TRANSLATE_NOOP("doublets::AttractStrip", "Touch to play"));
}

void AttractStrip::setLanguages(const QStringList &codes)
{
    if (codes != m_languages) {
        m_languages = codes;
        m_languageIndex = 0;
        updateTexts();
    }
}

void AttractStrip::restart()
{
    m_languageIndex = 0;
    if (m_isLanguageCycling && isVisible()) {
        m_languageAlarm.start(EachLanguage);
    }
    update();
}

void AttractStrip::setLanguageCycling(bool cycling)
{
    m_isLanguageCycling = cycling;
    if (!cycling) {
        m_languageAlarm.stop();
    } else if (isVisible() && !m_languageAlarm.isActive()) {
        m_languageAlarm.start(EachLanguage);
    }
}

void AttractStrip::setClosed(bool closed)
{
    if (closed != m_isClosed) {
        m_isClosed = closed;
        updateTexts();
        updateHandAlarm();
    }
}

void AttractStrip::updateTexts()
{
    m_invitations.clear();
    for (const QString &code : m_languages) {
        m_invitations << (m_isClosed ? textIn(code, "doublets::AttractStrip",
                                              QT_TRANSLATE_NOOP("doublets::AttractStrip", "Closed"))
                                     : invitationIn(code));
    }
    setText(m_invitations.join(u", "));
    m_heights.reset();
    update();
}

void AttractStrip::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    m_sizes = sizes;
    m_heights.reset();
    update();
}

void AttractStrip::setCaption(const QString &caption)
{
    if (m_caption != caption) {
        m_caption = caption;
        update();
    }
}

void AttractStrip::setCaptionHidden(bool hidden)
{
    m_isCaptionHidden = hidden;
    m_heights.reset();
    update();
}

void AttractStrip::showNextInvitation()
{
    m_languageAlarm.start(EachLanguage);
    if (m_languages.size() > 1) {
        m_languageIndex = (m_languageIndex + 1) % static_cast<int>(m_languages.size());
        update();
        Q_EMIT invitationLanguageChanged(invitationLanguage());
    }
}

QString AttractStrip::greetingLineIn(const QString &language) const
{
    QStringList parts{localisedText(m_config.institution, language, m_languages)};
    if (!m_isClosed) { // no greeting while closed
        parts << localisedText(m_config.greeting, language, m_languages);
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

const AttractStrip::Heights &AttractStrip::textHeights(int contentWidth) const
{
    if (!m_heights || m_heights->contentWidth != contentWidth) {
        m_heights = measuredHeights(contentWidth);
    }
    return *m_heights;
}

AttractStrip::Heights AttractStrip::measuredHeights(int contentWidth) const
{
    const QFont words = fonts::textFont(m_sizes.text);
    const QFont large = fonts::titleFont(m_sizes.invitation);
    const QFontMetrics metrics(words);
    const int lettersInLine = std::max(1, contentWidth / metrics.averageCharWidth());
    const int lines = std::max(2, (UsualCaption + lettersInLine - 1) / lettersInLine);
    const int caption = m_isCaptionHidden ? 0 : lines * metrics.lineSpacing();
    Heights heights{contentWidth, caption, 0, metrics.lineSpacing()};
    // Leaves out the space above the capitals.
    const QFontMetrics largest(large);
    const int spared = largest.height() - largest.capHeight() - largest.descent();
    for (qsizetype i = 0; i < m_languages.size(); ++i) {
        heights.invitation = std::max(
            heights.invitation, heightOf(m_invitations.value(i), large, contentWidth) - spared);
        heights.greeting = std::max(
            heights.greeting, heightOf(greetingLineIn(m_languages.at(i)), words, contentWidth));
    }
    return heights;
}

int AttractStrip::totalHeight(int contentWidth) const
{
    const Heights &heights = textHeights(contentWidth);
    return heights.caption + heights.invitation + heights.greeting + 2 * m_sizes.gap();
}

int AttractStrip::fitTo(int width, int maxHeight)
{
    m_sizes = m_preferredSizes;
    m_heights.reset();
    while (totalHeight(textWidth(width)) > maxHeight && !m_sizes.isSmallest()) {
        m_sizes = m_sizes.reduced();
        m_heights.reset();
    }
    update();
    return totalHeight(textWidth(width));
}

bool AttractStrip::isTextComplete() const
{
    const int contentWidth = textWidth(width());
    const Heights &heights = textHeights(contentWidth);
    const QFont font = fonts::textFont(m_sizes.minTextSize);
    const QRect widest(0, 0, contentWidth, 0);
    const QFontMetrics large(fonts::titleFont(m_sizes.invitation));
    return (m_isCaptionHidden || heightOf(m_caption, font, contentWidth) <= heights.caption) &&
           totalHeight(contentWidth) <= height() &&
           std::ranges::all_of(m_invitations, [&](const QString &each) {
               return large.boundingRect(widest, Words, each).width() <= contentWidth;
           });
}

void AttractStrip::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    paint(painter, event->rect());
}

void AttractStrip::paint(QPainter &painter, const QRect &area) const
{
    painter.fillRect(area, theme::Wall);
    const QRect hand = handRect();
    if (hand.intersects(area)) {
        const int steps = std::max(0, HandStepsUp - std::abs(m_handStep - HandStepsUp));
        paintTouchHand(painter, hand, static_cast<double>(steps) / HandStepsUp);
    }
    if (!hand.contains(area)) { // otherwise only the hand has moved
        paintTexts(painter);
    }
}

void AttractStrip::paintTexts(QPainter &painter) const
{
    painter.fillRect(0, 0, width(), 2, theme::Brass);
    const int gap = m_sizes.gap();
    const int contentWidth = textWidth(width());
    const Heights &heights = textHeights(contentWidth);
    const QRect captions(2 * gap, gap, contentWidth, heights.caption);
    if (!m_isCaptionHidden) {
        painter.setFont(fitting(m_caption, m_sizes.text, m_sizes.minTextSize, captions.size()));
        painter.setPen(theme::Faded);
        painter.drawText(captions, Words, m_caption);
    }

    const QFont large = fonts::titleFont(m_sizes.invitation);
    const int ascent = QFontMetrics(large).ascent() - QFontMetrics(large).capHeight();
    const QRect invitation = invitationRect();
    painter.setFont(large);
    painter.setPen(theme::Brass);
    painter.drawText(invitation.adjusted(0, -ascent, 0, 0), Words | Qt::TextDontClip,
                     m_invitations.value(m_languageIndex));

    painter.setFont(fonts::textFont(m_sizes.text));
    painter.setPen(theme::Ivory);
    painter.drawText(QRect(2 * gap, invitation.bottom() + 1, contentWidth, heights.greeting), Words,
                     greetingLineIn(invitationLanguage()));
}

QRect AttractStrip::invitationRect() const
{
    const int gap = m_sizes.gap();
    const int contentWidth = textWidth(width());
    const Heights &heights = textHeights(contentWidth);
    return {2 * gap, gap + heights.caption + gap / 2, contentWidth, heights.invitation};
}

QRect AttractStrip::handRect() const
{
    const QFontMetrics large(fonts::titleFont(m_sizes.invitation));
    const int gap = m_sizes.gap();
    const QRect invitation = invitationRect();
    const int words = large.horizontalAdvance(m_invitations.value(m_languageIndex));
    const int space = (width() - words) / 2 - 3 * gap;
    const int size = std::min(invitation.height(), space);
    if (m_isClosed || size < invitation.height() / 2) {
        return {};
    }
    const int y = invitation.top() + (invitation.height() - size) / 2;
    return {space + gap - size, y, size, size};
}

void AttractStrip::updateHandAlarm()
{
    if (isVisible() && !m_isClosed && m_config.motionSpeed != MotionSpeed::Off) {
        m_handAlarm.start(HandInterval);
    } else {
        m_handAlarm.stop();
        m_handStep = 0;
    }
}

void AttractStrip::moveHand()
{
    m_handAlarm.start(HandInterval);
    m_handStep = (m_handStep + 1) % HandSteps;
    if (m_handStep <= 2 * HandStepsUp) { // otherwise the hand rests
        update(handRect());
    }
}

void AttractStrip::showEvent(QShowEvent *)
{
    restart();
    updateHandAlarm();
}

void AttractStrip::hideEvent(QHideEvent *)
{
    m_languageAlarm.stop();
    updateHandAlarm();
}

OppositeAttractStrip::OppositeAttractStrip(AttractStrip &original, QWidget *parent)
    : QWidget(parent)
    , m_original(original)
{
    setObjectName(u"oppositeAttractStrip"_s);
    original.installEventFilter(this);
    hide();
}

bool OppositeAttractStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        update(rotated(static_cast<QPaintEvent *>(event)->rect(), size()));
    }
    return QWidget::eventFilter(watched, event);
}

void OppositeAttractStrip::paintEvent(QPaintEvent *event)
{
    const QRect area = rotated(event->rect(), size());
    paintRotated(*this, true,
                 [this, &area](QPainter &painter) { m_original.paint(painter, area); });
}

} // namespace doublets
