// SPDX-License-Identifier: MIT
#include "panels/cards/card_button.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int CardCorner = 5;
constexpr int MaxCardHeight = 10'000;
constexpr int WrappedText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// A paragraph of a card.
struct CardLine
{
    QString text;
    QFont font;
    QColor colour;
};

/// Returns the space around the parts of a card with this font.
int cardMargin(const QFont &font)
{
    return QFontInfo(font).pixelSize() * 2 / 3;
}

QFont italic(QFont font)
{
    font.setItalic(fonts::hasItalics());
    return font;
}

} // namespace

CardButton::CardButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardButton::setTexts(const CardTexts &texts)
{
    m_texts = texts;
    updateAccessibleName();
    updateGeometry();
    update();
}

void CardButton::setPosition(int number, int count)
{
    m_number = number;
    m_count = count;
    updateAccessibleName();
}

void CardButton::setCurrent(bool current)
{
    m_isCurrent = current;
    updateAccessibleName();
    updateGeometry();
    update();
}

void CardButton::updateAccessibleName()
{
    QStringList parts{m_texts.spokenTitle.isEmpty() ? m_texts.title : m_texts.spokenTitle};
    if (m_count > 1) {
        //: the position of a card in a list: "3 of 8"
        parts << tr("%1 of %2").arg(QString::number(m_number), QString::number(m_count));
    }
    if (m_isCurrent) {
        //: of a card in a list
        parts << tr("chosen");
    }
    parts << m_texts.badge << m_texts.facts << m_texts.body << m_texts.source;
    parts.removeAll(QString());
    QString name;
    for (const QString &part : parts) {
        name += part + (part.endsWith(u'.') ? u" "_s : u". "_s);
    }
    name.replace(u" · "_s, u", "_s); // screen readers say "middle dot"
    setAccessibleName(name.replace(QChar::Nbsp, u' ').trimmed());
}

QSize CardButton::pictureSize(int) const
{
    return {};
}

void CardButton::paintPicture(QPainter &, const QRect &) const {}

int CardButton::drawTexts(QPainter *painter, int width) const
{
    const QSize picture = pictureSize(width);
    const int space = cardMargin(font());
    const int left = picture.isEmpty() ? space : picture.width() + 2 * space;
    int y = space;
    const auto draw = [&](const CardLine &line, const QColor &background = {}) {
        if (line.text.isEmpty()) {
            return;
        }
        QRect rect(left, y, width - left - space, MaxCardHeight);
        rect = QFontMetrics(line.font).boundingRect(rect, WrappedText, line.text);
        const int margin = background.isValid() ? rect.height() / 3 : 0;
        if (painter != nullptr) {
            if (background.isValid()) {
                painter->setPen(Qt::NoPen);
                painter->setBrush(background);
                painter->drawRoundedRect(rect.adjusted(0, 0, 2 * margin, margin / 2), margin,
                                         margin);
            }
            painter->setFont(line.font);
            painter->setPen(line.colour);
            // As wide as the card: a rectangle of the exact width may wrap after rounding.
            painter->drawText(
                QRect(left + margin, y + margin / 4, width - left - space, MaxCardHeight),
                WrappedText, line.text);
        }
        y += rect.height() + margin;
    };
    const QFont title = fonts::titleFont(QFontInfo(font()).pixelSize() * 6 / 5);
    draw({m_texts.badge, font(), theme::Paper}, theme::Rubric);
    // A tick, so that the choice is not shown by colour alone.
    draw({m_isCurrent ? u"✓ "_s + m_texts.title : m_texts.title, title, theme::Rubric});
    draw({m_texts.facts, font(), theme::Ink});
    draw({m_texts.body, font(), m_texts.facts.isEmpty() ? theme::FadedInk : theme::Ink});
    draw({m_texts.source, italic(font()), theme::FadedInk});
    return std::max(y, picture.height() + space) + space;
}

int CardButton::heightForWidth(int width) const
{
    return std::max(drawTexts(nullptr, width), fonts::currentSizes().minControlSize);
}

QSize CardButton::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 44;
    return {width, heightForWidth(width)};
}

QSize CardButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 22, fontMetrics().height() * 2};
}

void CardButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

void CardButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat()) {
            click();
        }
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void CardButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF edge = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(underMouse() || isDown() ? theme::Paper.lighter(106) : theme::Paper);
    painter.setPen(
        QPen(m_isCurrent ? theme::Rubric : theme::Paper.darker(140), m_isCurrent ? 3 : 1));
    painter.drawRoundedRect(edge, CardCorner, CardCorner);
    if (const QSize picture = pictureSize(width()); !picture.isEmpty()) {
        const int space = cardMargin(font());
        paintPicture(painter, QRect(QPoint(space, space), picture));
    }
    drawTexts(&painter, width());
    if (hasFocus()) {
        FocusStyle::drawFocusRing(edge.adjusted(2, 2, -2, -2), painter);
    }
}

} // namespace doublets
