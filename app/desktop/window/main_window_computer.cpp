// SPDX-License-Identifier: MIT
#include "desktop/window/hint_control.h"
#include "desktop/window/main_window.h"
#include "desktop/window/side_panels.h"
#include "match/odds/odds_watch.h"
#include "match/play/computer_play.h"
#include "match/session/session.h"
#include "panels/actions/actions.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/course/course_model.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/odds/odds_panel.h"
#include "panels/plates/start_panel.h"
#include "panels/plates/take_over_panel.h"
#include "panels/plates/winner_panel.h"
#include "table/board/board_view.h"

#include <QApplication>
#include <QKeyEvent>

/// What the window has to do with the computer as a player.
namespace doublets {

namespace {

/// A table that plays by itself takes its seats back from one who has gone away.
constexpr int GoneAway = 180'000; // milliseconds

bool isPlainKey(const QEvent &event)
{
    if (event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto &key = static_cast<const QKeyEvent &>(event);
    const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    // Keys that hold or lead elsewhere, Tab and Esc, touch no board.
    const bool leads = key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock;
    const bool functions = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return plain && !leads && !functions && key.key() != Qt::Key_Tab && key.key() != Qt::Key_Escape;
}

} // namespace

void MainWindow::connectComputer()
{
    m_computer->setBoardIsFree([this] { return isBoardFree(); });
    m_board->installEventFilter(this);
    m_board->viewport()->installEventFilter(this);
    connect(&m_session, &Session::seatsChanged, this, &MainWindow::refresh);
    connect(m_computer, &ComputerPlay::claimsLeft, this, &MainWindow::refresh);
    connect(m_takeOver, &TakeOverPanel::playOnRequested, m_computer, &ComputerPlay::goOn);
    connect(m_takeOver, &TakeOverPanel::seatTaken, this, [this](Side side) {
        m_takeOver->hide();
        m_board->setFocus(Qt::OtherFocusReason);
        m_session.lendSeat(side);
        m_computer->goOn();
    });
    connect(m_takeOver, &TakeOverPanel::newGameRequested, this, [this] {
        m_takeOver->hide();
        m_session.newGameBySameRules();
        m_session.lendSeat(Side::White);
    });
    m_returnSeats.setSingleShot(true);
    m_returnSeats.setInterval(GoneAway);
    connect(&m_returnSeats, &QTimer::timeout, this, [this] {
        if (m_session.isSeatLent() && m_session.isOwnGame()) {
            showPresent();
            m_session.returnSeats();
        }
    });
}

void MainWindow::connectOdds()
{
    OddsPanel &panel = m_panels->odds();
    connect(m_actions->hint, &QAction::triggered, this, [this] {
        showPresent();
        m_board->skipMotion();
        m_hint->ask();
    });
    connect(&panel, &OddsPanel::hintRequested, m_actions->hint, &QAction::trigger);
    connect(&panel, &OddsPanel::rowChosen, this, &MainWindow::showPast);
    connect(&panel, &OddsPanel::presentRequested, this, &MainWindow::showPresent);
    connect(m_hint, &HintControl::told, this,
            [this](const QString &text) { m_captionBar->label().remark(text); });
}

void MainWindow::refreshOdds()
{
    const bool past = m_pastRow >= 0;
    m_oddsWatch->setHeld(m_board->isMoving());
    m_oddsWatch->look(past ? std::optional(m_course->turnsAt(m_pastRow)) : std::nullopt);
    m_panels->odds().showRow(m_pastRow);
    if (!m_board->isRevealing()) {
        m_actions->hint->setEnabled(m_hint->isPossible());
        m_panels->odds().setHintEnabled(m_hint->isPossible());
    }
}

bool MainWindow::isBoardFree() const
{
    const bool dialog = QApplication::activeModalWidget() != nullptr ||
                        (m_settingsDialog != nullptr && m_settingsDialog->isVisible());
    return isVisible() && !dialog && !m_board->isMoving() && m_pastRow < 0 &&
           !m_takeOver->isVisible() && !m_start->isVisible();
}

bool MainWindow::locksBoard() const
{
    const Position &position = m_session.game().position();
    // Numbers that passed to a person he may claim until the computer throws.
    const bool mayClaim =
        position.stage == Stage::Claiming && !m_session.seats().isComputer(position.player);
    return m_computer->isAwaited() && !mayClaim;
}

void MainWindow::interrupt()
{
    m_computer->stop();
    m_board->skipMotion();
    m_winner->hide();
    m_takeOver->ask();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    const bool press = event->type() == QEvent::MouseButtonPress && watched == m_board->viewport();
    const bool key = watched == m_board && isPlainKey(*event);
    if (!press && !key) {
        return QMainWindow::eventFilter(watched, event);
    }
    m_returnSeats.start(); // somebody is there
    if (press && m_start->isVisible()) {
        m_start->begin(); // a click beside it; what it hits, it does
        return m_session.seats().isComputerAlone();
    }
    if (m_session.seats().isComputerAlone() && m_pastRow < 0 && !m_takeOver->isVisible()) {
        interrupt();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace doublets
