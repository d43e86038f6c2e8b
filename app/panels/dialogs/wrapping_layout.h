// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace doublets {

/// A horizontal layout that continues in further rows if a single row is too narrow for all items.
/// A stretch moves the items that follow it in the same row to the right; only the first stretch in
/// a row has an effect. Lays out items from left to right in all languages. Ignores the contents
/// margins.
class WrappingLayout final : public QLayout
{
public:
    WrappingLayout() = default;

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
    /// Returns the space between items and between rows, in pixels: spacing() or, if that is not
    /// set, 6.
    [[nodiscard]] int gap() const;
    /// Returns the width of the items and the space between them, in pixels.
    [[nodiscard]] int widthOf(const Items &row) const;
    /// Returns the height of the tallest item, in pixels.
    [[nodiscard]] static int heightOf(const Items &row);
    /// Places the items of a row in `rect`.
    void placeRow(const Items &row, const QRect &rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace doublets
