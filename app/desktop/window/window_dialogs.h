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
class ComparisonDialog;
class Dialogs;
class LaboratoryDialog;
class LessonPanel;
class Match;
class Session;
class PrintDialog;
class SettingsDialog;
class StatisticsDialog;
class StoryDialog;

/// The dialogs of the main window, such as those for settings and comparison. Opening functions do
/// not block and, unless stated otherwise, bring a dialog that is already open to the front.
class WindowDialogs : public QObject
{
    Q_OBJECT

public:
    /// Connects the commands of `actions` that open these dialogs. `window` takes ownership of this
    /// object. All other arguments must outlive this object.
    WindowDialogs(Match &match, Session &session, Dialogs &dialogs, Actions &actions,
                  QWidget &window);
    ~WindowDialogs() override;

    void openSettings();
    /// Opens the players' page of the settings, with the focus in the name field of `side`.
    void openPlayers(Side side);
    /// Resets the score of the current players if the user confirms. Blocks until the user has
    /// answered.
    void resetScore();
    /// Opens a comparison of the current game. Comparisons of other games remain open.
    void openComparison();
    /// Opens the laboratory, the dialog for experiments with many games, with the results that it
    /// had when it or the program was closed or, if there are none, with the rules of the game on
    /// the board. If the laboratory is already open, brings it to the front unchanged.
    void openLaboratory();
    /// Opens the laboratory with one or two `experiments` ready to start. The results of the last
    /// run remain until then.
    void openExperiments(const std::vector<Experiment> &experiments);
    /// Opens the statistics of finished games.
    void openStatistics();
    /// Opens the dialog about the history and sources of the games.
    void openStory();
    /// Opens a print dialog for the current game, replacing any open print dialog. Initially shows
    /// `initialSheet` or, if it is nullopt, the rules of the current game.
    void openPrintDialog(const std::optional<InitialSheet> &initialSheet);
    /// Opens a print dialog with the rules of an invented game, above the modal dialog `parent`,
    /// replacing any open print dialog.
    void openInventionPrintDialog(const RuleSet &invented, QWidget &parent);
    /// Makes printing available in `lessonPanel`, and opens the print dialog whenever the panel
    /// requests a sheet. During a lesson, makes the print command show the worksheet of the lesson.
    /// `lessonPanel` must outlive this object.
    void connectLessonPanel(LessonPanel &lessonPanel);
    /// Returns whether the settings dialog, which pauses the match, is open. (Modal dialogs pause
    /// the match by blocking the window.)
    [[nodiscard]] bool hasPausingDialog() const;

Q_SIGNALS:
    /// Emitted when the result of hasPausingDialog() may have changed.
    void pausingDialogChanged();

private:
    /// Closes the settings dialog, which must be open, and shows the appearance panel.
    void showAppearance();
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
    QPointer<ComparisonDialog> m_comparisonDialog; ///< the last that was opened
    QPointer<PrintDialog> m_printDialog;
    const LessonPanel *m_lessonPanel = nullptr;
    DesktopPrinters m_printers;
};

} // namespace doublets
