// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

#include <array>

class QWidget;

namespace doublets {

/// A sheet that is shown twice for two players face to face: upright at the lower edge of the
/// screen, and rotated at the upper edge. Only the upright sheet takes the keyboard focus. `Sheet`
/// is a subclass of DisplaySheet.
template<typename Sheet> class MirroredSheets
{
public:
    explicit MirroredSheets(QWidget *parent)
        : m_sheets{new Sheet(parent), new Sheet(parent)} // owned by the parent
    {
        opposite().setRotated(true);
    }

    /// Sets whether the sheet is shown twice. If false, hides the rotated sheet; if true, that
    /// sheet appears on the next setVisible(true). Defaults to false.
    void setMirrored(bool mirrored)
    {
        m_isMirrored = mirrored;
        if (!mirrored) {
            opposite().hide();
        }
    }
    [[nodiscard]] bool isMirrored() const { return m_isMirrored; }
    [[nodiscard]] Sheet &upright() const { return *m_sheets[0]; }
    [[nodiscard]] Sheet &opposite() const { return *m_sheets[1]; }

    /// Calls `function` for both sheets, even if only one is in use.
    template<typename Function> void forEach(const Function &function) const
    {
        for (Sheet *sheet : m_sheets) {
            function(*sheet);
        }
    }
    void setVisible(bool visible) const
    {
        upright().setVisible(visible);
        opposite().setVisible(visible && m_isMirrored);
    }
    void raise() const
    {
        forEach([](Sheet &sheet) { sheet.raise(); });
    }
    /// Centres the sheet in `availableRect`, or each of the two sheets in its player's half.
    void placeIn(const QRect &availableRect) const
    {
        const int half = availableRect.height() / 2;
        upright().placeIn(m_isMirrored ? availableRect.adjusted(0, half, 0, 0) : availableRect);
        opposite().placeIn(availableRect.adjusted(0, 0, 0, half - availableRect.height()));
    }

private:
    std::array<Sheet *, 2> m_sheets;
    bool m_isMirrored = false;
};

} // namespace doublets
