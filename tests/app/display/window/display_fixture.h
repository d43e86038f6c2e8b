// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"
#include "display/window/display_window.h"
#include "language/language.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"

#include "tests/app/display/all_games.h"
#include "tests/app/match/solved_odds.h"
#include "tests/app/match/test_clock.h"
#include "tests/app/table/kept_pictures.h"

#include <QAbstractButton>
#include <QTest>
#include <QWindow>

#include <cmath>
#include <memory>

namespace doublets {

/// A display without motion, whose time the test advances. Boards are painted only if
/// `paintsBoards` was set before open().
struct DisplayFixture
{
    explicit DisplayFixture(const Catalogue &games, const QSize &size = {1280, 800})
        : catalogue(games)
        , config(defaultDisplayConfig(games, languages()))
        , screen(size)
    {
        config.motionSpeed = MotionSpeed::Off;
        config.ruleSets = {QStringLiteral("cotton"), QStringLiteral("moulidars"),
                           QStringLiteral("alfonso"), QStringLiteral("fiske")};
    }

    /// Opens the window of the display and starts the display.
    void open()
    {
        clock.stop();
        installTranslator(config.languages.constFirst());
        window = std::make_unique<DisplayWindow>(
            config, catalogue, clock, [this] { return now; }, &test::solvedOdds());
        for (BoardView *board : window->findChildren<BoardView *>()) {
            board->setUpdatesEnabled(paintsBoards);
        }
        window->setPictureCache(test::keptPictures());
        window->resize(screen);
        window->show();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        window->start();
        touch.reset(QTest::createTouchDevice());
    }

    [[nodiscard]] DisplayFlow &flow() const { return window->flow(); }
    /// Returns the number of pixels per millimetre.
    [[nodiscard]] double pixelsPerMm() const
    {
        constexpr double MmPerInch = 25.4;
        return std::hypot(screen.width(), screen.height()) / (config.screenInches * MmPerInch);
    }
    template<typename T = QWidget> [[nodiscard]] T *find(const QString &name) const
    {
        return window->findChild<T *>(name);
    }
    /// Taps the centre of `widget`.
    void tap(const QWidget &widget) const
    {
        tap(widget.mapTo(window.get(), widget.rect().center()));
    }
    /// Taps the centre of the widget with the object name `name`.
    void tap(const QString &name) const { tap(*find(name)); }
    /// Waits until the page accepts presses, then taps `where`, in window coordinates.
    void tap(const QPoint &where) const
    {
        settle();
        tapAtOnce(where);
    }
    /// Taps without waiting for the page to accept presses.
    void tapAtOnce(const QPoint &where) const
    {
        QTest::touchEvent(window->windowHandle(), touch.get()).press(0, where);
        QTest::touchEvent(window->windowHandle(), touch.get()).release(0, where);
    }
    /// Waits until a new page accepts presses.
    void settle() const
    {
        if (window->isSettling()) {
            clock.advance(DisplayWindow::SettlingTime);
        }
    }
    /// Advances the clock and the time of day.
    void pass(std::chrono::milliseconds time)
    {
        now = now.addMSecs(time.count());
        clock.advance(time);
    }
    /// Starts a game as a visitor: chooses a language, a tradition and the number of players by
    /// their ids, then skips First steps.
    void begin(const QString &language, const QString &tradition, const QString &players) const
    {
        tap(window->rect().center());
        tap(QStringLiteral("choice_") + language);
        if (flow().screen() == DisplayFlow::Screen::Start) {
            tap(QStringLiteral("choice_more"));
        }
        tap(QStringLiteral("choice_") + tradition);
        tap(QStringLiteral("choice_") + players);
        tap(window->rect().center());
    }

    /// Returns the folder for screenshots from DOUBLETS_DISPLAY_PICTURES, or an empty string if no
    /// screenshots are wanted.
    [[nodiscard]] static QString screenshotFolder()
    {
        return qEnvironmentVariable("DOUBLETS_DISPLAY_PICTURES");
    }
    /// Saves a screenshot as `name`.png in screenshotFolder(), if screenshots are wanted.
    void saveScreenshot(const QString &name) const
    {
        if (!screenshotFolder().isEmpty()) {
            QTRY_VERIFY_WITH_TIMEOUT(
                !window->board().isVisible() || window->board().isPictureReady(), 60'000);
            window->grab().save(QStringLiteral("%1/%2.png").arg(screenshotFolder(), name));
        }
    }

    const Catalogue &catalogue;
    DisplayConfig config;
    QSize screen;
    mutable TestClock clock;
    QDateTime now{QDate(2026, 5, 4), QTime(11, 0)};
    std::unique_ptr<QPointingDevice> touch;
    std::unique_ptr<DisplayWindow> window;
    bool paintsBoards = false; ///< whether open() enables the painting of boards
};

} // namespace doublets
