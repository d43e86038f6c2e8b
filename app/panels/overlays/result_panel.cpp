// SPDX-License-Identifier: MIT
#include "panels/overlays/result_panel.h"

#include <QKeyEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::milliseconds KeyPause(2500);
constexpr std::chrono::milliseconds MousePause(1000);
constexpr std::chrono::milliseconds FocusReadTime(3000);

/// Returns whether the key clicks the button that has the focus.
bool isClick(const QKeyEvent &press)
{
    const int key = press.key();
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// Returns whether the key moves the focus to another button or, on the board, to another point.
bool isArrow(const QKeyEvent &press)
{
    const int key = press.key();
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

ResultPanel::ResultPanel(QWidget *board, Scheduler &scheduler)
    : OverlayPanel(u"winner"_s, board)
    , m_rematchButton(addButton(u"winnerRematch"_s))
    , m_compareButton(addButton(u"winnerCompare"_s))
    , m_newGameButton(addButton(u"winnerNew"_s))
    , m_reviewButton(addButton(u"winnerReview"_s))
    , m_keyPause(scheduler, [] {})
    , m_mousePause(scheduler, [] {})
    , m_focusReading(scheduler, [this] { updateAccessibleTexts(); })
{
    connect(m_rematchButton, &QPushButton::clicked, this, &ResultPanel::rematchRequested);
    connect(m_compareButton, &QPushButton::clicked, this, &ResultPanel::comparisonRequested);
    connect(m_newGameButton, &QPushButton::clicked, this, &ResultPanel::otherGameRequested);
    connect(m_reviewButton, &QPushButton::clicked, this, &ResultPanel::reviewRequested);
    setTitleFactor(2);
    retranslate();
}

void ResultPanel::showResult(const QString &title, const QString &text, bool hasNextGame)
{
    m_hasNextGame = hasNextGame;
    retranslate();
    m_keyPause.start(KeyPause);
    m_mousePause.start(MousePause);
    setResult(title, text);
    showWithoutFocus();
}

void ResultPanel::focusFirstButton()
{
    m_focusReading.start(FocusReadTime);
    updateAccessibleTexts();
    m_rematchButton->setFocus(Qt::OtherFocusReason);
}

void ResultPanel::updateResult(const QString &title, const QString &text)
{
    if (title != m_title || text != m_text) {
        setResult(title, text);
        updatePlacement();
    }
}

void ResultPanel::setResult(const QString &title, const QString &text)
{
    m_title = title;
    m_text = text;
    setTexts(title, text);
    updateAccessibleTexts();
}

void ResultPanel::updateAccessibleTexts()
{
    // The result has been announced already.
    const bool isHeard = m_focusReading.isActive();
    setAccessibleName(isHeard ? tr("Game over") : m_title);
    setAccessibleDescription(isHeard ? tr("Use the arrow keys to reach the other choices.")
                                     : m_text);
}

bool ResultPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != parentWidget() && event->type() == QEvent::KeyPress) {
        const auto &press = *static_cast<QKeyEvent *>(event);
        if (isClick(press) || (isArrow(press) && m_keyPause.isActive())) {
            return filterKey(press);
        }
    }
    const bool isPress =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (watched != parentWidget() && isPress && m_mousePause.isActive()) {
        return true;
    }
    return OverlayPanel::eventFilter(watched, event);
}

bool ResultPanel::filterBoardPress()
{
    if (m_keyPause.isActive()) {
        m_keyPause.start(KeyPause);
        return true;
    }
    return false;
}

void ResultPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && !event->text().isEmpty() && !filterKey(*event)) {
        for (QPushButton *each : findChildren<QPushButton *>()) {
            const QKeySequence letter = QKeySequence::mnemonic(each->text());
            if (!letter.isEmpty() && letter[0].key() == event->key()) {
                each->click();
                return;
            }
        }
    }
    OverlayPanel::keyPressEvent(event);
}

bool ResultPanel::filterKey(const QKeyEvent &event)
{
    if (!m_keyPause.isActive()) {
        return event.isAutoRepeat();
    }
    m_keyPause.start(KeyPause);
    return true;
}

void ResultPanel::retranslate()
{
    m_rematchButton->setText(m_hasNextGame ? tr("&Next game") : tr("Pla&y again"));
    m_rematchButton->setToolTip(tr("Start a new game with the same rules"));
    m_compareButton->setText(tr("Same &dice, other rules"));
    m_compareButton->setToolTip(tr("Replay these dice under other rules"));
    m_newGameButton->setText(tr("O&ther game"));
    m_newGameButton->setToolTip(tr("Choose another game"));
    m_reviewButton->setText(tr("Look &back"));
    m_reviewButton->setToolTip(tr("Step through this game"));
}

} // namespace doublets
