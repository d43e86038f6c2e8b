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
#include "text/refusal_text.h"

#include <QPainter>

using namespace Qt::StringLiterals;

/// The actions of a player's strip. Its layout is in player_side_plan.cpp.
namespace doublets {

PlayerSide::PlayerSide(Match &match, const BoardView &board, Side side, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_board(board)
    , m_side(side)
{
    hide(); // not measured until two players sit face to face
    const QString name = side == Side::White ? u"white"_s : u"black"_s;
    setObjectName(name + u"Side"_s);
    m_turn = new RotatedLabel(name + u"Turn"_s, this);
    m_news = new RotatedLabel(name + u"News"_s, this);
    m_hint = button(name + u"Hint"_s, &PlayerSide::hint);
    m_why = button(name + u"Why"_s, &PlayerSide::why);
    m_undo = button(name + u"Undo"_s, &PlayerSide::undo);
    m_throw = button(name + u"Throw"_s, &PlayerSide::triggerMainAction);
    setSizes(m_sizes);
    retranslate();
}

SideButton *PlayerSide::button(const QString &name, void (PlayerSide::*act)())
{
    auto *made = new SideButton(name, this);
    connect(made, &SideButton::clicked, this, [this, act] {
        m_match.restartIdleTimer();
        dismissRemark();
        Q_EMIT actionTriggered();
        (this->*act)();
    });
    return made;
}

SideButton &PlayerSide::addButton(const QString &name)
{
    auto *made = new SideButton(name, this);
    m_own.push_back(made);
    made->setTurned(m_turned);
    made->show();
    setSizes(m_sizes);
    return *made;
}

bool PlayerSide::isPlain() const
{
    return m_match.seats().isComputer(m_side);
}

PlayerSide::Main PlayerSide::currentMainAction() const
{
    if (m_match.shown().isPast()) {
        return Main::ToPresent;
    }
    if (m_match.can(Command::Rematch) && m_match.isTableAtRest()) {
        return Main::Again;
    }
    return m_match.computer().needsPrompt() ? Main::GoOn : Main::ThrowDice;
}

bool PlayerSide::mayThrow() const
{
    if (m_main != Main::ThrowDice) {
        return true;
    }
    const std::optional<Side> turn = activePlayer(m_match);
    return m_match.can(Command::ThrowDice) && !m_match.computer().isOnTurn() &&
           turn.value_or(m_side) == m_side;
}

bool PlayerSide::mayUndo() const
{
    return m_match.can(Command::Undo) && lastActor(m_match).value_or(m_side) == m_side;
}

bool PlayerSide::mayHint() const
{
    return m_match.can(Command::Hint) && activePlayer(m_match) == m_side;
}

void PlayerSide::showAllowed()
{
    if (m_board.isOutcomeHidden()) {
        return; // the possible actions are not known yet
    }
    updateMainButton();
    m_mayThrow = mayThrow();
    m_throw->setAvailable(m_mayThrow);
    m_undo->setAvailable(mayUndo());
    m_hint->setAvailable(mayHint());
    m_why->setAvailable(m_match.can(Command::Explain));
    const Policy &policy = m_match.policy();
    const bool plain = isPlain();
    m_throw->setVisible(!plain && policy.allows(Command::ThrowDice));
    m_undo->setVisible(!plain && policy.allows(Command::Undo));
    m_hint->setVisible(!plain && policy.allows(Command::Hint));
    m_why->setVisible(!plain && policy.allows(Command::Explain));
    arrange();
}

void PlayerSide::showTold()
{
    if (isPlain()) {
        m_turn->setText(computerStripText(m_match, m_side));
        m_news->setText({});
        return;
    }
    const StripTexts words = stripTextsOf(m_match, m_side);
    m_turn->setText(words.turn);
    if (m_told != words.news) {
        m_told = words.news;
        m_news->setText(words.news);
    }
}

void PlayerSide::tell(const QString &text, bool isHeard)
{
    if (isPlain() || text.isEmpty()) {
        return;
    }
    m_news->setText(text, true);
    if (!isHeard) {
        Announcer::say(this, text);
    }
}

void PlayerSide::dismissRemark()
{
    m_news->setText(isPlain() ? QString() : m_told);
}

QString PlayerSide::waitingReason() const
{
    const std::optional<Side> turn = activePlayer(m_match);
    //: %1 the other player
    return turn && *turn != m_side ? tr("It is %1’s turn.").arg(m_match.playerNames().of(*turn))
                                   : QString();
}

QString PlayerSide::noThrowReason() const
{
    if (m_board.isOutcomeHidden()) {
        return tr("The dice are still rolling.");
    }
    if (const QString wait = waitingReason(); !wait.isEmpty()) {
        return wait;
    }
    const Game &game = m_match.game();
    const auto why = referee::throwHindranceOf(game.rules(), game.position(), m_side);
    return why ? hindranceText(m_match.playerNames(), *why) : QString();
}

void PlayerSide::triggerMainAction()
{
    switch (m_main) {
    case Main::Again:
        m_match.rematch();
        return;
    case Main::ToPresent:
        m_match.shown().returnToPresent();
        return;
    case Main::ThrowDice:
    case Main::GoOn:
        break;
    }
    if (m_mayThrow) {
        m_match.throwDice(); // also hurries the player's rolling dice
    } else {
        tell(noThrowReason());
    }
}

void PlayerSide::undo()
{
    const std::optional<Side> actor = lastActor(m_match);
    if (mayUndo() || !m_match.can(Command::Undo)) {
        m_match.undo(); // says why it is not possible
    } else if (actor) {
        //: %1 the other player
        tell(
            tr("%1 moved last: only they can take it back.").arg(m_match.playerNames().of(*actor)));
    }
}

void PlayerSide::hint()
{
    const QString wait =
        m_board.isOutcomeHidden() ? tr("The dice are still rolling.") : waitingReason();
    if (wait.isEmpty()) {
        m_match.requestHint(); // says why there is none
    } else {
        tell(wait);
    }
}

void PlayerSide::why()
{
    Q_EMIT whyRequested();
}

void PlayerSide::call(SideButton &button, const QString &text) const
{
    button.setText(text);
    //: A button for those who hear it: %1 the player whose it is, %2 the word on it.
    button.setAccessibleName(tr("%1: %2").arg(m_match.playerNames().of(m_side), text));
}

void PlayerSide::retranslate()
{
    call(*m_hint, tr("Hint"));
    call(*m_why, tr("Why?"));
    call(*m_undo, tr("Undo"));
    updateMainButton();
    showTold();
    arrange();
}

void PlayerSide::updateMainButton()
{
    m_main = currentMainAction();
    switch (m_main) {
    case Main::ThrowDice:
        call(*m_throw, m_match.game().position().stage == Stage::Opening
                           //: a button: both dice for the lead
                           ? tr("Throw both")
                           : tr("Throw"));
        break;
    case Main::GoOn:
        call(*m_throw, tr("Go on"));
        break;
    case Main::ToPresent:
        call(*m_throw, tr("Latest throw"));
        break;
    case Main::Again:
        call(*m_throw, tr("Again"));
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
    const int inner = m_turned ? height() - 1 : 0; // the edge towards the board
    painter.fillRect(0, inner, width(), 1, theme::Brass.darker(160));
}

} // namespace doublets
