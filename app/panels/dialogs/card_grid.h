// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace doublets {

class SourceCard;

/// Cards in as many columns as their words leave room for, all of one group: arrow keys go from one
/// to the next, as they are seen.
class CardGrid : public QWidget
{
    Q_OBJECT

public:
    explicit CardGrid(QWidget *parent = nullptr);

    /// Takes the card.
    void add(SourceCard *card);
    [[nodiscard]] const std::vector<SourceCard *> &cards() const { return m_cards; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QGridLayout *m_grid;
    std::vector<SourceCard *> m_cards;
    int m_columns = 0;
};

} // namespace doublets
