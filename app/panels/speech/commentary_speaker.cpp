// SPDX-License-Identifier: MIT
#include "panels/speech/commentary_speaker.h"

#include "match/commentary/commentary.h"
#include "match/course/step_player.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"
#include "table/board/board_view.h"

#include <QApplication>
#include <QEvent>

namespace doublets {

namespace {

/// A window that has not become active within this time is assumed to remain in the background.
constexpr std::chrono::milliseconds ActivationTime(2000);
/// Screen readers begin to read a newly focused widget within this time.
constexpr std::chrono::milliseconds ReaderDelay(1000);

} // namespace

CommentarySpeaker::CommentarySpeaker(Match &match, const BoardView &board, const Actions &actions,
                                     QWidget *window)
    : QObject(window)
    , m_match(match)
    , m_board(board)
    , m_window(*window)
    , m_commentary(new Commentary(match, this))
    , m_announcer(new Announcer(window, match.scheduler()))
    , m_activation(match.scheduler(), [this] { m_announcer->announce(m_lastSentences); })
    , m_windowReading(match.scheduler(), [] {})
    , m_boardReading(match.scheduler(), [] {})
{
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (now == &m_board && isScreenReaderActive()) {
            m_boardReading.start(ReaderDelay);
        }
    });
    connect(m_commentary, &Commentary::sentencesReady, this, &CommentarySpeaker::speak);
    connect(actions.repeatAnnouncement, &QAction::triggered, m_announcer,
            &Announcer::repeatLastMessage);
    connect(actions.earlierAnnouncement, &QAction::triggered, m_announcer,
            &Announcer::announceEarlierMessage);
    // The rows of the course of play are read when they get the focus; single steps are not.
    connect(m_commentary, &Commentary::pastMomentDescribed, m_announcer,
            [announcer = m_announcer, &board, &match](const QString &text) {
                if (board.hasFocus() || match.shown().moment().kind == Moment::Kind::Step) {
                    announcer->announce(text);
                }
            });
    QAccessible::installActivationObserver(this);
    CommentarySpeaker::accessibilityActiveChanged(isScreenReaderActive());
}

CommentarySpeaker::~CommentarySpeaker()
{
    QAccessible::removeActivationObserver(this);
}

void CommentarySpeaker::accessibilityActiveChanged(bool active)
{
    m_match.computer().setClaimTimeUnlimited(active);
    m_match.stepPlayer().setWaitsForSpeech(active);
}

void CommentarySpeaker::speak(const QString &sentences)
{
    const bool isFirst = m_lastSentences.isEmpty();
    m_lastSentences = m_activation.isActive() ? m_lastSentences + u' ' + sentences : sentences;
    // Qt may connect to the accessibility bus only after the start.
    if (isFirst && !m_window.isActiveWindow()) {
        m_activation.start(ActivationTime);
    } else if (isFirst && m_windowReading.isActive() && m_board.hasFocus()) {
        m_announcer->remember(sentences);
    } else {
        m_activation.stop();
        if (m_boardReading.isActive() && m_match.hasGame() && m_match.game().history().empty()) {
            m_lastSentences = withoutPrompt(m_lastSentences);
        }
        m_announcer->announce(m_lastSentences);
    }
}

QString CommentarySpeaker::withoutPrompt(const QString &sentences) const
{
    const QString prompt = m_board.status();
    return sentences.endsWith(prompt) ? sentences.chopped(prompt.size()).trimmed() : sentences;
}

bool CommentarySpeaker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate) {
        m_windowReading.start(ReaderDelay);
    }
    if (event->type() == QEvent::WindowActivate && m_activation.isActive()) {
        m_activation.stop();
        if (m_window.focusWidget() == &m_board) {
            m_announcer->remember(m_lastSentences);
        } else {
            m_announcer->announce(m_lastSentences);
        }
    }
    return QObject::eventFilter(watched, event);
}

void CommentarySpeaker::setPaused(bool paused)
{
    const bool isWaiting = m_activation.isActive();
    if (paused) {
        m_activation.stop();
    }
    if (paused && (m_announcer->withdraw(m_lastSentences) || isWaiting)) {
        m_commentary->repeatIntroduction();
    }
    m_commentary->setPaused(paused);
}

} // namespace doublets
