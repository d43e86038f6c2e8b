// SPDX-License-Identifier: MIT
#include "panels/start/start_page.h"

#include "core/game/game.h"
#include "panels/speech/accessible_role.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <QVBoxLayout>
#include <ranges>

namespace doublets {

namespace {

constexpr int SpaceForRing = 4; ///< space around the widgets, for the focus ring

/// The scrolling part of a page. Its minimum height is 0, because a scroll area would otherwise
/// make it as high as the widgets would need to be at their minimum width.
class PageContent final : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize size = QWidget::minimumSizeHint();
        return layout()->hasHeightForWidth() ? QSize(size.width(), 0) : size;
    }
};

int heightOf(const QLayout &layout, int width)
{
    return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width)
                                      : layout.totalSizeHint().height();
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_content(new PageContent(this))
    , m_column(new QVBoxLayout(m_content))
    , m_footer(new QVBoxLayout)
    , m_scrollArea(new QScrollArea(this))
{
    m_column->setContentsMargins(SpaceForRing, SpaceForRing, SpaceForRing, SpaceForRing);
    m_scrollArea->setWidget(m_content);
    m_scrollArea->setWidgetResizable(true);
    m_scrollArea->setFrameShape(QFrame::NoFrame);
    m_scrollArea->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget by itself
    m_scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scrollArea->setMinimumHeight(0);
    auto *both = new QVBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(m_scrollArea, 1);
    both->addLayout(m_footer);
    m_content->installEventFilter(this);
    setAccessibleRole(this, QAccessible::Dialog); // so that screen readers announce each page
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { scrollToFocus(now); });
}

int StartPage::heightForWidth(int width) const
{
    // Activate changed layouts now, because the enclosing layouts would use their old heights.
    const auto widgets = findChildren<QWidget *>();
    for (const QWidget *each : std::views::reverse(widgets)) { // innermost first
        if (each->layout() != nullptr) {
            each->layout()->activate();
        }
    }
    layout()->activate();
    const int contentWidth = width - m_scrollArea->verticalScrollBar()->sizeHint().width();
    const int footer = m_footer->isEmpty() ? 0 : heightOf(*m_footer, width) + layout()->spacing();
    return heightOf(*m_column, contentWidth) + footer;
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_content && event->type() == QEvent::Resize) {
        scrollToFocus(QApplication::focusWidget()); // the focused widget has moved
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::scrollToTop()
{
    m_scrollArea->verticalScrollBar()->setValue(0);
}

bool StartPage::isUnderWay(const Game &game)
{
    return !game.history().empty() && !game.position().isOver();
}

void StartPage::scrollToFocus(const QWidget *focused)
{
    // Do not move a pressed widget from under the pointer, because it would miss the release.
    const bool isPressed = QGuiApplication::mouseButtons() != Qt::NoButton;
    if (focused != nullptr && m_content->isAncestorOf(focused) && isVisible() && !isPressed) {
        m_scrollArea->ensureWidgetVisible(const_cast<QWidget *>(focused), 0, 2 * SpaceForRing);
        if (focused->height() > m_scrollArea->viewport()->height()) { // begin at its top
            m_scrollArea->verticalScrollBar()->setValue(focused->mapTo(m_content, QPoint()).y());
        }
    }
}

} // namespace doublets
