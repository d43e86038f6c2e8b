// SPDX-License-Identifier: MIT
#include "panels/overlays/refusal_plaque.h"

#include "panels/overlays/first_steps_pointer.h"
#include "panels/overlays/overlay_panel.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

RefusalPlaque::RefusalPlaque(BoardView &board)
    : QLabel(&board)
    , m_board(board)
{
    setObjectName(u"refusalPlaque"_s);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    board.installEventFilter(this);
    board.viewport()->installEventFilter(this);
    hide();
}

void RefusalPlaque::showReason(Side reader, const QString &text, const QRectF &objectRect,
                               const std::vector<QRectF> &targets)
{
    if (text.isEmpty()) {
        return;
    }
    const int pixels = fonts::currentSizes().caption;
    setStyleSheet(u"background: %1; color: %2; border: 2px solid %3; border-radius: %4px; "
                  "padding: %4px;"_s.arg(theme::Panel.name(), theme::Ivory.name(),
                                         theme::Brass.name(), QString::number(pixels / 3)));
    setFont(fonts::textFont(pixels)); // after the style sheet, which resets the font
    setText(text);
    const QRect where = m_board.viewportTransform().mapRect(objectRect).toAlignedRect();
    OverlayConstraints constraints{pressableAreas(), where.center()};
    constraints.reserved.push_back(where);
    for (const QRectF &each : targets) {
        constraints.reserved.push_back(m_board.viewportTransform().mapRect(each).toAlignedRect());
    }
    OverlayConstraints preferred = constraints;
    for (const QRect &each : numberAreas()) {
        preferred.reserved.push_back(each);
    }
    std::optional<QRect> place = findPlace(preferred, pixels);
    if (!place) {
        place = findPlace(constraints, pixels);
    }
    setVisible(place.has_value()); // without space, only the caption explains why
    if (place) {
        setGeometry(*place);
        raise();
        m_upsideDown = {};
        if (m_board.isFaceToFace() && reader == Side::Black) {
            m_upsideDown = grab().transformed(QTransform().rotate(180));
        }
    }
}

std::optional<QRect> RefusalPlaque::findPlace(const OverlayConstraints &constraints,
                                              int pixels) const
{
    constexpr int Margin = 6; // minimum distance from the edges of the board, in pixels
    const QRect room = m_board.rect().adjusted(Margin, Margin, -Margin, -Margin);
    for (const int width : {pixels * 14, pixels * 20, pixels * 10}) {
        const int wide = std::min({width, room.width(), sizeHint().width()});
        if (const auto place = findFreeRect(room, {wide, heightForWidth(wide)}, constraints)) {
            return place;
        }
    }
    return std::nullopt;
}

void RefusalPlaque::paintEvent(QPaintEvent *event)
{
    if (m_upsideDown.isNull()) {
        QLabel::paintEvent(event);
    } else {
        QPainter(this).drawPixmap(0, 0, m_upsideDown);
    }
}

std::vector<QRect> RefusalPlaque::pressableAreas() const
{
    std::vector<QRect> areas;
    const auto add = [&](const QRectF &sceneRect) {
        areas.push_back(m_board.viewportTransform().mapRect(sceneRect).toAlignedRect());
    };
    BoardScene &scene = m_board.boardScene();
    const Marks &marks = scene.marks().marks();
    for (const DieItem *die : scene.dice()) {
        add(squareAround(die->state().centre, BoardLayout::DieSize * 1.8));
    }
    for (const Marks::Man &man : marks.playable) {
        add(squareAround(man.top, BoardLayout::ManDiameter));
    }
    for (const Marks::ThrowPrompt &each : marks.throwPrompts) {
        add(each.box);
        add(scene.marks().throwPlateRect(each.side));
    }
    for (const Side side : BothSides) {
        add(scene.nameItem(side).rect());
    }
    for (const auto *panel : m_board.findChildren<OverlayPanel *>()) {
        if (panel->isVisible()) {
            areas.push_back(panel->geometry());
        }
    }
    return areas;
}

std::vector<QRect> RefusalPlaque::numberAreas() const
{
    const MarksItem &marks = m_board.boardScene().marks();
    std::vector<QRect> areas;
    const auto add = [&](const QRectF &sceneRect) {
        areas.push_back(m_board.viewportTransform().mapRect(sceneRect).toAlignedRect());
    };
    for (const Marks::Text &each : marks.marks().numerals) {
        add(marks.numeralShape(each).boundingRect());
    }
    for (const Marks::Text &each : marks.marks().plates) {
        add(marks.plateRect(each));
    }
    if (const auto *arrow = m_board.findChild<FirstStepsPointer *>();
        arrow != nullptr && arrow->isVisible()) {
        areas.push_back(arrow->geometry());
    }
    return areas;
}

bool RefusalPlaque::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::KeyPress:
    case QEvent::Resize:
    case QEvent::LanguageChange:
        hide();
        break;
    default:
        break;
    }
    return QLabel::eventFilter(watched, event);
}

} // namespace doublets
