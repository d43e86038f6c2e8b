// SPDX-License-Identifier: MIT
#include "desktop/window/window_dialogs.h"

#include "desktop/print/print_dialog.h"
#include "laboratory/window/laboratory_dialog.h"
#include "lessons/lesson_panel.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/captions/tally_label.h"
#include "panels/comparison/comparison_dialog.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/games_dialog.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/story/story_dialog.h"

#include <QAction>

namespace doublets {

namespace {

void bringUp(QDialog &dialog)
{
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

WindowDialogs::WindowDialogs(Match &match, Session &session, Dialogs &dialogs, Actions &actions,
                             QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_session(session)
    , m_skills(match.oddsStore())
    , m_dialogs(dialogs)
    , m_actions(actions)
    , m_window(window)
    , m_openings(new OpeningPictures(this))
{
    connect(actions.newGame, &QAction::triggered, this, &WindowDialogs::openGames);
    connect(actions.compare, &QAction::triggered, this, &WindowDialogs::openComparison);
    connect(actions.laboratory, &QAction::triggered, this, &WindowDialogs::openLaboratory);
    connect(actions.settings, &QAction::triggered, this, &WindowDialogs::openSettings);
    connect(actions.players, &QAction::triggered, this, &WindowDialogs::openPlayers);
    connect(actions.resetScore, &QAction::triggered, this, &WindowDialogs::resetScore);
    connect(actions.story, &QAction::triggered, this, &WindowDialogs::openStory);
    connect(actions.print, &QAction::triggered, this, [this] { openPrint(sheetOfLesson()); });
    connect(actions.about, &QAction::triggered, this, [this] { m_dialogs.showAbout(&m_window); });
    connect(actions.aboutQt, &QAction::triggered, this,
            [this] { m_dialogs.showAboutQt(&m_window); });
}

WindowDialogs::~WindowDialogs()
{
    delete m_print; // before the printers that it uses
}

void WindowDialogs::openGames()
{
    if (m_games == nullptr) {
        m_games = new GamesDialog(m_match, m_session, *m_openings, &m_window);
        m_games->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_games->open(); // window-modal; the table waits
    bringUp(*m_games);
}

void WindowDialogs::openSettings()
{
    if (m_settings == nullptr) {
        m_settings =
            new SettingsDialog(m_session, m_skills, m_actions.shortcutSettings(), &m_window);
        m_settings->setAttribute(Qt::WA_DeleteOnClose);
        // Not QObject::destroyed, upon which isOpen() would access a half-destroyed dialog.
        connect(m_settings, &QDialog::finished, this, &WindowDialogs::openChanged);
    }
    m_settings->show();
    bringUp(*m_settings);
    Q_EMIT openChanged();
}

void WindowDialogs::openPlayers()
{
    openSettings();
    m_settings->showPage(SettingsDialog::Page::Players);
}

void WindowDialogs::resetScore()
{
    if (m_dialogs.confirmScoreReset(&m_window, TallyLabel::textOf(m_session))) {
        m_session.resetTally();
    }
}

void WindowDialogs::openComparison()
{
    auto *dialog =
        new ComparisonDialog(m_session, m_match.oddsStore().factory(), m_dialogs, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void WindowDialogs::openLaboratory()
{
    if (m_laboratory == nullptr) {
        Experiment experiment;
        experiment.ruleSet = m_match.game().ruleSet().id;
        experiment.rulings = m_match.game().rulings();
        experiment.games = 1'000'000; // takes some seconds
        m_laboratory = new LaboratoryDialog(m_session.catalogue(), m_match.settings(), m_dialogs,
                                            experiment, &m_window);
        m_laboratory->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_laboratory->show();
    bringUp(*m_laboratory);
}

void WindowDialogs::openExperiments(const std::vector<Experiment> &experiments)
{
    openLaboratory();
    m_laboratory->show(experiments);
}

void WindowDialogs::openStory()
{
    if (m_story == nullptr) {
        m_story = new StoryDialog(m_session.catalogue(), m_match.settings(), &m_window);
        m_story->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_story->show();
    bringUp(*m_story);
}

void WindowDialogs::openPrint(const std::optional<InitialSheet> &wanted)
{
    delete m_print; // its sheets may be outdated
    m_print = new PrintDialog(m_match, m_session.catalogue(), m_printers, wanted, &m_window);
    m_print->setAttribute(Qt::WA_DeleteOnClose);
    m_print->show();
}

void WindowDialogs::printFrom(LessonPanel &lessons)
{
    connect(&lessons, &LessonPanel::worksheetRequested, this, [this](const Lesson &lesson) {
        openPrint(InitialSheet{SheetKind::Worksheet, lesson});
    });
    connect(&lessons, &LessonPanel::answerKeyRequested, this, [this](const Lesson &lesson) {
        openPrint(InitialSheet{SheetKind::AnswerKey, lesson});
    });
    lessons.setCanPrint(true);
    m_lessons = &lessons;
}

std::optional<InitialSheet> WindowDialogs::sheetOfLesson() const
{
    const Lesson *lesson = m_lessons != nullptr ? m_lessons->lesson() : nullptr;
    return lesson != nullptr ? std::optional(InitialSheet{SheetKind::Worksheet, *lesson})
                             : std::nullopt;
}

bool WindowDialogs::isOpen() const
{
    return m_settings != nullptr && m_settings->isVisible();
}

} // namespace doublets
