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
#include "panels/dialogs/settings_dialog.h"
#include "panels/statistics/statistics_dialog.h"
#include "panels/story/story_dialog.h"

#include <QAction>
#include <QPointer>

namespace doublets {

namespace {

/// Shows a dialog in front. When it is closed, the focus returns to where it was in `window`,
/// even without a window manager.
void open(QDialog &dialog, QWidget &window)
{
    if (!dialog.isVisible()) {
        const QPointer<QWidget> focused = window.focusWidget();
        QObject::connect(
            &dialog, &QDialog::finished, &window,
            [&window, focused] {
                window.activateWindow();
                if (focused != nullptr && focused->isVisible()) {
                    focused->setFocus(Qt::OtherFocusReason);
                }
            },
            Qt::SingleShotConnection);
    }
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

WindowDialogs::WindowDialogs(Match &match, Session &session, Dialogs &dialogs, Actions &actions,
                             QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_session(session)
    , m_skillStore(match.oddsStore())
    , m_dialogs(dialogs)
    , m_actions(actions)
    , m_window(window)
{
    connect(actions.compare, &QAction::triggered, this, &WindowDialogs::openComparison);
    connect(actions.laboratory, &QAction::triggered, this, &WindowDialogs::openLaboratory);
    connect(actions.statistics, &QAction::triggered, this, &WindowDialogs::openStatistics);
    connect(actions.settings, &QAction::triggered, this, &WindowDialogs::openSettings);
    connect(actions.players, &QAction::triggered, this, [this] {
        const bool isOnlyBlackAPerson =
            m_session.seats().isComputer(Side::White) && !m_session.seats().isComputer(Side::Black);
        openPlayers(isOnlyBlackAPerson ? Side::Black : Side::White);
    });
    connect(actions.resetScore, &QAction::triggered, this, &WindowDialogs::resetScore);
    connect(actions.story, &QAction::triggered, this, &WindowDialogs::openStory);
    connect(actions.print, &QAction::triggered, this,
            [this] { openPrintDialog(currentLessonSheet()); });
    connect(actions.about, &QAction::triggered, this, [this] { m_dialogs.showAbout(&m_window); });
    connect(actions.aboutQt, &QAction::triggered, this,
            [this] { m_dialogs.showAboutQt(&m_window); });
}

WindowDialogs::~WindowDialogs()
{
    delete m_printDialog; // before the printers that it uses
}

void WindowDialogs::openSettings()
{
    if (m_settingsDialog == nullptr) {
        m_settingsDialog = new SettingsDialog(m_session, m_skillStore, m_match.guessFirst(),
                                              m_actions.shortcutSettings(), &m_window);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_settingsDialog, &SettingsDialog::appearanceRequested, this,
                &WindowDialogs::showAppearance);
        // Not QObject::destroyed, upon which hasPausingDialog() would access a half-destroyed
        // dialog.
        connect(m_settingsDialog, &QDialog::finished, this, &WindowDialogs::pausingDialogChanged);
    }
    open(*m_settingsDialog, m_window);
    Q_EMIT pausingDialogChanged();
}

void WindowDialogs::openPlayers(Side side)
{
    openSettings();
    m_settingsDialog->focusPlayerName(side);
}

void WindowDialogs::showAppearance()
{
    m_settingsDialog->close(); // so that the whole board is visible
    if (!m_actions.appearance->isChecked()) {
        m_actions.appearance->trigger();
    }
    m_window.activateWindow();
}

void WindowDialogs::resetScore()
{
    if (m_dialogs.confirmScoreReset(&m_window, TallyLabel::totalScoreText(m_session))) {
        m_session.resetTally();
    }
}

void WindowDialogs::openComparison()
{
    // Comparisons of other games remain open.
    if (m_comparisonDialog == nullptr || !m_comparisonDialog->isComparisonOf(m_match.game())) {
        m_comparisonDialog =
            new ComparisonDialog(m_session, m_match.oddsStore().factory(), m_dialogs, &m_window);
        m_comparisonDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    open(*m_comparisonDialog, m_window);
}

void WindowDialogs::openLaboratory()
{
    if (m_laboratoryDialog == nullptr) {
        Experiment experiment;
        experiment.ruleSet = m_match.game().ruleSet().id;
        experiment.rulings = m_match.game().rulings();
        experiment.games = 1'000'000; // takes some seconds
        const QString folder = m_session.dataFolder();
        m_laboratoryDialog = new LaboratoryDialog(
            m_session.catalogue(), m_match.settings(), m_dialogs, experiment,
            folder.isEmpty() ? QString() : folder + u"/laboratory.json"_s, &m_window);
    }
    open(*m_laboratoryDialog, m_window);
}

void WindowDialogs::openExperiments(const std::vector<Experiment> &experiments)
{
    openLaboratory();
    m_laboratoryDialog->setExperiments(experiments);
}

void WindowDialogs::openStatistics()
{
    if (m_statisticsDialog == nullptr) {
        m_statisticsDialog = new StatisticsDialog(m_session, m_dialogs, &m_window);
        m_statisticsDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    open(*m_statisticsDialog, m_window);
}

void WindowDialogs::openStory()
{
    if (m_storyDialog == nullptr) {
        m_storyDialog = new StoryDialog(m_session.catalogue(), m_match.settings(), &m_window);
        m_storyDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    open(*m_storyDialog, m_window);
}

void WindowDialogs::openPrintDialog(const std::optional<InitialSheet> &initialSheet)
{
    openPrintDialog(initialSheet, m_window);
}

void WindowDialogs::openPrintDialog(const std::optional<InitialSheet> &initialSheet,
                                    QWidget &parent)
{
    delete m_printDialog; // its sheets may be outdated
    m_printDialog =
        new PrintDialog(m_match, m_session.catalogue(), m_printers, initialSheet, &parent);
    m_printDialog->setAttribute(Qt::WA_DeleteOnClose);
    open(*m_printDialog, *parent.window());
}

void WindowDialogs::openInventionPrintDialog(const RuleSet &invented, QWidget &parent)
{
    openPrintDialog(InitialSheet{SheetKind::Rules, std::nullopt, invented}, parent);
}

void WindowDialogs::connectLessonPanel(LessonPanel &lessonPanel)
{
    connect(&lessonPanel, &LessonPanel::worksheetRequested, this, [this](const Lesson &lesson) {
        openPrintDialog(InitialSheet{SheetKind::Worksheet, lesson});
    });
    connect(&lessonPanel, &LessonPanel::answerKeyRequested, this, [this](const Lesson &lesson) {
        openPrintDialog(InitialSheet{SheetKind::AnswerKey, lesson});
    });
    lessonPanel.setPrintingAvailable(true);
    m_lessonPanel = &lessonPanel;
}

std::optional<InitialSheet> WindowDialogs::currentLessonSheet() const
{
    const Lesson *lesson = m_lessonPanel != nullptr ? m_lessonPanel->lesson() : nullptr;
    return lesson != nullptr ? std::optional(InitialSheet{SheetKind::Worksheet, *lesson})
                             : std::nullopt;
}

bool WindowDialogs::hasPausingDialog() const
{
    return m_settingsDialog != nullptr && m_settingsDialog->isVisible();
}

} // namespace doublets
