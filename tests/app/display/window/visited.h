// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "table/board/board_scene.h"
#include "tests/app/display/window/display_fixture.h"

namespace doublets {

/// Returns the built-in catalogue.
[[nodiscard]] inline const Catalogue &builtInGames()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

/// A display in use, on which a hand can rest.
struct VisitedDisplay : DisplayFixture
{
    explicit VisitedDisplay(const QStringList &ruleSets = {})
        : DisplayFixture(builtInGames())
    {
        if (!ruleSets.isEmpty()) {
            config.ruleSets = ruleSets;
        }
        open();
    }
    static constexpr int Palm = 7; ///< id of the touch point of the resting hand
    /// Returns a sequence of touches, which the caller must commit. Waits until the page accepts
    /// presses.
    [[nodiscard]] QTest::QTouchEventSequence fingers() const
    {
        settle();
        return QTest::touchEvent(window->windowHandle(), touch.get(), false);
    }
    /// Rests the hand at `where`, in window coordinates.
    void rest(const QPoint &where) const { fingers().press(Palm, where).commit(); }
    /// Lifts the hand at `where`, in window coordinates.
    void lift(const QPoint &where) const { fingers().release(Palm, where).commit(); }
    /// Taps `where`, in window coordinates, with a finger while the hand rests.
    void tapBeside(const QPoint &where) const
    {
        fingers().stationary(Palm).press(0, where).commit();
        fingers().stationary(Palm).release(0, where).commit();
    }
    /// Taps the widget with the object name `name` with a finger while the hand rests.
    void tapBeside(const QString &name) const { tapBeside(middleOf(name)); }
    /// Returns the centre of the widget with the object name `name`, in window coordinates.
    [[nodiscard]] QPoint middleOf(const QString &name) const
    {
        const QWidget &widget = *find(name);
        return widget.mapTo(window.get(), widget.rect().center());
    }
    /// Converts a point of the board's scene to window coordinates.
    [[nodiscard]] QPoint inWindow(const QPointF &scene) const
    {
        const BoardView &board = window->board();
        return board.viewport()->mapTo(window.get(), board.mapFromScene(scene));
    }
    /// Returns the position of the man that `play` moves, in window coordinates.
    [[nodiscard]] QPoint manOf(const Play &play) const
    {
        const BoardLayout &layout = window->board().boardScene().boardLayout();
        return inWindow(layout.manCentre(play.by, play.from, 0));
    }
    [[nodiscard]] Match &match() const { return *window->match(); }
    [[nodiscard]] std::size_t actionCount() const { return match().game().history().size(); }
    [[nodiscard]] DisplayFlow::Screen screen() const { return flow().screen(); }
    /// Presses and releases a key, once the page accepts presses.
    void key(Qt::Key key) const
    {
        // KeyFilter would take a press within 2 ms of the last release for a repeat, if handling
        // the last press has taken long.
        constexpr int BetweenPresses = 4;
        QTest::qSleep(BetweenPresses);
        settle();
        QTest::keyClick(window->windowHandle(), key);
    }
};

} // namespace doublets
