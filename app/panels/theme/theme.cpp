// SPDX-License-Identifier: MIT
#include "panels/theme/theme.h"

#include "panels/theme/finger_style.h"
#include "panels/theme/focus_style.h"
#include "table/letters/letters.h"

#include <QApplication>
#include <QPalette>

using namespace Qt::StringLiterals;

namespace doublets::theme {

namespace {

QPalette palette()
{
    QPalette colours;
    colours.setColor(QPalette::Window, Panel);
    colours.setColor(QPalette::WindowText, Ivory);
    colours.setColor(QPalette::Base, Paper);
    colours.setColor(QPalette::AlternateBase, Paper.darker(104));
    colours.setColor(QPalette::Text, Ink);
    colours.setColor(QPalette::PlaceholderText, FadedInk);
    colours.setColor(QPalette::Button, Panel.lighter(125));
    colours.setColor(QPalette::ButtonText, Ivory);
    colours.setColor(QPalette::BrightText, Qt::white);
    colours.setColor(QPalette::Highlight, Brass);
    colours.setColor(QPalette::HighlightedText, Ink);
    colours.setColor(QPalette::Link, Rubric);
    colours.setColor(QPalette::LinkVisited, Rubric);
    colours.setColor(QPalette::ToolTipBase, Paper);
    colours.setColor(QPalette::ToolTipText, Ink);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText}) {
        colours.setColor(QPalette::Disabled, role, Faded.darker(150));
    }
    colours.setColor(QPalette::Disabled, QPalette::Text, FadedInk.lighter(140));
    return colours;
}

QString styleSheet()
{
    // Only what a palette cannot say: hairlines of brass, and a focus that is seen from afar.
    return uR"(
        QToolBar { background: %1; border: none; padding: 0; spacing: 0; }
        QMenuBar { background: %1; color: %3; padding: 2px; }
        QMenuBar::item { background: transparent; padding: 4px 9px; }
        QMenuBar::item:selected { background: %2; }
        QMenu { background: %2; color: %3; border: 1px solid %4; padding: 4px; }
        QMenu::item { padding: 5px 26px 5px 24px; }
        QMenu::item:selected { background: %4; color: %5; }
        QMenu::item:disabled { color: %6; }
        QMenu::separator { height: 1px; background: %6; margin: 4px 8px; }
        QDockWidget::title { background: %1; padding: 6px 9px; }
        QMainWindow::separator { background: %1; width: 5px; height: 5px; }
        QTextBrowser, QListView { background: %7; color: %5; border: none; }
        QToolTip { background: %7; color: %5; border: 1px solid %4; padding: 3px; }
    )"_s.arg(Wall.name(), Panel.name(), Ivory.name(), Brass.name(), Ink.name(),
             Faded.darker(150).name(), Paper.name());
}

} // namespace

void apply(QApplication &application)
{
    QApplication::setStyle(new FingerStyle(
        new FocusStyle(QColor(0xff, 0xd8, 0x7a), Ink))); // the application owns both
    QApplication::setPalette(palette());
    letters::load();
    application.setStyleSheet(styleSheet());
}

} // namespace doublets::theme
