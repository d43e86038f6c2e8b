// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/board_sketch.h"
#include "display/screens/display_sizes.h"

#include <QAbstractButton>
#include <QImage>
#include <QWidget>

#include <map>
#include <vector>

class QLabel;

namespace doublets {

/// A card of a ChoicePage: a button with an optional picture, a title, and a text below the title.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceCard(QWidget *parent);

    /// Sets the title and the text below it, which may be empty.
    void setTexts(const QString &title, const QString &subtitle);
    /// Sets the text of a plate over the picture, which tells similar pictures apart. An empty text
    /// removes the plate.
    void setPlate(const QString &text);
    [[nodiscard]] const QString &plate() const { return m_plate; }
    /// Sets the sketch that is shown until there is a picture.
    void setSketch(const BoardSketch &sketch);
    /// Sets the picture; a null image removes it.
    void setPicture(const QImage &picture);
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    /// Sets whether the picture is shown. Defaults to true.
    void setPictureVisible(bool visible) { m_isPictureVisible = visible; }
    /// Sets the sizes of the texts and gaps. Also determines the minimum of heightFor().
    void setSizes(const DisplaySizes &sizes);
    /// Returns the height needed by a card that is `width` pixels wide, with space for a picture if
    /// `hasPicture` is true.
    [[nodiscard]] int heightFor(int width, bool hasPicture) const;
    /// Returns whether every word fits into a card that is `width` pixels wide.
    [[nodiscard]] bool fitsWidth(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// The sizes of the wrapped texts.
    struct TextExtents
    {
        QSize title;
        QSize subtitle;
    };
    [[nodiscard]] const TextExtents &textExtentsAt(int width) const;
    /// Returns the area of both texts, at the bottom of `availableRect`. Stores the height of the
    /// title in `titleHeight`, which must not be null.
    [[nodiscard]] QRect textRect(const QRect &availableRect, int *titleHeight) const;

    void paintPicture(QPainter &painter, const QRect &area) const;
    void paintPlate(QPainter &painter, const QRect &picture) const;

    QString m_subtitle;
    QString m_plate;
    BoardSketch m_sketch;
    QImage m_picture;
    bool m_isPictureVisible = true;
    DisplaySizes m_sizes;
    mutable std::map<int, TextExtents> m_textExtents; ///< cache by width
};

/// A page over the whole display that asks a question; the visitor answers by touching a card.
class ChoicePage : public QWidget
{
    Q_OBJECT

public:
    /// The content of a ChoiceCard.
    struct Card
    {
        QString id; ///< unique on the page
        QString title;
        QString subtitle;
        QString plate = {};      ///< text on a plate over the picture; may be empty
        BoardSketch sketch = {}; ///< shown until setPicture() is called; empty on a card without a
                                 ///< picture
    };

    /// Creates a hidden page. `name` becomes the object name.
    ChoicePage(const QString &name, QWidget *parent);

    /// Sets the preferred sizes, which are enlarged on a page without pictures, and reduced if the
    /// cards do not fit.
    void setSizes(const DisplaySizes &sizes);
    /// Replaces the question and the cards, and focuses the first card. The new cards have no
    /// pictures.
    void setCards(const QString &question, const std::vector<Card> &cards);
    [[nodiscard]] QString question() const;
    /// Sets the picture of the card `id`. Does nothing if there is no such card.
    void setPicture(const QString &id, const QImage &picture);

Q_SIGNALS:
    /// Emitted when the card `id` has been touched or activated with the keyboard.
    void cardChosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void updateLayout();
    /// Applies the largest sizes at which everything fits, hiding the pictures if necessary.
    void fitSizes();
    /// Applies the largest sizes at which everything fits. Returns false if not even the smallest
    /// sizes fit.
    bool reduceToFit();
    void setPicturesVisible(bool visible);
    [[nodiscard]] bool hasPicture(std::size_t card) const;
    void applySizes(const DisplaySizes &sizes);
    /// Returns the width of a card if `columns` cards are side by side.
    [[nodiscard]] int cardWidth(int columns) const;
    /// Returns the height of all rows of cards.
    [[nodiscard]] int cardsHeight(int columns, int cardWidth) const;
    /// Returns the height of the question without the space for accents, which lies in the gap
    /// above.
    [[nodiscard]] int questionHeight() const;
    [[nodiscard]] bool isPortrait() const { return height() > width(); }
    /// Returns the height available for the cards: on a portrait screen, only the part of the page
    /// that a wheelchair user can reach.
    [[nodiscard]] int availableHeight() const;
    [[nodiscard]] int bestColumnCount() const;

    QLabel *m_question;
    std::vector<Card> m_cardContents;
    std::vector<ChoiceCard *> m_cards; ///< parallel to `m_cardContents`
    DisplaySizes m_preferredSizes;     ///< as passed to setSizes()
    DisplaySizes m_sizes;              ///< reduced to fit
    bool m_arePicturesVisible = true;
    bool m_isLayoutValid = false; ///< false while the layout is postponed until the page is shown
};

} // namespace doublets
