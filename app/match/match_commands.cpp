// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "core/game/correction.h"
#include "core/game/hindrance.h"
#include "match/settings/settings.h"
#include "text/refusal_text.h"

/// The commands of a match.
namespace doublets {

bool Match::prepare(Command command)
{
    if (!m_policy.allows(command)) {
        return false;
    }
    returnToPresent();
    // A throw while dice are rolling only ends their motion.
    const bool hurries = m_table == Table::OutcomeHidden && command == Command::ThrowDice;
    Q_EMIT skipMotionRequested();
    return !hurries;
}

bool Match::isForced() const
{
    return referee::isForced(game().rules(), game().position());
}

bool Match::tablePlays() const
{
    return settings().forcedPlays.value() == ForcedPlays::ByTable;
}

bool Match::isSkippedByUndo() const
{
    return (tablePlays() && isForced()) || m_computer.isGameWaiting();
}

void Match::playOn()
{
    // Undone actions are not replayed automatically.
    if (m_session.hasGame() && tablePlays() && !game().canRedo()) {
        editableGame().playForced();
    }
}

void Match::throwDice()
{
    if (!prepare(Command::ThrowDice)) {
        return;
    }
    if (m_held) {
        Q_EMIT continueRequested();
    } else if (m_computer.isGameWaiting() && (game().canThrow() || m_computer.needsPrompt())) {
        m_computer.skipPause();
    } else if (m_computer.isGameWaiting()) {
        static_cast<void>(hasMenToPlay());
    } else if (game().needsEnteredDice()) {
        Q_EMIT diceWanted();
    } else if (const auto why = throwHindrance()) {
        remark(hindranceText(playerNames(), *why));
    } else {
        editableGame().throwDice();
    }
}

std::optional<referee::ThrowHindrance> Match::throwHindrance() const
{
    const Position &position = game().position();
    return referee::throwHindranceOf(game().rules(), position,
                                     referee::nextThrower(game().rules(), position));
}

bool Match::hasMenToPlay()
{
    const Position &position = game().position();
    if (m_computer.isGameWaiting()) {
        //: %1 the computer; a person pressed a key
        remark(tr("It is %1’s turn.").arg(playerNames().of(position.player)));
        return false;
    }
    if (position.stage != Stage::Playing) {
        remark(position.isOver() ? tr("The game is over.") : tr("First throw the dice."));
        return false;
    }
    return true;
}

void Match::requestDiceEntry()
{
    if (prepare(Command::EnterDice) && game().needsEnteredDice()) {
        Q_EMIT diceWanted();
    }
}

void Match::enterDice(const Numbers &dice)
{
    if (prepare(Command::EnterDice)) {
        editableGame().enterDice(dice);
    }
}

std::optional<std::size_t> Match::throwToCorrect() const
{
    const int row = m_past ? moment().row : m_course.rowCount() - 1;
    const bool isEntered = game().dice().origin() == DiceOrigin::Entered;
    return isEntered && row >= 0 ? std::optional(m_course.throwAt(row)) : std::nullopt;
}

std::optional<Correction> Match::correction(std::size_t index, const Numbers &faces) const
{
    const bool isEntered = game().dice().origin() == DiceOrigin::Entered;
    return isEntered ? correctThrowInHistory(game().rules(), game().history(), index, faces)
                     : std::nullopt;
}

void Match::correctThrow(std::size_t index, const Numbers &faces)
{
    if (prepare(Command::CorrectThrow)) {
        editableGame().correctThrow(index, faces);
    }
}

void Match::play(const Play &play)
{
    if (prepare(Command::PlayMan) && !m_session.seats().isComputer(play.by)) {
        editableGame().play(play);
    }
}

void Match::playForced()
{
    if (prepare(Command::PlayForced) && hasMenToPlay() && editableGame().playForced() == 0) {
        remark(tr("There is a choice: play a man."));
    }
}

void Match::askHint()
{
    if (prepare(Command::Hint) && hasMenToPlay()) {
        if (m_guess.isCovered()) {
            remark(GuessFirst::refusal());
            return;
        }
        m_hints.ask();
    }
}

void Match::undo()
{
    if (!prepare(Command::Undo)) {
        return;
    }
    if (!game().canUndo()) {
        remark(tr("There is nothing to take back."));
        return;
    }
    if (game().canUndoCorrection()) {
        editableGame().undo();
        remark(tr("The correction is taken back."));
        return;
    }
    if (m_session.seats().isComputerAlone()) {
        m_computer.stop();
        editableGame().undo();
        return;
    }
    editableGame().undo();
    while (isSkippedByUndo() && !game().canUndoCorrection() && editableGame().undo()) {
    }
}

void Match::redo()
{
    if (!prepare(Command::Redo)) {
        return;
    }
    if (!game().canRedo()) {
        remark(tr("Nothing was taken back."));
        return;
    }
    if (game().canRedoCorrection()) {
        editableGame().redo();
        remark(tr("The throw is corrected again."));
        return;
    }
    editableGame().redo();
    while (!m_session.seats().isComputerAlone() && isSkippedByUndo() &&
           !game().canRedoCorrection() && editableGame().redo()) {
    }
}

bool Match::undoOneAction()
{
    Q_EMIT skipMotionRequested();
    return editableGame().undo();
}

void Match::interrupt()
{
    m_computer.stop();
    Q_EMIT skipMotionRequested();
}

void Match::resume()
{
    m_computer.resume();
}

void Match::takeSeat(Side side)
{
    if (m_policy.allows(Command::TakeSeat)) {
        m_session.lendSeat(side);
        m_computer.resume();
    }
}

void Match::rematch()
{
    if (m_policy.allows(Command::Rematch)) {
        m_session.newGameBySameRules();
    }
}

} // namespace doublets
