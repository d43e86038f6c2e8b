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

/// Something to choose: a picture where there is one, a title, and a line beneath it.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceCard(QWidget *parent);

    void setWords(const QString &title, const QString &line);
    void setPicture(const QImage &picture);
    void setSizes(const DisplaySizes &sizes);
    /// As high as its words and its picture need at that width.
    [[nodiscard]] int heightFor(int width, bool pictured) const;
    /// Whether no word is wider than that.
    [[nodiscard]] bool hasRoomIn(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// Of its words, broken into lines.
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
    mutable std::map<int, WordSizes> m_wordSizes; ///< by width: a page asks often, with few widths
};

/// A question over the whole display, answered by a touch on one of some cards.
class ChoicePage : public QWidget
{
    Q_OBJECT

public:
    struct Card
    {
        QString id;
        QString title;
        QString line;
        bool pictured = false; ///< a picture of it comes, sooner or later
    };

    ChoicePage(const QString &name, QWidget *parent);

    void setSizes(const DisplaySizes &sizes);
    void showCards(const QString &question, const std::vector<Card> &cards);
    void setPicture(const QString &id, const QImage &picture);

Q_SIGNALS:
    void chosen(const QString &id);
    void backRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void place();
    /// In the largest letters with which all has room.
    void findSizes();
    void applySizes(const DisplaySizes &sizes);
    /// The width of a card with that many side by side.
    [[nodiscard]] int cardWidth(int columns) const;
    [[nodiscard]] int heightWith(int columns, int wide) const;
    /// The height of the row with the button that leads back.
    [[nodiscard]] int foot() const;
    /// For the cards, under the question.
    [[nodiscard]] int room() const;
    [[nodiscard]] int bestColumns() const;

    QLabel *m_question;
    SymbolButton *m_back;
    std::vector<Card> m_wanted;
    std::vector<ChoiceCard *> m_cards;
    DisplaySizes m_given;
    DisplaySizes m_sizes; ///< that there is room for
    bool m_isPlaced = false;
};

} // namespace doublets
