// SPDX-License-Identifier: MIT
#include "panels/theme/theme.h"

#include "panels/theme/focus_style.h"
#include "panels/theme/touch_style.h"
#include "table/fonts/fonts.h"

#include <QApplication>
#include <QMenu>
#include <QPalette>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets::theme {

namespace {

constexpr QColor Yellow(0xff, 0xe0, 0x00);
constexpr QColor DarkBlue(0x00, 0x3a, 0x80);

constexpr Colours Gallery{.wall = QColor(0x24, 0x1b, 0x15),
                          .panel = QColor(0x2f, 0x24, 0x1c),
                          .ivory = QColor(0xf1, 0xe8, 0xd6),
                          .faded = QColor(0xc2, 0xb1, 0x97),
                          .brass = QColor(0xc9, 0xa2, 0x5a),
                          .paper = QColor(0xf4, 0xed, 0xdf),
                          .ink = QColor(0x2a, 0x1d, 0x14),
                          .fadedInk = QColor(0x6a, 0x55, 0x43),
                          .rubric = QColor(0x8a, 0x2c, 0x1c),
                          .ring = QColor(0xff, 0xd8, 0x7a),
                          .ringEdge = QColor(0x2a, 0x1d, 0x14),
                          .black = QColor(0x2a, 0x1d, 0x14)};

constexpr Colours BlackAndWhite{.wall = QColor(0x00, 0x00, 0x00),
                                .panel = QColor(0x00, 0x00, 0x00),
                                .ivory = QColor(0xff, 0xff, 0xff),
                                .faded = QColor(0xe6, 0xe6, 0xe6),
                                .brass = Yellow,
                                .paper = QColor(0xff, 0xff, 0xff),
                                .ink = QColor(0x00, 0x00, 0x00),
                                .fadedInk = QColor(0x33, 0x33, 0x33),
                                .rubric = QColor(0x80, 0x00, 0x00),
                                .ring = Yellow,
                                .ringEdge = QColor(0x00, 0x00, 0x00),
                                .black = QColor(0x00, 0x00, 0x00)};

/// The colours of high contrast with dark pages.
constexpr Colours WhiteOnBlack{.wall = QColor(0x00, 0x00, 0x00),
                               .panel = QColor(0x00, 0x00, 0x00),
                               .ivory = QColor(0xff, 0xff, 0xff),
                               .faded = QColor(0xe6, 0xe6, 0xe6),
                               .brass = DarkBlue,
                               .paper = QColor(0x00, 0x00, 0x00),
                               .ink = QColor(0xff, 0xff, 0xff),
                               .fadedInk = QColor(0xe6, 0xe6, 0xe6),
                               .rubric = QColor(0xff, 0xff, 0xd0),
                               .ring = Yellow,
                               .ringEdge = QColor(0x00, 0x00, 0x00),
                               .black = QColor(0x00, 0x00, 0x00)};

Colours current = Gallery;
Contrast currentContrast = Contrast::Normal;

double luminance(const QColor &colour)
{
    const auto linear = [](float x) {
        return x <= 0.04045F ? static_cast<double>(x) / 12.92
                             : std::pow((static_cast<double>(x) + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrastOf(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QString styleSheet()
{
    // The style sheet contains only styles that a palette cannot express: brass lines and menus.
    return uR"(
        QToolBar { background: %1; border: none; padding: 0; spacing: 0; }
        QMenuBar { background: %1; color: %3; padding: 2px; }
        QMenuBar::item { background: transparent; padding: 4px 9px; }
        QMenuBar::item:selected { background: %8; color: %9; }
        QMenu { background: %2; color: %3; border: 1px solid %4; padding: 4px; }
        QMenu::item { padding: 5px 26px 5px 24px; }
        QMenu[touchOperated="true"]::item { min-height: 34px; } /* 44 with its padding */
        QMenu::item:selected { background: %4; color: %5; }
        QMenu::item:disabled { color: %6; }
        QMenu::separator { height: 1px; background: %6; margin: 4px 8px; }
        QDockWidget::title { background: %1; padding: 6px 9px; }
        QMainWindow::separator { background: %1; width: 5px; height: 5px; }
        QToolTip { background: %7; color: %5; border: 1px solid %4; padding: 3px; }
    )"_s.arg(Wall.name(), Panel.name(), Ivory.name(), Brass.name(), Ink.name(),
             Faded.darker(150).name(), Paper.name(),
             currentContrast != Contrast::Normal ? Brass.name() : Panel.name(),
             currentContrast != Contrast::Normal ? Ink.name() : Ivory.name());
}

} // namespace

const QColor &Wall = current.wall;
const QColor &Panel = current.panel;
const QColor &Ivory = current.ivory;
const QColor &Faded = current.faded;
const QColor &Brass = current.brass;
const QColor &Paper = current.paper;
const QColor &Ink = current.ink;
const QColor &FadedInk = current.fadedInk;
const QColor &Rubric = current.rubric;
const QColor &Ring = current.ring;
const QColor &RingEdge = current.ringEdge;
const QColor &Black = current.black;

Contrast contrast()
{
    return currentContrast;
}

bool isDark(const QColor &background)
{
    constexpr double Middle = 0.18; // the luminance with equal contrast to black and white
    return luminance(background) < Middle;
}

bool hasHighContrast(const QPalette &palette)
{
    constexpr double Nearly = 19; // at most 21; light palettes with grey windows reach 18
    return contrastOf(palette.windowText().color(), palette.window().color()) >= Nearly &&
           contrastOf(palette.text().color(), palette.base().color()) >= Nearly &&
           contrastOf(palette.buttonText().color(), palette.button().color()) >= Nearly;
}

Colours coloursFor(Contrast contrast, const QPalette &desktop)
{
    if (contrast == Contrast::Normal) {
        return Gallery;
    }
    if (!hasHighContrast(desktop)) {
        return contrast == Contrast::HighDark ? WhiteOnBlack : BlackAndWhite;
    }
    constexpr double Enough = 7;
    const QColor window = desktop.window().color();
    const QColor words = desktop.windowText().color();
    const QColor paper = desktop.base().color();
    const QColor ink = desktop.text().color();
    const QColor chosen = desktop.highlight().color();
    const QColor link = desktop.link().color();
    // Selected text is drawn in the text colour.
    const bool isMark = contrastOf(chosen, ink) >= Enough && contrastOf(chosen, window) >= 3;
    return {.wall = window,
            .panel = window,
            .ivory = words,
            .faded = words,
            .brass = isMark                 ? chosen
                     : luminance(ink) < 0.5 ? Yellow
                                            : DarkBlue,
            .paper = paper,
            .ink = ink,
            .fadedInk = ink,
            .rubric = contrastOf(link, paper) >= Enough ? link : ink,
            .ring = words,
            .ringEdge = window,
            .black = Qt::black};
}

QPalette paletteFrom(const Colours &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.panel);
    palette.setColor(QPalette::WindowText, colours.ivory);
    palette.setColor(QPalette::Base, colours.paper);
    palette.setColor(QPalette::AlternateBase, colours.paper.darker(104));
    palette.setColor(QPalette::Text, colours.ink);
    palette.setColor(QPalette::PlaceholderText, colours.fadedInk);
    palette.setColor(QPalette::Button, colours.panel.lighter(125));
    palette.setColor(QPalette::ButtonText, colours.ivory);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, colours.brass);
    palette.setColor(QPalette::HighlightedText, colours.ink);
    palette.setColor(QPalette::Link, colours.rubric);
    palette.setColor(QPalette::LinkVisited, colours.rubric);
    palette.setColor(QPalette::ToolTipBase, colours.paper);
    palette.setColor(QPalette::ToolTipText, colours.ink);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, colours.faded.darker(150));
    }
    palette.setColor(QPalette::Disabled, QPalette::Text, colours.fadedInk.lighter(140));
    return palette;
}

QPalette desktopPalette()
{
    static const QPalette given = QGuiApplication::palette(); // before apply() replaces it
    return given;
}

void apply(QApplication &application, Contrast contrast)
{
    const QPalette desktop = desktopPalette();
    const bool first = application.styleSheet().isEmpty();
    if (!first && contrast == currentContrast) {
        return;
    }
    currentContrast = contrast;
    current = coloursFor(contrast, desktop);
    if (first) {
        QApplication::setStyle(new TouchStyle(new FocusStyle)); // owned by the application
        fonts::load();
    }
    QApplication::setPalette(paletteFrom(current));
    application.setStyleSheet(styleSheet());
    if (!first) {
        for (QWidget *widget : QApplication::allWidgets()) {
            QEvent changed(colourChangeEventType());
            QCoreApplication::sendEvent(widget, &changed);
            widget->update();
        }
    }
}

void setTouchOperated(QMenu &menu, bool isTouchOperated)
{
    menu.setProperty("touchOperated", isTouchOperated);
    menu.style()->unpolish(&menu);
    menu.style()->polish(&menu);
    QEvent changed(QEvent::StyleChange); // makes the menu lay out its rows again
    QCoreApplication::sendEvent(&menu, &changed);
}

QEvent::Type colourChangeEventType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace doublets::theme
