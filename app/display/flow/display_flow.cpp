// SPDX-License-Identifier: MIT
#include "display/flow/display_flow.h"

#include "display/config/opening_hours.h"
#include "language/language.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto TidyingTime = 2500ms;
constexpr auto HoursCheckInterval = 20s;
/// A limit for the demonstration, in case it does not end by itself.
constexpr auto FirstStepsLimit = 4min;

} // namespace

DisplayFlow::DisplayFlow(const DisplayConfig &config, const Catalogue &catalogue,
                         Scheduler &scheduler, CurrentTime now, MonotonicClock monotonicClock)
    : m_config(config)
    , m_catalogue(catalogue)
    , m_now(std::move(now))
    , m_monotonicClock(std::move(monotonicClock))
    , m_idleAlarm(scheduler, [this] { handleIdleTimeout(); })
    , m_resetAlarm(scheduler, [this] { startAttractMode(); })
    , m_hoursAlarm(scheduler, [this] { checkOpeningHours(); })
    , m_language(languages().constFirst())
{
}

QStringList DisplayFlow::languages() const
{
    return m_config.languages.isEmpty() ? doublets::languages() : m_config.languages;
}

QString DisplayFlow::nextLanguage() const
{
    const QStringList codes = languages();
    return codes[(codes.indexOf(m_language) + 1) % codes.size()];
}

std::chrono::milliseconds DisplayFlow::monotonicTime()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

std::vector<const RuleSet *> DisplayFlow::ruleSets(const QString &tradition) const
{
    const QStringList ids = m_config.ruleSets.isEmpty() ? m_catalogue.ids() : m_config.ruleSets;
    std::vector<const RuleSet *> found;
    for (const QString &id : ids) {
        const RuleSet *each = m_catalogue.find(id);
        if (each != nullptr && (tradition.isEmpty() || each->tradition == tradition)) {
            found.push_back(each);
        }
    }
    return found;
}

QStringList DisplayFlow::traditions() const
{
    QStringList found;
    for (const RuleSet *each : ruleSets()) {
        if (!found.contains(each->tradition)) {
            found << each->tradition;
        }
    }
    return found;
}

void DisplayFlow::start()
{
    startAttractMode();
    checkOpeningHours();
}

bool DisplayFlow::isOpen() const
{
    return !m_isClosedByStaff &&
           opening_hours::isOpen(m_config.openingHours, m_now(), m_config.holidays);
}

void DisplayFlow::checkOpeningHours()
{
    m_hoursAlarm.start(HoursCheckInterval);
    // A visitor may finish the game after closing time.
    if (!m_hasVisitor && isOpen() == (m_screen == Screen::Closed)) {
        startAttractMode();
    }
}

void DisplayFlow::restartAttractMode()
{
    if (!m_hasVisitor) {
        startAttractMode();
    }
}

void DisplayFlow::discardStaffVisit()
{
    if (m_hasVisitor && m_visit.ruleSet.isEmpty()) {
        m_hasVisitor = false;
        startAttractMode();
    }
}

void DisplayFlow::setClosedByStaff(bool closed)
{
    m_isClosedByStaff = closed;
    if (isStarted()) {
        endVisit();
        startAttractMode();
    }
}

void DisplayFlow::setScreen(Screen screen)
{
    m_screen = screen;
    setCheckingPresence(false);
    startIdleAlarm();
    Q_EMIT screenChanged();
}

void DisplayFlow::startAttractMode()
{
    m_resetAlarm.stop();
    setLanguage(languages().constFirst());
    Q_EMIT openStateReported(isOpen());
    if (!isOpen()) {
        setScreen(Screen::Closed);
        return;
    }
    // Cycles through the traditions, and through the games of each tradition on successive rounds.
    const QStringList all = traditions();
    const int turn = m_finishedAttractGames / std::max(1, m_config.times.attractGames);
    const auto ofTradition = ruleSets(all[turn % all.size()]);
    m_ruleSet = ofTradition[static_cast<std::size_t>(turn / all.size()) % ofTradition.size()];
    setScreen(Screen::Attract);
}

void DisplayFlow::startNextAttractGame()
{
    if (m_screen == Screen::Attract) {
        ++m_finishedAttractGames;
        startAttractMode();
    }
}

bool DisplayFlow::consumesTouch() const
{
    switch (m_screen) {
    case Screen::Attract:
    case Screen::FirstSteps:
    case Screen::Resetting:
    case Screen::Closed:
        return true;
    default:
        return m_isCheckingPresence;
    }
}

void DisplayFlow::handleTouch()
{
    m_lastTouch = m_monotonicClock();
    if (m_screen == Screen::Attract) {
        beginVisit();
    } else if (m_screen == Screen::FirstSteps) {
        beginPlay();
    } else if (m_isCheckingPresence) {
        setCheckingPresence(false);
        m_idleAlarm.start(m_config.times.nextCheckDelay);
    } else {
        startIdleAlarm();
    }
}

void DisplayFlow::restartIdleTimer()
{
    if (m_hasVisitor) {
        m_lastTouch = m_monotonicClock();
        setCheckingPresence(false);
        startIdleAlarm();
    }
}

void DisplayFlow::startIdleAlarm()
{
    switch (m_screen) {
    case Screen::Language:
    case Screen::Start:
    case Screen::Tradition:
    case Screen::Game:
    case Screen::Players:
        m_idleAlarm.start(m_config.times.choiceTimeout);
        break;
    case Screen::FirstSteps:
        m_idleAlarm.start(FirstStepsLimit);
        break;
    case Screen::Play:
    case Screen::End:
    case Screen::Compare:
        m_idleAlarm.start(m_config.times.presenceCheckDelay);
        break;
    case Screen::Attract:
    case Screen::Resetting:
    case Screen::Closed:
        m_idleAlarm.stop();
        break;
    }
}

void DisplayFlow::handleIdleTimeout()
{
    const bool plays =
        m_screen == Screen::Play || m_screen == Screen::End || m_screen == Screen::Compare;
    if (m_screen == Screen::FirstSteps) {
        beginPlay();
    } else if (plays && !m_isCheckingPresence) {
        setCheckingPresence(true);
        m_idleAlarm.start(m_config.times.presenceCheckTimeout);
    } else {
        startOver();
    }
}

void DisplayFlow::setCheckingPresence(bool isChecking)
{
    if (std::exchange(m_isCheckingPresence, isChecking) != isChecking) {
        Q_EMIT presenceCheckChanged();
    }
}

void DisplayFlow::recordAid(bool VisitUse::*aid)
{
    if (m_hasVisitor) {
        *m_visit.use.*aid = true;
    }
}

void DisplayFlow::setLanguage(const QString &code)
{
    if (std::exchange(m_language, code) != code) {
        Q_EMIT languageChanged(code);
    }
}

void DisplayFlow::beginVisit()
{
    m_hasVisitor = true;
    m_visitStart = m_monotonicClock();
    m_visit = {};
    const QDateTime now = m_now();
    if (m_config.isPlausibleDay(now.date())) {
        m_visit.day = now.date();
        m_visit.hour = now.time().hour();
    }
    m_tradition.clear();
    m_isFirstGameChosen = false;
    if (languages().size() > 1) {
        setLanguage(languageOfInstitution());
        setScreen(Screen::Language);
    } else {
        m_visit.language = m_language;
        showNextChoice(Screen::Language);
    }
}

/// Returns the current language if the museum's name, the title of the choice of languages, can be
/// shown in that language. Otherwise, returns the first language of the name, so that the screen is
/// in one language.
QString DisplayFlow::languageOfInstitution() const
{
    const TextByLanguage &name = m_config.institution;
    const QStringList codes = languages();
    if (name.isEmpty() || name.contains(m_language)) {
        return m_language;
    }
    const auto known =
        std::ranges::find_if(codes, [&name](const QString &code) { return name.contains(code); });
    return known == codes.end() ? m_language : *known;
}

/// Shows the next choice with more than one option.
void DisplayFlow::showNextChoice(Screen completedChoice)
{
    if (completedChoice == Screen::Language && hasSeveralGames()) {
        setScreen(Screen::Start);
        return;
    }
    if (completedChoice == Screen::Language || completedChoice == Screen::Start) {
        if (traditions().size() > 1) {
            setScreen(Screen::Tradition);
            return;
        }
        m_tradition = traditions().constFirst();
        completedChoice = Screen::Tradition;
    }
    if (completedChoice == Screen::Tradition) {
        const auto ofTradition = ruleSets(m_tradition);
        if (ofTradition.size() > 1) {
            setScreen(Screen::Game);
            return;
        }
        m_ruleSet = ofTradition.front();
    }
    setScreen(Screen::Players);
}

void DisplayFlow::chooseLanguage(const QString &code)
{
    changeLanguage(code);
    showNextChoice(Screen::Language);
}

void DisplayFlow::changeLanguage(const QString &code)
{
    m_visit.language = code;
    setLanguage(code);
}

void DisplayFlow::playFirstGame()
{
    m_ruleSet = ruleSets().front();
    m_tradition = m_ruleSet->tradition;
    m_isFirstGameChosen = true;
    setScreen(Screen::Players);
}

void DisplayFlow::showMoreGames()
{
    showNextChoice(Screen::Start);
}

void DisplayFlow::chooseTradition(const QString &tradition)
{
    m_tradition = tradition;
    m_isFirstGameChosen = false;
    showNextChoice(Screen::Tradition);
}

void DisplayFlow::chooseGame(const QString &ruleSet)
{
    m_ruleSet = m_catalogue.find(ruleSet);
    m_isFirstGameChosen = false;
    showNextChoice(Screen::Game);
}

void DisplayFlow::choosePlayers(bool againstComputer)
{
    m_isAgainstComputer = againstComputer;
    m_visit.ruleSet = m_ruleSet->id;
    m_visit.isLastGameFinished = false;
    setScreen(Screen::FirstSteps);
}

void DisplayFlow::goBack()
{
    switch (m_screen) {
    case Screen::Compare:
        setScreen(Screen::End);
        return;
    case Screen::End:
    case Screen::Play:
    case Screen::FirstSteps:
        setScreen(Screen::Players);
        return;
    case Screen::Players:
        if (m_isFirstGameChosen) {
            setScreen(Screen::Start);
            return;
        }
        if (ruleSets(m_tradition).size() > 1) {
            setScreen(Screen::Game);
            return;
        }
        [[fallthrough]];
    case Screen::Game:
        if (traditions().size() > 1) {
            setScreen(Screen::Tradition);
            return;
        }
        [[fallthrough]];
    case Screen::Tradition:
        if (hasSeveralGames()) {
            setScreen(Screen::Start);
            return;
        }
        [[fallthrough]];
    case Screen::Start:
        if (languages().size() > 1) {
            setScreen(Screen::Language);
            return;
        }
        [[fallthrough]];
    case Screen::Language:
        startOver();
        return;
    default:
        return;
    }
}

void DisplayFlow::beginPlay()
{
    if (m_screen == Screen::FirstSteps) {
        setScreen(Screen::Play);
    }
}

void DisplayFlow::endGame()
{
    if (m_screen == Screen::Play) {
        m_visit.isLastGameFinished = true;
        setScreen(Screen::End);
    }
}

void DisplayFlow::playAgain()
{
    if (m_screen == Screen::End) {
        m_visit.isLastGameFinished = false;
        setScreen(Screen::Play);
    }
}

void DisplayFlow::startComparison()
{
    if (m_screen == Screen::End) {
        setScreen(Screen::Compare);
    }
}

void DisplayFlow::chooseAnotherGame()
{
    if (m_screen == Screen::End) {
        m_tradition.clear();
        showNextChoice(Screen::Start);
    }
}

void DisplayFlow::startOver()
{
    if (m_hasVisitor) {
        endVisit();
        setScreen(Screen::Resetting);
        m_resetAlarm.start(TidyingTime);
    }
}

void DisplayFlow::endVisit()
{
    if (!std::exchange(m_hasVisitor, false)) {
        return;
    }
    m_visit.seconds = static_cast<int>(
        std::chrono::duration_cast<std::chrono::seconds>(m_lastTouch - m_visitStart).count());
    Q_EMIT visitEnded(m_visit);
}

} // namespace doublets
