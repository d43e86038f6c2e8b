// SPDX-License-Identifier: MIT
#include "panels/board_connection/board_connection.h"

#include "core/game/hindrance.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/overlays/refusal_plaque.h"
#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/motion/motion.h"
#include "table/sound/sound_player.h"
#include "text/claim_text.h"
#include "text/refusal_text.h"

#include <QAccessible>

namespace doublets {

namespace {

/// Returns the reason why no man on a point can be played now. Returns an empty string if one can
/// be played.
QString refusedText(const Game &game, const PlayerNames &names, Side side, int point)
{
    const auto why = referee::findHindrance(game.rules(), game.position(), side, point);
    if (!why) {
        return {};
    }
    const QString text = hindranceText(game.ruleSet(), names, *why);
    const QString claim = wrongClaimText(game, names, side, point);
    return claim.isEmpty() ? text : claim + u' ' + text;
}

} // namespace

BoardConnection::BoardConnection(Match &match, BoardView &board, SoundPlayer &sound,
                                 QObject *parent)
    : BoardConnection(match, board, &sound, parent)
{
}

BoardConnection::BoardConnection(Match &match, BoardView &wall, QObject *parent)
    : BoardConnection(match, wall, nullptr, parent)
{
}

BoardConnection::BoardConnection(Match &match, BoardView &board, SoundPlayer *sound,
                                 QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_board(board)
    , m_sound(sound)
{
    connect(&match, &Match::changed, this, &BoardConnection::onChange);
    connect(&match, &Match::skipMotionRequested, &board, &BoardView::skipMotion);
    connectBoard();
    connectSettings();
    if (!isWall()) {
        connectSound();
        m_plaque = new RefusalPlaque(board);
        connect(&match.choicePreview(), &ChoicePreview::changed, this,
                &BoardConnection::showChoicePreview);
    }
    if (match.hasGame()) {
        showGame();
        showMoment();
    }
    reportMotion();
}

BoardConnection::~BoardConnection()
{
    m_match.removeTable(this); // the match may outlive this object
}

void BoardConnection::connectSound()
{
    connect(&m_board.motion(), &Motion::soundDue, m_sound, &SoundPlayer::play);
    m_sound->prepareOnInput();
    const Settings &settings = m_match.settings();
    const auto setVolume = [this, &settings] { m_sound->setVolume(settings.volume.value()); };
    const auto setMuted = [this, &settings] { m_sound->setMuted(settings.muted.value()); };
    connect(&settings.volume, &Setting::changed, this, setVolume);
    connect(&settings.muted, &Setting::changed, this, setMuted);
    setVolume();
    setMuted();
}

void BoardConnection::connectBoard()
{
    connect(&m_board, &BoardView::throwRequested, &m_match, &Match::throwDice);
    connect(&m_board, &BoardView::playRequested, &m_match, &Match::play);
    connect(&m_board, &BoardView::returnToPresentRequested, this, [this] {
        m_match.choicePreview().clear();
        m_match.shown().returnToPresent();
    });
    connect(&m_board, &BoardView::outcomeRevealed, this, &BoardConnection::reportMotion);
    connect(&m_board, &BoardView::motionFinished, this, &BoardConnection::reportMotion);
    connect(&m_board, &BoardView::boxRefused, this, [this](Side side) {
        const Game &game = m_match.game();
        if (const auto why = referee::findThrowHindrance(game.rules(), game.position(), side)) {
            const QString text = hindranceText(m_match.playerNames(), *why);
            m_match.remark(text);
            showReason(side, text, m_board.boardScene().boardLayout().boxRect(side));
        }
    });
    connect(&m_board, &BoardView::dropRefused, this,
            [this](const QRectF &man, const std::vector<QRectF> &targets) {
                const QString text = tr("A man can be dropped only on a marked place.");
                m_match.remark(text);
                showReason(m_match.game().position().player, text, man, targets);
            });
    connect(&m_board, &BoardView::trayRefused, this, [this](Side side, const QRectF &man) {
        const Game &game = m_match.game();
        const PlayerNames names = m_match.playerNames();
        const QString text = trayHindranceText(game, names, side);
        m_match.remark(text, trayHindranceText(game, names.withFigures(), side));
        showReason(side, text, man);
    });
    connect(&m_board, &BoardView::inputBlocked, this, &BoardConnection::explainObstacle);
    connect(&m_board, &BoardView::playRefused, this, [this](Side side, int point) {
        const PlayerNames names = m_match.playerNames();
        const QString text = refusedText(m_match.game(), names, side, point);
        m_match.remark(text, refusedText(m_match.game(), names.withFigures(), side, point));
        if (const ManItem *man = m_board.boardScene().firstPlayedMan(side, point)) {
            constexpr qreal Size = BoardLayout::ManDiameter;
            const QPointF top = BoardScene::upperFaceCentre(*man);
            showReason(side, text, {top - QPointF(Size / 2, Size / 2), QSizeF(Size, Size)});
        }
    });
}

void BoardConnection::explainObstacle(InputObstacle obstacle)
{
    switch (obstacle) {
    case InputObstacle::Edge:
        Announcer::announceFocus(&m_board, tr("The board ends here."));
        break;
    case InputObstacle::SamePlace:
        if (isScreenReaderActive()) {
            const auto *focus = QAccessible::queryAccessibleInterface(&m_board)->focusChild();
            if (focus != nullptr) {
                Announcer::announceFocus(&m_board, focus->text(QAccessible::Name));
            }
        }
        break;
    case InputObstacle::EmptyPoint:
        if (m_match.game().position().isOver()) {
            m_match.remark(m_match.shown().caption(), // says who has won
                           m_match.shown().caption(NumberStyle::Figures));
        } else {
            m_match.remark(tr("No man stands here."));
        }
        break;
    }
}

void BoardConnection::connectSettings()
{
    const auto connectTo = [this](const Setting &setting, auto apply) {
        connect(&setting, &Setting::changed, this, apply);
        apply();
    };
    const Settings &settings = m_match.settings();
    connectTo(settings.tradition, [&] { m_board.setTradition(settings.tradition.value()); });
    connectTo(settings.motionSpeed, [&] { m_board.setSpeed(settings.motionSpeed.value()); });
    if (!isWall()) {
        connectTo(settings.pointNumbers,
                  [&] { m_board.setNumeralsShown(settings.pointNumbers.value()); });
        connectTo(settings.closerView, [&] { m_board.setCloserView(settings.closerView.value()); });
        connectTo(settings.lighting, [&] { m_board.setLighting(settings.lighting.value()); });
    } else {
        m_board.setNumeralsShown(true);
        m_board.setLighting(Lighting::HighContrast);
    }
}

void BoardConnection::showReason(Side reader, const QString &text, const QRectF &object,
                                 const std::vector<QRectF> &targets)
{
    if (m_plaque != nullptr) {
        m_plaque->showReason(reader, text, object, targets);
    }
}

void BoardConnection::onChange(const Change &change)
{
    if (m_plaque != nullptr && change.kind != Change::Kind::CommandsChanged &&
        change.kind != Change::Kind::Revealed) {
        m_plaque->hide();
    }
    switch (change.kind) {
    case Change::Kind::NewGame:
    case Change::Kind::Corrected:
        showGame();
        break;
    case Change::Kind::Played:
    case Change::Kind::Redone:
        m_pastMoment.reset();
        m_board.showPlayed(*change.entry);
        reportMotion();
        break;
    case Change::Kind::Stepped:
        showNextStep(*change.entry);
        reportMotion();
        break;
    case Change::Kind::Undone:
        m_pastMoment.reset();
        m_board.showUndone(*change.entry);
        reportMotion();
        break;
    case Change::Kind::CommandsChanged:
        m_board.setLocked(m_match.isLocked());
        break;
    case Change::Kind::Revealed:
        showMoment();
        break;
    }
}

void BoardConnection::showChoicePreview()
{
    const ChoicePreview &preview = m_match.choicePreview();
    if (m_board.isMoving()) {
        m_board.setPreview({});
        return;
    }
    const std::size_t shown = m_match.shown().moment().actions;
    if (!preview.plays().empty() && (m_isPreviewing || preview.actionCount() != shown)) {
        m_board.showStep(preview.actionCount());
        m_isPreviewing = true;
    } else if (preview.plays().empty() && m_isPreviewing) {
        m_isPreviewing = false;
        m_pastMoment.reset();
        showMoment();
    }
    m_board.setPreview(preview.plays());
}

void BoardConnection::showGame()
{
    m_isPreviewing = false;
    m_pastMoment.reset();
    m_board.setGame(&m_match.game(), m_match.playerNames(), m_match.isLocked());
}

void BoardConnection::showMoment()
{
    m_board.setPlayerNames(m_match.playerNames());
    if (!isWall()) { // a wall is not read by screen readers and shows no hints
        m_board.setStatus(m_match.shown().caption(NumberStyle::Figures));
        m_board.setHint(m_match.hints().plays());
    }
    const Moment moment = m_match.shown().moment();
    if (!moment.isPast()) {
        m_pastMoment.reset();
        m_board.showPresent();
    } else if (!m_pastMoment || m_pastMoment->step() != moment.step()) {
        if (!m_pastMoment || m_pastMoment->actions != moment.actions) {
            m_board.showStep(moment.actions);
        }
        m_pastMoment = moment;
    }
}

void BoardConnection::showNextStep(const HistoryEntry &entry)
{
    const Moment moment = m_match.shown().moment();
    if (moment.isPast()) {
        m_pastMoment = moment;
        m_board.showNextStep(moment.actions);
    } else {
        m_pastMoment.reset();
        m_board.showPlayed(entry);
    }
}

void BoardConnection::reportMotion()
{
    m_match.setTableState(m_board.isOutcomeHidden() ? Match::TableState::OutcomeHidden
                          : m_board.isMoving()      ? Match::TableState::Moving
                                                    : Match::TableState::AtRest,
                          this);
}

} // namespace doublets
