// SPDX-License-Identifier: MIT
#include "panels/dialogs/source_card.h"

#include "panels/dialogs/layout_miniature.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "text/rule_text.h"

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int CardMargin = 10;
constexpr int Endless = 10'000;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont titleFont(const QFont &font)
{
    return fonts::titleFont(QFontInfo(font).pixelSize() * 6 / 5);
}

QFont lineFont(const QFont &font, bool italic)
{
    QFont line = font;
    line.setItalic(italic);
    return line;
}

/// Draws a text and returns the y coordinate below it. Only measures if `painter` is null.
int drawText(QPainter *painter, const QFont &font, const QColor &colour, const QRect &room,
             const QString &text)
{
    if (painter != nullptr) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(room, Wrapped, text);
    }
    return room.top() + QFontMetrics(font).boundingRect(room, Wrapped, text).height();
}

} // namespace

SourceCard::SourceCard(const RuleSet &ruleSet, QWidget *parent)
    : QAbstractButton(parent)
    , m_ruleSet(ruleSet)
{
    setObjectName(u"card-"_s + ruleSet.id);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

QString SourceCard::sourceLine() const
{
    const Source &source = m_ruleSet.source;
    //: Author, work, place, year: "Charles Cotton, The Compleat Gamester (London, 1674)"
    return tr("%1, %2 (%3, %4)")
        .arg(translatedRuleText(source.author), source.work, translatedRuleText(source.place),
             translatedRuleText(source.year));
}

QString SourceCard::summary() const
{
    // The summary of a reconstruction says that it is one, which a test of the rule files ensures.
    return translatedRuleText(m_ruleSet.summary);
}

void SourceCard::retranslate()
{
    setAccessibleName(u"%1. %2. %3"_s.arg(spokenGameName(m_ruleSet), sourceLine(), summary()));
    updateGeometry();
    update();
}

void SourceCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void SourceCard::mouseDoubleClickEvent(QMouseEvent *event)
{
    QAbstractButton::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton) {
        Q_EMIT doubleClicked();
    }
}

int SourceCard::miniatureWidth(int width) const
{
    constexpr int LettersWide = 7;
    return qMin(width / 3, fontMetrics().height() * LettersWide);
}

QRect SourceCard::textRect(int width) const
{
    const int left = miniatureWidth(width) + 2 * CardMargin;
    return {left, CardMargin, width - left - CardMargin, Endless};
}

int SourceCard::heightForWidth(int width) const
{
    const QRect room = textRect(width);
    int y = drawText(nullptr, titleFont(font()), {}, room, m_ruleSet.game);
    y = drawText(nullptr, lineFont(font(), true), {}, room.adjusted(0, y - room.top(), 0, 0),
                 sourceLine());
    y = drawText(nullptr, lineFont(font(), false), {}, room.adjusted(0, y - room.top(), 0, 0),
                 summary());
    const int miniature = static_cast<int>(miniatureWidth(width) / MiniatureAspect);
    return qMax(y, miniature + CardMargin) + CardMargin;
}

QSize SourceCard::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 60;
    return {width, heightForWidth(width)};
}

QSize SourceCard::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 24;
    return {width, fontMetrics().height() * 4};
}

void SourceCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(underMouse() ? theme::Paper.lighter(103) : theme::Paper);
    painter.setPen(
        QPen(isChecked() ? theme::Rubric : theme::Paper.darker(140), isChecked() ? 3 : 1));
    painter.drawRoundedRect(edge, 5, 5);

    const int miniature = miniatureWidth(width());
    const QRectF room(CardMargin, CardMargin, miniature, miniature / MiniatureAspect);
    if (m_picture.isNull()) {
        paintLayoutMiniature(painter, room, m_ruleSet.defaultRules);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(room, m_picture);
    }
    const QRect words = textRect(width());
    // A tick, so that selection is not shown by colour alone.
    const QString title = isChecked() ? u"✓ "_s + m_ruleSet.game : m_ruleSet.game;
    int y = drawText(&painter, titleFont(font()), theme::Rubric, words, title);
    y = drawText(&painter, lineFont(font(), true), theme::FadedInk,
                 words.adjusted(0, y - words.top(), 0, 0), sourceLine());
    drawText(&painter, lineFont(font(), false), theme::Ink,
             words.adjusted(0, y - words.top(), 0, 0), summary());
    if (hasFocus()) {
        FocusStyle::drawFocusRing(edge.adjusted(2, 2, -2, -2), painter);
    }
}

} // namespace doublets
