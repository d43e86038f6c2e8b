// SPDX-License-Identifier: MIT
#include "display/screens/choice_page.h"

#include "display/screens/non_breaking_years.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Height divided by width of a board with its frame.
constexpr double PictureRatio = 0.84;
/// The maximum width of a card, in characters of its title; longer lines are hard to read.
constexpr int MaxLetters = 24;
constexpr int MinLetters = 6;
/// The height of all cards on a portrait screen, in percent of the page.
constexpr int ReachablePercent = 58;
constexpr int WordFlags = Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop;

} // namespace

ChoiceCard::ChoiceCard(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void ChoiceCard::setTexts(const QString &title, const QString &subtitle)
{
    setText(title);
    m_subtitle = subtitle;
    m_textExtents.clear();
    //: what a screen reader says of a card. %1 its title, %2 the line beneath
    setAccessibleName(
        withoutBreakControls(subtitle.isEmpty() ? title : tr("%1. %2").arg(title, subtitle)));
    update();
}

void ChoiceCard::setPlate(const QString &text)
{
    m_plate = text;
    update();
}

void ChoiceCard::paintPlate(QPainter &painter, const QRect &picture) const
{
    if (m_plate.isEmpty()) {
        return;
    }
    painter.setFont(fonts::titleFont(m_sizes.text));
    const int gap = m_sizes.gap() / 2;
    constexpr int Flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QRect text =
        painter.boundingRect(picture.adjusted(2 * gap, gap, -2 * gap, -gap), Flags, m_plate);
    painter.setPen(QPen(theme::Brass, 2));
    painter.setBrush(theme::Panel);
    painter.drawRoundedRect(text.adjusted(-2 * gap, -gap, 2 * gap, gap), gap, gap);
    painter.setPen(theme::Ivory);
    painter.drawText(text, Flags, m_plate);
}

void ChoiceCard::setSketch(const BoardSketch &sketch)
{
    m_sketch = sketch;
    update();
}

void ChoiceCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void ChoiceCard::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_textExtents.clear();
    update();
}

const ChoiceCard::TextExtents &ChoiceCard::textExtentsAt(int width) const
{
    const auto known = m_textExtents.find(width);
    if (known != m_textExtents.end()) {
        return known->second;
    }
    const QFontMetrics titles(fonts::titleFont(m_sizes.title));
    const QFontMetrics lines(fonts::textFont(m_sizes.text));
    const QRect endless(0, 0, width, 10'000);
    TextExtents sizes{titles.boundingRect(endless, WordFlags, text()).size(), QSize(0, 0)};
    if (!m_subtitle.isEmpty()) {
        sizes.subtitle = lines.boundingRect(endless, WordFlags, m_subtitle).size();
    }
    return m_textExtents.emplace(width, sizes).first->second;
}

QRect ChoiceCard::textRect(const QRect &availableRect, int *titleHeight) const
{
    const TextExtents &sizes = textExtentsAt(availableRect.width());
    *titleHeight = sizes.title.height();
    QRect words(availableRect.left(), 0, availableRect.width(),
                *titleHeight + sizes.subtitle.height());
    words.moveBottom(availableRect.bottom());
    return words;
}

int ChoiceCard::heightFor(int width, bool hasPicture) const
{
    const int gap = m_sizes.gap();
    int title = 0;
    const QRect availableRect(0, 0, width - 2 * gap, 10'000);
    const int picture = hasPicture ? qRound(availableRect.width() * PictureRatio) + gap : 0;
    return std::max(textRect(availableRect, &title).height() + picture + 2 * gap,
                    m_sizes.minButtonSize * 2);
}

bool ChoiceCard::fitsWidth(int width) const
{
    const int availableWidth = width - 2 * m_sizes.gap();
    const TextExtents &sizes = textExtentsAt(availableWidth);
    return sizes.title.width() <= availableWidth && sizes.subtitle.width() <= availableWidth;
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int gap = m_sizes.gap();
    const qreal radius = gap / 2.0;
    painter.setPen(QPen(theme::Brass, isDown() ? 4 : 2));
    painter.setBrush(isDown() ? theme::Panel.lighter(140) : theme::Panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), radius, radius);

    const QRect availableRect = rect().adjusted(gap, gap, -gap, -gap);
    int title = 0;
    QRect below = textRect(availableRect, &title);
    if (m_isPictureVisible && !(m_picture.isNull() && m_sketch.isEmpty())) {
        paintPicture(painter,
                     {availableRect.topLeft(),
                      QSize(availableRect.width(), below.top() - gap - availableRect.top())});
    } else {
        below.moveCenter(availableRect.center());
    }
    painter.setPen(theme::Ivory);
    painter.setFont(fonts::titleFont(m_sizes.title));
    painter.drawText(below, WordFlags, text());
    painter.setPen(theme::Faded);
    painter.setFont(fonts::textFont(m_sizes.text));
    painter.drawText(below.adjusted(0, title, 0, 0), WordFlags, m_subtitle);
    if (hasFocus()) {
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

/// Paints the picture or the sketch, with the plate, in the middle of `area`.
void ChoiceCard::paintPicture(QPainter &painter, const QRect &area) const
{
    const QSizeF whole = m_picture.isNull() ? m_sketch.size() : QSizeF(m_picture.size());
    QRect picture(QPoint(), whole.scaled(area.size(), Qt::KeepAspectRatio).toSize());
    picture.moveCenter(area.center());
    if (m_picture.isNull()) {
        m_sketch.paint(painter, picture);
    } else {
        painter.drawImage(picture, m_picture);
    }
    paintPlate(painter, picture);
}

void ChoiceCard::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

ChoicePage::ChoicePage(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_question(plainLabel(this))
{
    setObjectName(name);
    m_question->setObjectName(name + u"Question"_s);
    m_question->setAlignment(Qt::AlignCenter);
    m_question->setWordWrap(true);
    hide();
}

void ChoicePage::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    updateLayout();
}

void ChoicePage::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_question->setFont(fonts::titleFont(sizes.title * 5 / 4));
    for (ChoiceCard *card : m_cards) {
        card->setSizes(sizes);
    }
}

void ChoicePage::fitSizes()
{
    setPicturesVisible(true);
    if (!reduceToFit()) {
        setPicturesVisible(false); // words matter more
        reduceToFit();
    }
}

void ChoicePage::setPicturesVisible(bool visible)
{
    m_arePicturesVisible = visible;
    for (ChoiceCard *card : m_cards) {
        card->setPictureVisible(visible);
    }
}

bool ChoicePage::hasPicture(std::size_t card) const
{
    return !m_cardContents[card].sketch.isEmpty() && m_arePicturesVisible;
}

bool ChoicePage::reduceToFit()
{
    const bool isFilled = !m_cardContents.empty() && hasPicture(0); // by the pictures
    applySizes(isFilled ? m_preferredSizes : m_preferredSizes.enlargedFor(size()));
    const auto fits = [this] {
        const int columns = bestColumnCount();
        const int wide = cardWidth(columns);
        return cardsHeight(columns, wide) <= availableHeight() &&
               std::ranges::all_of(
                   m_cards, [wide](const ChoiceCard *card) { return card->fitsWidth(wide); });
    };
    while (!fits() && !m_sizes.isSmallest()) {
        applySizes(m_sizes.reduced());
    }
    // If the longest word of a title still does not fit, reduces titles to the size of the text.
    while (!fits() && m_sizes.title > m_sizes.text) {
        DisplaySizes sizes = m_sizes;
        sizes.title = std::max(sizes.text, sizes.title - 1);
        applySizes(sizes);
    }
    return fits();
}

void ChoicePage::setCards(const QString &question, const std::vector<Card> &cards)
{
    m_question->setText(question);
    setAccessibleName(question);
    m_cardContents = cards;
    setFocus(Qt::OtherFocusReason); // otherwise passes from card to card as they are hidden
    // Disabled now and deleted later, because a touch on an old card may still be in progress.
    for (ChoiceCard *old : m_cards) {
        old->disconnect(this);
        old->setObjectName({});
        old->hide();
        old->deleteLater();
    }
    m_cards.clear();
    while (m_cards.size() < cards.size()) {
        auto *card = new ChoiceCard(this);
        const std::size_t index = m_cards.size();
        connect(card, &QAbstractButton::clicked, this,
                [this, index] { Q_EMIT cardChosen(m_cardContents[index].id); });
        card->setSizes(m_sizes);
        card->show();
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        m_cards[i]->setObjectName(objectName() + u"_"_s + cards[i].id);
        m_cards[i]->setTexts(cards[i].title, cards[i].subtitle);
        m_cards[i]->setPlate(cards[i].plate);
        m_cards[i]->setSketch(cards[i].sketch);
        m_cards[i]->setPicture({});
    }
    updateLayout();
    if (!m_cards.empty()) {
        m_cards.front()->setFocus(Qt::OtherFocusReason);
    }
}

QString ChoicePage::question() const
{
    return m_question->text();
}

void ChoicePage::setPicture(const QString &id, const QImage &picture)
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cardContents[i].id == id) {
            m_cards[i]->setPicture(picture);
        }
    }
}

int ChoicePage::questionHeight() const
{
    const int gap = 2 * m_sizes.gap();
    return m_question->heightForWidth(width() - 2 * gap) - m_question->contentsMargins().top();
}

int ChoicePage::availableHeight() const
{
    const int gap = 2 * m_sizes.gap();
    const int reachable = isPortrait() ? height() * ReachablePercent / 100 : height();
    return std::min(reachable - 2 * gap, height() - questionHeight() - 3 * gap);
}

int ChoicePage::cardWidth(int columns) const
{
    const int gap = 2 * m_sizes.gap();
    const int widest = (width() - gap * (columns + 1)) / columns;
    if (!hasPicture(0)) {
        return std::min(widest, MaxLetters * m_sizes.title / 2);
    }
    // The height limits the size of pictures, too.
    const int most = availableHeight();
    int wide = std::min(widest, MinLetters * m_sizes.title);
    for (int tooWide = widest + 1; tooWide - wide > std::max(1, gap / 2);) {
        const int between = (wide + tooWide) / 2;
        (cardsHeight(columns, between) <= most ? wide : tooWide) = between;
    }
    return wide;
}

int ChoicePage::cardsHeight(int columns, int wide) const
{
    const int gap = 2 * m_sizes.gap();
    int sum = 0;
    int row = 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        row = std::max(row, m_cards[i]->heightFor(wide, hasPicture(i)));
        const bool last = i + 1 == m_cards.size();
        if (last || (i + 1) % static_cast<std::size_t>(columns) == 0) {
            sum += row + (last ? 0 : gap);
            row = 0;
        }
    }
    return sum;
}

/// Returns the number of columns with the widest cards that fit, preferring fewer rows.
int ChoicePage::bestColumnCount() const
{
    const int count = std::max(1, static_cast<int>(m_cards.size())); // avoids 0 columns
    constexpr int FewCards = 4;
    constexpr double Much = 1.15; // the gain in width that justifies another row
    int best = count;
    double widest = 0;
    for (int columns = count; columns >= 1; --columns) {
        const bool alone = count <= FewCards && count % columns != 0; // fewer cards in the last row
        const int wide = cardWidth(columns);
        if (!alone && wide > Much * widest && cardsHeight(columns, wide) <= availableHeight()) {
            widest = wide;
            best = columns;
        }
    }
    return best;
}

void ChoicePage::updateLayout()
{
    m_isLayoutValid = !isHidden(); // otherwise laid out by showEvent()
    if (m_cards.empty() || width() <= 0 || !m_isLayoutValid) {
        return;
    }
    FocusStyle::updateAccentSpace(*m_question); // the language may just have changed
    fitSizes();
    const int gap = 2 * m_sizes.gap();
    const int columns = bestColumnCount();
    const int wide = cardWidth(columns);
    const int question = questionHeight();
    const int accents = m_question->contentsMargins().top();
    const int free = height() - question - gap - cardsHeight(columns, wide);
    // On a portrait screen, the cards are at the bottom, within the reach of a wheelchair user.
    int y = std::max(gap / 2, isPortrait() ? free - gap : free / 2);
    m_question->setGeometry(gap, y - accents, width() - 2 * gap, question + accents);
    y += question + gap;
    for (std::size_t first = 0; first < m_cards.size();
         first += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(m_cards.size(), first + static_cast<std::size_t>(columns));
        const int inRow = static_cast<int>(end - first);
        int high = 0;
        for (std::size_t i = first; i < end; ++i) {
            high = std::max(high, m_cards[i]->heightFor(wide, hasPicture(i)));
        }
        int x = (width() - inRow * wide - (inRow - 1) * gap) / 2;
        for (std::size_t i = first; i < end; ++i) {
            m_cards[i]->setGeometry(x, y, wide, high);
            x += wide + gap;
        }
        y += high + gap;
    }
}

void ChoicePage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void ChoicePage::resizeEvent(QResizeEvent *)
{
    updateLayout();
}

void ChoicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isLayoutValid) {
        updateLayout();
    }
}

} // namespace doublets
