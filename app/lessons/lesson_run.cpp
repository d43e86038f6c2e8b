// SPDX-License-Identifier: MIT
#include "lessons/lesson_run.h"

#include "core/lessons/lesson_game.h"
#include "core/record/replay.h"
#include "match/match.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns an empty string if nothing is stored on disk.
QString folderOf(const Session &session)
{
    return session.dataFolder().isEmpty() ? QString() : session.dataFolder() + u"/lessons"_s;
}

bool changesGame(Change::Kind kind)
{
    return kind == Change::Kind::Played || kind == Change::Kind::Undone ||
           kind == Change::Kind::Redone || kind == Change::Kind::Corrected;
}

std::vector<Action> actionsOf(const Game &game)
{
    std::vector<Action> actions;
    for (const HistoryEntry &each : game.history()) {
        actions.push_back(each.action);
    }
    return actions;
}

} // namespace

LessonRun::LessonRun(Match &match, Session &session, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_progressStore(folderOf(session))
    , m_calculator(std::make_shared<FigureCalculator>(session.catalogue()))
    , m_figureTask({.resultReady = [this](const Values &values) {
        if (isRunning()) {
            m_figureValues[m_currentStep] = values;
            Q_EMIT stateChanged();
        }
    }})
{
    connect(&m_progressStore, &LessonProgressStore::saveFailed, this, &LessonRun::errorOccurred);
    connect(&m_progressStore, &LessonProgressStore::saveErrorResolved, this,
            &LessonRun::saveErrorResolved);
    connect(&match, &Match::changed, this, &LessonRun::onChange);
    connect(this, &LessonRun::stateChanged, this, &LessonRun::updateCover);
}

LessonRun::~LessonRun()
{
    saveProgress();
}

void LessonRun::begin(const Lesson &lesson, const QString &className)
{
    end();
    const QString file = LessonProgressStore::fileOf(lesson, className);
    if (const auto saved = m_progressStore.load(lesson, file);
        saved && isFinished(lesson, saved.value())) {
        m_progressStore.finish(file, saved.value().hasAnswers());
    }
    load(lesson, file, className);
}

void LessonRun::reopen(const Lesson &lesson, const LessonProgressStore::KeptAnswers &answers)
{
    end();
    load(lesson, answers.file, answers.className, 0); // the class finished at the last step
}

void LessonRun::preview(const Lesson &lesson, int step)
{
    end();
    m_session.returnBoard(); // ends First steps if it is running
    m_lesson = lesson;
    m_className.clear();
    m_progressFile.clear();
    m_answerDate = {};
    goToStep(step);
}

void LessonRun::load(const Lesson &lesson, const QString &file, const QString &className,
                     std::optional<int> step)
{
    m_session.returnBoard(); // ends First steps if it is running
    auto saved = m_progressStore.load(lesson, file);
    if (!saved) {
        Q_EMIT errorOccurred(saved.error());
    }
    const LessonProgress before = saved ? std::move(saved).value() : LessonProgress();
    m_lesson = lesson;
    m_className = className;
    m_progressFile = file;
    m_answers = before.answers;
    m_boardGames = before.games;
    m_answerDate = before.date;
    goToStep(step.value_or(before.currentStep));
}

LessonProgress LessonRun::progressOf(const Lesson &lesson, const QString &className)
{
    saveProgress();
    auto saved = m_progressStore.load(lesson, LessonProgressStore::fileOf(lesson, className));
    if (!saved) {
        Q_EMIT errorOccurred(saved.error());
        return {};
    }
    return isFinished(lesson, saved.value()) ? LessonProgress() : std::move(saved).value();
}

const Catalogue &LessonRun::catalogue() const
{
    return m_session.catalogue();
}

const LessonProgressStore &LessonRun::savedProgress()
{
    saveProgress();
    return m_progressStore;
}

LessonProgress LessonRun::progress() const
{
    const QString file =
        m_lesson.isBuiltIn() ? QString() : QFileInfo(m_lesson.file).absoluteFilePath();
    return {m_currentStep, m_answers, m_boardGames, m_className, m_answerDate, file};
}

std::optional<Error> LessonRun::finishSaving()
{
    saveProgress();
    return m_progressStore.finishSaving();
}

void LessonRun::saveProgress()
{
    if (isRunning()) {
        storeBoardGame();
        if (!isPreview()) {
            m_progressStore.save(m_lesson, m_progressFile, progress());
        }
    }
}

void LessonRun::saveAnswer()
{
    m_answerDate = QDate::currentDate();
    saveProgress();
}

void LessonRun::startOver()
{
    m_answers.clear();
    m_boardGames.clear();
    m_figureValues.clear();
    m_boardStep.reset(); // the game on the board is discarded
    m_lentGame = nullptr;
    goToStep(0);
}

void LessonRun::end()
{
    if (!isRunning()) {
        return;
    }
    const bool lent = m_lentGame != nullptr;
    stop();
    if (lent) {
        m_session.returnBoard();
    }
    Q_EMIT lessonEnded();
}

void LessonRun::stop()
{
    saveProgress();
    m_figureTask.cancel();
    m_calculator = std::make_shared<FigureCalculator>(m_session.catalogue()); // frees its odds
    m_currentStep = -1;
    m_lentGame = nullptr;
    m_boardStep.reset();
    m_answers.clear();
    m_boardGames.clear();
    m_figureValues.clear();
    updateCover();
}

void LessonRun::updateCover()
{
    if (!isRunning()) {
        m_match.guessFirst().setLessonFigures({});
        m_match.guessFirst().setLessonQuestion(std::nullopt);
        return;
    }
    const auto isAnswered = [this](int step) {
        const auto answer = m_answers.find(step);
        return answer != m_answers.end() && answer->second.isRevealed;
    };
    m_match.guessFirst().setLessonFigures(m_lesson.unansweredFigures(m_currentStep, isAnswered));
    const auto asking = m_lesson.stepAskingForOdds(m_currentStep, isAnswered);
    QString question;
    if (asking == m_currentStep) {
        const LessonText &text = step().guess ? step().guess->text : step().question->text;
        question = lessonText(m_lesson, text, step().figures, figureValues());
    }
    m_match.guessFirst().setLessonQuestion(asking ? std::optional(question) : std::nullopt);
}

void LessonRun::goToStep(int step)
{
    if (step < 0 || step >= static_cast<int>(m_lesson.steps.size())) {
        return;
    }
    m_match.shown().returnToPresent();
    m_currentStep = step;
    updateCover(); // before the board shows its odds
    updateBoard();
    if (!isRunning()) {
        return; // the board could not be lent
    }
    computeFigures();
    saveProgress();
    m_wasTaskCompleted = isBoardTaskCompleted();
    m_couldRestartBoard = canRestartBoard();
    Q_EMIT stateChanged();
}

void LessonRun::goToNextStep()
{
    if (isRunning() && isLastStep()) {
        const bool hasAnswers = progress().hasAnswers() && !isPreview();
        end();
        if (!isPreview()) {
            m_progressStore.finish(m_progressFile, hasAnswers);
        }
        Q_EMIT lessonFinished(hasAnswers);
    } else if (isRunning()) {
        goToStep(m_currentStep + 1);
    }
}

void LessonRun::updateBoard()
{
    const auto boardStep = m_lesson.boardStepOf(m_currentStep);
    if (boardStep == m_boardStep && m_lentGame != nullptr) {
        return;
    }
    storeBoardGame();
    if (!boardStep) {
        lendEmptyGame();
        return;
    }
    const Catalogue &catalogue = m_session.catalogue();
    auto originalGame = createLessonGame(*stepAt(*boardStep).board, catalogue);
    if (!originalGame) {
        return;
    }
    m_originalActions = actionsOf(*originalGame.value());
    if (const auto saved = m_boardGames.find(*boardStep); saved != m_boardGames.end()) {
        if (auto game = gameFromRecord(saved->second, catalogue)) {
            lendBoardGame(std::move(game).value(), *boardStep);
            return;
        }
    }
    lendBoardGame(std::move(originalGame).value(), *boardStep);
}

void LessonRun::restartBoard()
{
    if (!m_boardStep) {
        return;
    }
    if (auto game = createLessonGame(*stepAt(*m_boardStep).board, m_session.catalogue())) {
        m_boardGames.erase(*m_boardStep);
        lendBoardGame(std::move(game).value(), *m_boardStep);
        computeFigures();
        saveAnswer();
        Q_EMIT stateChanged();
    }
}

bool LessonRun::canRestartBoard() const
{
    return m_boardStep && actionsOf(*m_lentGame) != m_originalActions;
}

void LessonRun::lendEmptyGame()
{
    m_lentGame = nullptr;
    m_boardStep.reset();
    m_session.returnBoard();
    LessonBoard board;
    board.ruleSet = m_match.game().ruleSet().id;
    board.rulings = m_match.game().rulings();
    if (auto game = createLessonGame(board, m_session.catalogue())) {
        lendBoardGame(std::move(game).value(), std::nullopt);
    }
}

void LessonRun::lendBoardGame(std::unique_ptr<Game> game, std::optional<int> step)
{
    m_lentGame = game.get();
    m_boardStep = step;
    m_session.lendBoard(std::move(game)); // notifies all listeners, including this object
}

void LessonRun::storeBoardGame()
{
    if (!m_boardStep || m_lentGame != &m_match.game()) {
        return; // another game has been put on the board
    }
    if (canRestartBoard()) {
        m_boardGames[*m_boardStep] = recordOf(*m_lentGame, {}, {});
    } else {
        m_boardGames.erase(*m_boardStep);
    }
}

bool LessonRun::isBoardTaskCompleted() const
{
    return !m_boardStep || !step().board || isBoardGoalReached(*step().board, m_match.game());
}

bool LessonRun::isWaitingForBoard() const
{
    return hasSolution() && !answer().isRevealed && !isBoardTaskCompleted() &&
           step().board->goal != LessonBoard::Goal::GameOver;
}

bool LessonRun::isBoardTaskPassed() const
{
    return m_boardStep && step().board && isBoardGoalPassed(*step().board, m_match.game());
}

void LessonRun::onChange(const Change &change)
{
    if (!isRunning()) {
        return;
    }
    if (change.kind == Change::Kind::NewGame && m_lentGame != nullptr &&
        m_lentGame != &m_match.game()) {
        stop(); // another game or First steps has been started
        Q_EMIT lessonEnded();
    } else if (changesGame(change.kind) && m_boardStep) {
        saveAnswer(); // without waiting for the board to come to rest
    } else if (change.kind == Change::Kind::Revealed && m_boardStep) {
        storeBoardGame();
        const bool wasCompleted = std::exchange(m_wasTaskCompleted, isBoardTaskCompleted());
        const bool couldRestart = std::exchange(m_couldRestartBoard, canRestartBoard());
        const auto &figures = step().allFigures();
        if (std::ranges::any_of(figures,
                                [](const Figure &each) { return dependsOnBoard(each.quantity); })) {
            computeFigures(); // the previous figures describe an earlier position
        }
        if (wasCompleted != m_wasTaskCompleted || couldRestart != m_couldRestartBoard) {
            Q_EMIT stateChanged();
        }
    }
}

void LessonRun::computeFigures()
{
    const std::vector<Figure> figures = step().allFigures();
    if (figures.empty()) {
        return;
    }
    std::optional<GameSnapshot> board;
    if (m_boardStep) {
        board = GameSnapshot::fromGame(m_match.game());
    }
    m_figureTask.start([calculator = m_calculator, figures, board](TaskPromise<Values> &report) {
        Values values;
        for (const Figure &each : figures) {
            values.push_back(calculator->value(each, board ? &*board : nullptr, report.progress()));
        }
        report.deliver(values);
    });
}

FigureValues LessonRun::figureValues() const
{
    const auto known = m_figureValues.find(m_currentStep);
    return known == m_figureValues.end() ? FigureValues(step().allFigures().size()) : known->second;
}

const ClassAnswer &LessonRun::answerOf(int step) const
{
    static const ClassAnswer none;
    const auto known = m_answers.find(step);
    return known == m_answers.end() ? none : known->second;
}

void LessonRun::setChoice(int choice)
{
    m_answers[m_currentStep].choice = choice;
    saveAnswer();
    Q_EMIT stateChanged();
}

void LessonRun::setHandCounts(const std::vector<int> &counts)
{
    m_answers[m_currentStep].handCounts = counts;
    saveAnswer();
    Q_EMIT stateChanged();
}

void LessonRun::setFreeAnswer(const QString &text)
{
    m_answers[m_currentStep].freeAnswer = text;
    saveAnswer();
    Q_EMIT stateChanged();
}

void LessonRun::setNumber(std::optional<double> number)
{
    m_answers[m_currentStep].number = number;
    saveAnswer();
    Q_EMIT stateChanged();
}

void LessonRun::setGuess(double value)
{
    m_answers[m_currentStep].guess = value;
    saveAnswer();
    Q_EMIT stateChanged();
}

void LessonRun::revealSolution(bool evenIfUnanswered)
{
    const bool isAnswered = answer().hasAnswer() && !isWaitingForBoard();
    if (hasSolution() && (evenIfUnanswered || isAnswered)) {
        m_answers[m_currentStep].isRevealed = true;
        saveAnswer();
        Q_EMIT stateChanged();
    }
}

} // namespace doublets
