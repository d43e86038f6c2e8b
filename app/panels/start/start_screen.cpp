// SPDX-License-Identifier: MIT
#include "panels/start/start_screen.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/captions/notice_bar.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/speech/accessible_role.h"
#include "panels/start/games_page.h"
#include "panels/start/home_page.h"
#include "panels/start/new_game_page.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

StartScreen::StartScreen(Match &match, Session &session, QMainWindow &window)
    : QWidget(&window)
    , m_match(match)
    , m_session(session)
    , m_window(window)
    , m_pictures(new OpeningPictures(this))
    , m_titleLabel(plainLabel(this))
    , m_backButton(new QPushButton(this))
    , m_pictureTimer(new QTimer(this))
{
    setObjectName(u"startScreen"_s);
    m_titleLabel->setObjectName(u"startTitle"_s);
    m_backButton->setObjectName(u"startBack"_s);
    m_titleLabel->setAlignment(Qt::AlignCenter);
    m_backButton->setAutoDefault(true); // Return clicks the focused button
    // Orca would read a label again after the name of the page.
    setAccessibleRole(m_titleLabel, QAccessible::Heading);
    constexpr int DelayOfPictures = 150; // in milliseconds
    m_pictureTimer->setSingleShot(true);
    m_pictureTimer->setInterval(DelayOfPictures);
    connect(m_pictureTimer, &QTimer::timeout, this, [this] {
        if (isVisible()) {
            m_trail.back()->requestPictures();
        }
    });
    connect(&session.settings().lighting, &Setting::changed, m_pictureTimer,
            qOverload<>(&QTimer::start));
    connect(m_backButton, &QPushButton::clicked, this, &StartScreen::goBack);
    connect(&match, &Match::changed, this, &StartScreen::onChange);
    window.installEventFilter(this);
    window.centralWidget()->installEventFilter(this);
    hide();
}

HomePage &StartScreen::homePage()
{
    if (m_homePage == nullptr) {
        m_homePage = new HomePage(m_match, m_session, this);
        connect(m_homePage, &HomePage::continueRequested, this, &StartScreen::dismiss);
        connect(m_homePage, &HomePage::previousGameRequested, this,
                &StartScreen::previousGameRequested);
        connect(m_homePage, &HomePage::learningRequested, this, &StartScreen::showGamesToLearn);
        connect(m_homePage, &HomePage::gamesRequested, this, &StartScreen::showGames);
        connect(m_homePage, &HomePage::friendGameRequested, this,
                [this] { showNewGame(Seating::TwoPeople); });
        connect(m_homePage, &HomePage::computerGameRequested, this,
                [this] { showNewGame(Seating::WithComputer); });
    }
    return *m_homePage;
}

GamesPage &StartScreen::gamesPage()
{
    if (m_gamesPage == nullptr) {
        m_gamesPage = new GamesPage(m_match, m_session, *m_pictures, this);
        connect(m_gamesPage, &GamesPage::gameChosen, this, &StartScreen::chooseGame);
    }
    return *m_gamesPage;
}

NewGamePage &StartScreen::newGamePage()
{
    if (m_newGamePage == nullptr) {
        m_newGamePage = new NewGamePage(m_session, *m_pictures, this);
        connect(m_newGamePage, &NewGamePage::gameSelectionRequested, this, [this] {
            gamesPage().setPurpose(GamesPage::Purpose::Play);
            gamesPage().setCurrentGame(m_newGamePage->ruleSetId());
            showPage(gamesPage());
        });
        connect(m_newGamePage, &NewGamePage::gameBegun, this, [this] {
            m_preselectedId.clear();
            dismiss();
        });
    }
    return *m_newGamePage;
}

void StartScreen::setPictureCache(const PictureCache &cache)
{
    m_pictures->setCache(cache);
}

void StartScreen::showOnLaunch()
{
    // The start screen must not stop a computer that plays both sides.
    if (m_session.settings().showStartScreen.value() && !m_match.seats().isComputerAlone()) {
        showHome();
    }
}

void StartScreen::showHome()
{
    homePage().updatePage();
    m_trail = {&homePage()};
    showCurrentPage();
}

void StartScreen::showGames()
{
    homePage().updatePage();
    m_trail = {&homePage()};
    gamesPage().setPurpose(GamesPage::Purpose::Play);
    gamesPage().setCurrentGame(m_session.game().ruleSet().id);
    showPage(gamesPage());
}

void StartScreen::showNewGame(const QString &ruleSetId)
{
    homePage().updatePage();
    m_trail = {&homePage()};
    m_preselectedId = ruleSetId;
    showNewGame(seatingOf(m_session.seats()), true); // Space alone leads on from First steps
}

void StartScreen::showGamesToLearn()
{
    gamesPage().setPurpose(GamesPage::Purpose::Learn);
    gamesPage().setCurrentGame({});
    showPage(gamesPage());
}

void StartScreen::showNewGame(Seating seating, bool isReadyToBegin)
{
    newGamePage().setGame(m_preselectedId.isEmpty() ? m_session.game().ruleSet().id
                                                    : m_preselectedId);
    newGamePage().setSeating(seating, isReadyToBegin);
    showPage(newGamePage());
}

void StartScreen::chooseGame(const QString &ruleSetId)
{
    if (gamesPage().purpose() == GamesPage::Purpose::Learn) {
        m_preselectedId = ruleSetId;
        Q_EMIT firstStepsRequested(ruleSetId);
        return;
    }
    // Keep the players if the user came from the page.
    const bool keepsPlayers = std::ranges::find(m_trail, m_newGamePage) != m_trail.end();
    newGamePage().setGame(ruleSetId);
    if (!keepsPlayers) {
        newGamePage().setSeating(seatingOf(m_session.seats()));
    }
    gamesPage().setCurrentGame(ruleSetId); // for a return to the list
    m_trail = {&homePage(), &gamesPage()};
    showPage(newGamePage());
}

void StartScreen::showPage(StartPage &page)
{
    m_trail.push_back(&page);
    showCurrentPage();
}

void StartScreen::showCurrentPage()
{
    StartPage *current = m_trail.back();
    for (StartPage *page :
         std::initializer_list<StartPage *>{m_homePage, m_gamesPage, m_newGamePage}) {
        if (page != nullptr) {
            page->setVisible(page == current);
        }
    }
    m_backButton->setVisible(m_trail.size() > 1);
    updateTexts();
    show();
    raise();
    updatePlacement();
    current->scrollToTop(); // may have been scrolled when it was last shown
    current->setInitialFocus();
}

bool StartScreen::goBack()
{
    if (!isVisible()) {
        return false;
    }
    m_trail.pop_back();
    if (m_trail.empty()) {
        dismiss();
    } else {
        showCurrentPage();
    }
    return true;
}

void StartScreen::dismiss()
{
    hide();
    Q_EMIT dismissed();
}

void StartScreen::ensureFocus()
{
    if (!isAncestorOf(m_window.focusWidget())) {
        m_trail.back()->setInitialFocus();
    }
}

void StartScreen::onChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::NewGame:
    case Change::Kind::Played:
    case Change::Kind::Undone:
    case Change::Kind::Redone:
    case Change::Kind::Corrected:
    case Change::Kind::Stepped:
        hide();
        break;
    case Change::Kind::Revealed:
    case Change::Kind::CommandsChanged:
        break;
    }
}

void StartScreen::updateTexts()
{
    const bool isHome = m_trail.back() == m_homePage;
    m_titleLabel->setText(m_trail.back()->title());
    m_backButton->setText(tr("Bac&k"));
    m_backButton->setToolTip(tr("To the previous page (Esc)"));
    m_trail.back()->setAccessibleName(isHome ? tr("Doublets, home screen") : m_titleLabel->text());
}

QFont StartScreen::titleFont(int captionSize) const
{
    return fonts::titleFont(m_trail.back() == m_homePage ? captionSize * 5 / 2
                                                         : captionSize * 3 / 2);
}

int StartScreen::titleHeight(int captionSize) const
{
    // Qt may draw the title with a taller line than it has measured, for example after a change of
    // language, and would then cut off the top.
    const QFont font = titleFont(captionSize);
    return std::max(QFontMetrics(font).height(), font.pixelSize() * 6 / 5);
}

QSize StartScreen::availablePageSize(int captionSize, int headerHeight) const
{
    constexpr int Outside = 8; ///< around the panel, so that the board is visible behind it
    constexpr int WidthInCharacters = 44;
    const int around = 2 * captionSize + headerHeight + captionSize / 2;
    return {std::min(width() - 2 * Outside, captionSize * WidthInCharacters) - 2 * captionSize,
            height() - 2 * Outside - around};
}

void StartScreen::updatePlacement()
{
    if (isHidden()) {
        return;
    }
    const QMenuBar &menus = *m_window.menuBar();
    int top = menus.isVisible() ? menus.geometry().bottom() + 1 : 0;
    if (const auto *notices = m_window.findChild<NoticeBar *>();
        notices != nullptr && notices->isVisible()) { // do not cover notices
        top = notices->mapTo(&m_window, notices->rect().bottomLeft()).y() + 1;
    }
    setGeometry(0, top, m_window.width(), m_window.height() - top);

    const fonts::TextSizes sizes = fonts::currentSizes();
    m_titleLabel->setFont(titleFont(sizes.caption));
    m_backButton->setMinimumHeight(sizes.minControlSize);
    const int inside = sizes.caption;
    const QSize back = m_backButton->isHidden()
                           ? QSize()
                           : m_backButton->sizeHint().expandedTo(m_backButton->minimumSize());
    const int header = std::max(titleHeight(sizes.caption), back.height());
    const int gap = inside / 2;
    const QSize available = availablePageSize(sizes.caption, header);
    const int normalCaption = qRound(sizes.caption / sizes.factor);
    const int normalHeader = std::max(titleHeight(normalCaption), back.height());
    m_trail.back()->updateSizes(available, availablePageSize(normalCaption, normalHeader));
    const int width = available.width() + 2 * inside;
    const int height =
        std::min(available.height(), m_trail.back()->heightForWidth(available.width())) +
        2 * inside + header + gap;
    m_plateRect = QRect(0, 0, width, height);
    m_plateRect.moveCenter(rect().center());
    const QRect room = m_plateRect.adjusted(inside, inside, -inside, -inside);
    const QRect headerRect(room.topLeft(), QSize(room.width(), header));
    m_backButton->setGeometry(QRect(headerRect.topLeft(), QSize(back.width(), header)));
    // Centre the title unless the button would cover it.
    const int side = back.width() * 2 + m_titleLabel->sizeHint().width() <= room.width()
                         ? 0
                         : back.width() + gap;
    m_titleLabel->setGeometry(headerRect.adjusted(side, 0, 0, 0));
    m_trail.back()->setGeometry(room.adjusted(0, header + gap, 0, 0));
    m_pictureTimer->start();
    update();
}

bool StartScreen::focusNextPrevChild(bool next)
{
    // Skip the widgets behind the screen.
    QWidget *from = m_window.focusWidget();
    if (from == nullptr || !isAncestorOf(from)) {
        from = this;
    }
    QWidget *to = from;
    do {
        to = next ? to->nextInFocusChain() : to->previousInFocusChain();
        if (isAncestorOf(to) && to->isVisibleTo(this) && to->isEnabled() &&
            (to->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) {
            to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (to != from);
    return false;
}

void StartScreen::keyPressEvent(QKeyEvent *event)
{
    // The focused widget has ignored these keys.
    if (event->key() == Qt::Key_Escape) {
        goBack();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat()) {
            m_trail.back()->accept();
        }
    } else {
        QWidget::keyPressEvent(event);
    }
}

void StartScreen::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int Dim = 150;
    QColor shade = theme::Wall.darker(200);
    shade.setAlpha(Dim);
    painter.fillRect(rect(), shade);
    constexpr qreal Border = 2;
    const qreal corner = fonts::currentSizes().caption / 2.0;
    painter.setPen(QPen(theme::Brass, Border));
    painter.setBrush(palette().window());
    painter.drawRoundedRect(QRectF(m_plateRect).adjusted(1, 1, -1, -1), corner, corner);
}

bool StartScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        updatePlacement();
    }
    return QWidget::eventFilter(watched, event);
}

void StartScreen::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        if (m_homePage != nullptr) {
            m_homePage->updatePage();
        }
        if (m_gamesPage != nullptr) {
            m_gamesPage->retranslate();
        }
        if (m_newGamePage != nullptr) {
            m_newGamePage->retranslate();
        }
        if (!m_trail.empty()) {
            updateTexts();
            updatePlacement();
            // Again once the child widgets have the new language, because their heights may change.
            QMetaObject::invokeMethod(this, &StartScreen::updatePlacement, Qt::QueuedConnection);
        }
    } else if (event->type() == QEvent::FontChange && !m_trail.empty()) {
        updatePlacement();
    }
}

void StartScreen::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT visibilityChanged();
}

void StartScreen::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    Q_EMIT visibilityChanged();
}

} // namespace doublets
