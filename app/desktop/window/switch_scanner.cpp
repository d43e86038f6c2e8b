// SPDX-License-Identifier: MIT
#include "desktop/window/switch_scanner.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/overlays/overlay_panel.h"
#include "panels/speech/screen_reader.h"
#include "panels/start/start_screen.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "text/claim_text.h"
#include "text/spoken_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto StepTime = 2000ms;
constexpr auto HoldTime = 1500ms;

void sendKey(QWidget &widget, Qt::Key key)
{
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &event);
    }
}

/// Returns whether a press of `widget` chooses something.
bool isChoice(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() &&
           widget.focusPolicy() != Qt::NoFocus && // Tab skips radio buttons that are not chosen
           (qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
            qobject_cast<const QComboBox *>(&widget) != nullptr ||
            qobject_cast<const QTabBar *>(&widget) != nullptr);
}

/// Returns the choice after the focus in the tab order of `scope`; null if there is none.
QWidget *nextChoice(QWidget &scope)
{
    QWidget *focused = QApplication::focusWidget();
    QWidget *first = focused != nullptr && scope.isAncestorOf(focused) ? focused : &scope;
    for (QWidget *each = first->nextInFocusChain(); each != first;
         each = each->nextInFocusChain()) {
        if (scope.isAncestorOf(each) && isChoice(*each)) {
            return each;
        }
    }
    return nullptr;
}

/// Returns the time in which a screen reader, if one runs, says what has the focus.
std::chrono::milliseconds speechTimeOfFocus()
{
    QWidget *focused = QApplication::focusWidget();
    if (focused == nullptr || !isScreenReaderActive()) {
        return {};
    }
    const auto *spoken = QAccessible::queryAccessibleInterface(focused);
    return speechTime(spoken->text(QAccessible::Name) + spoken->text(QAccessible::Description));
}

/// Scrolls the pages that contain `widget` until it is visible.
void reveal(QWidget &widget)
{
    for (QWidget *each = widget.parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(each)) {
            area->ensureWidgetVisible(&widget);
        }
    }
}

} // namespace

SwitchScanner::SwitchScanner(QMainWindow &window, Match &match, BoardView &board, QAction &home)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_board(board)
    , m_stepAlarm(match.scheduler(),
                  [this] {
                      advance();
                      restart();
                  })
    , m_holdAlarm(match.scheduler(), [&home] { home.trigger(); })
{
    connect(&match.settings().switchScanning, &Setting::changed, this,
            &SwitchScanner::updateEnabled);
    updateEnabled();
}

void SwitchScanner::updateEnabled()
{
    if (m_match.settings().switchScanning.value()) {
        qApp->installEventFilter(this);
        restart();
    } else {
        qApp->removeEventFilter(this);
        m_stepAlarm.stop();
        m_holdAlarm.stop();
    }
}

void SwitchScanner::restart()
{
    const ReadingTime reading = std::min(m_match.settings().readingTime.value(), ReadingTime::Long);
    m_stepAlarm.start(extendedTime(reading, StepTime).value_or(StepTime) + speechTimeOfFocus());
}

void SwitchScanner::advance()
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        advanceInPopup(*popup);
    } else if (QWidget *visited = scope()) {
        if (QWidget *next = nextChoice(*visited)) {
            next->setFocus(Qt::TabFocusReason);
            reveal(*next);
        }
    } else if (m_board.hasFocus()) {
        advanceAmongClaims();
    }
}

void SwitchScanner::advanceInPopup(QWidget &popup)
{
    QWidget *focused = popup.focusWidget() != nullptr ? popup.focusWidget() : &popup;
    const auto *list = qobject_cast<const QAbstractItemView *>(focused);
    const bool isLast =
        list != nullptr && list->currentIndex().row() + 1 == list->model()->rowCount();
    sendKey(*focused, isLast ? Qt::Key_Home : Qt::Key_Down); // menus wrap around by themselves
}

QWidget *SwitchScanner::scope() const
{
    QWidget *focused = QApplication::focusWidget();
    QWidget *active = QApplication::activeWindow();
    if (active != nullptr && active != &m_window) {
        return active;
    }
    for (QWidget *each = focused; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<OverlayPanel *>(each) != nullptr ||
            qobject_cast<StartScreen *>(each) != nullptr) {
            return each;
        }
    }
    return nullptr;
}

std::vector<int> SwitchScanner::claimPoints() const
{
    const auto unused = m_match.hasGame() ? findUnusedNumbers(m_match.game()) : std::nullopt;
    if (!unused || m_match.shown().isPast() || m_match.seats().isComputer(unused->claimant())) {
        return {};
    }
    std::vector<int> points = unused->numbers;
    points.erase(std::unique(points.begin(), points.end()), points.end());
    std::ranges::transform(points, points.begin(), [&](int number) {
        return m_board.boardScene().boardLayout().physicalPoint(unused->claimant(), number);
    });
    return points;
}

void SwitchScanner::advanceAmongClaims()
{
    const std::vector<int> points = claimPoints();
    if (points.empty()) {
        return;
    }
    const std::size_t actions = m_match.game().history().size();
    m_claimIndex = m_actionCount == actions ? m_claimIndex % (points.size() + 1) : 0;
    m_actionCount = actions;
    if (m_claimIndex < points.size()) {
        m_board.input().setFocusedPoint(points[m_claimIndex]);
    } else {
        m_board.input().setFocusedBox(
            referee::nextThrower(m_match.game().rules(), m_match.game().position()));
    }
    ++m_claimIndex;
}

bool SwitchScanner::press(QWidget &focused)
{
    if (qobject_cast<QAbstractItemView *>(&focused) != nullptr &&
        focused.window() == QApplication::activePopupWidget()) {
        sendKey(focused, Qt::Key_Return);
        return true;
    }
    if (auto *tabs = qobject_cast<QTabBar *>(&focused)) {
        tabs->setCurrentIndex((tabs->currentIndex() + 1) % tabs->count());
        return true;
    }
    const auto point = m_board.input().focusedPoint();
    if (&focused == &m_board && point && m_actionCount == m_match.game().history().size() &&
        m_claimIndex > 0 && std::ranges::count(claimPoints(), *point) > 0) {
        sendKey(focused, Qt::Key_Return);
        return true;
    }
    if (&focused == &m_board && m_board.input().focusedBox()) {
        m_board.input().clearFocus(); // Space still throws, and plays men afterwards
    }
    return false;
}

bool SwitchScanner::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if ((!isPress && event->type() != QEvent::KeyRelease) || !watched->isWidgetType()) {
        return false;
    }
    const auto &key = static_cast<const QKeyEvent &>(*event);
    auto &widget = static_cast<QWidget &>(*watched);
    if (key.key() != Qt::Key_Space || key.isAutoRepeat()) {
        return false;
    }
    if (!isPress) {
        m_holdAlarm.stop(); // the press may have moved the focus, as at the end of a game
        return false;
    }
    if (!widget.hasFocus()) {
        return false;
    }
    m_holdAlarm.start(HoldTime);
    restart();
    return press(widget);
}

} // namespace doublets
