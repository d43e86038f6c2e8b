// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "desktop/print/printers.h"
#include "desktop/print/sheet_choice.h"

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
class OpeningPictures;
class PrintDialog;
class SettingsDialog;
class StoryDialog;

/// The windows that the main window opens: games, settings, the same dice by other rules.
class WindowDialogs : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive this.
    WindowDialogs(Match &match, Dialogs &dialogs, Actions &actions, QWidget &window);
    ~WindowDialogs() override;

    void openGames();
    void openSettings();
    void openPlayers();
    void resetScore();
    /// Of the game as it stands: each time a new one, and the old ones stay as they are.
    void openComparison();
    /// Begins with the game on the board.
    void openLaboratory();
    /// With these, one or two, ready to be started.
    void openExperiments(const std::vector<Experiment> &experiments);
    /// The games and their sources.
    void openStory();
    /// What can be printed: each time a new one, of the game as it stands.
    void openPrint(const std::optional<WantedSheet> &wanted);
    /// From now on the panel's sheets are printed. In a lesson its worksheet is the first thing
    /// that anybody prints. It must outlive this.
    void printFrom(LessonPanel &lessons);
    /// Whether one is open that the computer waits for.
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// `isOpen` may have changed.
    void openChanged();

private:
    [[nodiscard]] std::optional<WantedSheet> sheetOfLesson() const;

    Match &m_match;
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
