// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "desktop/print/printers.h"
#include "desktop/print/sheet_choice.h"
#include "match/odds/skill_store.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QWidget;

namespace doublets {

class Actions;
class Dialogs;
class GamesDialog;
class LaboratoryDialog;
class LessonPanel;
class Match;
class Session;
class OpeningPictures;
class PrintDialog;
class SettingsDialog;
class StoryDialog;

/// The secondary windows of the main window, such as games, settings and comparison.
class WindowDialogs : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All arguments must outlive this object.
    WindowDialogs(Match &match, Session &session, Dialogs &dialogs, Actions &actions,
                  QWidget &window);
    ~WindowDialogs() override;

    void openGames();
    void openSettings();
    void openPlayers();
    void resetScore();
    /// Opens a new comparison of the game as it stands. Existing ones are not changed.
    void openComparison();
    /// Opens the laboratory, initially with the rules of the game on the board.
    void openLaboratory();
    /// Opens the laboratory with one or two experiments ready to start.
    void openExperiments(const std::vector<Experiment> &experiments);
    /// Opens the games' story and sources.
    void openStory();
    /// Opens a new print dialog for the game as it stands, replacing an open one.
    void openPrint(const std::optional<InitialSheet> &wanted);
    /// Prints the sheets that `lessons` requests. During a lesson, the print dialog shows its
    /// worksheet first. `lessons` must outlive this object.
    void printFrom(LessonPanel &lessons);
    /// Returns whether a dialog is open that pauses the computer.
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// Emitted when isOpen() may have changed.
    void openChanged();

private:
    [[nodiscard]] std::optional<InitialSheet> sheetOfLesson() const;

    Match &m_match;
    Session &m_session;
    SkillStore m_skills;
    Dialogs &m_dialogs;
    Actions &m_actions;
    QWidget &m_window;
    OpeningPictures *m_openings;
    QPointer<SettingsDialog> m_settings;
    QPointer<GamesDialog> m_games;
    QPointer<StoryDialog> m_story;
    QPointer<LaboratoryDialog> m_laboratory;
    QPointer<PrintDialog> m_print;
    const LessonPanel *m_lessons = nullptr;
    DesktopPrinters m_printers;
};

} // namespace doublets
