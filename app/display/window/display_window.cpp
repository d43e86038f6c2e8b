// SPDX-License-Identifier: MIT
#include "display/window/display_window.h"

#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/compare_page.h"
#include "display/screens/label_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "display/screens/visitor_bar.h"
#include "display/session/attract_mode.h"
#include "display/session/visitor_choices.h"
#include "display/session/visitor_session.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/window/display_layout.h"
#include "display/window/staff_gesture.h"
#include "language/language.h"
#include "match/odds/odds_store.h"
#include "match/settings/settings.h"
#include "panels/captions/caption_label.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"
#include "table/keys/key_filter.h"
#include "table/sound/sound_player.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

using Screen = DisplayFlow::Screen;

DisplayWindow::DisplayWindow(DisplayConfig config, const Catalogue &catalogue, Scheduler &scheduler,
                             DisplayFlow::CurrentTime now, OddsStore *odds)
    : m_config(std::move(config))
    , m_catalogue(catalogue)
    , m_scheduler(scheduler)
    , m_flow(std::make_unique<DisplayFlow>(m_config, catalogue, scheduler, std::move(now)))
    , m_screenContents(screenContents(*m_flow, m_config))
    , m_staffGesture(std::make_unique<StaffGesture>(scheduler))
    , m_odds(odds == nullptr ? std::make_unique<OddsStore>() : nullptr)
    , m_driftAlarm(scheduler, [this] { advanceDrift(); })
    , m_settlingAlarm(scheduler, [] {})
    , m_contentWidget(new QWidget(this))
    , m_board(new BoardView(m_contentWidget))
    , m_sound(new SoundPlayer(this))
    , m_attractStrip(new AttractStrip(m_config, scheduler, m_contentWidget))
    , m_oppositeAttractStrip(new OppositeAttractStrip(*m_attractStrip, m_contentWidget))
    , m_playStrip(new PlayStrip(m_contentWidget))
    , m_bars{new VisitorBar(m_contentWidget), new VisitorBar(m_contentWidget)}
    , m_labelPage(new LabelPage(m_contentWidget))
    , m_choicePage(new ChoicePage(u"choice"_s, m_contentWidget))
    , m_presenceSheets(m_contentWidget)
    , m_resultSheets(m_contentWidget)
    , m_endGameSheets(m_contentWidget)
    , m_explanationSheet(new ExplanationSheet(m_contentWidget))
    , m_comparePage(new ComparePage(m_contentWidget))
    , m_announcer(new Announcer(this, scheduler))
{
    setObjectName(u"displayWindow"_s);
    KeyFilter::install();
    setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
    setContextMenuPolicy(Qt::NoContextMenu);
    setCursor(Qt::BlankCursor);
    m_board->setObjectName(u"board"_s);
    m_attractStrip->setLanguages(m_flow->languages());
    m_playStrip->captionLabel().restoreTextOnPress(*m_board);
    const DisplayContext context{m_config,
                                 catalogue,
                                 scheduler,
                                 *m_flow,
                                 *m_board,
                                 *m_sound,
                                 odds == nullptr ? *m_odds : *odds};
    m_attractMode = std::make_unique<AttractMode>(context, *m_attractStrip, *m_labelPage);
    m_visitorChoices = std::make_unique<VisitorChoices>(context, *m_choicePage);
    m_visitorSession = std::make_unique<VisitorSession>(
        context, VisitorSession::Widgets{*m_playStrip, m_resultSheets, *m_explanationSheet,
                                         *m_comparePage, *m_announcer});
    connectFlow();
    m_bars[1]->setRotated(true);
    for (VisitorBar *bar : m_bars) {
        connectBar(*bar);
    }
    connectSheets();
    connectStaff();
    for (DisplaySheet *sheet : m_contentWidget->findChildren<DisplaySheet *>()) {
        if (qobject_cast<PresenceSheet *>(sheet) == nullptr) { // any press is its answer
            sheet->installEventFilter(this);
        }
    }
}

DisplayWindow::~DisplayWindow() = default;

void DisplayWindow::setPictureCache(const PictureCache &cache)
{
    m_board->setPictureCache(cache);
    m_visitorChoices->setPictureCache(cache);
    m_comparePage->setPictureCache(cache);
}

void DisplayWindow::connectFlow()
{
    connect(m_flow.get(), &DisplayFlow::screenChanged, this, &DisplayWindow::updateScreen);
    connect(m_flow.get(), &DisplayFlow::presenceCheckChanged, this,
            &DisplayWindow::updatePresenceSheets);
    connect(m_flow.get(), &DisplayFlow::languageChanged, this,
            [](const QString &code) { installTranslator(code); });
    connect(m_attractStrip, &QAbstractButton::clicked, m_flow.get(), &DisplayFlow::handleTouch);
}

void DisplayWindow::connectBar(VisitorBar &bar)
{
    // Any press proves that the visitor is still there.
    for (const auto request : {&VisitorBar::largeTextRequested, &VisitorBar::highContrastRequested,
                               &VisitorBar::speechRequested}) {
        connect(&bar, request, m_flow.get(), &DisplayFlow::restartIdleTimer);
    }
    connect(&bar, &VisitorBar::backRequested, this, [this] { requestExit(Exit::Back); });
    connect(&bar, &VisitorBar::startOverRequested, this, [this] { requestExit(Exit::StartOver); });
    connect(&bar, &VisitorBar::largeTextRequested, this, &DisplayWindow::setTextLarge);
    connect(&bar, &VisitorBar::highContrastRequested, this, &DisplayWindow::setHighContrast);
    connect(&bar, &VisitorBar::speechRequested, this, &DisplayWindow::speechRequested);
    connect(&bar, &VisitorBar::nextLanguageRequested, this, [this] {
        m_flow->restartIdleTimer();
        m_flow->changeLanguage(m_flow->nextLanguage());
    });
}

void DisplayWindow::connectSheets()
{
    DisplayFlow *flow = m_flow.get();
    m_presenceSheets.forEach([flow](PresenceSheet &sheet) {
        connect(&sheet, &PresenceSheet::stayRequested, flow, &DisplayFlow::handleTouch);
    });
    m_resultSheets.forEach([flow](ResultSheet &sheet) {
        connect(&sheet, &ResultSheet::playAgainRequested, flow, &DisplayFlow::playAgain);
        connect(&sheet, &ResultSheet::comparisonRequested, flow, &DisplayFlow::startComparison);
        connect(&sheet, &ResultSheet::anotherGameRequested, flow, &DisplayFlow::chooseAnotherGame);
        connect(&sheet, &ResultSheet::endVisitRequested, flow, &DisplayFlow::startOver);
    });
    m_endGameSheets.forEach([this](EndGameSheet &sheet) {
        connect(&sheet, &EndGameSheet::keepPlayingRequested, this,
                &DisplayWindow::closeEndGameSheets);
        connect(&sheet, &EndGameSheet::endGameRequested, this, [this] { leave(m_requestedExit); });
    });
}

void DisplayWindow::connectStaff()
{
    m_staff = std::make_unique<StaffAccess>(m_config, m_catalogue, m_scheduler, *m_contentWidget);
    connect(m_staffGesture.get(), &StaffGesture::gestureCompleted, m_staff.get(),
            &StaffAccess::openPad);
    connect(m_staff.get(), &StaffAccess::openChanged, this, [this](bool open) {
        if (open) {
            m_flow->discardStaffVisit();
        }
        updatePause();
    });
    const StaffPage &page = m_staff->page();
    connect(&page, &StaffPage::closingRequested, m_flow.get(), &DisplayFlow::setClosedByStaff);
    // Shows the changes at once.
    connect(&page, &StaffPage::settingsChanged, m_flow.get(), &DisplayFlow::restartAttractMode);
}

bool DisplayWindow::ignoresInput() const
{
    return isSettling() && !m_flow->isCheckingPresence();
}

bool DisplayWindow::isForBar(const InputFilter::Press &press) const
{
    if (m_flow->screen() != Screen::FirstSteps) {
        return false;
    }
    return press.position && std::ranges::any_of(m_bars, [&press, this](const VisitorBar *bar) {
               return bar->isVisible() && bar->rect().contains(bar->mapFrom(this, *press.position));
           });
}

bool DisplayWindow::consumesPress(const InputFilter::Press &press) const
{
    if (ignoresInput()) {
        return true;
    }
    return !m_staff->isOpen() && m_flow->consumesTouch() && !isForBar(press);
}

void DisplayWindow::handleInput(const InputFilter::Press &press)
{
    if (ignoresInput()) {
        return;
    }
    if (m_staff->isOpen()) {
        m_staff->restartIdleTimer();
        return;
    }
    if (isForBar(press)) {
        m_flow->restartIdleTimer();
    } else {
        m_flow->handleTouch();
    }
}

void DisplayWindow::requestExit(Exit exit)
{
    m_flow->restartIdleTimer();
    if (exit == Exit::Back && m_explanationSheet->isVisible()) {
        m_explanationSheet->hide();
        return;
    }
    m_requestedExit = exit;
    if (m_flow->screen() != Screen::Play) {
        leave(exit);
        return;
    }
    m_endGameSheets.setVisible(true);
    m_endGameSheets.raise();
    updatePause();
    EndGameSheet &sheet = m_endGameSheets.upright();
    sheet.setInitialFocus();
    m_announcer->announce(sheet.title() + u' ' + sheet.text() + u' ' + focusedButtonName());
}

void DisplayWindow::leave(Exit exit)
{
    m_endGameSheets.setVisible(false);
    if (exit == Exit::Back) {
        m_flow->goBack();
    } else {
        m_flow->startOver();
    }
}

void DisplayWindow::closeEndGameSheets()
{
    m_endGameSheets.setVisible(false);
    m_board->setFocus(Qt::OtherFocusReason);
    updatePause();
}

void DisplayWindow::setHighContrast(bool high)
{
    if (high) {
        m_flow->recordAid(&VisitUse::highContrast);
    }
    const Lighting configured = m_config.lighting.value_or(Lighting::Lamp);
    const Lighting normal = configured == Lighting::HighContrast ? Lighting::Lamp : configured;
    const Lighting lighting = high ? Lighting::HighContrast : normal;
    applyLighting(lighting);
    // The choice pages take their colours from the match of the attract mode.
    m_attractMode->setLighting(lighting);
}

/// Sets the lighting of the visit.
void DisplayWindow::applyLighting(Lighting lighting)
{
    for (VisitorBar *bar : m_bars) {
        bar->setHighContrastChecked(lighting == Lighting::HighContrast);
    }
    m_visitorSession->setLighting(lighting);
    m_visitorChoices->setLighting(lighting);
    m_comparePage->setLighting(lighting);
}

void DisplayWindow::setSpeechButtonVisible(bool visible)
{
    for (VisitorBar *bar : m_bars) {
        bar->setSpeechButtonVisible(visible);
    }
}

void DisplayWindow::setSpeechChecked(bool checked)
{
    for (VisitorBar *bar : m_bars) {
        bar->setSpeechChecked(checked);
    }
}

QString DisplayWindow::focusedButtonName() const
{
    const auto *button = qobject_cast<const QAbstractButton *>(focusWidget());
    if (button == nullptr) {
        return {};
    }
    return button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
}

/// Without sight, a visit begins with the key that starts reading aloud. During a game, the key
/// also leads back to a man that can be played.
void DisplayWindow::handleSpeechKey(bool on)
{
    if (m_staff->isOpen()) {
        return;
    }
    if (on && m_flow->screen() == Screen::Attract) {
        m_flow->handleTouch();
    }
    m_flow->restartIdleTimer();
    if (const auto plays = m_board->input().legalPlays();
        on && m_board->hasFocus() && !plays.empty()) {
        const BoardLayout &layout = m_board->boardScene().boardLayout();
        m_board->input().setFocusedPoint(
            layout.physicalPoint(plays.front().by, plays.front().from));
    }
    Q_EMIT speechRequested(on);
}

QString DisplayWindow::spokenText() const
{
    const ResultSheet &result = m_resultSheets.upright();
    if (const EndGameSheet &question = m_endGameSheets.upright(); question.isVisible()) {
        return question.title() + u' ' + question.text();
    }
    if (m_explanationSheet->isVisible()) {
        return m_explanationSheet->explanation();
    }
    switch (m_flow->screen()) {
    case Screen::Language:
    case Screen::Start:
    case Screen::Tradition:
    case Screen::Game:
    case Screen::Players:
        return m_choicePage->question();
    case Screen::FirstSteps:
    case Screen::Play:
    case Screen::Resetting:
        return m_playStrip->captionLabel().text();
    case Screen::End:
        return result.title() + u' ' + result.text();
    case Screen::Compare:
        return m_comparePage->spokenText();
    case Screen::Attract:
    case Screen::Closed:
        break;
    }
    return {};
}

void DisplayWindow::coverScreen()
{
    const auto cover = [this] {
        if (const QScreen *screen = QGuiApplication::primaryScreen()) {
            setGeometry(screen->geometry()); // needed without a window manager
            showFullScreen();
            activateWindow();
        }
    };
    const auto coverOnChange = [this, cover](const QScreen *screen) {
        connect(screen, &QScreen::geometryChanged, this, cover);
    };
    connect(qApp, &QGuiApplication::primaryScreenChanged, this, cover);
    connect(qApp, &QGuiApplication::screenAdded, this, coverOnChange);
    for (const QScreen *screen : QGuiApplication::screens()) {
        coverOnChange(screen);
    }
    cover();
}

void DisplayWindow::start()
{
    m_flow->start();
}

Match *DisplayWindow::match() const
{
    return m_visitorSession->match();
}

void DisplayWindow::setMuted(bool muted)
{
    m_isMuted = muted;
    m_sound->setMuted(muted);
    m_sound->setVolume(m_config.volume);
}

void DisplayWindow::forceClose()
{
    m_isCloseAllowed = true;
    close();
}

void DisplayWindow::updateScreen()
{
    const Screen screen = m_flow->screen();
    if (m_flow->hasVisitor()) {
        m_settlingAlarm.start(SettlingTime);
    }
    if (screen != Screen::Attract) {
        m_attractMode->suspend();
    }
    const bool isVisitOver = !m_flow->hasVisitor() && screen != Screen::Resetting;
    if (isVisitOver) {
        m_visitorSession->end();
    }
    applyContents(screenContents(*m_flow, m_config));
    if (isVisitOver) {
        applyLighting(m_config.lighting.value_or(Lighting::Lamp));
        setTextLarge(false);
    }
    enterScreen();
    for (VisitorBar *bar : m_bars) {
        bar->setLanguages(m_flow->languages(), m_flow->nextLanguage());
    }
    m_sound->setMuted(m_isMuted); // each match applies its own settings
    updatePause();
    updateLayout();
}

void DisplayWindow::applyContents(const ScreenContents &contents)
{
    using Page = ScreenContents::Page;
    using Strip = ScreenContents::Strip;
    m_screenContents = contents;
    m_choicePage->setVisible(contents.page == Page::Choice);
    m_presenceSheets.setDuplicated(contents.areSheetsDuplicated);
    m_resultSheets.setDuplicated(contents.areSheetsDuplicated);
    m_resultSheets.setVisible(contents.page == Page::Result);
    m_comparePage->setVisible(contents.page == Page::Comparison);
    m_endGameSheets.setDuplicated(contents.isFaceToFace);
    m_endGameSheets.setVisible(false);
    m_explanationSheet->hide();
    for (VisitorBar *bar : m_bars) {
        bar->setVisible(contents.hasBar && (bar == m_bars[0] || contents.isFaceToFace));
        bar->setStartOverVisible(contents.hasStartOver);
    }
    m_board->setVisible(contents.isBoardVisible);
    m_playStrip->setVisible(contents.strip == Strip::Play);
    m_playStrip->setHasGameButtons(!contents.isFaceToFace); // those are on the players' strips
    m_playStrip->setGameButtonsVisible(contents.hasGameButtons);
    m_playStrip->setCaptionHidden(!contents.hasCaption);
    m_attractStrip->setCaptionHidden(contents.isFaceToFace); // to leave space for both sides
    m_attractStrip->setClosed(contents.strip == Strip::ClosedNotice);
    m_attractStrip->setVisible(contents.strip == Strip::Invitation ||
                               contents.strip == Strip::ClosedNotice);
    m_oppositeAttractStrip->setVisible(contents.isFaceToFace && m_attractStrip->isVisible());
}

/// Starts the activity of the current screen.
void DisplayWindow::enterScreen()
{
    switch (m_flow->screen()) {
    case Screen::Attract:
        m_attractStrip->setLanguages(m_flow->languages()); // the staff may have changed their order
        m_attractMode->begin();
        m_driftAlarm.start(DriftInterval);
        break;
    case Screen::Language:
    case Screen::Start:
    case Screen::Tradition:
    case Screen::Game:
    case Screen::Players:
        m_visitorSession->suspend();
        m_visitorChoices->updatePage();
        break;
    case Screen::FirstSteps:
        m_attractMode->end();
        m_visitorSession->showFirstSteps();
        break;
    case Screen::Play:
        m_visitorSession->play();
        break;
    case Screen::End:
        m_visitorSession->updateResultSheets();
        m_resultSheets.upright().setInitialFocus();
        break;
    case Screen::Compare:
        m_visitorSession->startComparison();
        visitorBar().setInitialFocus();
        break;
    case Screen::Resetting:
        m_playStrip->setMatch(nullptr);
        showResettingMessage();
        m_visitorSession->resetBoard();
        break;
    case Screen::Closed:
        m_attractMode->showStaticBoard();
        m_attractStrip->setCaption({});
        if (!m_screenContents.isBackgroundBlack) {
            m_driftAlarm.start(DriftInterval);
        }
        break;
    }
}

void DisplayWindow::showResettingMessage()
{
    m_playStrip->showMessage(tr("Setting up the board for the next visitor."));
}

void DisplayWindow::updatePresenceSheets()
{
    if (m_flow->isCheckingPresence()) {
        m_previousFocus = focusWidget();
        m_presenceSheets.setVisible(true);
        m_presenceSheets.raise();
        m_presenceSheets.forEach([this](PresenceSheet &sheet) {
            if (sheet.isVisible()) {
                sheet.startCountdown(m_flow->presenceCheckTimeout());
            }
        });
        m_staff->raise();
        const PresenceSheet &sheet = m_presenceSheets.upright();
        Announcer::announce(this, sheet.title() + u' ' + sheet.text());
    } else {
        m_presenceSheets.setVisible(false);
        if (m_previousFocus != nullptr && m_previousFocus->isVisible()) {
            m_previousFocus->setFocus(Qt::OtherFocusReason); // for keyboard users
        }
        m_previousFocus.clear();
    }
    updatePause();
}

void DisplayWindow::updatePause()
{
    m_attractMode->setPaused(m_staff->isOpen());
    m_visitorSession->setPaused(m_staff->isOpen() || m_flow->isCheckingPresence() ||
                                m_endGameSheets.upright().isVisible() ||
                                m_screenContents.page == ScreenContents::Page::Choice ||
                                m_flow->screen() == Screen::Compare ||
                                m_flow->screen() == Screen::Resetting);
}

void DisplayWindow::setTextLarge(bool large)
{
    if (large) {
        m_flow->recordAid(&VisitUse::largeText);
    }
    for (VisitorBar *bar : m_bars) {
        bar->setLargeTextChecked(large);
    }
    if (std::exchange(m_isTextLarge, large) != large) {
        updateLayout();
    }
}

void DisplayWindow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(),
                            m_screenContents.isBackgroundBlack ? QColor(Qt::black) : theme::Wall);
}

void DisplayWindow::resizeEvent(QResizeEvent *)
{
    updateLayout();
}

void DisplayWindow::showEvent(QShowEvent *)
{
    if (!m_inputFilter) {
        m_inputFilter =
            std::make_unique<InputFilter>(*windowHandle(), [this](const InputFilter::Press &press) {
                return consumesPress(press);
            });
        const InputFilter *filter = m_inputFilter.get();
        connect(filter, &InputFilter::inputReceived, this, &DisplayWindow::handleInput);
        connect(filter, &InputFilter::speechKeyPressed, this, &DisplayWindow::handleSpeechKey);
        connect(filter, &InputFilter::pointerPressed, m_staffGesture.get(),
                &StaffGesture::handlePress);
        connect(filter, &InputFilter::pointerReleased, m_staffGesture.get(),
                &StaffGesture::handleRelease);
    }
}

void DisplayWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_isCloseAllowed);
}

bool DisplayWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        m_settlingAlarm.start(SettlingTime);
    }
    return QWidget::eventFilter(watched, event);
}

void DisplayWindow::keyPressEvent(QKeyEvent *event)
{
    event->accept(); // nothing beyond this window handles keys
    // Keypads have no space bar, the only key that presses Qt's buttons.
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button != nullptr) {
        button->click();
    }
}

void DisplayWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void DisplayWindow::updateSizes()
{
    const auto sizes = DisplaySizes::forScreen(size(), m_config, m_isTextLarge);
    if (sizes == m_sizes) {
        return;
    }
    m_sizes = sizes;
    fonts::setTextSizes(sizes.boardTextSizes(size()));
    const DisplaySizes sheetSizes = sizes.forSheet(size());
    m_presenceSheets.forEach([&](PresenceSheet &sheet) { sheet.setSizes(sheetSizes); });
    m_resultSheets.forEach([&](ResultSheet &sheet) { sheet.setSizes(sheetSizes); });
    m_endGameSheets.forEach([&](EndGameSheet &sheet) { sheet.setSizes(sheetSizes); });
    for (VisitorBar *bar : m_bars) {
        bar->setSizes(DisplaySizes::forScreen(size(), m_config, false));
    }
    m_explanationSheet->setSizes(sizes);
    m_labelPage->setSizes(sizes.enlargedFor(size()));
    m_playStrip->setSizes(sizes);
    m_attractStrip->setSizes(sizes);
    m_choicePage->setSizes(sizes);
    m_comparePage->setSizes(sizes);
    m_visitorSession->setSizes(sizes);
    m_staffGesture->setCornerSize(sizes.minButtonSize);
}

int DisplayWindow::stripHeight(const DisplayLayout &layout, int barHeight)
{
    if (m_screenContents.isBoardFullScreen || m_playStrip->isCaptionHidden()) {
        return m_screenContents.isBoardFullScreen ? 0 : barHeight;
    }
    const int width = layout.pageRect().width();
    const int height = m_playStrip->fitTo(width, layout.maxStripHeight() - barHeight) + barHeight;
    if (m_screenContents.isFaceToFace && m_flow->screen() == Screen::Resetting) {
        return height;
    }
    // The board keeps its size in the attract mode and in play, so that it is not drawn again.
    return std::max(height, m_attractStrip->fitTo(width, layout.maxStripHeight()));
}

int DisplayWindow::oppositeHeight(const DisplayLayout &layout, int barHeight)
{
    if (!m_screenContents.isFaceToFace || m_screenContents.isBoardFullScreen) {
        return 0;
    }
    if (m_playStrip->isCaptionHidden() || m_flow->screen() == Screen::Resetting) {
        return barHeight;
    }
    const int width = layout.pageRect().width();
    return std::max(barHeight, m_attractStrip->fitTo(width, layout.maxStripHeight()));
}

void DisplayWindow::updateLayout()
{
    if (size().isEmpty()) {
        return;
    }
    updateSizes();
    const DisplayLayout layout(size(), m_config.reachPercent);
    // Keeps the position of the drift, because a jump would be visible.
    m_contentWidget->setGeometry(layout.contentRect(m_driftStep));
    const QRect whole = layout.pageRect();
    const int barHeight = m_bars[0]->fitTo(whole.width());
    static_cast<void>(m_bars[1]->fitTo(whole.width()));
    const int height = stripHeight(layout, barHeight);
    const int opposite = oppositeHeight(layout, barHeight);
    const QRect board = layout.boardRect(height).adjusted(0, opposite, 0, 0);
    const QRect page =
        whole.adjusted(0, m_screenContents.isFaceToFace ? barHeight : 0, 0, -barHeight);
    m_bars[0]->setGeometry(0, whole.height() - barHeight, whole.width(), barHeight);
    m_bars[1]->setGeometry(0, 0, whole.width(), barHeight);
    m_visitorSession->boardWidget().setGeometry(board);
    m_playStrip->setGeometry(layout.stripRect(height).adjusted(0, 0, 0, -barHeight));
    m_attractStrip->setGeometry(
        layout.stripRect(m_screenContents.isFaceToFace ? opposite : height));
    m_oppositeAttractStrip->setGeometry(0, 0, whole.width(), opposite);
    m_choicePage->setGeometry(page);
    m_comparePage->setGeometry(page);
    m_labelPage->placeIn(board);
    m_explanationSheet->placeIn(layout.explanationRect(height, m_sizes.text));
    m_resultSheets.placeIn(m_resultSheets.isDuplicated() ? page : board);
    m_presenceSheets.placeIn(page);
    m_endGameSheets.placeIn(page);
    m_staff->updateLayout(whole, m_sizes);
    m_resultSheets.raise();
    m_explanationSheet->raise();
    m_comparePage->raise();
    m_choicePage->raise();
    m_endGameSheets.raise();
    m_presenceSheets.raise();
    m_staff->raise();
}

/// Moves the content one step, against burn-in: too slowly to be noticed, and never during a visit.
void DisplayWindow::advanceDrift()
{
    if (!m_flow->hasVisitor()) {
        ++m_driftStep;
        m_contentWidget->move(
            DisplayLayout(size(), m_config.reachPercent).contentRect(m_driftStep).topLeft());
        m_driftAlarm.start(DriftInterval);
    }
}

void DisplayWindow::retranslate()
{
    m_playStrip->retranslate();
    for (VisitorBar *bar : m_bars) {
        bar->retranslate();
        bar->setLanguages(m_flow->languages(), m_flow->nextLanguage());
    }
    m_endGameSheets.forEach([](EndGameSheet &sheet) { sheet.retranslate(); });
    m_visitorChoices->updatePage(); // does nothing unless a choice is shown
    m_presenceSheets.forEach([](PresenceSheet &sheet) { sheet.retranslate(); });
    m_resultSheets.forEach([](ResultSheet &sheet) { sheet.retranslate(); });
    m_explanationSheet->retranslate();
    m_comparePage->retranslate();
    m_attractMode->retranslate();
    m_visitorSession->retranslate();
    if (m_flow->screen() == Screen::Resetting) {
        showResettingMessage();
    }
    m_staff->retranslate();
    updateLayout();
}

} // namespace doublets
