// SPDX-License-Identifier: MIT
#include "panels/overlays/overlays.h"

#include "match/commentary/luck_remark.h"
#include "match/commentary/result_text.h"
#include "match/first_steps/first_steps.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/overlays/first_steps_panel.h"
#include "panels/overlays/join_panel.h"
#include "panels/overlays/result_panel.h"
#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"
#include "table/board/board_view.h"
#include "text/spoken_text.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace doublets {

namespace {

/// The time for which the announcement of the result waits for the luck to become known.
constexpr std::chrono::seconds LuckTimeout(3);

bool isPlainKey(const QEvent &event)
{
    if (event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto &key = static_cast<const QKeyEvent &>(event);
    const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    // Modifiers, locks, function keys, Tab and Esc are not meant for the board.
    const bool isModifierOrLock = key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock;
    const bool isFunctionKey = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return plain && !isModifierOrLock && !isFunctionKey && key.key() != Qt::Key_Tab &&
           key.key() != Qt::Key_Escape;
}

} // namespace

Overlays::Overlays(Match &match, Session &session, BoardView &board, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_board(board)
    , m_resultPanel(new ResultPanel(&board, match.scheduler()))
    , m_joinPanel(new JoinPanel(match.settings(), &board, match.scheduler()))
    , m_firstSteps(new FirstSteps(match, session, this))
    , m_firstStepsPanel(new FirstStepsPanel(*m_firstSteps, board))
    , m_luckTimeout(match.scheduler(), [this] { announceResult(); })
    , m_focusDelay(match.scheduler(), [this] {
        // Not if the user has meanwhile moved the focus.
        if (m_board.window()->focusWidget() == m_focusBeforeResult) {
            focusResult();
        }
    })
{
    connect(m_resultPanel, &OverlayPanel::visibilityChanged, this, [this] {
        if (m_resultPanel->isHidden()) {
            m_luckTimeout.stop();
            m_focusDelay.stop();
        }
    });
    if (const auto *announcer = board.window()->findChild<Announcer *>()) {
        connect(announcer, &Announcer::messageAnnounced, this, &Overlays::delayFocus);
    }
    for (const OverlayPanel *each :
         std::initializer_list<const OverlayPanel *>{m_resultPanel, m_joinPanel}) {
        connect(each, &OverlayPanel::visibilityChanged, this, &Overlays::pendingOfferChanged);
    }
    connectJoinPanel();
    connectResultPanel();
    connectFirstSteps();
    connect(m_firstSteps, &FirstSteps::gameRestored, this, &Overlays::firstStepsEnded);
    connect(&match, &Match::changed, this, &Overlays::onChange);
    board.installEventFilter(this);
    board.setPressFilter([this] { return filterPress(); });
}

void Overlays::connectJoinPanel()
{
    connect(m_joinPanel, &JoinPanel::offerDeclined, &m_match.computer(), &ComputerPlay::resume);
    connect(m_joinPanel, &JoinPanel::seatRequested, this, [this](Side side) {
        m_joinPanel->hide();
        m_board.setFocus(Qt::OtherFocusReason);
        m_match.takeSeat(side);
    });
    connect(m_joinPanel, &JoinPanel::newGameRequested, this, [this] {
        m_joinPanel->hide();
        m_session.newGameWithSameRules();
        m_match.takeSeat(Side::White);
    });
}

void Overlays::connectResultPanel()
{
    for (const bool withMen : {true, false}) { // the text states the number of men left
        m_resultPanel->addConstraintProvider(
            [this, withMen] { return m_board.resultOverlayConstraints(withMen); });
    }
    connect(&m_board, &BoardView::fittedToWindow, m_resultPanel, &OverlayPanel::updatePlacement);
    connect(m_resultPanel, &ResultPanel::rematchRequested, &m_match, &Match::rematch);
    connect(m_resultPanel, &ResultPanel::comparisonRequested, this, &Overlays::comparisonRequested);
    connect(m_resultPanel, &ResultPanel::otherGameRequested, this, &Overlays::otherGameRequested);
    connect(m_resultPanel, &ResultPanel::reviewRequested, this, [this] {
        hideResult();
        m_isLastPositionReviewed = true;
        Q_EMIT reviewRequested();
    });
    connect(&m_match.oddsWatch(), &OddsWatch::changed, this, &Overlays::updateResult);
    connect(&m_match.guessFirst(), &GuessFirst::changed, this, &Overlays::updateResult);
}

void Overlays::connectFirstSteps()
{
    connect(m_firstSteps, &FirstSteps::gameRequested, this, &Overlays::learntGameRequested);
    // The panel lies in the half that a closer view hides, and the user performs every task.
    connect(m_firstStepsPanel, &OverlayPanel::visibilityChanged, this, [this] {
        Settings &settings = m_match.settings();
        if (m_firstSteps->isRunning()) {
            settings.closerView.setTemporaryValue(CloserView::Off);
            settings.forcedPlays.setTemporaryValue(ForcedPlays::Manual);
        } else {
            settings.closerView.clearTemporaryValue();
            settings.forcedPlays.clearTemporaryValue();
        }
        Q_EMIT firstStepsVisibilityChanged();
    });
}

void Overlays::beginFirstSteps()
{
    m_firstSteps->begin();
}

void Overlays::beginFirstSteps(const RuleSet &ruleSet)
{
    if (ruleSet.id == m_match.game().ruleSet().id) {
        m_firstSteps->begin(); // keeps the rulings of the current game
    } else {
        m_firstSteps->begin(ruleSet);
    }
}

void Overlays::onChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::NewGame:
        m_isResultHandled = false;
        m_isLastPositionReviewed = false;
        m_resultPanel->hide();
        m_joinPanel->hide();
        break;
    case Change::Kind::Played:
        if (m_match.game().position().isOver() && !m_match.isBoardLent() &&
            !m_match.seats().isComputerAlone()) {
            // A user who has finished a game does not need First steps.
            m_match.settings().hasExperience.set(true);
        }
        break;
    case Change::Kind::Corrected: // the result may differ
        m_isResultHandled = false;
        m_isLastPositionReviewed = false;
        m_resultPanel->hide();
        break;
    case Change::Kind::Revealed:
        // The result contains a remark about luck.
        m_match.oddsWatch().setWatched(this, m_match.game().position().isOver() &&
                                                 !m_match.isBoardLent());
        if (!m_match.game().position().isOver()) {
            m_isResultHandled = false;
            m_isLastPositionReviewed = false;
            m_resultPanel->hide();
        } else if (m_match.shown().isPast() || m_match.isBoardLent()) {
            hideResult();
            m_isLastPositionReviewed = false; // the result returns with the last position
        } else if (!m_isResultHandled && m_isResultAllowed && !m_isLastPositionReviewed) {
            showResult();
        }
        break;
    case Change::Kind::Undone:
    case Change::Kind::Redone:
    case Change::Kind::Stepped:
    case Change::Kind::CommandsChanged:
        break;
    }
}

void Overlays::setResultAllowed(bool allowed)
{
    m_isResultAllowed = allowed;
    if (!allowed) {
        hideResult();
    } else if (!m_isLastPositionReviewed) {
        restoreResult();
    }
}

void Overlays::restoreResult()
{
    m_isLastPositionReviewed = false;
    if (m_match.hasGame() && m_match.isTableAtRest()) {
        onChange({Change::Kind::Revealed});
    }
}

void Overlays::showResult()
{
    m_isResultHandled = true;
    const ResultTexts result = resultTexts(m_match);
    m_focusBeforeResult = m_board.window()->focusWidget();
    m_resultPanel->showResult(result.title, result.text, m_match.hasNextGame());
    m_luckTimeout.start(LuckTimeout);
    if (isScreenReaderActive()) {
        m_spokenText.clear();
        m_focusDelay.start(LuckTimeout + speechTime(result.text));
    } else {
        m_resultPanel->focusFirstButton();
    }
    updateResult(); // the odds may be known already
}

void Overlays::delayFocus(const QString &message)
{
    if (m_focusDelay.isActive()) {
        m_spokenText += message;
        m_focusDelay.start((m_luckTimeout.isActive() ? LuckTimeout : 0s) +
                           speechTime(m_spokenText));
    }
}

void Overlays::reopenResult()
{
    if (!m_isResultAllowed || !m_match.game().position().isOver() || m_match.isBoardLent()) {
        return;
    }
    m_isLastPositionReviewed = true; // so that the result is shown only once, below
    m_board.skipMotion();
    m_match.shown().returnToPresent();
    m_isLastPositionReviewed = false;
    showResult();
}

void Overlays::focusResult()
{
    m_focusDelay.stop();
    if (m_resultPanel->isVisible()) {
        m_resultPanel->focusFirstButton();
    }
}

void Overlays::updateResult()
{
    if (!m_resultPanel->isVisible() || !m_match.game().position().isOver()) {
        return;
    }
    const ResultTexts result = resultTexts(m_match);
    m_resultPanel->updateResult(result.title, result.text);
    if (m_luckTimeout.isActive() &&
        (m_match.game().position().stage == Stage::Drawn || !luckRemark(m_match).isEmpty())) {
        m_luckTimeout.stop();
        announceResult();
    }
}

void Overlays::announceResult()
{
    // The winner of the game has been announced with the last man, and the choices are read when
    // they get the focus.
    Announcer::announce(m_resultPanel, resultTexts(m_match).textWithMatchResult);
}

void Overlays::hideResult()
{
    if (m_resultPanel->isVisible()) {
        m_resultPanel->hide();
        m_isResultHandled = false;
    }
}

bool Overlays::hasPendingOffer() const
{
    return m_joinPanel->isVisible();
}

bool Overlays::areFirstStepsVisible() const
{
    return !m_firstStepsPanel->isHidden();
}

bool Overlays::dismiss()
{
    for (OverlayPanel *each :
         std::initializer_list<OverlayPanel *>{m_joinPanel, m_resultPanel, m_firstStepsPanel}) {
        if (each->isVisible()) {
            each->dismiss();
            return true;
        }
    }
    return false;
}

void Overlays::updatePlacement()
{
    m_resultPanel->updatePlacement();
    m_joinPanel->updatePlacement();
    m_firstStepsPanel->updatePlacement();
}

void Overlays::retranslate()
{
    m_resultPanel->retranslate();
    updateResult();
    m_joinPanel->retranslate();
    m_firstStepsPanel->retranslate();
}

bool Overlays::filterPress()
{
    m_match.restartIdleTimer();
    if (m_resultPanel->isVisible()) {
        if (m_resultPanel->filterBoardPress()) {
            return true;
        }
        m_resultPanel->dismiss(); // a press outside the panel uncovers the board
    } else if (canReopenResult()) {
        showResult();
        return true;
    }
    return offerSeat();
}

bool Overlays::canReopenResult() const
{
    return m_isResultAllowed && m_isResultHandled && m_match.game().position().isOver() &&
           m_match.isTableAtRest() && !m_match.shown().isPast() && !m_match.isBoardLent();
}

bool Overlays::offerSeat()
{
    const bool plays =
        m_match.seats().isComputerAlone() && !m_match.shown().isPast() && !m_joinPanel->isVisible();
    if (plays) {
        m_match.interruptComputer();
        m_resultPanel->hide();
        m_joinPanel->showQuestion(m_match.game().position().isOver());
    }
    return plays;
}

bool Overlays::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_board && isPlainKey(*event)) {
        m_match.restartIdleTimer();
        if (offerSeat()) {
            return true;
        }
        const int key = static_cast<const QKeyEvent *>(event)->key();
        const bool acts = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
        if (acts && m_focusDelay.isActive()) {
            if (!m_resultPanel->filterBoardPress()) { // not the end of the game's last key presses
                focusResult();
            }
            return true;
        }
        if (acts && canReopenResult()) {
            showResult();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
