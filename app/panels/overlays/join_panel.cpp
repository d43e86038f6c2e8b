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

JoinPanel::JoinPanel(const Settings &settings, QWidget *board, Scheduler &scheduler)
    : OverlayPanel(u"takeOver"_s, board)
    , m_settings(settings)
    , m_whiteButton(addButton(u"takeOverWhite"_s))
    , m_blackButton(addButton(u"takeOverBlack"_s))
    , m_newGameButton(addButton(u"takeOverNew"_s))
    , m_declineButton(addButton(u"takeOverPlayOn"_s))
    , m_timeout(scheduler, [this] { dismiss(); })
{
    connect(m_whiteButton, &QPushButton::clicked, this,
            [this] { Q_EMIT seatRequested(Side::White); });
    connect(m_blackButton, &QPushButton::clicked, this,
            [this] { Q_EMIT seatRequested(Side::Black); });
    connect(m_newGameButton, &QPushButton::clicked, this, &JoinPanel::newGameRequested);
    connect(m_declineButton, &QPushButton::clicked, this, &JoinPanel::dismiss);
    retranslate();
}

void JoinPanel::showQuestion(bool isGameOver)
{
    m_isGameOver = isGameOver;
    m_newGameButton->setVisible(!isGameOver); // a seat taken then starts a new game
    retranslate();
    showWithText(tr("The computer plays both sides"), tr("Would you like to play?"));
    Announcer::announce(this, tr("Would you like to play?"));
    if (const auto time = extendedTime(m_settings.readingTime.value(), AnswerTime)) {
        m_timeout.start(*time);
    }
}

void JoinPanel::dismiss()
{
    OverlayPanel::dismiss();
    Q_EMIT offerDeclined();
}

void JoinPanel::hideEvent(QHideEvent *event)
{
    OverlayPanel::hideEvent(event);
    m_timeout.stop();
}

void JoinPanel::retranslate()
{
    setTexts(tr("The computer plays both sides"), tr("Would you like to play?"));
    m_whiteButton->setText(m_isGameOver ? tr("Play as &White") : tr("Continue as &White"));
    m_blackButton->setText(m_isGameOver ? tr("Play as &Black") : tr("Continue as &Black"));
    m_newGameButton->setText(tr("&New game against the computer"));
    m_declineButton->setText(tr("&Keep watching"));
}

} // namespace doublets
