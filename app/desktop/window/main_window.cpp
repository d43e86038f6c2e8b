// SPDX-License-Identifier: MIT
#include "desktop/window/main_window.h"

#include "desktop/window/hint_control.h"
#include "desktop/window/recent_menu.h"
#include "desktop/window/side_panels.h"
#include "desktop/window/window_ground.h"
#include "language/language.h"
#include "match/odds/odds_store.h"
#include "match/odds/odds_watch.h"
#include "match/odds/skill_store.h"
#include "match/play/computer_play.h"
#include "match/play/play_control.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/captions/notice_bar.h"
#include "panels/course/course_model.h"
#include "panels/course/course_panel.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dice/dice_entry.h"
#include "panels/plates/start_panel.h"
#include "panels/plates/take_over_panel.h"
#include "panels/plates/winner_panel.h"
#include "panels/theme/look.h"
#include "table/board/board_view.h"
#include "table/letters/letters.h"
#include "table/letters/plain_text.h"
#include "table/sound/sound_player.h"
#include "text/error_text.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStatusTipEvent>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace doublets {

MainWindow::MainWindow(Session &session, Dialogs &dialogs, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_settings(session.settings())
    , m_dialogs(dialogs)
    , m_actions(new Actions(this))
    , m_board(new BoardView(this))
    , m_notices(new NoticeBar(this))
    , m_diceEntry(new DiceEntry(this))
    , m_captionBar(new CaptionBar(*m_actions, this))
    , m_winner(new WinnerPanel(m_board))
    , m_takeOver(new TakeOverPanel(m_board))
    , m_start(new StartPanel(m_settings, m_board))
    , m_openings(new OpeningPictures(this))
    , m_course(new CourseModel(this))
    , m_odds(new OddsStore(this))
    , m_oddsWatch(new OddsWatch(*m_odds, this))
    , m_skill(new SkillStore(*m_odds, this))
    , m_hint(new HintControl(session, *m_oddsWatch, *m_board, this))
    , m_panels(new SidePanels(*this, session, *m_course, *m_oddsWatch, *m_actions))
    , m_computer(new ComputerPlay(session, *m_odds, this))
    , m_play(new PlayControl(session, *m_computer, this))
    , m_sound(new SoundPlayer(this))
    , m_tally(plainLabel(this))
{
    setObjectName(u"mainWindow"_qs);
    layOut();
    makeMenus();
    connectGameActions();
    connectPlay();
    connectPanels();
    connectStart();
    connectComputer();
    connectOdds();
    followSettings();
    connect(&session, &Session::noticed, this, &MainWindow::showError);
    connect(&m_settings.file(), &SettingsFile::writeFailed, this, &MainWindow::showError);
    connect(&session, &Session::gameChanged, this, &MainWindow::showGame);
    connect(&session, &Session::playerNamesChanged, this, &MainWindow::refreshNames);
    retranslate();
    showGame();
    restoreWindow();
    for (const Error &error : m_settings.notices()) {
        showError(error);
    }
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_board, 1);
    setCentralWidget(centre);
    // Tool bars lie outside the docks: the caption keeps the whole width of the window.
    auto *strip = new QToolBar(this);
    strip->setObjectName(u"captionStrip"_qs);
    strip->setMovable(false);
    strip->setContextMenuPolicy(Qt::PreventContextMenu);
    auto *below = new QWidget(strip);
    auto *belowColumn = new QVBoxLayout(below);
    belowColumn->setContentsMargins(0, 0, 0, 0);
    belowColumn->setSpacing(0);
    belowColumn->addWidget(m_diceEntry);
    belowColumn->addWidget(m_captionBar);
    strip->addWidget(below);
    strip->layout()->setContentsMargins(0, 0, 0, 0);
    addToolBar(Qt::BottomToolBarArea, strip);
    setContextMenuPolicy(Qt::NoContextMenu); // its menu would offer to hide the strip
    m_board->setObjectName(u"board"_qs);
    m_tally->setObjectName(u"tally"_qs);
    m_tally->setMargin(6);
    menuBar()->setCornerWidget(m_tally);
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
    m_board->setFocus();
}

void MainWindow::restoreWindow()
{
    // A small screen is filled; a large one is not. What the frame takes is known only once the
    // window is seen, so where little is left the window manager fits it. Without one, as in a
    // kiosk, there is no frame either.
    const QSize room = screen()->availableGeometry().size();
    const QSize usual = QSize(1280, 800).expandedTo(room * 2 / 3);
    const QSize frame(16, 64); // of the thicker ones
    resize(usual.boundedTo(room));
    if ((usual + frame).boundedTo(room) != usual + frame) {
        setWindowState(Qt::WindowMaximized);
    }
    restoreGeometry(m_settings.windowGeometry.value());
    restoreState(m_settings.windowState.value());
    setFullScreen(isFullScreen());
    fitLetters(); // before the window is seen
}

void MainWindow::showError(const Error &error)
{
    m_notices->add(errorText(error));
}

void MainWindow::tellOfGameSetAside()
{
    m_notices->add(tr("The last time, the programme ended before the board was seen. So the game "
                      "that was on it was not opened again. It is kept: choose it in the menu "
                      "Game, under Open recent."));
}

void MainWindow::openFile(const QString &path)
{
    if (const auto error = m_session.open(path)) {
        showError(*error);
    }
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    menuBar()->setVisible(!full);
    m_captionBar->menuButton().setVisible(full);
    m_actions->fullScreen->setChecked(full);
}

void MainWindow::nextPane()
{
    // From the board to the panel that is seen beside it, and back.
    if (!m_board->hasFocus()) {
        m_board->setFocus(Qt::TabFocusReason);
        return;
    }
    for (const QDockWidget *dock : findChildren<QDockWidget *>()) {
        if (!dock->visibleRegion().isEmpty()) {
            QWidget *content = dock->widget();
            QWidget *within = content->nextInFocusChain();
            (content->focusPolicy() != Qt::NoFocus ? content : within)
                ->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

bool MainWindow::hurryFor(const QKeyEvent &event)
{
    // What cannot be done until the dice lie still is asked for already: they are hurried, and it
    // is done if they allow it.
    const QKeySequence pressed(event.keyCombination());
    for (QAction *action : m_actions->all()) {
        if (!action->isEnabled() && action->shortcut() == pressed && !event.isAutoRepeat()) {
            m_board->skipMotion();
            action->trigger();
            return true;
        }
    }
    return false;
}

void MainWindow::leave()
{
    const QList<Plate *> plates = m_board->findChildren<Plate *>();
    const auto plate = std::find_if(plates.begin(), plates.end(),
                                    [](const Plate *each) { return each->isVisible(); });
    if (plate != plates.end()) {
        (*plate)->putAway();
    } else if (m_pastRow >= 0) {
        showPresent();
    } else if (isFullScreen()) {
        setFullScreen(false);
    }
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // What no widget with the focus wanted for itself. A key held down throws once.
    if (m_board->isRevealing() && hurryFor(*event)) {
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!plain || event->isAutoRepeat()) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
        (m_pastRow >= 0 ? m_actions->toPresent : m_actions->throwDice)->trigger();
        break;
    case Qt::Key_Return: // throws on the board alone: buttons and fields let it through
    case Qt::Key_Enter:
        showPresent();
        break;
    case Qt::Key_Escape:
        leave();
        break;
    case Qt::Key_F6:
        nextPane();
        break;
    case Qt::Key_F10:
        if (isFullScreen()) {
            m_captionBar->menuButton().showMenu();
        }
        break;
    default:
        QMainWindow::keyPressEvent(event);
    }
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_captionBar->label().setHint(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    if (event->type() == QEvent::WinIdChange) {
        setWindowGround(*this, look::Wall);
    }
    if (event->type() == QEvent::WindowUnblocked || event->type() == QEvent::Show) {
        // A dialog is gone, or the window has come.
        QMetaObject::invokeMethod(m_computer, &ComputerPlay::reconsider, Qt::QueuedConnection);
    }
    return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitLetters();
}

void MainWindow::fitLetters()
{
    letters::fit(size(), m_settings.textSize.value());
    m_captionBar->scaleTo(size());
    m_diceEntry->scaleTo(size());
    // At once, from the inside out: events one after the other would push the board about.
    m_diceEntry->layout()->activate();
    for (const QWidget *each = m_captionBar; each != nullptr; each = each->parentWidget()) {
        each->layout()->activate();
    }
    m_winner->place();
    m_takeOver->place();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fitLetters();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.windowGeometry.set(saveGeometry());
    m_settings.windowState.set(saveState());
    m_settings.write();
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_gameMenu->setTitle(tr("&Game"));
    m_recentMenu->setTitle(tr("Open re&cent"));
    m_playMenu->setTitle(tr("&Play"));
    m_viewMenu->setTitle(tr("&View"));
    m_helpMenu->setTitle(tr("&Help"));
    m_captionBar->retranslate();
    m_notices->retranslate();
    m_diceEntry->retranslate();
    m_winner->retranslate();
    m_takeOver->retranslate();
    m_start->retranslate();
    m_panels->retranslate();
    m_course->retranslate();
    m_recentMenu->refresh();
    refreshNames();
}

} // namespace doublets
