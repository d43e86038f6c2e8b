// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/window/main_window.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/captions/caption_label.h"
#include "panels/dialogs/dialogs.h"
#include "table/board/board_view.h"

#include "tests/app/match/editable_game.h"
#include "tests/app/match/solved_odds.h"
#include "tests/app/match/test_clock.h"
#include "tests/app/table/kept_pictures.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace doublets {

/// Fake dialogs that return preset answers.
class FakeDialogs final : public Dialogs
{
public:
    [[nodiscard]] QString getOpenGamePath(QWidget *, const QString &) override { return answer; }
    [[nodiscard]] QString getSaveGamePath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return answer;
    }
    [[nodiscard]] QString getOpenLessonPath(QWidget *, const QString &) override { return answer; }
    [[nodiscard]] QString getSaveLessonPath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return answer;
    }
    [[nodiscard]] QString getOpenPicturePath(QWidget *, const QString &) override { return answer; }
    [[nodiscard]] QString getOpenInventionPath(QWidget *, const QString &) override
    {
        return answer;
    }
    [[nodiscard]] QString getSaveInventionPath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return answer;
    }
    [[nodiscard]] SaveAnswer askToSave(QWidget *, const QString &name) override
    {
        unsavedNames << name;
        return saveAnswer;
    }
    [[nodiscard]] QString getSaveCsvPath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return answer;
    }
    [[nodiscard]] QString getSaveExperimentPath(QWidget *, const QString &suggestion) override
    {
        suggested = suggestion;
        return answer;
    }
    [[nodiscard]] std::optional<PictureFile>
    getSavePictureFile(QWidget *, const PictureFile &suggestion) override
    {
        suggested = suggestion.path;
        suggestedSize = suggestion.size;
        return answer.isEmpty() ? std::nullopt : std::optional(PictureFile{answer, pictureSize});
    }
    [[nodiscard]] bool confirmDiscardGame(QWidget *, const QString &why) override
    {
        discardReasons << why;
        return discardsGame;
    }
    [[nodiscard]] bool confirmQuit(QWidget *, const QString &why) override
    {
        quitReasons << why;
        return quits;
    }
    [[nodiscard]] bool confirmQuitLesson(QWidget *, const QString &why) override
    {
        quitLessonReasons << why;
        return quits;
    }
    [[nodiscard]] bool confirmAnswerDeletion(QWidget *) override { return deletesAnswers; }
    [[nodiscard]] bool confirmScoreReset(QWidget *, const QString &score) override
    {
        scoreToReset = score;
        return resetsScore;
    }
    [[nodiscard]] bool confirmResultsErasure(QWidget *) override { return clearsResults; }
    [[nodiscard]] bool confirmStatisticsErasure(QWidget *) override { return erasesStatistics; }
    void showAbout(QWidget *) override { ++shownAboutCount; }
    void showAboutQt(QWidget *) override { ++shownAboutCount; }

    QString answer;              ///< path that all file dialogs return; empty to cancel
    QString suggested;           ///< path last suggested to a file dialog
    QSize suggestedSize;         ///< size last suggested to getSavePictureFile()
    QSize pictureSize{480, 270}; ///< size that getSavePictureFile() returns
    int shownAboutCount = 0;
    QString scoreToReset;
    bool resetsScore = false;      ///< answer of confirmScoreReset()
    bool discardsGame = false;     ///< answer of confirmDiscardGame()
    bool quits = false;            ///< answer of confirmQuit() and confirmQuitLesson()
    bool clearsResults = false;    ///< answer of confirmResultsErasure()
    bool erasesStatistics = false; ///< answer of confirmStatisticsErasure()
    bool deletesAnswers = true;    ///< answer of confirmAnswerDeletion()
    SaveAnswer saveAnswer = SaveAnswer::Cancel;
    QStringList unsavedNames;      ///< names passed to askToSave(), one per question
    QStringList discardReasons;    ///< reasons passed to confirmDiscardGame(), one per question
    QStringList quitReasons;       ///< reasons passed to confirmQuit(), one per question
    QStringList quitLessonReasons; ///< reasons passed to confirmQuitLesson(), one per question
};

/// The program as assembled by main(), with its own data folder and without motion. The board is
/// not painted until enablePainting() is called.
struct WindowFixture
{
    explicit WindowFixture(const Catalogue &catalogue, const QString &ruleSet = u"cotton"_s,
                           DiceOrigin dice = DiceOrigin::Seeded, const Rulings &rulings = {},
                           Lighting lighting = Lighting::Lamp)
        : settings(folder.filePath(u"doublets.ini"_s), catalogue)
        , session(catalogue, settings, folder.filePath(u"data"_s))
        , match(session, {}, clock, nullptr, &test::solvedOdds())
    {
        settings.motionSpeed.set(MotionSpeed::Off);
        settings.lighting.set(lighting);
        session.start();
        session.newGame({ruleSet, rulings, dice, u"1674"_s});
        window = std::make_unique<MainWindow>(match, session, dialogs);
        window->board().setUpdatesEnabled(false);
        window->setPictureCache(test::keptPictures());
        window->resize(1024, 768);
        window->show();
        window->activateWindow();
        // Menu shortcuts work only in the active window.
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    }

    /// Enables the painting of the board.
    void enablePainting() const { window->board().setUpdatesEnabled(true); }

    [[nodiscard]] Game &game() const { return test::editable(session.game()); }
    /// Returns the child of the window with the object name `name`, or null if there is none.
    template<typename T> [[nodiscard]] T *find(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }
    /// Returns the action with the object name `name`, which must exist.
    [[nodiscard]] QAction &action(const char *name) const { return *find<QAction>(name); }
    [[nodiscard]] QString caption() const { return find<CaptionLabel>("caption")->text(); }
    /// Throws if a throw is due, otherwise plays the first legal play.
    void step() const
    {
        if (game().position().stage == Stage::Playing) {
            game().play(game().legalPlays()[0]);
        } else {
            game().throwDice();
        }
    }
    /// Plays the game to its end.
    void finish() const
    {
        while (!game().position().isOver()) {
            step();
        }
    }

    QTemporaryDir folder;
    Settings settings;
    TestClock clock;
    Session session;
    Match match;
    FakeDialogs dialogs;
    std::unique_ptr<MainWindow> window;
};

/// Returns the built-in catalogue.
inline const Catalogue &allRuleSets()
{
    static const auto catalogue = Catalogue::builtIn();
    return catalogue.value();
}

} // namespace doublets
