// SPDX-License-Identifier: MIT
#include "desktop/window/classroom_commands.h"

#include "desktop/window/side_panels.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/dice/correction_dialog.h"

namespace doublets {

ClassroomCommands::ClassroomCommands(Match &match, Actions &actions, SidePanels &panels,
                                     QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_panels(panels)
    , m_window(window)
{
    const auto bindToOption = [](QAction *action, Option<bool> &option) {
        action->setChecked(option.value());
        connect(&option, &Setting::changed, action,
                [action, &option] { action->setChecked(option.value()); });
    };
    Settings &settings = match.settings();
    bindToOption(actions.guessFirst, settings.guessFirst);
    bindToOption(actions.autoConfirmDice, settings.autoConfirmDice);
    connect(actions.guessFirst, &QAction::triggered, this, &ClassroomCommands::setGuessFirst);
    connect(actions.autoConfirmDice, &QAction::triggered, &settings,
            [&settings](bool atOnce) { settings.autoConfirmDice.set(atOnce); });
    connect(actions.guess, &QAction::triggered, this, [this] {
        if (m_match.guessFirst().isOn()) {
            m_panels.showGuessField();
        } else {
            setGuessFirst(true);
        }
    });
    connect(&panels, &SidePanels::oddsUncovered, this, &ClassroomCommands::returnFocus);
    connect(actions.correctThrow, &QAction::triggered, this, &ClassroomCommands::correctThrow);
}

void ClassroomCommands::setGuessFirst(bool enabled)
{
    m_match.settings().guessFirst.set(enabled);
    const GuessFirst &guess = m_match.guessFirst();
    if (enabled && guess.isOn() && guess.isCovered()) { // a lesson has questions of its own
        m_panels.showGuessField();
    } else if (!enabled) {
        m_match.remark(tr("The odds are no longer covered."));
    }
}

void ClassroomCommands::correctThrow()
{
    const auto index = m_match.throwToCorrect();
    if (!index || m_correctionDialog != nullptr) {
        return;
    }
    Q_EMIT m_match.skipMotionRequested();
    m_correctionDialog = new CorrectionDialog(m_match, *index, &m_window);
    m_correctionDialog->setAttribute(Qt::WA_DeleteOnClose);
    // Queued, because only then has the throw been corrected.
    connect(m_correctionDialog, &QDialog::finished, this, &ClassroomCommands::returnFocus,
            Qt::QueuedConnection);
    m_correctionDialog->open(); // window-modal; pauses the game
}

void ClassroomCommands::returnFocus()
{
    m_panels.requestBoardFocus();
    if (m_match.can(Command::EnterDice) && !m_match.shown().isPast()) {
        m_match.requestDiceEntry(); // puts the focus where dice are entered
    }
}

} // namespace doublets
