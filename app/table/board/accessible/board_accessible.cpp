// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_accessible.h"

#include "table/board/accessible/board_element.h"
#include "table/board/board_view.h"
#include "table/layout/board_layout.h"

#include <algorithm>

namespace doublets {

namespace {

QAccessibleInterface *factory(const QString &className, QObject *object)
{
    if (className != QLatin1String(BoardView::staticMetaObject.className())) {
        return nullptr;
    }
    auto *view = qobject_cast<BoardView *>(object);
    return view != nullptr ? new BoardAccessible(*view) : nullptr;
}

BoardAccessible::Listener listening = nullptr;

} // namespace

void BoardAccessible::setListener(Listener listener)
{
    listening = listener;
}

void BoardAccessible::install()
{
    QAccessible::installFactory(factory);
}

BoardAccessible::BoardAccessible(BoardView &view)
    : QAccessibleWidget(&view, QAccessible::Grouping)
    , m_view(view)
{
    const auto add = [this](BoardElement::Kind kind, int index) {
        auto *element = new BoardElement(m_view, kind, index);
        m_elements.push_back(element);
        m_ids.push_back(QAccessible::registerAccessibleInterface(element));
    };
    add(BoardElement::Kind::Status, 0);
    add(BoardElement::Kind::Dice, 0);
    for (const Side side : BothSides) {
        add(BoardElement::Kind::Player, static_cast<int>(side));
    }
    for (const Side side : BothSides) {
        add(BoardElement::Kind::Box, static_cast<int>(side));
    }
    for (int index = 0; index < PointsOnTrack; ++index) {
        add(BoardElement::Kind::Point, index);
    }
    for (const Side side : BothSides) {
        add(BoardElement::Kind::Tray, static_cast<int>(side));
    }
    m_connection =
        QObject::connect(&view, &BoardView::contentChanged, &view, [this] { announceChanges(); });
}

BoardAccessible::~BoardAccessible()
{
    QObject::disconnect(m_connection);
    for (const QAccessible::Id id : m_ids) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

QString BoardAccessible::text(QAccessible::Text what) const
{
    const QString own = QAccessibleWidget::text(what);
    return own.isEmpty() && what == QAccessible::Name ? BoardView::tr("Board") : own;
}

std::vector<BoardElement *> BoardAccessible::visibleElements() const
{
    std::vector<BoardElement *> here;
    if (isValid()) {
        std::copy_if(m_elements.begin(), m_elements.end(), std::back_inserter(here),
                     [](const BoardElement *element) { return element->isExposed(); });
    }
    return here;
}

std::vector<QAccessibleInterface *> BoardAccessible::panels() const
{
    std::vector<QAccessibleInterface *> here;
    if (isValid()) {
        // Widgets without an accessible name are decorative or belong to the view.
        for (QWidget *each :
             m_view.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (each->isVisible() && each != m_view.viewport() &&
                !each->accessibleName().isEmpty()) {
                here.push_back(QAccessible::queryAccessibleInterface(each));
            }
        }
    }
    return here;
}

std::vector<QAccessibleInterface *> BoardAccessible::children() const
{
    const auto elements = visibleElements();
    std::vector<QAccessibleInterface *> all(elements.begin(), elements.end());
    const auto above = panels();
    all.insert(all.end(), above.begin(), above.end());
    return all;
}

int BoardAccessible::childCount() const
{
    return static_cast<int>(children().size());
}

QAccessibleInterface *BoardAccessible::child(int index) const
{
    const auto here = children();
    return index >= 0 && index < static_cast<int>(here.size())
               ? here[static_cast<std::size_t>(index)]
               : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const auto here = children();
    const auto found = std::find(here.begin(), here.end(), child);
    return found != here.end() ? static_cast<int>(found - here.begin()) : -1;
}

QAccessibleInterface *BoardAccessible::childAt(int x, int y) const
{
    const auto here = children();
    // The status line covers the whole board: search from the back, so that all other parts take
    // precedence.
    const auto found = std::find_if(here.rbegin(), here.rend(), [x, y](const auto *part) {
        return part->rect().contains(x, y);
    });
    return found != here.rend() ? *found : nullptr;
}

QAccessibleInterface *BoardAccessible::focusChild() const
{
    for (BoardElement *element : visibleElements()) {
        if (element->isFocused()) {
            return element;
        }
    }
    return nullptr;
}

void BoardAccessible::announceChanges()
{
    if (listening == nullptr && !QAccessible::isActive()) {
        return;
    }
    if (m_view.focusPolicy() == Qt::NoFocus) {
        return; // a board that plays by itself would delay what screen readers say about keys
    }
    const auto tell = listening != nullptr ? listening : &QAccessible::updateAccessibility;
    for (BoardElement *element : visibleElements()) {
        element->announceChanges(tell);
    }
}

} // namespace doublets
