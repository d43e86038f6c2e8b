// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <array>

class QWidget;

namespace doublets {

/// A pair of identical sheets: upright() and, for the second of two players face to face,
/// opposite(), which is rotated by 180° and used only if isDuplicated() returns true. Only the
/// upright sheet takes the keyboard focus. `Sheet` is a subclass of DisplaySheet.
template<typename Sheet> class SheetPair
{
public:
    /// Creates both sheets, which are hidden and owned by `parent`.
    explicit SheetPair(QWidget *parent)
        : m_sheets{new Sheet(parent), new Sheet(parent)} // owned by the parent
    {
        opposite().setRotated(true);
    }

    /// Sets whether both sheets are used. If `duplicated` is false, hides opposite(); if it is
    /// true, the next call of setVisible(true) shows opposite() as well. Defaults to false.
    void setDuplicated(bool duplicated)
    {
        m_isDuplicated = duplicated;
        if (!duplicated) {
            opposite().hide();
        }
    }
    [[nodiscard]] bool isDuplicated() const { return m_isDuplicated; }
    [[nodiscard]] Sheet &upright() const { return *m_sheets[0]; }
    [[nodiscard]] Sheet &opposite() const { return *m_sheets[1]; }

    /// Calls `function` for both sheets, even if only one is in use.
    template<typename Function> void forEach(const Function &function) const
    {
        for (Sheet *sheet : m_sheets) {
            function(*sheet);
        }
    }
    /// Shows or hides upright() and, if both sheets are used, opposite().
    void setVisible(bool visible) const
    {
        upright().setVisible(visible);
        opposite().setVisible(visible && m_isDuplicated);
    }
    void raise() const
    {
        forEach([](Sheet &sheet) { sheet.raise(); });
    }
    /// Centres the upright sheet in `availableRect` or, if both sheets are used, each sheet in its
    /// player's half.
    void placeIn(const QRect &availableRect) const
    {
        const int half = availableRect.height() / 2;
        upright().placeIn(m_isDuplicated ? availableRect.adjusted(0, half, 0, 0) : availableRect);
        opposite().placeIn(availableRect.adjusted(0, 0, 0, half - availableRect.height()));
    }

private:
    std::array<Sheet *, 2> m_sheets;
    bool m_isDuplicated = false;
};

} // namespace doublets
