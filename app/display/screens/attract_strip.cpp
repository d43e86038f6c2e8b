// SPDX-License-Identifier: MIT
#include "display/screens/attract_strip.h"

#include "language/language.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds EachLanguage{5};
/// The length of a long caption, in characters.
constexpr int UsualCaption = 150;
constexpr int Words = Qt::TextWordWrap | Qt::AlignCenter;

int heightOf(const QString &text, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), Words, text).height();
}

/// Returns the largest text font from `least` to `pixels` in which the text fits; `least` if none.
QFont fitting(const QString &text, int pixels, int least, const QSize &room)
{
    QFont font = fonts::textFont(pixels);
    while (pixels > least && heightOf(text, font, room.width()) > room.height()) {
        font.setPixelSize(--pixels);
    }
    return font;
}

} // namespace

AttractStrip::AttractStrip(const DisplayConfig &config, Clock &clock, QWidget *parent)
    : QAbstractButton(parent)
    , m_config(config)
    , m_languageAlarm(clock, [this] { inviteNext(); })
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
        write();
    }
}

void AttractStrip::setClosed(bool closed)
{
    if (closed != m_closed) {
        m_closed = closed;
        write();
    }
}

void AttractStrip::write()
{
    m_invitations.clear();
    for (const QString &code : m_languages) {
        m_invitations << (m_closed ? textIn(code, "doublets::AttractStrip",
                                            QT_TRANSLATE_NOOP("doublets::AttractStrip", "Closed"))
                                   : invitationIn(code));
    }
    setText(m_invitations.join(u", "));
    update();
}

void AttractStrip::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    m_sizes = sizes;
    update();
}

void AttractStrip::setCaption(const QString &caption)
{
    if (m_caption != caption) {
        m_caption = caption;
        update();
    }
}

void AttractStrip::inviteNext()
{
    m_languageIndex = (m_languageIndex + 1) % std::max(1, static_cast<int>(m_languages.size()));
    update();
    m_languageAlarm.start(EachLanguage);
}

QString AttractStrip::greetingIn(const QString &language) const
{
    QStringList parts{doublets::textIn(m_config.institution, language, m_languages)};
    if (!m_closed) { // no greeting while closed
        parts << doublets::textIn(m_config.greeting, language, m_languages);
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

AttractStrip::Heights AttractStrip::heightsIn(int room) const
{
    const QFont words = fonts::textFont(m_sizes.text);
    const QFont large = fonts::titleFont(m_sizes.invitation);
    const QFontMetrics metrics(words);
    const int lettersInLine = std::max(1, room / metrics.averageCharWidth());
    const int lines = std::max(2, (UsualCaption + lettersInLine - 1) / lettersInLine);
    Heights heights{lines * metrics.lineSpacing(), 0, metrics.lineSpacing()};
    // Leaves out the space above the capitals.
    const QFontMetrics largest(large);
    const int spared = largest.height() - largest.capHeight() - largest.descent();
    for (qsizetype i = 0; i < m_languages.size(); ++i) {
        heights.invitation =
            std::max(heights.invitation, heightOf(m_invitations.value(i), large, room) - spared);
        heights.greeting =
            std::max(heights.greeting, heightOf(greetingIn(m_languages.at(i)), words, room));
    }
    return heights;
}

int AttractStrip::heightIn(int room) const
{
    const Heights heights = heightsIn(room);
    return heights.caption + heights.invitation + heights.greeting + 2 * m_sizes.gap();
}

int AttractStrip::heightAt(int width, int most)
{
    m_sizes = m_preferredSizes;
    while (heightIn(roomAt(width)) > most && !m_sizes.isSmallest()) {
        m_sizes = m_sizes.smaller();
    }
    update();
    return heightIn(roomAt(width));
}

bool AttractStrip::isWhole() const
{
    const int room = roomAt(width());
    const Heights heights = heightsIn(room);
    const QFont font = fonts::textFont(m_sizes.least);
    const QRect widest(0, 0, room, 0);
    const QFontMetrics large(fonts::titleFont(m_sizes.invitation));
    return heightOf(m_caption, font, room) <= heights.caption && heightIn(room) <= height() &&
           std::ranges::all_of(m_invitations, [&](const QString &each) {
               return large.boundingRect(widest, Words, each).width() <= room;
           });
}

void AttractStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Wall);
    painter.fillRect(0, 0, width(), 2, theme::Brass);
    const int gap = m_sizes.gap();
    const int room = roomAt(width());
    const Heights heights = heightsIn(room);
    const QRect captions(2 * gap, gap, room, heights.caption);
    painter.setFont(fitting(m_caption, m_sizes.text, m_sizes.least, captions.size()));
    painter.setPen(theme::Faded);
    painter.drawText(captions, Words, m_caption);

    const QFont large = fonts::titleFont(m_sizes.invitation);
    const int ascent = QFontMetrics(large).ascent() - QFontMetrics(large).capHeight();
    const QRect below(2 * gap, captions.bottom() + 1 + gap / 2, room, heights.invitation);
    painter.setFont(large);
    painter.setPen(theme::Brass);
    painter.drawText(below.adjusted(0, -ascent, 0, 0), Words | Qt::TextDontClip,
                     m_invitations.value(m_languageIndex));

    painter.setFont(fonts::textFont(m_sizes.text));
    painter.setPen(theme::Ivory);
    painter.drawText(QRect(2 * gap, below.bottom() + 1, room, heights.greeting), Words,
                     greetingIn(invitedIn()));
}

void AttractStrip::showEvent(QShowEvent *)
{
    m_languageIndex = 0;
    m_languageAlarm.start(EachLanguage);
}

void AttractStrip::hideEvent(QHideEvent *)
{
    m_languageAlarm.stop();
}

} // namespace doublets
