// SPDX-License-Identifier: MIT
#include "desktop/window/class_commands.h"

#include "desktop/window/side_panels.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/dice/correction_dialog.h"

namespace doublets {

ClassCommands::ClassCommands(Match &match, Actions &actions, SidePanels &panels, QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_panels(panels)
    , m_window(window)
{
    const auto join = [](QAction *action, Option<bool> &option) {
        action->setChecked(option.value());
        connect(&option, &Setting::changed, action,
                [action, &option] { action->setChecked(option.value()); });
    };
    Settings &settings = match.settings();
    join(actions.guessFirst, settings.guessFirst);
    join(actions.autoConfirmDice, settings.diceAtOnce);
    connect(actions.guessFirst, &QAction::triggered, this, &ClassCommands::setGuessFirst);
    connect(actions.autoConfirmDice, &QAction::triggered, &settings,
            [&settings](bool atOnce) { settings.diceAtOnce.set(atOnce); });
    connect(actions.guess, &QAction::triggered, this, [this] {
        if (m_match.guessFirst().isOn()) {
            m_panels.showGuess();
        } else {
            setGuessFirst(true);
        }
    });
    connect(&panels, &SidePanels::oddsUncovered, this, &ClassCommands::goOn);
    connect(actions.correctThrow, &QAction::triggered, this, &ClassCommands::correctThrow);
}

void ClassCommands::setGuessFirst(bool guesses)
{
    m_match.settings().guessFirst.set(guesses);
    if (guesses) {
        m_panels.showGuess();
    } else {
        m_match.remark(tr("The odds are no longer covered."));
    }
}

void ClassCommands::correctThrow()
{
    const auto index = m_match.throwToCorrect();
    if (!index || m_correction != nullptr) {
        return;
    }
    Q_EMIT m_match.skipMotionRequested();
    m_correction = new CorrectionDialog(m_match, *index, &m_window);
    m_correction->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_correction, &QDialog::finished, this, &ClassCommands::goOn);
    m_correction->open(); // window-modal; the table waits
}

void ClassCommands::goOn()
{
    Q_EMIT m_panels.currentPositionRequested();
    if (m_match.can(Command::EnterDice) && !m_match.shown().isPast()) {
        m_match.requestDiceEntry(); // puts the focus where dice are entered
    }
}

} // namespace doublets
