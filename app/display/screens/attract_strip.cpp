// SPDX-License-Identifier: MIT
#include "display/screens/attract_strip.h"

#include "language/language.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds EachLanguage{5};
constexpr int CaptionLines = 2;

/// The largest letters, not larger than those, in which that line has room.
QFont fitting(const QString &line, int pixels, int width, bool title)
{
    QFont font = title ? letters::titleFont(pixels) : letters::textFont(pixels);
    while (pixels > 8 && QFontMetrics(font).horizontalAdvance(line) > width) {
        font.setPixelSize(--pixels);
    }
    return font;
}

} // namespace

AttractStrip::AttractStrip(const DisplayConfig &config, Clock &clock, QWidget *parent)
    : QAbstractButton(parent)
    , m_config(config)
    , m_next(clock, [this] { inviteNext(); })
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
        m_turn = 0;
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
    m_sizes = sizes;
    updateGeometry();
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
    m_turn = (m_turn + 1) % std::max(1, static_cast<int>(m_languages.size()));
    update();
    m_next.start(EachLanguage);
}

QString AttractStrip::greeting() const
{
    QStringList parts{doublets::textIn(m_config.institution, invitedIn(), m_languages),
                      doublets::textIn(m_config.greeting, invitedIn(), m_languages)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QSize AttractStrip::sizeHint() const
{
    const int caption = QFontMetrics(letters::textFont(m_sizes.text)).lineSpacing();
    const int invitation = QFontMetrics(letters::titleFont(m_sizes.invitation)).capHeight();
    return {m_sizes.invitation * 8, invitation + caption * (CaptionLines + 1) + 4 * m_sizes.gap()};
}

void AttractStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Wall);
    painter.fillRect(0, 0, width(), 2, theme::Brass);
    const int gap = m_sizes.gap();
    const QFont words = letters::textFont(m_sizes.text);
    const QFontMetrics lines(words);
    const int room = width() - 4 * gap;

    painter.setFont(words);
    painter.setPen(theme::Faded);
    const QRect captions(2 * gap, gap, room, lines.lineSpacing() * CaptionLines);
    painter.drawText(captions, Qt::AlignCenter | Qt::TextWordWrap, m_caption);

    const QString invitation = m_invitations.value(m_turn);
    const QFont large = fitting(invitation, m_sizes.invitation, room, true);
    const QFontMetrics capital(letters::titleFont(m_sizes.invitation));
    const int capitals = capital.capHeight();
    painter.setFont(large);
    painter.setPen(theme::Brass);
    const int foot = captions.bottom() + gap + capitals;
    painter.drawText(
        QPointF((width() - QFontMetrics(large).horizontalAdvance(invitation)) / 2.0, foot),
        invitation);

    painter.setFont(fitting(greeting(), m_sizes.text, room, false));
    painter.setPen(theme::Ivory);
    painter.drawText(QRect(2 * gap, foot + capital.descent(), room, lines.lineSpacing()),
                     Qt::AlignCenter, greeting());
}

void AttractStrip::showEvent(QShowEvent *)
{
    m_turn = 0;
    m_next.start(EachLanguage);
}

void AttractStrip::hideEvent(QHideEvent *)
{
    m_next.stop();
}

} // namespace doublets
