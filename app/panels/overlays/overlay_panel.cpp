// SPDX-License-Identifier: MIT
#include "panels/overlays/overlay_panel.h"

#include "panels/dialogs/grid_focus.h"
#include "panels/overlays/read_only_text_edit.h"
#include "panels/speech/accessible_role.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "panels/theme/touch_style.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int EdgeDistance = 8;  ///< minimum distance from the edges of the board, in pixels
constexpr int MinPanelText = 12; ///< minimum text size, in pixels

/// Returns whether two sizes of the board differ at most by a few lines of the caption below it.
bool isSimilar(const QSize &one, const QSize &other)
{
    constexpr int Lines = 3;
    return one.width() == other.width() &&
           qAbs(one.height() - other.height()) <= Lines * fonts::currentSizes().caption;
}

} // namespace

OverlayPanel::OverlayPanel(const QString &name, QWidget *board)
    : QFrame(board)
    , m_titleLabel(plainLabel(this))
    , m_textEdit(new ReadOnlyTextEdit(this))
    , m_column(new QVBoxLayout(this))
    , m_bottomRow(new QHBoxLayout)
    , m_buttonLayout(new QGridLayout)
{
    setObjectName(name + u"Panel"_s);
    m_titleLabel->setObjectName(name + u"Title"_s);
    m_textEdit->setObjectName(name + u"Text"_s);
    m_titleLabel->setAlignment(Qt::AlignCenter);
    m_titleLabel->setWordWrap(true);
    // Orca would read a label again after the name of the panel.
    setAccessibleRole(m_titleLabel, QAccessible::Heading);
    m_column->addWidget(m_titleLabel);
    m_column->addWidget(m_textEdit);
    m_column->addLayout(m_bottomRow);
    m_bottomRow->addLayout(m_buttonLayout);
    board->installEventFilter(this);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleRole(this, QAccessible::Dialog);
    hide();
}

QPushButton *OverlayPanel::addButton(const QString &name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(name);
    made->setAutoDefault(true); // Return clicks the focused button
    made->installEventFilter(this);
    m_buttons.push_back(made);
    return made;
}

void OverlayPanel::setSuggestedButton(QPushButton *suggested)
{
    for (QPushButton *each : m_buttons) {
        const bool isSuggested = each == suggested;
        if (each->property("suggested").toBool() != isSuggested) {
            each->setProperty("suggested", isSuggested);
            each->style()->unpolish(each); // the style sheet refers to the property
            each->style()->polish(each);
        }
    }
}

void OverlayPanel::setButtonColumns(int columns)
{
    for (QPushButton *each : m_buttons) {
        m_buttonLayout->removeWidget(each);
    }
    int nth = 0;
    for (QPushButton *each : m_buttons) {
        if (!each->isHidden()) {
            m_buttonLayout->addWidget(each, nth / columns, nth % columns);
            ++nth;
        }
    }
    // The grid has cached the sizes of its last layout.
    layout()->invalidate();
    layout()->activate();
}

void OverlayPanel::setTexts(const QString &title, const QString &text)
{
    m_titleLabel->setText(title);
    m_textEdit->setText(text);
    m_textEdit->setAccessibleName(title);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

void OverlayPanel::showWithText(const QString &title, const QString &text)
{
    setTexts(title, text);
    showInFront();
}

void OverlayPanel::showWithoutFocus()
{
    show();
    updatePlacement();
    raise();
}

void OverlayPanel::showInFront()
{
    showWithoutFocus();
    // The focus does not go to a button, because the user may still be pressing keys of the game.
    setFocus(Qt::OtherFocusReason);
}

void OverlayPanel::setTextSize(int pixels)
{
    const int gap = pixels / 2;
    // A low board leaves no space for wide margins.
    const int boardHeight = parentWidget()->height();
    const bool isVeryLow = m_isBar || boardHeight < pixels * 12;
    const int edge = isVeryLow ? gap / 2 : boardHeight < pixels * 30 ? gap : 2 * gap;
    layout()->setContentsMargins(edge + gap, edge, edge + gap, edge);
    const int spacing =
        isVeryLow ? pixels / 5
                  : qMax(style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing), pixels / 3);
    layout()->setSpacing(spacing);
    m_buttonLayout->setSpacing(spacing);
    const int padding = isVeryLow ? gap / 3 : gap * 3 / 4; // above and below the text of buttons
    const QString sheet =
        uR"(
        doublets--OverlayPanel { background: %1; border: 2px solid %2; border-radius: %3px; }
        QLabel { color: %4; background: transparent; }
        QPushButton { background: %5; color: %6; border: 1px solid %2; border-radius: %7px;
                      padding: %10px %8px; }
        QPushButton:hover { background: %9; }
        QPushButton[suggested="true"] { background: %13; color: %4; border-color: %4; }
        QPushButton:disabled { color: %11; background: %12; }
    )"_s.arg(theme::Paper.name(), theme::Brass.name(), QString::number(gap), theme::Ink.name(),
             theme::Panel.name(), theme::Ivory.name(), QString::number(gap / 2),
             QString::number(gap), theme::Panel.lighter(140).name(), QString::number(padding),
             theme::FadedInk.name(), theme::Faded.name(), theme::Ring.name()) +
        // Without arrows, which would leave no space for the handle beside a few lines.
        uR"(
        QScrollBar { background: %1; border: 1px solid %2; width: %3px; }
        QScrollBar::handle { background: %2; border: 3px solid %1; min-height: %3px; }
        QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
    )"_s.arg(theme::Paper.name(), theme::FadedInk.name(),
             QString::number(style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this))) +
        // The focused button keeps its size, because the usual focus ring would cross its text.
        uR"(
        QPushButton:focus { border: 3px solid %1; padding: %2px %3px; outline: none;
                            background: %4; color: %1; }
    )"_s.arg(theme::Ink.name(), QString::number(padding - 2), QString::number(gap - 2),
             theme::Ring.name());
    if (sheet != styleSheet()) { // parsing style sheets is slow
        setStyleSheet(sheet);
    }
    // After setting the style sheet, which resets the fonts.
    // Enlarged titles grow less than their texts.
    const fonts::TextSizes sizes = fonts::currentSizes();
    const qreal factor = sizes.isEnlarged() ? sizes.factor : 1;
    const qreal titleFactor = 1 + (m_titleFactor - 1) / (factor * factor);
    m_titleLabel->setFont(fonts::titleFont(qRound(pixels * titleFactor)));
    m_textEdit->setFont(fonts::textFont(pixels));
    // Buttons are lower on a low board, to cover less of it.
    constexpr int ButtonsOfABoard = 14;
    const int least = qMin(sizes.minControlSize, qMax(TouchStyle::MinControlSize,
                                                      parentWidget()->height() / ButtonsOfABoard));
    for (QPushButton *each : m_buttons) {
        each->setFont(fonts::textFont(pixels));
        each->setMinimumHeight(least);
    }
}

QSize OverlayPanel::sizeForWidth(int width) const
{
    const int wide = qMax(width, layout()->totalMinimumSize().width());
    return {wide, layout()->totalHeightForWidth(wide)};
}

void OverlayPanel::updatePlacement()
{
    if (isHidden() || m_isUpdating) {
        return;
    }
    const QScopedValueRollback guard(m_isUpdating, true); // reserving a strip refits the board
    int pixels = fonts::currentSizes().caption;
    const int threeQuarters = (pixels * 3 + 3) / 4; // or a little more
    int smallest = qMin(pixels, qMax(MinPanelText, threeQuarters));
    if (m_isTextSizeFixed && !fonts::currentSizes().isEnlarged()) {
        constexpr int LinesOfABoard = 25;
        smallest = qBound(smallest, parentWidget()->height() / LinesOfABoard, pixels);
        pixels = smallest;
    }
    if (m_stripReserver && (m_isBarPreferred || isBarSettled())) {
        placeBar(pixels);
        return;
    }
    setBar(false);
    setTextSize(pixels);
    const bool isPlaced = tryProviders(pixels, m_stripReserver ? pixels : smallest);
    m_isPlaced = isPlaced && m_keepsPosition;
    if (!isPlaced && m_stripReserver) {
        placeBar(pixels);
    } else if (!isPlaced) {
        placeInCentre(pixels);
    }
}

bool OverlayPanel::isBarSettled() const
{
    return m_isBar && isSimilar(m_barBoardSize, parentWidget()->size()) &&
           m_barTextSizes == fonts::currentSizes();
}

void OverlayPanel::setBar(bool isBar)
{
    if (isBar == m_isBar) {
        return;
    }
    m_isBar = isBar;
    m_isPlaced = false;
    m_barHeight = 0;
    m_titleLabel->setAlignment(isBar ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    if (isBar) {
        m_column->removeWidget(m_titleLabel);
        m_bottomRow->insertWidget(0, m_titleLabel, 1);
    } else {
        m_bottomRow->removeWidget(m_titleLabel);
        m_column->insertWidget(0, m_titleLabel);
        m_stripReserver(0);
    }
}

void OverlayPanel::placeBar(int pixels)
{
    setBar(true);
    const QSize board = parentWidget()->size();
    constexpr int Lines = 2;
    m_textEdit->setLineLimit(Lines);
    const int smallest = (pixels * 3 + 3) / 4;
    const auto tryToFit = [&](int columns) {
        for (int textSize = pixels; textSize >= smallest; --textSize) {
            setTextSize(textSize);
            setButtonColumns(columns);
            if (layout()->totalMinimumSize().width() <= board.width()) {
                return true;
            }
        }
        return false;
    };
    if (!tryToFit(m_maximumColumns)) {
        tryToFit(1);
    }
    if (!isBarSettled()) {
        m_barHeight = 0;
        m_barBoardSize = board;
        m_barTextSizes = fonts::currentSizes();
    }
    // The bar does not become lower for a shorter text, so that the board keeps its size.
    m_barHeight = qMax(m_barHeight, sizeForWidth(board.width()).height());
    m_stripReserver(m_barHeight);
    setGeometry(0, board.height() - m_barHeight, board.width(), m_barHeight);
}

bool OverlayPanel::tryProviders(int pixels, int smallest)
{
    if (m_stripReserver || !fonts::currentSizes().isEnlarged()) {
        return tryPlaces(pixels, smallest, false);
    }
    const std::array sizes{pixels, (pixels + smallest) / 2, smallest}; // more would take too long
    return std::ranges::any_of(sizes, [&](int size) { return tryPlaces(size, size, true); });
}

bool OverlayPanel::tryPlaces(int pixels, int smallest, bool scrolls)
{
    for (const int lines : scrolls ? std::vector{0, 4, 3, 2} : std::vector{0}) {
        m_textEdit->setLineLimit(lines);
        if (m_isPlaced && keepPlace(m_constraintProviders.back()())) {
            return true;
        }
        for (const auto &provider : m_constraintProviders) {
            const OverlayConstraints constraints = provider();
            for (int textSize = pixels; textSize >= smallest; --textSize) {
                setTextSize(textSize);
                if (placeOutside(constraints, textSize)) {
                    return true;
                }
            }
        }
    }
    m_textEdit->setLineLimit(0);
    return false;
}

void OverlayPanel::placeInCentre(int pixels)
{
    const QSize maximum = parentWidget()->size() - QSize(2 * EdgeDistance, 2 * EdgeDistance);
    QSize wanted;
    const auto tryToFit = [&](int lines, int smallest) {
        m_textEdit->setLineLimit(lines);
        wanted = fitWithin(maximum, pixels, smallest);
        return wanted.boundedTo(maximum) == wanted;
    };
    // Text that the user has enlarged scrolls rather than shrinks.
    const auto lineLimits =
        fonts::currentSizes().isEnlarged() ? std::vector{0, 6, 5, 4, 3, 2} : std::vector{0};
    if (std::ranges::none_of(lineLimits, [&](int lines) { return tryToFit(lines, pixels); })) {
        // On a very small board, a smaller font is better than clipped text.
        constexpr int MinPixels = 11;
        tryToFit(lineLimits.back(), qMin(pixels, MinPixels));
    }
    QRect where(QPoint(), wanted.boundedTo(maximum));
    where.moveCenter(parentWidget()->rect().center());
    setGeometry(where);
}

QSize OverlayPanel::fitWithin(const QSize &maximum, int pixels, int smallest)
{
    // Increase the width first, then reduce the font.
    QSize size;
    for (int textSize = pixels; textSize >= smallest; --textSize) {
        setTextSize(textSize);
        setButtonColumns(m_maximumColumns);
        if (layout()->totalMinimumSize().width() > maximum.width()) {
            setButtonColumns(1);
        }
        for (const int width : {qMin(textSize * 24, maximum.width()), maximum.width()}) {
            size = sizeForWidth(width);
            if (size.boundedTo(maximum) == size) {
                return size;
            }
        }
    }
    return size;
}

bool OverlayPanel::keepPlace(const OverlayConstraints &constraints)
{
    QRect place(geometry().topLeft(), sizeForWidth(width()));
    place.moveBottom(geometry().bottom());
    const auto covers = [&place](const QRect &reserved) { return place.intersects(reserved); };
    if (place.width() != width() || !parentWidget()->rect().contains(place) ||
        std::ranges::any_of(constraints.reserved, covers)) {
        return false;
    }
    setGeometry(place);
    return true;
}

bool OverlayPanel::placeOutside(const OverlayConstraints &constraints, int pixels)
{
    const QRect room =
        parentWidget()->rect().adjusted(EdgeDistance, EdgeDistance, -EdgeDistance, -EdgeDistance);
    for (const int columns : {m_maximumColumns, 1}) {
        setButtonColumns(columns);
        // In narrower panels, each line would have only one word.
        const auto widths = columns == 1 ? std::vector{pixels * 12, pixels * 9}
                                         : std::vector{pixels * 24, pixels * 16, 0};
        for (const int width : widths) {
            if (const auto place = findFreeRect(room, sizeForWidth(width), constraints)) {
                setGeometry(*place);
                return true;
            }
        }
    }
    return false;
}

bool OverlayPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        const bool isSettled = isBarSettled();
        const auto &resize = static_cast<const QResizeEvent &>(*event);
        m_isPlaced = m_isPlaced && isSimilar(resize.oldSize(), resize.size());
        updatePlacement();
        if (!isSettled) {
            m_barBoardSize = {}; // the board has not been fitted to its size yet
        }
    }
    if (event->type() == QEvent::KeyPress && watched->parent() == this) {
        auto *button = qobject_cast<QPushButton *>(watched);
        if (button != nullptr &&
            moveFocusByArrowKey(*m_buttonLayout, *button, *static_cast<const QKeyEvent *>(event))) {
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void OverlayPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        updatePlacement(); // the owner has already changed the texts
    }
}

void OverlayPanel::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        updatePlacement();
    }
}

void OverlayPanel::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

void OverlayPanel::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    Q_EMIT visibilityChanged();
}

void OverlayPanel::hideEvent(QHideEvent *event)
{
    m_isPlaced = false;
    if (isHidden()) { // not merely in a hidden window
        setBar(false);
    }
    QFrame::hideEvent(event);
    Q_EMIT visibilityChanged();
}

void OverlayPanel::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        dismiss();
        break;
    case Qt::Key_Space:
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Right:
    case Qt::Key_Down:
        if (!event->isAutoRepeat() && hasFocus() && !m_buttons.empty()) {
            m_buttons.front()->setFocus(Qt::TabFocusReason);
        }
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

void OverlayPanel::dismiss()
{
    hide();
    parentWidget()->setFocus(Qt::OtherFocusReason);
}

} // namespace doublets
