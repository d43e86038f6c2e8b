// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "desktop/print/printers.h"
#include "desktop/print/sheet_chooser.h"
#include "match/odds/skill_store.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QWidget;

namespace doublets {

class Actions;
class Dialogs;
class LaboratoryDialog;
class LessonPanel;
class Match;
class Session;
class PrintDialog;
class SettingsDialog;
class StatisticsDialog;
class StoryDialog;

/// The dialogs of the main window, such as those for settings and comparison.
class WindowDialogs : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All arguments must outlive this object.
    WindowDialogs(Match &match, Session &session, Dialogs &dialogs, Actions &actions,
                  QWidget &window);
    ~WindowDialogs() override;

    void openSettings();
    /// Opens the settings at the page for the players, with the focus on the name of `side`.
    void openPlayers(Side side);
    void showAppearance();
    /// Resets the score of the current players if the user confirms.
    void resetScore();
    /// Opens a new comparison of the current game. Open comparisons are not changed.
    void openComparison();
    /// Opens the laboratory, initially with the rules of the game on the board. If it is open
    /// already, brings it to the front unchanged.
    void openLaboratory();
    /// Opens the laboratory with one or two experiments ready to start.
    void openExperiments(const std::vector<Experiment> &experiments);
    /// Opens the statistics of finished games.
    void openStatistics();
    /// Opens the dialog about the history and sources of the games.
    void openStory();
    /// Opens a new print dialog for the current game, replacing one that is open. Initially shows
    /// `initialSheet`, if given.
    void openPrintDialog(const std::optional<InitialSheet> &initialSheet);
    /// Opens the print dialog with the rules of an invented game, above the modal dialog `parent`.
    void printInvention(const RuleSet &invented, QWidget &parent);
    /// Opens the print dialog whenever `lessonPanel` requests a sheet and, during a lesson, makes
    /// the print command show the worksheet of that lesson. `lessonPanel` must outlive this object.
    void connectLessonPanel(LessonPanel &lessonPanel);
    /// Returns whether a non-modal dialog is open that pauses the computer player: the settings.
    /// Modal dialogs pause it by blocking the window.
    [[nodiscard]] bool hasPausingDialog() const;

Q_SIGNALS:
    /// Emitted when the result of hasPausingDialog() may have changed.
    void pausingDialogChanged();

private:
    void openPrintDialog(const std::optional<InitialSheet> &initialSheet, QWidget &parent);
    [[nodiscard]] std::optional<InitialSheet> currentLessonSheet() const;

    Match &m_match;
    Session &m_session;
    SkillStore m_skillStore;
    Dialogs &m_dialogs;
    Actions &m_actions;
    QWidget &m_window;
    QPointer<SettingsDialog> m_settingsDialog;
    QPointer<StoryDialog> m_storyDialog;
    QPointer<LaboratoryDialog> m_laboratoryDialog;
    QPointer<StatisticsDialog> m_statisticsDialog;
    QPointer<PrintDialog> m_printDialog;
    const LessonPanel *m_lessonPanel = nullptr;
    DesktopPrinters m_printers;
};

} // namespace doublets
