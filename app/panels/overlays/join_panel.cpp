// SPDX-License-Identifier: MIT
#include "panels/overlays/join_panel.h"

#include "match/settings/settings.h"
#include "panels/speech/announcer.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds AnswerTime(45); ///< time for an answer

} // namespace

JoinPanel::JoinPanel(const Settings &settings, QWidget *board, Clock &clock)
    : OverlayPanel(u"takeOver"_s, board)
    , m_settings(settings)
    , m_white(addButton(u"takeOverWhite"_s))
    , m_black(addButton(u"takeOverBlack"_s))
    , m_newGame(addButton(u"takeOverNew"_s))
    , m_playOn(addButton(u"takeOverPlayOn"_s))
    , m_timeout(clock, [this] { dismiss(); })
{
    connect(m_white, &QPushButton::clicked, this, [this] { Q_EMIT seatRequested(Side::White); });
    connect(m_black, &QPushButton::clicked, this, [this] { Q_EMIT seatRequested(Side::Black); });
    connect(m_newGame, &QPushButton::clicked, this, &JoinPanel::newGameRequested);
    connect(m_playOn, &QPushButton::clicked, this, &JoinPanel::dismiss);
    retranslate();
}

void JoinPanel::showQuestion()
{
    showWithText(tr("The computer plays both sides"), tr("Would you like to play?"));
    Announcer::announce(this, tr("Would you like to play?"));
    if (const auto time = extendedTime(m_settings.time.value(), AnswerTime)) {
        m_timeout.start(*time);
    }
}

void JoinPanel::dismiss()
{
    OverlayPanel::dismiss();
    Q_EMIT playOnRequested();
}

void JoinPanel::hideEvent(QHideEvent *event)
{
    OverlayPanel::hideEvent(event);
    m_timeout.stop();
}

void JoinPanel::retranslate()
{
    setTexts(tr("The computer plays both sides"), tr("Would you like to play?"));
    m_white->setText(tr("Go on as &White"));
    m_black->setText(tr("Go on as &Black"));
    m_newGame->setText(tr("&New game against the computer"));
    m_playOn->setText(tr("&Let it play on"));
}

} // namespace doublets
