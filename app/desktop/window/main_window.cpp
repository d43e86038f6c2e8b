// SPDX-License-Identifier: MIT
#include "desktop/window/main_window.h"

#include "desktop/window/classroom_commands.h"
#include "desktop/window/face_to_face_mode.h"
#include "desktop/window/file_commands.h"
#include "desktop/window/file_drop_handler.h"
#include "desktop/window/projection_mode.h"
#include "desktop/window/recent_menu.h"
#include "desktop/window/side_panels.h"
#include "desktop/window/switch_scanner.h"
#include "desktop/window/window_background.h"
#include "desktop/window/window_dialogs.h"
#include "desktop/window/window_inventions.h"
#include "desktop/window/window_key_handler.h"
#include "desktop/window/window_lessons.h"
#include "desktop/window/window_menus.h"
#include "desktop/window/window_state_controller.h"
#include "desktop/window/window_strip.h"
#include "lessons/lesson_run.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/board_connection/board_connection.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/captions/notice_bar.h"
#include "panels/captions/tally_label.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dice/dice_panel.h"
#include "panels/overlays/overlays.h"
#include "panels/sides/face_to_face.h"
#include "panels/speech/combo_box_accessible.h"
#include "panels/speech/commentary_speaker.h"
#include "panels/speech/focus_speech.h"
#include "panels/start/start_screen.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"
#include "table/keys/key_filter.h"
#include "table/sound/sound_player.h"
#include "text/error_text.h"
#include "text/rule_text.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStatusTipEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

MainWindow::MainWindow(Match &match, Session &session, Dialogs &dialogs, QWidget *parent)
    : QMainWindow(parent)
    , m_match(match)
    , m_session(session)
    , m_actions(new Actions(this))
    , m_board(new BoardView(this))
    , m_faceToFace(new FaceToFace(match, *m_board, this))
    , m_soundPlayer(new SoundPlayer(this))
    , m_notices(new NoticeBar(this))
{
    setObjectName(u"mainWindow"_s);
    KeyFilter::install();
    ComboBoxAccessible::install();
    FocusSpeech::install();
    setUpLayout();
    new BoardConnection(match, *m_board, *m_soundPlayer, this);
    m_speaker = new CommentarySpeaker(match, *m_board, *m_actions, this);
    m_strip = new WindowStrip(*this, match, *m_board, *m_faceToFace, *m_actions);
    m_tallyLabel = new TallyLabel(*menuBar(), this);
    m_overlays = new Overlays(match, session, *m_board, this);
    m_startScreen = new StartScreen(match, session, *this);
    m_panels = new SidePanels(*this, match, session, *m_actions);
    new ClassroomCommands(match, *m_actions, *m_panels, *this);
    m_menus = new WindowMenus(*this, session, *m_actions);
    m_fileCommands = new FileCommands(match, session, *m_board, dialogs, *this);
    m_windowDialogs = new WindowDialogs(match, session, dialogs, *m_actions, *this);
    m_lessons =
        new WindowLessons(*this, match, session, *m_panels, dialogs, *m_windowDialogs, *m_actions);
    m_inventions =
        new WindowInventions(m_match, session, dialogs, *m_windowDialogs, *m_actions, *this);
    m_keyHandler = new WindowKeyHandler(*this, match, *m_board, *m_overlays, *m_actions);
    new SwitchScanner(*this, match, *m_board, *m_actions->startScreen);
    m_windowStateController = new WindowStateController(*this, match.settings(), *m_actions,
                                                        m_strip->captionBar().menuButton());
    m_strip->captionBar().menuButton().setMenu(&m_menus->combinedMenu());
    m_faceToFaceMode = new FaceToFaceMode(*m_faceToFace, m_strip->captionBar(), *m_overlays,
                                          *m_menus, *m_windowStateController);
    m_projectionMode = new ProjectionMode(*this, match, *m_actions,
                                          {*m_board, *m_strip, *m_menus, *m_windowStateController});
    connectCommands();
    connectComponents();
    connectStartScreen();
    retranslate();
    focusBoard();
    m_windowStateController->restore();
    updateTextSizes(); // before the window is shown
    for (const Error &error : match.settings().readErrors()) {
        showError(error);
    }
}

MainWindow::~MainWindow()
{
    m_match.setPaused(true);
    hide(); // while all receivers still exist
}

void MainWindow::setUpLayout()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_faceToFace, 1);
    setCentralWidget(centre);
    m_board->setObjectName(u"board"_s);
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
}

void MainWindow::connectCommands()
{
    const Actions &a = *m_actions;
    m_actions->connectTo(m_match, m_session);
    connect(a.why, &QAction::triggered, m_board, &BoardView::skipMotion);
    connect(a.skipMotion, &QAction::triggered, m_board, &BoardView::skipMotion);
    connect(a.showResult, &QAction::triggered, m_overlays, &Overlays::reopenResult);
    connect(a.firstSteps, &QAction::triggered, m_overlays, qOverload<>(&Overlays::beginFirstSteps));
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectComponents()
{
    connect(&m_match, &Match::changed, this, &MainWindow::onMatchChanged);
    m_fileCommands->connectTo(*m_actions, m_menus->recentMenu());
    connect(m_panels, &SidePanels::diceReportSaveRequested, m_fileCommands,
            &FileCommands::saveDiceReport);
    connect(m_fileCommands, &FileCommands::openFailed, this, &MainWindow::showOpenError);
    connect(m_fileCommands, &FileCommands::saveFailed, m_notices, &NoticeBar::addNotice);
    connect(m_fileCommands, &FileCommands::saveErrorSuperseded, m_notices,
            &NoticeBar::removeNotice);
    connect(m_fileCommands, &FileCommands::messageReported, m_notices, &NoticeBar::addNotice);
    connect(m_board, &BoardView::namePlatePressed, m_windowDialogs, &WindowDialogs::openPlayers);
    auto *dropHandler = new FileDropHandler(*this);
    connect(dropHandler, &FileDropHandler::fileDropped, this, &MainWindow::openFile);
    connect(dropHandler, &FileDropHandler::dropRefused, m_notices, &NoticeBar::addNotice);
    connect(&m_session, &Session::errorOccurred, this, &MainWindow::showError);
    connect(&m_session, &Session::saveErrorResolved, this, &MainWindow::removeError);
    const SettingsFile &settingsFile = m_match.settings().file();
    connect(&settingsFile, &SettingsFile::writeFailed, this, &MainWindow::showError);
    connect(&settingsFile, &SettingsFile::writeErrorResolved, this, &MainWindow::removeError);
    connect(m_lessons, &WindowLessons::errorOccurred, this, &MainWindow::showError);
    connect(m_lessons, &WindowLessons::saveErrorResolved, this, &MainWindow::removeError);
    connect(m_lessons, &WindowLessons::openFailed, this, &MainWindow::showOpenError);
    connect(m_inventions, &WindowInventions::openFailed, this, &MainWindow::showOpenError);
    connect(m_lessons, &WindowLessons::lessonEnded, this, &MainWindow::focusBoard);
    const auto updateLessonShown = [this] {
        m_projectionMode->setLessonShown(m_lessons->lessonRun().isRunning());
    };
    connect(&m_lessons->lessonRun(), &LessonRun::stateChanged, m_projectionMode, updateLessonShown);
    connect(&m_lessons->lessonRun(), &LessonRun::lessonEnded, m_projectionMode, updateLessonShown);
    connect(m_panels, &SidePanels::boardFocusRequested, this, &MainWindow::focusBoard);
    connect(m_overlays, &Overlays::otherGameRequested, m_actions->newGame, &QAction::trigger);
    connect(m_overlays, &Overlays::comparisonRequested, m_actions->compare, &QAction::trigger);
    connect(m_overlays, &Overlays::reviewRequested, m_panels, &SidePanels::showCourse);
    connect(m_panels, &SidePanels::courseClosed, m_overlays, &Overlays::restoreResult);
    connect(m_overlays, &Overlays::pendingOfferChanged, this, &MainWindow::updatePause);
    connect(m_overlays, &Overlays::firstStepsVisibilityChanged, this,
            &MainWindow::updateVisibleParts);
    connect(m_panels, &SidePanels::dockInFrontChanged, this, &MainWindow::updateVisibleParts);
    connect(m_windowDialogs, &WindowDialogs::pausingDialogChanged, this, &MainWindow::updatePause);
    connect(m_keyHandler, &WindowKeyHandler::exitFullScreenRequested, m_windowStateController,
            [this] { m_windowStateController->setFullScreen(false); });
    connect(m_keyHandler, &WindowKeyHandler::panelCloseRequested, m_panels,
            &SidePanels::closeFocusedPanel);
    connect(m_keyHandler, &WindowKeyHandler::menusRequested, m_faceToFaceMode,
            &FaceToFaceMode::showMenus);
    connect(m_projectionMode, &ProjectionMode::fontsChanged, this, &MainWindow::updateTextSizes);
    connect(&m_match.settings().textSize, &Setting::changed, this, &MainWindow::updateTextSizes);
    connect(&m_match.settings().typeface, &Setting::changed, this, &MainWindow::updateTextSizes);
    connect(m_actions->closerView, &QAction::triggered, this, [this](bool isCloser) {
        m_match.settings().closerView.set(isCloser ? CloserView::On : CloserView::Off);
    });
    connect(m_board, &BoardView::boardLayoutChanged, this, &MainWindow::updateCloserViewAction);
    updateCloserViewAction();
}

void MainWindow::updateCloserViewAction()
{
    m_actions->setCloserViewAvailable(m_board->canShowCloserView());
    m_actions->closerView->setChecked(m_board->isCloserViewShown());
}

void MainWindow::connectStartScreen()
{
    const Actions &a = *m_actions;
    connect(a.startScreen, &QAction::triggered, m_startScreen, &StartScreen::showHome);
    connect(a.newGame, &QAction::triggered, m_startScreen, &StartScreen::showGames);
    connect(m_startScreen, &StartScreen::visibilityChanged, this, [this] {
        setBackgroundEnabled(!m_startScreen->isVisible());
        updatePause();
        m_speaker->setPaused(m_startScreen->isVisible());
    });
    connect(m_startScreen, &StartScreen::dismissed, this, [this] {
        focusBoard();
        m_overlays->focusResult();
    });
    connect(m_startScreen, &StartScreen::previousGameRequested, a.previousGame, &QAction::trigger);
    connect(m_startScreen, &StartScreen::firstStepsRequested, this, [this](const QString &id) {
        m_overlays->beginFirstSteps(*m_session.catalogue().find(id));
        m_returnsToStart = true;
    });
    connect(a.firstSteps, &QAction::triggered, this, [this] { m_returnsToStart = false; });
    connect(m_overlays, &Overlays::firstStepsEnded, this, [this] {
        if (std::exchange(m_returnsToStart, false)) {
            m_startScreen->showHome();
        }
    });
    connect(m_overlays, &Overlays::learntGameRequested, m_startScreen,
            qOverload<const QString &>(&StartScreen::showNewGame));
    // All other actions concern what is behind the start screen.
    const QList<QAction *> unrelated{a.startScreen, a.newGame,    a.settings,      a.players,
                                     a.enlargeText, a.reduceText, a.resetTextSize, a.fullScreen,
                                     a.statistics,  a.story,      a.about,         a.aboutQt,
                                     a.quit};
    for (const QAction *action : a.all()) {
        if (!unrelated.contains(action)) {
            connect(action, &QAction::triggered, m_startScreen, &QWidget::hide);
        }
    }
}

void MainWindow::setBackgroundEnabled(bool isEnabled)
{
    m_faceToFace->setEnabled(isEnabled);
    for (QDockWidget *dock : findChildren<QDockWidget *>()) {
        dock->setEnabled(isEnabled);
    }
}

void MainWindow::onMatchChanged(const Change &change)
{
    if (change.kind == Change::Kind::NewGame) {
        focusBoard();
    } else if (change.kind == Change::Kind::Revealed) {
        updateTitleAndScore();
    }
}

void MainWindow::updateTitleAndScore()
{
    setWindowTitle(ruleSetTitle(m_match.game().ruleSet()));
    m_tallyLabel->showScore(m_session);
}

void MainWindow::focusBoard()
{
    if (m_startScreen->isVisible()) {
        return;
    }
    m_board->setFocus(Qt::OtherFocusReason);
    m_strip->focusDiceEntry();
}

void MainWindow::setPictureCache(const PictureCache &cache)
{
    m_board->setPictureCache(cache);
    m_startScreen->setPictureCache(cache);
    m_panels->setPictureCache(cache);
}

void MainWindow::showError(const Error &error)
{
    m_notices->addNotice(errorText(error));
}

void MainWindow::showOpenError(const Error &error)
{
    m_notices->addNotice(errorTextWithAdvice(error));
}

void MainWindow::removeError(const Error &error)
{
    m_notices->removeNotice(errorText(error));
}

void MainWindow::reportPreviousGame(PreviousGame game)
{
    if (game == PreviousGame::Unfinished) {
        m_notices->addNotice(tr("Doublets closed unexpectedly last time. Your game was saved: "
                                "choose Open recent from the Game menu."));
    } else if (game == PreviousGame::MoveFailed) {
        //: %1 a folder
        m_notices->addNotice(tr("Doublets closed unexpectedly last time. Your game was not "
                                "opened again; its file is kept in %1.")
                                 .arg(QDir::toNativeSeparators(m_session.dataFolder())));
    }
}

void MainWindow::openFile(const QString &path)
{
    if (!m_lessons->openIfLesson(path) && !m_inventions->openIfInvention(path)) {
        m_fileCommands->open(path);
    }
}

void MainWindow::showStartScreenOnLaunch()
{
    m_startScreen->showOnLaunch();
}

void MainWindow::beginFirstSteps()
{
    m_overlays->beginFirstSteps();
}

void MainWindow::updatePause()
{
    m_match.setPaused(!isVisible() || QApplication::activeModalWidget() != nullptr ||
                      m_windowDialogs->hasPausingDialog() || m_overlays->hasPendingOffer() ||
                      m_startScreen->isVisible());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const bool isCommand = event->modifiers().testFlag(Qt::ControlModifier);
    if (m_startScreen->isVisible() && !isCommand) {
        m_startScreen->ensureFocus(); // the focus was in the menus, or in no widget
    } else if (!m_keyHandler->handleKey(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

bool MainWindow::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (m_keyHandler->overridesShortcuts(static_cast<QKeyEvent &>(*event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::StatusTip:
        m_strip->captionBar().label().setHint(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    case QEvent::WinIdChange:
        setWindowBackground(*this, theme::Wall);
        break;
    case QEvent::WindowBlocked: // by a dialog
        m_match.setPaused(true);
        break;
    case QEvent::WindowUnblocked:
    case QEvent::Show:
    case QEvent::Hide:
        // Queued, so that the dialog is gone or the window is visible by then.
        QMetaObject::invokeMethod(this, &MainWindow::updatePause, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    updateTextSizes();
}

void MainWindow::updateTextSizes()
{
    fonts::setTypeface(m_match.settings().typeface.value());
    fonts::fitToWindow(size(), m_match.settings().textSize.value());
    m_strip->scaleTo(size()); // first, because buttons that are too wide would widen the window
    m_faceToFace->setSizes({fonts::currentSizes().minControlSize, fonts::currentSizes().caption});
    updateVisibleParts();
    m_overlays->updatePlacement();
    m_startScreen->updatePlacement();
}

void MainWindow::updateVisibleParts()
{
    constexpr int Lines = 20;
    const fonts::TextSizes sizes = fonts::currentSizes();
    const bool isLow = sizes.isEnlarged() && height() < Lines * sizes.caption;
    const bool isPanelAlone = isLow && m_panels->isLongPanelInFront();
    m_strip->setCollapsed(isLow && (isPanelAlone || m_overlays->areFirstStepsVisible()));
    if (centralWidget()->isHidden() == isPanelAlone) {
        return;
    }
    centralWidget()->setHidden(isPanelAlone);
    if (isPanelAlone) {
        m_panels->focusDockInFront(); // Esc closes the panel
    } else {
        m_panels->halveDockInFront();
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        updateTextSizes();
    }
}

void MainWindow::closeUnconditionally()
{
    m_closesUnconditionally = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_windowStateController->save();
    if (!m_closesUnconditionally && !(m_fileCommands->confirmQuit() && m_lessons->confirmQuit() &&
                                      m_inventions->confirmQuit())) {
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_board->setNamePlateToolTip(m_actions->players->toolTip());
    m_menus->retranslate();
    m_strip->retranslate();
    m_faceToFaceMode->retranslate();
    m_projectionMode->retranslate();
    m_notices->retranslate();
    m_overlays->retranslate();
    m_match.retranslate();
    m_panels->retranslate();
}

} // namespace doublets
