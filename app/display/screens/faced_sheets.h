// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <array>

class QWidget;

namespace doublets {

/// A sheet of the display. Where two sit face to face it is there twice, at the edge of each, and
/// turned towards them. Keys go to the upright one.
template<typename Sheet> class FacedSheets
{
public:
    explicit FacedSheets(QWidget *parent)
        : m_sheets{new Sheet(parent), new Sheet(parent)} // the parent owns them
    {
        opposite().setTurned(true);
    }

    /// Whether two read it, from both edges.
    void setFaced(bool faced)
    {
        m_faced = faced;
        if (!faced) {
            opposite().hide();
        }
    }
    [[nodiscard]] bool isFaced() const { return m_faced; }
    [[nodiscard]] Sheet &upright() const { return *m_sheets[0]; }
    [[nodiscard]] Sheet &opposite() const { return *m_sheets[1]; }

    /// Both, also where nobody sits opposite.
    template<typename Do> void each(const Do &act) const
    {
        for (Sheet *sheet : m_sheets) {
            act(*sheet);
        }
    }
    void setVisible(bool visible) const
    {
        upright().setVisible(visible);
        opposite().setVisible(visible && m_faced);
    }
    void raise() const
    {
        each([](Sheet &sheet) { sheet.raise(); });
    }
    /// In the middle of it; or each in the half of its reader.
    void placeIn(const QRect &room) const
    {
        const int half = room.height() / 2;
        upright().placeIn(m_faced ? room.adjusted(0, half, 0, 0) : room);
        opposite().placeIn(room.adjusted(0, 0, 0, half - room.height()));
    }

private:
    std::array<Sheet *, 2> m_sheets;
    bool m_faced = false;
};

} // namespace doublets
