// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace doublets {

/// A horizontal layout for widgets such as buttons, which continues in further rows if a single row
/// is too narrow for all items. A stretch moves the items that follow in the same row to the right.
class WrappingRow final : public QLayout
{
public:
    WrappingRow() = default;

    /// Adds a stretch after the existing items.
    void addStretch();

    /// Adds an item after the existing items. Takes ownership of `item`.
    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    using Items = std::vector<QLayoutItem *>;

    /// Returns the visible items of each row in a layout that is `width` pixels wide.
    [[nodiscard]] std::vector<Items> rowsFor(int width) const;
    [[nodiscard]] int gap() const;
    [[nodiscard]] int widthOf(const Items &row) const;
    [[nodiscard]] static int heightOf(const Items &row);
    void placeRow(const Items &row, const QRect &rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace doublets
