// SPDX-License-Identifier: MIT
#include "table/fonts/fonts.h"

#include "table/fonts/embedded_families.h"
#include "table/fonts/lining_figures.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace Qt::StringLiterals;

// Q_INIT_RESOURCE must be used outside any namespace.
static void initFonts()
{
#ifdef DOUBLETS_HAS_FONTS
    Q_INIT_RESOURCE(fonts);
#endif
}

namespace doublets::fonts {

namespace {

constexpr qreal WideSpacing = 107; ///< letter spacing for dyslexia, in per cent
constexpr int MinCaption = 17;
constexpr int MaxCaption = 56;
constexpr int Narrow = 4; ///< EB Garamond is narrow and has a small x-height

// The reference size for wall displays; the sizes below are in its pixels.
constexpr QSize Wall(1920, 1080);
constexpr int WallLine = 48;    ///< minimum line height; legible at 8 m on a picture 2 m wide
constexpr int WallCaption = 84; ///< long sentences are set at 0.6 of this size, which is still
                                ///< `WallLine` high
constexpr int WallText = 48;
constexpr double WallFactor = 2.2;

/// Scales `pixels` from `Wall` to a window of the given size.
int onWall(int pixels, const QSize &window)
{
    return std::min(window.height() * pixels / Wall.height(),
                    window.width() * pixels / Wall.width());
}

struct State
{
    QStringList families; ///< in order of preference; Qt falls back to the next for a missing glyph
    int defaultSize = 0;  ///< 0 until measured
    TextSizes sizes;
    bool forWall = false;
    std::atomic<Typeface> typeface = Typeface::Garamond;
};

/// Returns the global state, which matches the application-wide QApplication::font().
State &state()
{
    static State state;
    return state;
}

void loadFontFiles()
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

/// Returns the largest size of captions and text that leaves the window enough lines of sufficient
/// length.
int mostText(const QSize &window)
{
    constexpr double Lines = 14;
    constexpr double Width = 18.8; // 200% in windows 640 pixels wide
    return static_cast<int>(std::min(window.height() / Lines, window.width() / Width));
}

/// Returns the minimum size of a touch target: a finger's breadth on a small screen, growing with
/// the window because larger screens are used from farther away.
int pressFor(const QSize &window)
{
    return std::max(MinControlSize,
                    std::min(window.height() * 44 / 800, window.width() * 44 / 1280));
}

} // namespace

TextSizes sizesFor(const QSize &window, int percent, int defaultSize)
{
    constexpr double MinShare = 0.7;
    const int caption =
        std::clamp(std::min(window.height() / 40, window.width() / 60), MinCaption, MaxCaption);
    const double text = std::max(static_cast<double>(defaultSize), MinShare * caption);
    const double factor = std::clamp(mostText(window) / std::max<double>(text, caption), 1.0,
                                     std::max(1.0, percent / 100.0));
    const int largeCaption = qRound(caption * factor);
    return {largeCaption,
            static_cast<int>(std::ceil(std::max(text * factor, MinShare * largeCaption))),
            pressFor(window), factor};
}

TextSizes wallSizes(const QSize &window)
{
    const TextSizes defaultSize = sizesFor(window, 100, defaultTextPixels());
    return {std::max(onWall(WallCaption, window), defaultSize.caption),
            std::max(onWall(WallText, window), defaultSize.text), defaultSize.minControlSize,
            WallFactor, true};
}

int minimumWallLineHeight(const QSize &window)
{
    return onWall(WallLine, window);
}

void setForWall(bool forWall)
{
    state().forWall = forWall;
}

void load()
{
    // Without this attribute a change of the application font reaches top-level widgets only.
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    loadFontFiles();
    state().defaultSize = QFontInfo(QApplication::font()).pixelSize() + Narrow;
    state().sizes.caption = MinCaption;
    state().sizes.text = state().defaultSize;
    QApplication::setFont(textFont(state().defaultSize));
}

void setTypeface(Typeface typeface)
{
    state().typeface = typeface;
}

Typeface currentTypeface()
{
    return state().typeface;
}

QStringList preferredFamilies()
{
    const QStringList sansSerif{u"Liberation Sans"_s, u"DejaVu Sans"_s};
    switch (currentTypeface()) {
    case Typeface::Garamond:
        return {};
    case Typeface::SansSerif:
        return sansSerif;
    case Typeface::Dyslexia:
        break;
    }
    return QStringList{u"OpenDyslexic"_s} + sansSerif;
}

bool hasItalics()
{
    return state().typeface != Typeface::Dyslexia;
}

void fitToWindow(const QSize &window, int percent)
{
    setTextSizes(state().forWall ? wallSizes(window)
                                 : sizesFor(window, percent, defaultTextPixels()));
}

void setTextSizes(const TextSizes &sizes)
{
    state().sizes = sizes;
    if (const QFont font = textFont(sizes.text); QApplication::font() != font) {
        QApplication::setFont(font);
        // Font changes arrive as posted events; deliver them now to avoid painting the board once
        // at an outdated size.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange);
    }
}

TextSizes currentSizes()
{
    return state().sizes;
}

int defaultTextPixels()
{
    if (state().defaultSize == 0) {
        state().defaultSize = QFontInfo(QApplication::font()).pixelSize(); // the desktop's font
    }
    return state().defaultSize - (state().typeface == Typeface::Garamond ? 0 : Narrow);
}

const QStringList &embeddedFamilies()
{
    return state().families;
}

void applyTypeface(QFont &font)
{
    // Set in any case, since widgets keep a spacing that the next font leaves open.
    if (state().typeface == Typeface::Dyslexia) {
        font.setLetterSpacing(QFont::PercentageSpacing, WideSpacing);
    } else {
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    }
    font.setStyleHint(state().typeface == Typeface::Garamond ? QFont::Serif : QFont::SansSerif);
}

QFont textFont(int pixels)
{
    QFont font;
    const QStringList families = preferredFamilies() + state().families;
    if (!families.isEmpty()) {
        font.setFamilies(families);
    }
    applyTypeface(font);
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

} // namespace doublets::fonts
