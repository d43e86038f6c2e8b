// SPDX-License-Identifier: MIT
#include "table/letters/letters.h"

#include "table/letters/lining.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// Outside the namespace, as Q_INIT_RESOURCE wants it.
static void initFonts()
{
#ifdef DOUBLETS_HAS_FONTS
    Q_INIT_RESOURCE(fonts);
#endif
}

namespace doublets::letters {

namespace {

constexpr int LeastCaption = 17;
constexpr int MostCaption = 56;

// Of a wall of 1920 × 1080.
constexpr QSize Wall(1920, 1080);
constexpr int WallLine = 48;    ///< the least height of a line, from 8 m on 2 m
constexpr int WallCaption = 84; ///< 0.6 of it, as long sentences are set, is that high, too
constexpr int WallText = 48;
constexpr double WallFactor = 2.2;

/// That many pixels of `Wall`, in a window of that size.
int onWall(int pixels, const QSize &window)
{
    return std::min(window.height() * pixels / Wall.height(),
                    window.width() * pixels / Wall.width());
}

struct State
{
    QStringList families; ///< the first that has a letter draws it
    int usual = 0;        ///< 0: not known yet
    Sizes sizes;
    bool forWall = false;
};

/// Of the programme, as the application's font is.
State &state()
{
    static State state;
    return state;
}

void loadFaces()
{
    initFonts();
    const QDir folder(u":/fonts"_s);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const int id = QFontDatabase::addApplicationFontFromData(
            withLiningFigures(file.readAll(), "EB Garamond", "Board Roman"));
        for (const QString &family : QFontDatabase::applicationFontFamilies(id)) {
            if (!state().families.contains(family)) {
                state().families << family;
            }
        }
    }
}

/// The largest letters that leave a window lines enough, and lines long enough.
int mostText(const QSize &window)
{
    constexpr int Lines = 22;
    constexpr int Width = 30;
    return std::min(window.height() / Lines, window.width() / Width);
}

/// A finger's breadth on a small screen; on a larger one it is used from farther away.
int pressFor(const QSize &window)
{
    return std::max(LeastPress, std::min(window.height() * 44 / 800, window.width() * 44 / 1280));
}

} // namespace

Sizes sizesFor(const QSize &window, int percent, int usual)
{
    constexpr double LeastShare = 0.7;
    const int caption =
        std::clamp(std::min(window.height() / 40, window.width() / 60), LeastCaption, MostCaption);
    const double text = std::max(static_cast<double>(usual), LeastShare * caption);
    const double factor = std::clamp(mostText(window) / text, 1.0, std::max(1.0, percent / 100.0));
    const int largeCaption = qRound(caption * factor);
    return {largeCaption,
            static_cast<int>(std::ceil(std::max(text * factor, LeastShare * largeCaption))),
            pressFor(window), factor};
}

Sizes wallSizes(const QSize &window)
{
    const Sizes usual = sizesFor(window, 100, defaultPixels());
    return {std::max(onWall(WallCaption, window), usual.caption),
            std::max(onWall(WallText, window), usual.text), usual.press, WallFactor, true};
}

int leastWallLine(const QSize &window)
{
    return onWall(WallLine, window);
}

void setForWall(bool forWall)
{
    state().forWall = forWall;
}

void load()
{
    // Else a change of the application's font would reach windows alone, and none of their parts.
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    loadFaces();
    constexpr int Narrow = 4; // the period's face is narrow and small on its body
    state().usual = QFontInfo(QApplication::font()).pixelSize() + Narrow;
    state().sizes.caption = LeastCaption;
    state().sizes.text = state().usual;
    QApplication::setFont(textFont(state().usual));
}

void fit(const QSize &window, int percent)
{
    set(state().forWall ? wallSizes(window) : sizesFor(window, percent, defaultPixels()));
}

void set(const Sizes &sizes)
{
    state().sizes = sizes;
    if (QApplication::font().pixelSize() != state().sizes.text) {
        QApplication::setFont(textFont(state().sizes.text));
        // Widgets hear of it by posted events: the board would be painted once at a size that it
        // loses at once.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange);
    }
}

Sizes current()
{
    return state().sizes;
}

int defaultPixels()
{
    if (state().usual == 0) {
        state().usual = QFontInfo(QApplication::font()).pixelSize(); // in the desktop's own face
    }
    return state().usual;
}

QFont textFont(int pixels)
{
    QFont font;
    if (!state().families.isEmpty()) {
        font.setFamilies(state().families);
    }
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(pixels);
    return font;
}

QFont titleFont(int pixels)
{
    QFont font = textFont(pixels);
    font.setBold(true);
    return font;
}

QFont captionFont()
{
    return textFont(state().sizes.caption);
}

} // namespace doublets::letters
