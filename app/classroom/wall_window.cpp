// SPDX-License-Identifier: MIT
#include "classroom/wall_window.h"

#include "classroom/wall_strip.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/board_connection/board_connection.h"
#include "table/board/board_view.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

WallWindow::WallWindow(Match &match, Actions &actions)
    : m_board(new BoardView(this))
    , m_strip(new WallStrip(match, this))
    , m_keyHandler(match, *m_board, actions)
{
    setObjectName(u"wallWindow"_s);
    setAttribute(Qt::WA_ShowWithoutActivating); // keeps the keyboard focus with the teacher
    m_board->setObjectName(u"wallBoard"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_board, 1);
    column->addWidget(m_strip);
    m_boardConnection = new BoardConnection(match, *m_board, this);
    addActions(actions.all());
    retranslate();
}

void WallWindow::showOn(QScreen &screen)
{
    // Move first: some window managers use the screen that the window is on.
    setScreen(&screen);
    setGeometry(screen.geometry());
    showFullScreen();
}

void WallWindow::disconnectFromMatch()
{
    delete m_boardConnection;
    m_boardConnection = nullptr;
    hide();
}

void WallWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_strip->setWindowSize(size());
    m_board->setTextSizes(fonts::wallSizes(size()));
}

void WallWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        Q_EMIT dismissed();
    } else if (!m_keyHandler.handleKey(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool WallWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        m_keyHandler.overridesShortcuts(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void WallWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    Q_EMIT dismissed();
}

void WallWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void WallWindow::retranslate()
{
    //: the title of the window on a wall
    setWindowTitle(tr("Doublets on the second screen"));
    m_strip->retranslate();
}

} // namespace doublets
