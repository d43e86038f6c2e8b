// SPDX-License-Identifier: MIT
#include "display/window/display_window.h"

#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/compare_page.h"
#include "display/screens/label_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/window/attract_mode.h"
#include "display/window/input_filter.h"
#include "display/window/staff_gesture.h"
#include "display/window/visitor_session.h"
#include "language/language.h"
#include "match/odds/odds_store.h"
#include "match/settings/settings.h"
#include "panels/captions/caption_label.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "table/keys/key_filter.h"
#include "table/sound/sound_player.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

using Screen = DisplayFlow::Screen;

DisplayWindow::DisplayWindow(DisplayConfig config, const Catalogue &catalogue, Clock &clock,
                             DisplayFlow::Now now, OddsStore *odds)
    : m_config(std::move(config))
    , m_catalogue(catalogue)
    , m_clock(clock)
    , m_flow(std::make_unique<DisplayFlow>(m_config, catalogue, clock, std::move(now)))
    , m_knock(std::make_unique<StaffGesture>(clock))
    , m_odds(odds == nullptr ? std::make_unique<OddsStore>() : nullptr)
    , m_driftAlarm(clock, [this] { drift(); })
    , m_settlingAlarm(clock, [] {})
    , m_content(new QWidget(this))
    , m_board(new BoardView(m_content))
    , m_sound(new SoundPlayer(this))
    , m_attractStrip(new AttractStrip(m_config, clock, m_content))
    , m_strip(new PlayStrip(m_content))
    , m_label(new LabelPage(m_content))
    , m_choice(new ChoicePage(u"choice"_s, m_content))
    , m_stillThere(m_content)
    , m_end(m_content)
    , m_why(new ExplanationSheet(m_content))
    , m_compare(new ComparePage(m_content))
    , m_pictures(new OpeningPictures(this))
    , m_announcer(new Announcer(this, clock))
{
    setObjectName(u"displayWindow"_s);
    KeyFilter::install();
    setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
    setContextMenuPolicy(Qt::NoContextMenu);
    setCursor(Qt::BlankCursor);
    m_board->setObjectName(u"board"_s);
    m_attractStrip->setLanguages(m_flow->languages());
    m_strip->caption().dismissRemarksOn(*m_board);
    const DisplayContext parts{
        m_config, catalogue, clock, *m_flow, *m_board, *m_sound, odds == nullptr ? *m_odds : *odds};
    m_attract = std::make_unique<AttractMode>(parts, *m_attractStrip, *m_label);
    m_visitor = std::make_unique<VisitorSession>(
        parts, VisitorSession::Screens{*m_strip, m_end, *m_why, *m_compare, *m_announcer});
    connectFlow();
    connectStrip();
    connectSheets();
    connectStaff();
    for (DisplaySheet *sheet : m_content->findChildren<DisplaySheet *>()) {
        if (qobject_cast<PresenceSheet *>(sheet) == nullptr) { // any press is its answer
            sheet->installEventFilter(this);
        }
    }
}

DisplayWindow::~DisplayWindow()
{
    m_attract.reset();
    m_visitor.reset();
}

void DisplayWindow::setPictureStore(const PictureCache &store)
{
    m_board->setPictureStore(store);
    m_pictures->setStore(store);
    m_compare->setPictureStore(store);
}

void DisplayWindow::connectFlow()
{
    connect(m_flow.get(), &DisplayFlow::screenChanged, this, &DisplayWindow::showScreen);
    connect(m_flow.get(), &DisplayFlow::askingChanged, this, &DisplayWindow::showAsking);
    connect(m_flow.get(), &DisplayFlow::languageChanged, this,
            [](const QString &code) { installTranslator(code); });
    connect(m_attractStrip, &QAbstractButton::clicked, m_flow.get(), &DisplayFlow::touch);
    connect(m_choice, &ChoicePage::chosen, this, &DisplayWindow::choose);
    connect(m_choice, &ChoicePage::backRequested, m_flow.get(), &DisplayFlow::goBack);
    connect(m_pictures, &OpeningPictures::drawn, this,
            [this](const QString &ruleSet) { showPicture(*m_catalogue.find(ruleSet)); });
}

void DisplayWindow::connectStrip()
{
    // Any press proves that the visitor is still there.
    for (const auto wish : {&PlayStrip::largeTextRequested, &PlayStrip::contrastRequested,
                            &PlayStrip::speechRequested}) {
        connect(m_strip, wish, m_flow.get(), &DisplayFlow::restartIdleTimer);
    }
    connect(m_strip, &PlayStrip::languageRequested, m_flow.get(), &DisplayFlow::restartIdleTimer);
    connect(m_strip, &PlayStrip::startOverRequested, m_flow.get(), &DisplayFlow::startOver);
    connect(m_strip, &PlayStrip::largeTextRequested, this, &DisplayWindow::setLarge);
    connect(m_strip, &PlayStrip::contrastRequested, this, [this](bool high) {
        const Lighting usual = m_config.lighting.value_or(Lighting::Lamp);
        const Lighting low = usual == Lighting::HighContrast ? Lighting::Lamp : usual;
        m_visitor->settings().lighting.set(high ? Lighting::HighContrast : low);
    });
    connect(m_strip, &PlayStrip::languageRequested, this, [this] {
        const QStringList all = m_flow->languages();
        m_flow->changeLanguage(all[(all.indexOf(m_flow->language()) + 1) % all.size()]);
    });
}

void DisplayWindow::connectSheets()
{
    DisplayFlow *flow = m_flow.get();
    m_stillThere.each([flow](PresenceSheet &sheet) {
        connect(&sheet, &PresenceSheet::stayRequested, flow, &DisplayFlow::touch);
    });
    m_end.each([flow](ResultSheet &sheet) {
        connect(&sheet, &ResultSheet::againRequested, flow, &DisplayFlow::playAgain);
        connect(&sheet, &ResultSheet::compareRequested, flow, &DisplayFlow::compare);
        connect(&sheet, &ResultSheet::anotherGameRequested, flow, &DisplayFlow::chooseAnotherGame);
        connect(&sheet, &ResultSheet::endVisitRequested, flow, &DisplayFlow::startOver);
    });
    connect(m_compare, &ComparePage::backRequested, m_flow.get(), &DisplayFlow::endComparison);
}

void DisplayWindow::connectStaff()
{
    m_staff = std::make_unique<StaffAccess>(m_config, m_catalogue, m_clock, *m_content);
    connect(m_knock.get(), &StaffGesture::knocked, m_staff.get(), &StaffAccess::knock);
    connect(m_staff.get(), &StaffAccess::openChanged, this, [this](bool open) {
        if (open) {
            m_flow->discardStaffVisit();
        }
        updatePause();
    });
    const StaffPage &page = m_staff->page();
    connect(&page, &StaffPage::closedRequested, m_flow.get(), &DisplayFlow::setClosed);
    // Shows the changes at once.
    connect(&page, &StaffPage::changed, m_flow.get(), &DisplayFlow::restart);
}

bool DisplayWindow::take()
{
    if (m_settlingAlarm.isActive() && !m_flow->isAsking()) {
        return true;
    }
    if (m_staff->isOpen()) {
        m_staff->touch();
        return false;
    }
    return m_flow->touch();
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
    const auto follow = [this, cover](const QScreen *screen) {
        connect(screen, &QScreen::geometryChanged, this, cover);
    };
    connect(qApp, &QGuiApplication::primaryScreenChanged, this, cover);
    connect(qApp, &QGuiApplication::screenAdded, this, follow);
    for (const QScreen *screen : QGuiApplication::screens()) {
        follow(screen);
    }
    cover();
}

void DisplayWindow::start()
{
    m_flow->start();
}

Match *DisplayWindow::match() const
{
    return m_visitor->match();
}

void DisplayWindow::setQuiet(bool quiet)
{
    m_quiet = quiet;
    m_sound->setMuted(quiet);
    m_sound->setVolume(m_config.volume);
}

void DisplayWindow::leave()
{
    m_leaving = true;
    close();
}

void DisplayWindow::clear(Screen screen)
{
    const bool chooses = screen == Screen::Language || screen == Screen::Table ||
                         screen == Screen::Game || screen == Screen::Players;
    const bool visited = m_flow->isVisited();
    m_choice->setVisible(chooses);
    const bool opposite = m_config.players == DisplayConfig::Players::Opposite;
    const bool faced = opposite && !m_flow->isAlone();
    m_stillThere.setMirrored(faced);
    m_end.setMirrored(faced);
    m_end.setVisible(screen == Screen::End);
    m_compare->setVisible(screen == Screen::Compare);
    m_why->hide();
    m_board->setVisible(true);
    if (screen != Screen::Attract) {
        m_attract->pause();
    }
    const bool plays = screen == Screen::FirstSteps || screen == Screen::Play ||
                       (screen == Screen::End && !faced); // each player has a sheet
    m_strip->setVisible(plays || screen == Screen::Resetting);
    m_strip->setGameButtonsVisible(screen == Screen::Play && !opposite);
    m_strip->setCaptionHidden(opposite && (screen == Screen::Play || screen == Screen::End));
    // Says that it is closed only if the staff closed it, not outside the opening hours.
    const bool closed = screen == Screen::Closed && m_flow->isClosedByStaff();
    m_attractStrip->setClosed(closed);
    m_attractStrip->setVisible(closed || screen == Screen::Attract);
    if (!visited && screen != Screen::Resetting) {
        m_visitor->end();
        setLarge(false);
    }
}

void DisplayWindow::showScreen()
{
    const Screen screen = m_flow->screen();
    if (m_flow->isVisited()) {
        m_settlingAlarm.start(SettlingTime);
    }
    clear(screen);
    switch (screen) {
    case Screen::Attract:
        m_attractStrip->setLanguages(m_flow->languages()); // the staff may have changed their order
        m_attract->begin();
        m_driftAlarm.start(DriftInterval);
        break;
    case Screen::Language:
        askLanguage();
        break;
    case Screen::Table:
        askTable();
        break;
    case Screen::Game:
        askGame();
        break;
    case Screen::Players:
        askPlayers();
        break;
    case Screen::FirstSteps:
        m_attract->end();
        m_visitor->showFirstSteps();
        break;
    case Screen::Play:
        m_visitor->play();
        break;
    case Screen::End:
        m_visitor->showEnd();
        m_end.upright().takeFocus();
        break;
    case Screen::Compare:
        m_visitor->compare();
        m_compare->takeFocus();
        break;
    case Screen::Resetting:
        m_strip->setMatch(nullptr);
        m_strip->say(tr("The table is put in order for the next visitor."));
        m_visitor->tidy();
        break;
    case Screen::Closed:
        m_attract->showStaticBoard();
        m_attractStrip->setCaption({});
        m_board->setVisible(m_config.closed == DisplayConfig::Closed::Candles);
        if (!m_board->isHidden() || m_flow->isClosedByStaff()) {
            m_driftAlarm.start(DriftInterval);
        }
        break;
    }
    m_strip->offerLanguages(m_flow->languages(), m_flow->language());
    m_sound->setMuted(m_quiet); // each Room applies its own settings
    updatePause();
    place();
}

void DisplayWindow::showAsking()
{
    if (m_flow->isAsking()) {
        m_focusBefore = focusWidget();
        m_stillThere.placeIn(m_content->rect());
        m_stillThere.setVisible(true);
        m_stillThere.raise();
        m_stillThere.each([this](PresenceSheet &sheet) {
            if (sheet.isVisible()) {
                sheet.ask(m_flow->countdown());
            }
        });
        m_staff->raise();
        const PresenceSheet &said = m_stillThere.upright();
        Announcer::say(this, said.title() + u' ' + said.text());
    } else {
        m_stillThere.setVisible(false);
        if (m_focusBefore != nullptr && m_focusBefore->isVisible()) {
            m_focusBefore->setFocus(Qt::OtherFocusReason); // keyboard users go on where they were
        }
        m_focusBefore.clear();
    }
    updatePause();
}

void DisplayWindow::updatePause()
{
    m_attract->setPaused(m_staff->isOpen());
    m_visitor->setPaused(m_staff->isOpen() || m_flow->isAsking() ||
                         m_flow->screen() == Screen::Compare ||
                         m_flow->screen() == Screen::Resetting);
}

void DisplayWindow::setLarge(bool large)
{
    m_strip->setLarge(large);
    if (std::exchange(m_large, large) != large) {
        place();
    }
}

void DisplayWindow::paintEvent(QPaintEvent *)
{
    const bool black = m_flow->screen() == Screen::Closed &&
                       !m_flow->isClosedByStaff() && // shows a text
                       m_config.closed == DisplayConfig::Closed::Black;
    QPainter(this).fillRect(rect(), black ? QColor(Qt::black) : theme::Wall);
}

void DisplayWindow::resizeEvent(QResizeEvent *)
{
    place();
}

void DisplayWindow::showEvent(QShowEvent *)
{
    if (!m_gate) {
        m_gate = std::make_unique<InputFilter>(*windowHandle(), [this] { return take(); });
        connect(m_gate.get(), &InputFilter::pressed, m_knock.get(), &StaffGesture::press);
        connect(m_gate.get(), &InputFilter::released, m_knock.get(), &StaffGesture::release);
    }
}

void DisplayWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_leaving);
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
}

void DisplayWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void DisplayWindow::retranslate()
{
    m_strip->retranslate();
    m_strip->offerLanguages(m_flow->languages(), m_flow->language());
    m_stillThere.each([](PresenceSheet &sheet) { sheet.retranslate(); });
    m_end.each([](ResultSheet &sheet) { sheet.retranslate(); });
    m_why->retranslate();
    m_compare->retranslate();
    m_attract->retranslate();
    m_visitor->retranslate();
    m_staff->retranslate();
    place();
}

} // namespace doublets
