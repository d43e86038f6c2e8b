// SPDX-License-Identifier: MIT
#include "panels/captions/caption_bar.h"

#include "panels/actions/actions.h"
#include "panels/captions/caption_label.h"
#include "panels/theme/status_mark.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "text/rule_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Maximum shares of the bar's width for the status button, with its full text and with one word.
constexpr qreal MaxForWords = 0.18;
constexpr qreal MaxForAWord = 0.25;

/// Minimum height of a window that has space for a row of buttons, as a multiple of the size of the
/// caption.
constexpr int LinesForButtonRow = 16;

} // namespace

CaptionBar::CaptionBar(Actions &actions, Scheduler &scheduler, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QWidget(this))
    , m_label(new CaptionLabel(this, scheduler))
    , m_menuButton(new QToolButton(this))
{
    setObjectName(u"captionBar"_s);
    m_label->setObjectName(u"caption"_s);
    m_menuButton->setObjectName(u"menuButton"_s);
    m_menuButton->setText(u"☰"_s);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->hide();

    m_statusButton = new QToolButton(this);
    m_statusButton->setObjectName(u"statusMark"_s);
    connect(m_statusButton, &QToolButton::clicked, actions.why, &QAction::trigger);
    m_statusButton->setFocusPolicy(Qt::NoFocus); // the *Why?* button beside it does the same
    m_statusButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_statusButton->hide();
    m_whyButton = createButton(u"whyButton"_s, actions.why);
    m_undoButton = createButton(u"undoButton"_s, actions.undo);
    m_playForcedButton = createButton(u"playForcedButton"_s, actions.playForced);
    m_moreButton = new QToolButton(this);
    m_moreButton->setObjectName(u"moreButton"_s);
    m_moreButton->setText(u"…"_s);
    m_moreButton->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_moreButton);
    menu->addActions({actions.why, actions.undo, actions.playForced});
    m_moreButton->setMenu(menu);
    m_mainButton = new QToolButton(this);
    m_mainButton->setObjectName(u"throwButton"_s);
    m_mainButton->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    connect(m_mainButton, &QToolButton::clicked, this, [this] { mainAction()->trigger(); });
    for (const QAction *each : {actions.throwDice, actions.showResult}) {
        connect(each, &QAction::changed, this, &CaptionBar::updateMainButton);
    }
    m_returnButton = createButton(u"presentButton"_s, actions.returnToPresent);

    auto *left = new QHBoxLayout;
    left->addWidget(m_menuButton);
    left->addWidget(m_label, 1);
    left->addWidget(m_statusButton);
    auto *right = new QHBoxLayout(m_buttons);
    right->setContentsMargins(0, 0, 0, 0);
    right->addStretch(1);
    for (QToolButton *each : {m_whyButton, m_undoButton, m_playForcedButton, m_moreButton,
                              m_mainButton, m_returnButton}) {
        right->addWidget(each);
    }
    m_layout->addLayout(left, 1);
    m_layout->addWidget(m_buttons);
    setPastMomentShown(false);
    retranslate();
}

QToolButton *CaptionBar::createButton(const QString &name, QAction *action)
{
    auto *made = new QToolButton(this);
    made->setObjectName(name);
    made->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    // Not setDefaultAction(): the action's text has a mnemonic and a key, for menus.
    connect(made, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [made, action] {
        made->setEnabled(action->isEnabled());
        made->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, made, follow);
    follow();
    return made;
}

void CaptionBar::setSourceSilent(bool isSilent)
{
    if (m_isSourceSilent != isSilent) {
        m_isSourceSilent = isSilent;
        updateStatusButton();
    }
}

void CaptionBar::updateStatusButton()
{
    m_statusButton->setVisible(m_isSourceSilent);
    if (m_isSourceSilent) {
        const int pixels = m_statusButton->fontMetrics().ascent();
        m_statusButton->setIconSize({pixels, pixels});
        m_statusButton->setIcon(theme::statusMark(Status::Silent, pixels, devicePixelRatioF(),
                                                  theme::MarkBackground::DarkPanel));
        m_statusButton->setAccessibleName(statusText());
        m_statusButton->setToolTip(tr("The source does not state this rule. Press to see why we "
                                      "play it this way."));
    }
    updateLayoutDirection();
}

void CaptionBar::setSharingSpace(bool isSharing)
{
    if (m_isSharingSpace != isSharing) {
        m_isSharingSpace = isSharing;
        updateLayoutDirection();
    }
}

void CaptionBar::setPastMomentShown(bool isPastMoment)
{
    m_isPastMomentShown = isPastMoment;
    updateVisibleButtons();
}

void CaptionBar::setGameOver(bool isOver)
{
    if (m_isGameOver != isOver) {
        m_isGameOver = isOver;
        updateMainButton();
        updateVisibleButtons();
        if (m_buttons->sizeHint().width() + 4 * m_buttons->layout()->spacing() > m_availableWidth) {
            fitButtons(); // the buttons were scaled while fewer were visible
        }
    }
}

void CaptionBar::updateVisibleButtons()
{
    m_returnButton->setVisible(m_isPastMomentShown);
    const bool hasAll = !m_isPastMomentShown && !m_isCollapsed;
    for (QToolButton *each : {m_whyButton, m_undoButton}) {
        each->setVisible(hasAll);
    }
    m_playForcedButton->setVisible(hasAll && !m_isGameOver);
    m_moreButton->setVisible(!m_isPastMomentShown && m_isCollapsed);
    m_mainButton->setVisible(!m_isPastMomentShown);
    updateLayoutDirection();
}

QAction *CaptionBar::mainAction() const
{
    return m_isGameOver ? m_actions.showResult : m_actions.throwDice;
}

void CaptionBar::updateMainButton()
{
    m_mainButton->setEnabled(mainAction()->isEnabled());
    m_mainButton->setToolTip(mainAction()->toolTip());
    m_mainButton->setText(m_isGameOver                    ? tr("Result")
                          : m_actions.isContinueOffered() ? tr("Continue")
                                                          : tr("Throw"));
    // Wide enough for all texts, so that the other buttons stay in place.
    const auto widthOf = [this](const QString &text) {
        return m_mainButton->fontMetrics().size(Qt::TextShowMnemonic, text).width();
    };
    const int margins = m_mainButton->sizeHint().width() - widthOf(m_mainButton->text());
    int width = margins + std::max(widthOf(tr("Throw")), widthOf(tr("Continue")));
    if (m_isCollapsed) {
        width = std::max(width, margins + widthOf(tr("Result")));
    } else if (m_isGameOver) { // replaces two buttons
        width += m_buttons->layout()->spacing() + m_playForcedButton->sizeHint().width();
    }
    m_mainButton->setMinimumWidth(std::max(width, m_mainButton->sizeHint().width()));
}

void CaptionBar::scaleTo(const QSize &window)
{
    m_windowSize = window;
    const int pixels = fonts::currentSizes().caption;
    const int gap = pixels / 3;
    const int radius = pixels / 4;
    setStyleSheet(uR"(
        QToolButton { background: %1; color: %2; border: 1px solid %3; border-radius: %4px;
                      padding: %5px %6px; }
        QToolButton:hover { background: %7; }
        QToolButton:pressed { background: %3; color: %8; }
        QToolButton:focus { border: 2px solid %2; }
        QToolButton:disabled { color: %9; border-color: %9; }
        QToolButton::menu-indicator { image: none; }
        QToolButton#statusMark { background: transparent; border: none; padding: 0; }
    )"_s.arg(theme::Panel.name(), theme::Ivory.name(), theme::Brass.name(), QString::number(radius),
             QString::number(gap / 2), QString::number(gap * 4 / 3),
             theme::Panel.lighter(140).name(), theme::Ink.name(), theme::Faded.darker(170).name()));
    // Use the future width, because a later change of layout would move the board.
    m_availableWidth = window.width();
    // After setting the style sheet, which resets the fonts.
    m_label->setFont(fonts::captionFont());
    m_buttons->layout()->setSpacing(gap);
    fitButtons();
    updateLayoutDirection();
}

void CaptionBar::fitButtons()
{
    constexpr int MinPixels = 11;
    const int pixels = fonts::currentSizes().caption;
    const int gap = m_buttons->layout()->spacing();
    const bool narrow = m_windowSize.width() < pixels * 48;
    const bool isCollapsed = m_windowSize.height() < pixels * LinesForButtonRow;
    const bool isChanged = isCollapsed != m_isCollapsed;
    QWidget *focused = QApplication::focusWidget();
    if (isChanged) {
        m_isCollapsed = isCollapsed;
        m_buttons->hide(); // Qt lays out the window for each visible button and would widen it
        updateVisibleButtons();
    }
    int buttonPixels = narrow ? pixels - 2 : pixels;
    setButtonFontSize(buttonPixels);
    while (m_buttons->sizeHint().width() + 4 * gap > m_availableWidth && buttonPixels > MinPixels) {
        setButtonFontSize(--buttonPixels);
    }
    if (isChanged) {
        updateLayoutDirection();
        m_buttons->show();
        if (m_buttons->isAncestorOf(focused)) {
            QToolButton *replacement = m_isCollapsed ? m_moreButton : m_whyButton;
            (focused->isVisible() ? focused : replacement)->setFocus(Qt::OtherFocusReason);
        }
    }
}

void CaptionBar::setButtonFontSize(int pixels)
{
    const int least = fonts::currentSizes().minControlSize;
    for (QToolButton *each : findChildren<QToolButton *>()) {
        each->setFont(fonts::textFont(pixels));
        each->setMinimumHeight(std::max(m_isCollapsed ? pixels * 3 / 2 : pixels * 2, least));
        each->updateGeometry();
    }
    updateMainButton();
    m_statusButton->setMinimumWidth(least); // the text never widens the window
    updateStatusButton();
    m_buttons->layout()->invalidate();
}

void CaptionBar::updateLayoutDirection()
{
    // The caption keeps at least half of the width.
    const bool above = m_buttons->sizeHint().width() * 2 > m_availableWidth;
    const bool narrow = m_availableWidth < m_label->fontMetrics().height() * 40;
    const int gap = m_buttons->layout()->spacing();
    const int edge = above || m_isCollapsed ? gap / 2 : gap;
    m_layout->setContentsMargins(2 * gap, edge, 2 * gap, edge);
    m_layout->setSpacing(above ? gap / 2 : gap);
    m_layout->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const bool isTight = above || (m_isCollapsed && m_isSharingSpace);
    m_label->setLineCount(narrow && !isTight ? 3 : 2);
    shortenStatus();
}

void CaptionBar::shortenStatus()
{
    if (!m_isSourceSilent) {
        return;
    }
    const auto exceeds = [this](qreal share) {
        return m_statusButton->sizeHint().width() > share * m_availableWidth;
    };
    m_statusButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_statusButton->setText(statusText());
    if (exceeds(MaxForWords)) {
        m_statusButton->setText(statusName(Status::Silent));
    }
    if (exceeds(MaxForAWord)) {
        m_statusButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

QString CaptionBar::statusText() const
{
    //: %1 "our choice": how we know the rule that decided
    return tr("Rule: %1").arg(statusName(Status::Silent));
}

void CaptionBar::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        scaleTo(m_windowSize);
    }
}

void CaptionBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_availableWidth = width();
    updateLayoutDirection();
}

void CaptionBar::retranslate()
{
    updateStatusButton();
    m_whyButton->setText(tr("Why?"));
    m_undoButton->setText(tr("Undo"));
    m_playForcedButton->setText(tr("Forced moves"));
    updateMainButton();
    m_returnButton->setText(tr("Latest throw"));
    m_moreButton->setAccessibleName(tr("More actions"));
    m_moreButton->setToolTip(tr("More actions"));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(tr("Menu"));
    updateLayoutDirection();
}

void CaptionBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Wall);
    painter.fillRect(0, 0, width(), 1, theme::Brass.darker(160));
}

} // namespace doublets
