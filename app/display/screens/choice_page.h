// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

#include <QAbstractButton>
#include <QImage>
#include <QWidget>

#include <map>
#include <vector>

class QLabel;

namespace doublets {

class SymbolButton;

/// A card of a ChoicePage: an optional picture, a title, and a line of text below it.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceCard(QWidget *parent);

    /// Sets the title and the text below it, which may be empty.
    void setTexts(const QString &title, const QString &line);
    /// Sets the picture; a null image removes it.
    void setPicture(const QImage &picture);
    void setSizes(const DisplaySizes &sizes);
    /// Returns the height needed at `width`. `pictured`: with space for a picture.
    [[nodiscard]] int heightFor(int width, bool pictured) const;
    /// Returns true if no word is wider than the card at `width`.
    [[nodiscard]] bool hasRoomIn(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// The sizes of the wrapped texts.
    struct WordSizes
    {
        QSize title;
        QSize line;
    };
    [[nodiscard]] const WordSizes &wordsIn(int width) const;
    [[nodiscard]] QRect words(const QRect &room, int *title) const;

    QString m_line;
    QImage m_picture;
    DisplaySizes m_sizes;
    mutable std::map<int, WordSizes> m_wordSizes; ///< by width; a cache for the page's layout
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
        QString line;
        bool pictured = false; ///< whether to leave space for a picture
    };

    ChoicePage(const QString &name, QWidget *parent);

    void setSizes(const DisplaySizes &sizes);
    /// Replaces the question and the cards, and focuses the first card. Does not show the page.
    void showCards(const QString &question, const std::vector<Card> &cards);
    /// Sets the picture of the card `id`. Does nothing if there is no such card.
    void setPicture(const QString &id, const QImage &picture);

Q_SIGNALS:
    /// Emitted when the card `id` is touched.
    void chosen(const QString &id);
    void backRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void place();
    /// Applies the largest sizes with which everything fits.
    void findSizes();
    void applySizes(const DisplaySizes &sizes);
    /// Returns the width of a card with `columns` of them side by side.
    [[nodiscard]] int cardWidth(int columns) const;
    [[nodiscard]] int heightWith(int columns, int wide) const;
    /// Returns the height of the row with the Back button.
    [[nodiscard]] int foot() const;
    /// Returns the height available for the cards.
    [[nodiscard]] int room() const;
    [[nodiscard]] int bestColumns() const;

    QLabel *m_question;
    SymbolButton *m_back;
    std::vector<Card> m_cardContents;
    std::vector<ChoiceCard *> m_cards; ///< parallel to `m_cardContents`
    DisplaySizes m_preferredSizes;     ///< as set
    DisplaySizes m_sizes;              ///< reduced to fit
    bool m_isPlaced = false;           ///< false if the layout waits until the page is shown
};

} // namespace doublets
