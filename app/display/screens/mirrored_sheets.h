// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <array>

class QWidget;

namespace doublets {

/// A sheet that is shown twice for two players face to face: upright at the lower edge of the
/// screen, and turned at the upper edge. Only the upright sheet takes the keyboard focus.
template<typename Sheet> class MirroredSheets
{
public:
    explicit MirroredSheets(QWidget *parent)
        : m_sheets{new Sheet(parent), new Sheet(parent)} // owned by the parent
    {
        opposite().setTurned(true);
    }

    /// Sets whether the sheet is shown to two players face to face. Defaults to false.
    void setMirrored(bool faced)
    {
        m_faced = faced;
        if (!faced) {
            opposite().hide();
        }
    }
    [[nodiscard]] bool isFaced() const { return m_faced; }
    [[nodiscard]] Sheet &upright() const { return *m_sheets[0]; }
    [[nodiscard]] Sheet &opposite() const { return *m_sheets[1]; }

    /// Calls `act` for both sheets, even if only one is in use.
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
    /// Centres the sheet in `room`, or each of the two sheets in its player's half.
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
