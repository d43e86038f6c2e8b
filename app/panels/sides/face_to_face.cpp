// SPDX-License-Identifier: MIT
#include "panels/sides/face_to_face.h"

#include "panels/sides/player_side.h"
#include "panels/sides/rotated_text_view.h"
#include "panels/sides/side_button.h"
#include "panels/sides/side_page.h"
#include "panels/sides/strip_texts.h"
#include "panels/speech/announcer.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

FaceToFace::FaceToFace(Match &match, BoardView &board, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_board(board)
{
    setObjectName(u"faceToFace"_s);
    // Creation order sets the tab order, from the upper side to the lower.
    m_sides[indexOf(Side::Black)] = new PlayerSide(match, board, Side::Black, this);
    board.setParent(this);
    m_sides[indexOf(Side::White)] = new PlayerSide(match, board, Side::White, this);
    for (const Side each : BothSides) {
        const QString name = each == Side::White ? u"whitePage"_s : u"blackPage"_s;
        m_pages[indexOf(each)] = new SidePage(match, name, this);
        page(each).setRotated(each == Side::Black);
        connect(&side(each), &PlayerSide::whyRequested, this, [this, each] { togglePage(each); });
        connect(&side(each), &PlayerSide::actionTriggered, this,
                [this, each] { m_remarkRecipient = each; });
        connect(&page(each), &SidePage::closed, this,
                [this] { m_board.setFocus(Qt::OtherFocusReason); });
    }
    connect(&match, &Match::changed, this, &FaceToFace::onChange);
    connect(&match.oddsWatch(), &OddsWatch::changed, this, [this] {
        if (m_match.hasGame() && m_match.game().position().isOver() && m_match.isTableAtRest()) {
            updateTexts(); // the remark about luck
        }
    });
    connect(&board, &BoardView::fittedToWindow, this, &FaceToFace::placePages);
    connectRemarks();
    setSizes(m_sizes);
}

void FaceToFace::connectRemarks()
{
    connect(&m_match, &Match::remarked, this, &FaceToFace::storeRemark);
    // These signals may be emitted before or after Match::remarked().
    connect(&m_board, &BoardView::playRefused, this,
            [this](Side owner) { m_remarkRecipient = owner; });
    connect(&m_board, &BoardView::boxRefused, this, [this](Side owner) {
        m_remarkRecipient = owner;
        m_replacementRemark = side(owner).waitingReason();
    });
    connect(&m_board, &BoardView::awaitingTargetChanged, this, [this](bool isAwaiting) {
        const std::optional<Side> turn = activePlayer(m_match);
        if (m_isActive && turn && isAwaiting) {
            side(*turn).showRemark(tr("Choose where the man goes."));
        } else if (m_isActive && turn) {
            side(*turn).dismissRemark();
        }
    });
}

void FaceToFace::setActive(bool active)
{
    if (m_isActive == active) {
        return;
    }
    m_isActive = active;
    for (const Side each : BothSides) {
        side(each).setVisible(active);
    }
    closePages();
    updateRotation();
    // Hiding the focused button would move the focus to another button.
    m_board.setFocus(Qt::OtherFocusReason);
    m_latestQuestion = m_match.shown().question();
    updateCommands();
    retranslate();
    updateLayout();
    updateGeometry();
}

void FaceToFace::setSizes(const SideSizes &sizes)
{
    m_requestedSizes = sizes;
    updateSizes();
    updateLayout();
}

void FaceToFace::updateSizes()
{
    if (!m_isActive) {
        return; // called again on activation
    }
    m_sizes = m_requestedSizes;
    m_sizes.minimumTextSize = m_requestedSizes.effectiveMinimumTextSize();
    for (;;) {
        // Buttons are at least as high as their texts.
        m_sizes.minimumButtonSize =
            std::max(m_requestedSizes.minimumButtonSize,
                     QFontMetrics(fonts::textFont(m_sizes.textSize)).height());
        for (const Side each : BothSides) {
            side(each).setSizes(m_sizes);
        }
        const int strips = heightOf(Side::Black, width()) + heightOf(Side::White, width());
        if (m_sizes.textSize <= m_sizes.minimumTextSize || strips <= height() / 2) {
            break;
        }
        --m_sizes.textSize;
    }
    for (const Side each : BothSides) {
        page(each).setSizes(m_sizes);
    }
}

void FaceToFace::closePages()
{
    for (SidePage *each : m_pages) {
        each->hide();
    }
}

void FaceToFace::retranslate()
{
    if (!m_isActive) {
        return; // called again on activation
    }
    for (const Side each : BothSides) {
        side(each).retranslate();
        page(each).retranslate();
    }
    updateSizes();
    updateLayout();
}

void FaceToFace::detach()
{
    m_isActive = false; // deliverRemark() may be queued
    m_board.disconnect(this);
}

void FaceToFace::onChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::NewGame:
    case Change::Kind::Corrected:
        closePages();
        m_latestQuestion = {};
        break;
    case Change::Kind::CommandsChanged:
        updateCommands();
        break;
    case Change::Kind::Revealed:
        m_latestQuestion = m_match.shown().question();
        updateTexts();
        break;
    case Change::Kind::Played:
    case Change::Kind::Undone:
    case Change::Kind::Redone:
    case Change::Kind::Stepped:
        for (const Side each : BothSides) {
            side(each).dismissRemark();
        }
        break;
    }
}

void FaceToFace::updateCommands()
{
    if (m_isActive) {
        updateRotation();
        for (const Side each : BothSides) {
            side(each).updateCommands();
        }
        updateLayout();
        placePages();
    }
}

void FaceToFace::updateTexts()
{
    if (m_isActive) {
        for (const Side each : BothSides) {
            side(each).retranslate(); // the players' names may have changed
            page(each).updateQuestion(m_latestQuestion);
        }
        placePages();
    }
}

void FaceToFace::updateRotation()
{
    const Seats &seats = m_match.seats();
    for (const Side each : BothSides) {
        const Side reader =
            seats.isComputer(each) && !seats.isComputerAlone() ? opponentOf(each) : each;
        side(each).setRotated(reader == Side::Black);
    }
    // The name of a computer on the board faces its opponent, too.
    m_board.setFaceToFace(m_isActive && side(Side::Black).isRotated());
}

void FaceToFace::storeRemark(const QString &text, const QString &spoken)
{
    m_remark = text;
    m_spokenRemark = spoken;
    QMetaObject::invokeMethod(this, &FaceToFace::deliverRemark, Qt::QueuedConnection);
}

void FaceToFace::deliverRemark()
{
    const QString said = std::exchange(m_remark, {});
    const QString spoken = std::exchange(m_spokenRemark, {});
    const QString instead = std::exchange(m_replacementRemark, {});
    const QString &text = instead.isEmpty() ? said : instead;
    const std::optional<Side> answered = std::exchange(m_remarkRecipient, {});
    if (text.isEmpty() || !m_isActive) {
        return;
    }
    const std::optional<Side> to = answered ? answered : activePlayer(m_match);
    Announcer::announce(this, instead.isEmpty() ? spoken : instead);
    for (const Side each : BothSides) {
        if (to.value_or(each) == each) {
            side(each).showRemark(text, true);
        }
    }
}

void FaceToFace::togglePage(Side reader)
{
    if (page(reader).isVisible()) {
        page(reader).hide();
        return;
    }
    page(reader).showAnswer(m_latestQuestion);
    placePages();
    // The page was opened by key; a touch leaves the focus in place.
    if (side(reader).whyButton().hasFocus()) {
        page(reader).textView().setFocus(Qt::OtherFocusReason);
    }
}

void FaceToFace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateSizes();
    updateLayout();
}

int FaceToFace::heightOf(Side which, int width) const
{
    return m_isActive ? side(which).heightForWidth(width) : 0;
}

QSize FaceToFace::sizeHint() const
{
    const QSize board = m_board.sizeHint();
    return board +
           QSize(0, heightOf(Side::Black, board.width()) + heightOf(Side::White, board.width()));
}

QSize FaceToFace::minimumSizeHint() const
{
    return m_board.minimumSizeHint(); // the strips reduce their fonts if necessary
}

void FaceToFace::updateLayout()
{
    if (!isVisible() && !testAttribute(Qt::WA_Resized)) {
        return; // not sized yet
    }
    const int above = heightOf(Side::Black, width());
    const int below = heightOf(Side::White, width());
    side(Side::Black).setGeometry(0, 0, width(), above);
    side(Side::White).setGeometry(0, height() - below, width(), below);
    m_board.setGeometry(0, above, width(), height() - above - below);
    placePages();
}

QRect FaceToFace::mapFromScene(const QRectF &sceneRect) const
{
    const QRect inBoard = m_board.viewportTransform().mapRect(sceneRect).toAlignedRect();
    return inBoard.translated(m_board.viewport()->mapTo(this, QPoint()));
}

void FaceToFace::placePages()
{
    if (!m_isActive) {
        return;
    }
    for (const Side each : BothSides) {
        page(each).setGeometry(pageRect(each));
        page(each).raise();
    }
}

QRect FaceToFace::pageRect(Side reader) const
{
    constexpr int Edge = 4;
    constexpr int MinLines = 9;
    const bool below = reader == Side::White;
    const QRect board = m_board.geometry();
    const QRectF name = m_board.boardScene().nameItem(reader).rect();
    const BoardLayout &layout = m_board.boardScene().boardLayout();
    const QRect must = mapFromScene(layout.essentialRect().united(name));
    const int free = below ? board.bottom() - must.bottom() : must.top() - board.top();
    if (free >= MinLines * m_sizes.textSize) { // upright screens have space beyond the board
        const QRect page(board.left(), below ? must.bottom() : board.top(), board.width(), free);
        return page.adjusted(Edge, Edge, -Edge, -Edge);
    }
    const QRect onBoard = quarterPageRect(reader).adjusted(Edge, Edge, -Edge, -Edge);
    const QRect strip = side(reader).geometry();
    const auto area = [](const QRect &place) { return place.width() * place.height(); };
    return area(onBoard) < area(strip) ? strip : onBoard; // a small board has no space for text
}

QRect FaceToFace::quarterPageRect(Side reader) const
{
    QRect page = quarterRect(reader);
    if (coversPlayablePoint(page, reader)) {
        // Leave two rows of men visible and accessible.
        constexpr qreal Rows =
            BoardLayout::RailWidth + 2.2 * (BoardLayout::ManDiameter + BoardLayout::ManGap);
        const BoardLayout &layout = m_board.boardScene().boardLayout();
        const QRect inner = mapFromScene(layout.frameRect().adjusted(0, Rows, 0, -Rows));
        reader == Side::White ? page.setBottom(inner.bottom()) : page.setTop(inner.top());
    }
    return page;
}

QRect FaceToFace::quarterRect(Side reader) const
{
    const BoardLayout &layout = m_board.boardScene().boardLayout();
    const int half = 1 - layout.diceHalf(opponentOf(reader));
    const QRect points = mapFromScene(layout.halfRect(half));
    const int middle = points.center().y();
    QRect quarter = m_board.geometry();
    half == 1 ? quarter.setLeft(points.left()) : quarter.setRight(points.right());
    reader == Side::White ? quarter.setTop(middle + 1) : quarter.setBottom(middle);
    return quarter;
}

bool FaceToFace::coversPlayablePoint(const QRect &place, Side reader) const
{
    // Once the game has moved on, the reader may want to play.
    const bool ownToo = page(reader).hasFollowedGame();
    const BoardLayout &layout = m_board.boardScene().boardLayout();
    const auto covers = [&](Side owner, int point) {
        return place.intersects(mapFromScene(layout.pointAreaOf(owner, point).rect()));
    };
    const PlayList plays = m_match.game().legalPlays();
    return std::ranges::any_of(plays, [&](const Play &play) {
        const bool asked = ownToo || play.by != reader;
        const bool moves = play.kind == PlayKind::Move;
        return asked && (covers(play.by, play.from) || (moves && covers(play.by, play.to)));
    });
}

} // namespace doublets
