// SPDX-License-Identifier: MIT
#include "panels/sides/player_side.h"

#include "core/game/hindrance.h"
#include "match/match.h"
#include "panels/sides/rotated_label.h"
#include "panels/sides/side_button.h"
#include "panels/sides/strip_texts.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "text/computer_names.h"
#include "text/refusal_text.h"

#include <QPainter>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

/// The actions of a player's strip. Its layout is in player_side_layout.cpp.
namespace doublets {

namespace {

/// The time in which a press may still be meant to throw, as in CaptionBar.
constexpr std::chrono::milliseconds RematchPause(2500);

} // namespace

PlayerSide::PlayerSide(Match &match, const BoardView &board, Side side, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_board(board)
    , m_side(side)
    , m_rematchPause(match.scheduler(), [] {})
{
    hide(); // until FaceToFace is active
    const QString name = side == Side::White ? u"white"_s : u"black"_s;
    setObjectName(name + u"Side"_s);
    m_turnLabel = new RotatedLabel(name + u"Turn"_s, this);
    m_newsLabel = new RotatedLabel(name + u"News"_s, this);
    m_hintButton = createButton(name + u"Hint"_s, &PlayerSide::requestHint);
    m_whyButton = createButton(name + u"Why"_s, &PlayerSide::requestExplanation);
    m_undoButton = createButton(name + u"Undo"_s, &PlayerSide::undo);
    m_mainButton = createButton(name + u"Throw"_s, &PlayerSide::triggerMainAction);
    setSizes(m_sizes);
    retranslate();
}

SideButton *PlayerSide::createButton(const QString &name, void (PlayerSide::*slot)())
{
    auto *button = new SideButton(name, this);
    connect(button, &SideButton::clicked, this, [this, slot] {
        m_match.restartIdleTimer();
        dismissRemark();
        Q_EMIT actionTriggered();
        (this->*slot)();
    });
    return button;
}

SideButton &PlayerSide::addButton(const QString &name)
{
    auto *button = new SideButton(name, this);
    m_addedButtons.push_back(button);
    button->setRotated(m_isRotated);
    button->show();
    setSizes(m_sizes);
    return *button;
}

bool PlayerSide::isComputerSide() const
{
    return m_match.seats().isComputer(m_side);
}

PlayerSide::MainAction PlayerSide::currentMainAction() const
{
    if (m_match.shown().isPast()) {
        return MainAction::ReturnToLatest;
    }
    if (m_match.can(Command::Rematch) && m_match.isTableAtRest()) {
        return MainAction::Rematch;
    }
    return m_match.isContinueOffered() ? MainAction::Continue : MainAction::ThrowDice;
}

bool PlayerSide::isMainActionAvailable() const
{
    if (m_mainAction != MainAction::ThrowDice) {
        return true;
    }
    const std::optional<Side> turn = activePlayer(m_match);
    return m_match.can(Command::ThrowDice) && !m_match.computer().hasTurn() &&
           turn.value_or(m_side) == m_side;
}

bool PlayerSide::canUndo() const
{
    return m_match.can(Command::Undo) && lastActor(m_match).value_or(m_side) == m_side;
}

bool PlayerSide::canShowHint() const
{
    return m_match.can(Command::Hint) && activePlayer(m_match) == m_side;
}

void PlayerSide::updateCommands()
{
    if (m_board.isOutcomeHidden()) {
        return; // would reveal the outcome
    }
    updateMainButton();
    m_isMainActionAvailable = isMainActionAvailable();
    m_mainButton->setAvailable(m_isMainActionAvailable);
    m_undoButton->setAvailable(canUndo());
    m_hintButton->setAvailable(canShowHint());
    m_whyButton->setAvailable(m_match.can(Command::Explain));
    const Policy &policy = m_match.policy();
    const bool plain = isComputerSide();
    m_mainButton->setVisible(!plain && policy.allows(Command::ThrowDice));
    m_undoButton->setVisible(!plain && policy.allows(Command::Undo));
    m_hintButton->setVisible(!plain && policy.allows(Command::Hint));
    m_whyButton->setVisible(!plain && policy.allows(Command::Explain));
    updateLayout();
}

void PlayerSide::updateTexts()
{
    if (isComputerSide()) {
        m_turnLabel->setText(computerStripText(m_match, m_side));
        m_newsLabel->setText({});
        return;
    }
    const StripTexts texts = stripTextsOf(m_match, m_side);
    m_turnLabel->setText(texts.turn);
    if (m_newsText != texts.news) {
        m_newsText = texts.news;
        m_newsLabel->setText(texts.news);
    }
}

void PlayerSide::showRemark(const QString &text, bool isAnnounced)
{
    if (isComputerSide() || text.isEmpty()) {
        return;
    }
    m_newsLabel->setText(text, true);
    if (!isAnnounced) {
        Announcer::announce(this, text);
    }
}

void PlayerSide::dismissRemark()
{
    m_newsLabel->setText(isComputerSide() ? QString() : m_newsText);
}

QString PlayerSide::waitingReason() const
{
    const std::optional<Side> turn = activePlayer(m_match);
    return turn && *turn != m_side ? turnText(m_match.playerNames(), *turn) : QString();
}

QString PlayerSide::throwHindranceText() const
{
    if (m_board.isOutcomeHidden()) {
        return tr("The dice are still rolling.");
    }
    if (const QString wait = waitingReason(); !wait.isEmpty()) {
        return wait;
    }
    const Game &game = m_match.game();
    const auto hindrance = referee::findThrowHindrance(game.rules(), game.position(), m_side);
    return hindrance ? hindranceText(m_match.playerNames(), *hindrance) : QString();
}

void PlayerSide::triggerMainAction()
{
    switch (m_mainAction) {
    case MainAction::Rematch:
        if (m_rematchPause.isActive()) {
            m_rematchPause.start(RematchPause);
        } else {
            m_match.rematch();
        }
        return;
    case MainAction::ReturnToLatest:
        m_match.shown().returnToPresent();
        return;
    case MainAction::ThrowDice:
    case MainAction::Continue:
        break;
    }
    if (m_isMainActionAvailable) {
        m_match.throwDice(); // also hurries the player's rolling dice
    } else {
        showRemark(throwHindranceText());
    }
}

void PlayerSide::undo()
{
    const std::optional<Side> actor = lastActor(m_match);
    if (canUndo() || !m_match.can(Command::Undo)) {
        m_match.undo(); // says why it is not possible
    } else if (actor) {
        //: %1 the other player
        showRemark(withComputersInSentences(
            tr("%1 moved last: only they can undo it.").arg(m_match.playerNames().nameOf(*actor))));
    }
}

void PlayerSide::requestHint()
{
    const QString wait =
        m_board.isOutcomeHidden() ? tr("The dice are still rolling.") : waitingReason();
    if (wait.isEmpty()) {
        m_match.requestHint(); // says why there is none
    } else {
        showRemark(wait);
    }
}

void PlayerSide::requestExplanation()
{
    Q_EMIT whyRequested();
}

void PlayerSide::setButtonText(SideButton &button, const QString &text) const
{
    button.setText(text);
    //: A button for those who hear it: %1 the player whose it is, %2 the word on it.
    button.setAccessibleName(tr("%1: %2").arg(m_match.playerNames().nameOf(m_side), text));
}

void PlayerSide::retranslate()
{
    setButtonText(*m_hintButton, tr("Hint"));
    setButtonText(*m_whyButton, tr("Why?"));
    setButtonText(*m_undoButton, tr("Undo"));
    updateMainButton();
    updateTexts();
    updateLayout();
}

void PlayerSide::updateMainButton()
{
    const MainAction previous = std::exchange(m_mainAction, currentMainAction());
    if (previous == MainAction::ThrowDice && m_mainAction == MainAction::Rematch) {
        m_rematchPause.start(RematchPause);
    }
    switch (m_mainAction) {
    case MainAction::ThrowDice:
        setButtonText(*m_mainButton, m_match.game().position().stage == Stage::Opening
                                         //: a button: both dice for the lead
                                         ? tr("Throw both")
                                         : tr("Throw"));
        break;
    case MainAction::Continue:
        setButtonText(*m_mainButton, tr("Continue"));
        break;
    case MainAction::ReturnToLatest:
        setButtonText(*m_mainButton, tr("Latest throw"));
        break;
    case MainAction::Rematch:
        setButtonText(*m_mainButton, m_match.hasNextGame() ? tr("Next game") : tr("Play again"));
        break;
    }
}

void PlayerSide::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

void PlayerSide::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Wall);
    const int inner = m_isRotated ? height() - 1 : 0; // the edge towards the board
    painter.fillRect(0, inner, width(), 1, theme::Brass.darker(160));
}

} // namespace doublets
