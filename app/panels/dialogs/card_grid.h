// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace doublets {

class SourceCard;

/// An exclusive group of cards in as many columns as fit. The arrow keys move to the adjacent card.
class CardGrid : public QWidget
{
    Q_OBJECT

public:
    explicit CardGrid(QWidget *parent = nullptr);

    /// Adds a card. Takes ownership.
    void addCard(SourceCard *card);
    [[nodiscard]] const std::vector<SourceCard *> &cards() const { return m_cards; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Moves the cards to the number of columns that fits the width.
    void updateColumns();

    QGridLayout *m_grid;
    std::vector<SourceCard *> m_cards;
    int m_columns = 0;
};

} // namespace doublets
