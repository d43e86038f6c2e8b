// SPDX-License-Identifier: MIT
#include "table/board/board_view.h"

#include "core/game/game.h"
#include "table/artwork/artwork.h"
#include "table/board/accessible/board_accessible.h"
#include "table/board/accessible/board_names.h"
#include "table/board/board_hit_test.h"
#include "table/board/board_input.h"
#include "table/board/board_marks.h"
#include "table/board/board_scene.h"
#include "table/board/items/empty_board_picture.h"
#include "table/board/man_drag.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "table/keys/key_positions.h"
#include "table/motion/motion.h"

#include <QApplication>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QToolTip>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

constexpr qreal TouchSize = 44; ///< minimum size of a touch target, in logical pixels

} // namespace

BoardView::BoardView(QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(std::make_unique<BoardScene>())
    , m_motion(std::make_unique<Motion>(*m_scene))
    , m_input(std::make_unique<BoardInput>())
    , m_picture(std::make_unique<EmptyBoardPicture>())
    , m_movePreview(std::make_unique<MovePreview>(m_scene->sprites()))
    , m_drag(std::make_unique<ManDrag>(*m_scene, *m_input))
{
    setScene(m_scene.get());
    m_scene->addItem(m_movePreview.get());
    viewport()->setMouseTracking(true);
    setFrameShape(NoFrame);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    // Nothing scrolls: with the gesture, Qt would delay touches and warn about deleted views.
    viewport()->ungrabGesture(Qt::PanGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent); // the picture covers the viewport
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlag(DontAdjustForAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    BoardAccessible::install(); // before the interface is requested
    setMarkFont();

    connect(m_picture.get(), &EmptyBoardPicture::pictureChanged, this, &BoardView::applyPictures);
    connect(&m_scene->sprites().menProvider(), &PictureProvider::picturesChanged, this, [this] {
        m_scene->refresh();
        applyPictures();
    });
    connect(m_motion.get(), &Motion::started, this, &BoardView::updateMarks);
    connect(m_motion.get(), &Motion::movementStarted, this, &BoardView::updateMarks);
    connect(m_motion.get(), &Motion::outcomeRevealed, this, &BoardView::outcomeRevealed);
    connect(m_motion.get(), &Motion::finished, this, [this] {
        updateLastMovedMen();
        m_isFocusFrameHidden = m_input->isLocked();
        m_input->reset();
        Q_EMIT motionFinished();
    });
    connect(m_motion.get(), &Motion::shakeFinished, this, [this] {
        m_refusedMan.reset();
        updateMarks();
    });
    connect(m_drag.get(), &ManDrag::manReturned, this, &BoardView::updateMarks);
    connect(m_input.get(), &BoardInput::selectionOrFocusChanged, this, &BoardView::updateMarks);
    connect(m_input.get(), &BoardInput::throwRequested, this, &BoardView::throwRequested);
    connect(m_input.get(), &BoardInput::playRequested, this, &BoardView::playRequested);
    connect(m_input.get(), &BoardInput::playRefused, this, &BoardView::showRefusal);
    connect(m_input.get(), &BoardInput::trayRefused, this, &BoardView::showTrayRefusal);
    connect(m_input.get(), &BoardInput::boxRefused, this, &BoardView::boxRefused);
    connect(m_input.get(), &BoardInput::inputBlocked, this, &BoardView::inputBlocked);
}

BoardView::~BoardView() = default;

void BoardView::setPictureCache(const PictureCache &cache)
{
    m_picture->setCache(cache);
    m_scene->sprites().menProvider().setCache(cache);
    if (m_game != nullptr && updatesEnabled()) {
        m_picture->prefetch(m_scene->sprites().artwork(), requiredLayout());
        m_scene->sprites().prefetchMen();
    }
}

const Game *BoardView::game() const
{
    return m_game;
}

void BoardView::setGame(const Game *game)
{
    setGame(game, m_names, m_input->isLocked());
}

void BoardView::setGame(const Game *game, const PlayerNames &names, bool locked)
{
    m_game = game;
    m_names = names;
    m_pastState.reset();
    m_hint.clear();
    m_hintPlays.clear();
    m_previewPlays.clear();
    {
        const QSignalBlocker quiet(m_input.get()); // the scene still shows the previous game
        m_input->setGame(game);
        m_input->setLocked(locked);
        m_isFocusFrameHidden = locked;
    }
    updateBoardLayout();
}

void BoardView::updateBoardLayout()
{
    const bool wasMoving = m_motion->discard();
    m_drag->cancel();
    m_refusedMan.reset();
    const QString tradition =
        !m_tradition.isEmpty() || m_game == nullptr ? m_tradition : m_game->ruleSet().tradition;
    if (!tradition.isEmpty()) {
        m_scene->setTradition(tradition);
    }
    const BoardState present = m_game != nullptr ? BoardState::current(*m_game) : BoardState();
    m_scene->placeAll(requiredLayout(), m_pastState.value_or(present));
    updateLastMovedMen();
    m_input->setLayout(m_scene->boardLayout());
    m_input->reset();
    fitToViewport();
    Q_EMIT boardLayoutChanged();
    if (wasMoving) {
        Q_EMIT motionFinished();
    }
}

void BoardView::updateLastMovedMen()
{
    if (m_game != nullptr && !m_pastState) {
        m_scene->updateLastMovedMen(*m_game);
    }
}

BoardLayout BoardView::requiredLayout() const
{
    if (m_game == nullptr) {
        return {};
    }
    const bool isCloser =
        m_closerView == CloserView::On ||
        (m_closerView == CloserView::Automatic && window()->height() < CloserHeightLimit);
    return BoardLayout(m_game->rules().tables, isCloser ? BoardExtent::Half : BoardExtent::Whole);
}

void BoardView::setCloserView(CloserView view)
{
    m_closerView = view;
    if (m_scene->boardLayout() != requiredLayout()) {
        updateBoardLayout();
    }
}

bool BoardView::canShowCloserView() const
{
    return m_game != nullptr && usesOneHalf(m_game->rules().tables);
}

bool BoardView::isCloserViewShown() const
{
    return m_scene->boardLayout().extent() == BoardExtent::Half;
}

void BoardView::showMotion(const HistoryEntry &entry, bool isReversed)
{
    m_pastState.reset();
    if (isReversed) {
        m_scene->clearLastMovedMen(); // undone moves no longer count as the last ones
    }
    startMotion(entry.events, BoardState::current(*m_game), isReversed);
}

void BoardView::startMotion(const Events &events, const BoardState &after, bool isReversed)
{
    m_hint.clear();
    m_hintPlays.clear();
    if (m_drag->isDragging()) {
        m_drag->cancel(); // another man moves
    }
    {
        const QSignalBlocker quiet(m_input.get()); // the scene still shows the previous position
        m_input->reset();
    }
    const bool joins = m_motion->isRunning();
    m_motion->animate(events, after, isReversed);
    if (joins) {
        updateMarks(); // otherwise, they are updated as the motion starts
    }
}

void BoardView::showPast(const Position &position, const Throw &dice)
{
    m_pastState = BoardState::forRecordedThrow(position, dice);
    if (m_game != nullptr && position.stage == Stage::ToThrow && !position.dice.empty() &&
        !grantsAnotherThrow(m_game->rules(), position.dice)) {
        m_pastState->thrower = opponentOf(position.thrower); // `position.thrower` throws next
        m_pastState->lastActor = m_pastState->thrower;
    }
    if (position.dice.empty() && dice.size() == 2) { // the opening throw
        m_pastState->openingThrow = OpeningThrow{dice[0], dice[1]};
    }
    updateBoardLayout();
}

void BoardView::showStep(std::size_t actions)
{
    m_pastState = BoardState::afterActions(*m_game, actions);
    updateBoardLayout();
}

void BoardView::showNextStep(std::size_t actions)
{
    m_pastState = BoardState::afterActions(*m_game, actions);
    startMotion(m_game->history()[actions - 1].events, *m_pastState, false);
}

void BoardView::showPresent()
{
    if (m_pastState) {
        m_pastState.reset();
        updateBoardLayout();
    }
}

void BoardView::applyPictures()
{
    viewport()->update();
    if (isPictureReady()) {
        Q_EMIT pictureReady();
    }
}

void BoardView::setPlayerNames(const PlayerNames &names)
{
    if (m_names == names) {
        return;
    }
    m_names = names;
    updateNames();
    fitToViewport();
}

void BoardView::setStatus(const QString &status)
{
    if (m_status != status) {
        m_status = status;
        Q_EMIT contentChanged();
    }
}

void BoardView::setSpeed(MotionSpeed speed)
{
    m_motion->setSpeed(speed);
}

void BoardView::setNumeralsShown(bool shown)
{
    m_areNumeralsShown = shown;
    updateMarks();
}

void BoardView::setTextSizes(const std::optional<fonts::TextSizes> &sizes)
{
    if (m_textSizes != sizes) {
        m_textSizes = sizes;
        setMarkFont();
        fitToViewport();
    }
}

fonts::TextSizes BoardView::textSizes() const
{
    return m_textSizes.value_or(fonts::currentSizes());
}

void BoardView::setMarkFont()
{
    const fonts::TextSizes sizes = textSizes();
    const int wallLine = sizes.isForWall ? fonts::minimumWallLineHeight(window()->size()) : 0;
    m_scene->marks().setFont(font(), sizes.factor, wallLine);
}

void BoardView::setTradition(const QString &id)
{
    if (m_tradition != id) {
        m_tradition = id;
        updateBoardLayout();
    }
}

void BoardView::setLighting(Lighting lighting)
{
    m_scene->setLighting(lighting);
    fitToViewport();
}

void BoardView::setFaceToFace(bool faceToFace)
{
    if (m_isFaceToFace != faceToFace) {
        m_isFaceToFace = faceToFace;
        skipMotion(); // a moving box has a different resting orientation
        m_scene->setFaceToFace(faceToFace);
        m_input->setFaceToFace(faceToFace);
    }
}

void BoardView::setHint(const std::vector<Play> &plays)
{
    if (m_hintPlays != plays) {
        m_hintPlays = plays;
        m_isHintInFront = !plays.empty();
        m_hint = doublets::hintMarks(plays);
        updateMarks();
    }
}

void BoardView::setPreview(const std::vector<Play> &plays)
{
    if (m_previewPlays != plays) {
        m_previewPlays = plays;
        updateMarks();
    }
}

void BoardView::setLocked(bool locked)
{
    if (locked != m_input->isLocked()) {
        if (!isOutcomeHidden()) { // otherwise, the frame would reveal whose turn is next
            m_isFocusFrameHidden = locked;
        }
        m_input->setLocked(locked);
    }
}

void BoardView::setTurnShown(bool shown)
{
    if (m_isTurnShown != shown) {
        m_isTurnShown = shown;
        updateMarks();
    }
}

bool BoardView::isMoving() const
{
    return m_motion->isRunning();
}

bool BoardView::isOutcomeHidden() const
{
    return m_motion->isOutcomeHidden();
}

void BoardView::skipMotion()
{
    m_motion->skip();
}

bool BoardView::hasPicture() const
{
    return m_picture->hasPicture() && m_scene->sprites().menProvider().hasPictures();
}

bool BoardView::isPictureReady() const
{
    return m_picture->isReady() && m_scene->sprites().isReady();
}

QSize BoardView::sizeHint() const
{
    return {1200, 760};
}

QSize BoardView::minimumSizeHint() const
{
    return {290, 240};
}

void BoardView::setReservedHeight(int height)
{
    if (height != m_reservedHeight) {
        m_reservedHeight = height;
        fitToViewport();
    }
}

QSizeF BoardView::availableSize() const
{
    return QSizeF(viewport()->size()) - QSizeF(0, m_reservedHeight);
}

QRectF BoardView::requiredRect()
{
    // The table top extends to the edges of the window.
    QRectF must = m_scene->boardLayout().essentialRect();
    const QSizeF room = availableSize();
    // If the names do not fit beside the board, reserve a row above and below. The rows are taller
    // relative to a smaller board; a few iterations suffice.
    constexpr int Steps = 4;
    for (int i = 0; i < Steps && !room.isEmpty(); ++i) {
        const qreal scale = std::min(room.width() / must.width(), room.height() / must.height());
        // The view rounds the scene to whole pixels.
        const qreal missing = m_scene->missingHeightForNames(room - QSizeF(0, 3), scale);
        if (missing <= 0) {
            break;
        }
        constexpr qreal Reserve = 1; // growth of the row as the board shrinks
        const qreal height = room.height() / scale + 2 * (missing + Reserve);
        must.adjust(0, (must.height() - height) / 2, 0, (height - must.height()) / 2);
    }
    return must;
}

void BoardView::fitToViewport()
{
    if (!isVisible() && !testAttribute(Qt::WA_Resized)) {
        return; // no size has been set yet
    }
    if (m_scene->boardLayout() != requiredLayout()) {
        updateBoardLayout(); // fits the new layout
        return;
    }
    const QRectF must = requiredRect();
    const QSizeF room = availableSize();
    const qreal scale = std::min(room.width() / must.width(), room.height() / must.height());
    if (scale <= 0) {
        return;
    }
    QRectF seen(QPointF(), room / scale);
    seen.moveCenter(must.center());
    seen.setHeight(viewport()->height() / scale);
    setTransform(QTransform::fromScale(scale, scale));
    // Slightly smaller than the window, so that the view centres the scene and never needs to
    // scroll.
    const qreal hair = 1 / scale;
    setSceneRect(seen.adjusted(hair, hair, -hair, -hair));

    const qreal deviceScale = scale * devicePixelRatioF();
    m_pixelRatio = devicePixelRatioF();
    m_scene->setScale(deviceScale, devicePixelRatioF());
    if (isVisible()) { // do not draw a picture for an invisible board
        m_picture->setRequest({m_scene->sprites().artwork(), m_scene->boardLayout(),
                               viewportTransform().inverted().mapRect(QRectF(viewport()->rect())),
                               deviceScale});
    }
    updateMarks();
    viewport()->update();
    Q_EMIT fittedToWindow(); // now that the names have their places
}

OverlayConstraints BoardView::resultOverlayConstraints(bool withMen) const
{
    constexpr qreal Margin = 8; // reference pixels
    constexpr qreal Man = BoardLayout::ManDiameter / 2;
    constexpr qreal Die = BoardLayout::DieSize * 0.75; // to its corners, whatever its rotation
    const auto seen = [this](const QPointF &foot, qreal reach, qreal height) {
        const QRectF flat(foot - QPointF(reach, reach), foot + QPointF(reach, reach));
        const QRectF all = flat.united(flat.translated(Artwork::heightOffset(height)));
        return viewportTransform()
            .mapRect(all.adjusted(-Margin, -Margin, Margin, Margin))
            .toAlignedRect();
    };
    const BoardLayout &layout = m_scene->boardLayout();
    const BoardState &shown = m_scene->state();
    OverlayConstraints sight;
    for (const DieItem *die : m_scene->dice()) {
        sight.reserved.push_back(seen(die->state().centre, Die, BoardLayout::DieSize));
    }
    if (shown.position.stage == Stage::Won) {
        const Side winner = shown.position.winner();
        const int last = shown.position.menOf(winner).borneOff - 1;
        if (last >= 0) {
            sight.reserved.push_back(seen(layout.borneOffManCentre(winner, last), Man, 2 * Man));
        }
    }
    for (int point = 1; withMen && point <= PointsOnTrack; ++point) {
        for (const Side side : BothSides) {
            for (const ManItem *man : m_scene->menOn(side, point)) {
                const ManState &state = man->state();
                sight.reserved.push_back(
                    seen(state.centre, Man, state.height + BoardLayout::ManThickness));
            }
        }
    }
    const QRectF quiet = layout.halfRect(1 - layout.diceHalf(shown.thrower));
    sight.preferredCentre = viewportTransform().map(quiet.center()).toPoint();
    return sight;
}

ManItem *BoardView::selectedMan() const
{
    if (const auto tray = m_input->selectedTray(); tray && !isShowingPast()) {
        return m_scene->lastManIn(*tray, ManSlot::Area::Tray);
    }
    const auto selected = m_input->selectedPoint();
    const auto plays =
        selected && !isShowingPast() ? m_input->playsFrom(*selected) : std::vector<Play>();
    return plays.empty() ? nullptr : m_scene->firstPlayedMan(plays.front().by, plays.front().from);
}

void BoardView::updateMarks()
{
    const MarkContext context{
        m_areNumeralsShown, m_isKeyboardUsed && hasFocus() && !m_isFocusFrameHidden,
        isShowingPast(),    isMoving(),
        isOutcomeHidden(),  locale(),
        hoveredPoint()};
    Marks marks = marksFor(*m_scene, *m_input, m_game, context);
    marks.refused = m_refusedMan;
    if (!m_isTurnShown) {
        marks.turn.reset();
    }
    if (!isShowingPast() && !isMoving() && m_previewPlays.empty()) {
        markHint(marks, *m_scene, m_hint, locale());
    }
    markDragTargets(marks);
    m_scene->marks().setMarks(marks);
    m_movePreview->setMoves(movesToShow(), 1 / std::max(transform().m11(), 0.01));
    m_motion->liftMan(selectedMan());
    updateNames();
    if (const bool isAwaiting = m_input->hasSelection(); isAwaiting != m_isAwaitingTarget) {
        m_isAwaitingTarget = isAwaiting;
        Q_EMIT awaitingTargetChanged(isAwaiting);
    }
    Q_EMIT contentChanged();
}

void BoardView::markDragTargets(Marks &marks) const
{
    if (!m_drag->isDragging()) {
        return;
    }
    const BoardLayout &layout = m_scene->boardLayout();
    const Position &position = m_scene->state().position;
    for (const PlannedMove &move : alternativeMoves(layout, position, m_drag->plays())) {
        marks.targets.push_back(visibleCentre(move.to));
    }
    if (const auto target = m_drag->target()) {
        for (const PlannedMove &move : plannedMoves(layout, position, {*target})) {
            marks.dropTarget = visibleCentre(move.to);
        }
    }
}

std::optional<int> BoardView::hoveredPoint() const
{
    const bool isPoint = m_hovered && m_hovered->kind == BoardPlace::Kind::Point;
    return isPoint ? std::optional(m_hovered->index) : std::nullopt;
}

std::vector<Play> BoardView::playsOfPlace() const
{
    const bool isKeyboardPlace = m_isKeyboardUsed && hasFocus();
    const auto point = isKeyboardPlace ? m_input->focusedPoint() : hoveredPoint();
    const auto tray = isKeyboardPlace ? m_input->focusedTray()
                      : m_hovered && m_hovered->kind == BoardPlace::Kind::Tray
                          ? std::optional(m_hovered->side)
                          : std::nullopt;
    std::optional<Play> only;
    if (point && m_input->selectedPoint()) {
        only = m_input->findPlay(*m_input->selectedPoint(), *point);
    } else if (tray) {
        only = m_input->findPlayToTray(*tray);
        if (!only) {
            return m_input->playsFromTray(*tray);
        }
    } else if (point) {
        return m_input->playsFrom(*point);
    }
    return only ? std::vector{*only} : std::vector<Play>();
}

std::vector<PlannedMove> BoardView::movesToShow() const
{
    const BoardLayout &layout = m_scene->boardLayout();
    const Position &position = m_scene->state().position;
    if (!m_previewPlays.empty() && !isMoving()) {
        return plannedMoves(layout, position, m_previewPlays);
    }
    // A possible claim is not shown.
    if (isShowingPast() || isMoving() || position.stage != Stage::Playing) {
        return {};
    }
    const std::vector<Play> alternatives = m_drag->isDragging() ? m_drag->plays()
                                           : m_isHintInFront    ? std::vector<Play>()
                                                                : playsOfPlace();
    return alternatives.empty() ? plannedMoves(layout, position, m_hintPlays)
                                : alternativeMoves(layout, position, alternatives);
}

void BoardView::updateNames()
{
    const Position &position = m_scene->state().position;
    auto plates = namePlates(position, m_game, m_names);
    // Nothing can be done in an earlier position.
    if (isShowingPast() || (!m_isTurnShown && !position.isOver())) {
        for (NamePlate &plate : plates) {
            plate.task.clear();
        }
    }
    for (const Side side : BothSides) {
        m_scene->nameItem(side).setPlate(plates[indexOf(side)]);
    }
    // The strip below a board on a wall shows the task in large letters.
    const int wallLine = textSizes().isForWall ? fonts::minimumWallLineHeight(window()->size()) : 0;
    m_scene->placeNames(viewportTransform().inverted().mapRect(QRectF(QPointF(), availableSize())),
                        textSizes().factor, qRound(wallLine / transform().m11()));
}

void BoardView::drawBackground(QPainter *painter, const QRectF &rect)
{
    if (!qFuzzyCompare(m_pixelRatio, devicePixelRatioF())) { // moved to another screen
        m_pixelRatio = devicePixelRatioF();
        QMetaObject::invokeMethod(this, &BoardView::fitToViewport, Qt::QueuedConnection);
    }
    m_scene->renderDice();
    m_scene->sprites().requestMen(); // needed for an empty board as well
    if (!m_picture->covers(rect)) {
        painter->fillRect(rect, palette().window()); // where no picture has been painted yet
    }
    m_picture->paint(*painter, rect);
}

BoardPlace BoardView::placeAt(const QPoint &position) const
{
    const QPointF at = viewportTransform().inverted().map(QPointF(position));
    return boardPlaceAt(*m_scene, *m_input, at, TouchSize / transform().m11());
}

void BoardView::showRefusal(Side side, int point)
{
    ManItem *man = m_scene->firstPlayedMan(side, point);
    m_refusedMan = BoardScene::upperFaceCentre(*man);
    m_motion->shake(man);
    updateMarks();
    Q_EMIT playRefused(side, point);
}

void BoardView::showTrayRefusal(Side side)
{
    ManItem *man = m_scene->lastManIn(side, ManSlot::Area::Removed);
    if (man == nullptr) {
        man = m_scene->lastManIn(side, ManSlot::Area::Tray);
    }
    m_refusedMan = visibleCentre(man->state());
    m_motion->shake(man);
    updateMarks();
    Q_EMIT trayRefused(side, squareAround(*m_refusedMan, BoardLayout::ManDiameter));
}

namespace {

/// Returns the text that counts the men of the tray at a position in the viewport; empty if there
/// is no tray, or nothing on it.
QString trayTextAt(BoardView &view, const QPoint &where)
{
    const BoardScene &scene = view.boardScene();
    const BoardPlace place = view.placeAt(where);
    const QPointF at = view.viewportTransform().inverted().map(QPointF(where));
    for (const Side side : BothSides) {
        const bool isTray = place.kind == BoardPlace::Kind::Tray && place.side == side;
        const bool isCount = place.kind == BoardPlace::Kind::Empty &&
                             scene.boardLayout().trayCountArea(side).contains(at);
        const Men &men = scene.state().position.menOf(side);
        if ((isTray || isCount) && men.borneOff + men.removed > 0) {
            return boardnames::tray(view, side);
        }
    }
    return {};
}

} // namespace

bool BoardView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        handleTouch(*static_cast<QTouchEvent *>(event));
        event->accept(); // suppress synthesised mouse events
        return true;
    case QEvent::ToolTip:
        break;
    default:
        return QGraphicsView::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = toolTipAt(help->pos());
    QToolTip::showText(help->globalPos(),
                       plainToolTip(text.isEmpty() ? trayTextAt(*this, help->pos()) : text),
                       viewport());
    return true;
}

std::optional<Side> BoardView::namePlateAt(const QPoint &where) const
{
    const auto found = std::ranges::find_if(BothSides, [&](Side side) {
        const QRectF &plate = m_scene->nameItem(side).rect();
        return viewportTransform().mapRect(plate).toAlignedRect().contains(where);
    });
    return found != BothSides.end() ? std::optional(*found) : std::nullopt;
}

QString BoardView::fullNameAt(const QPoint &where) const
{
    const auto side = namePlateAt(where);
    if (!side) {
        return {};
    }
    const NameItem &name = m_scene->nameItem(*side);
    const bool isShortened = name.displayedName() != name.plate().name;
    return isShortened ? name.plate().name : QString();
}

std::optional<Side> BoardView::pressedNamePlateAt(const QPoint &where) const
{
    const auto side = namePlateAt(where);
    return side && placeAt(where).kind == BoardPlace::Kind::Empty ? side : std::nullopt;
}

QString BoardView::toolTipAt(const QPoint &where) const
{
    QStringList lines{fullNameAt(where)};
    if (pressedNamePlateAt(where)) {
        lines << m_namePlateToolTip;
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void BoardView::handleTouch(const QTouchEvent &event)
{
    if (event.type() == QEvent::TouchBegin || event.type() == QEvent::TouchCancel) {
        m_taps.cancel(); // the first finger on the board
    }
    if (event.type() == QEvent::TouchCancel) {
        m_dragFinger = -1;
        m_drag->cancel();
        updateMarks();
        return;
    }
    m_taps.setScreen(*screen());
    const auto time = static_cast<qint64>(event.timestamp());
    std::vector<TouchTaps::Tap> taps;
    for (const QEventPoint &point : event.points()) {
        if (const auto done = m_taps.handleTouchPoint(point, time)) {
            taps.push_back(*done);
        }
        handleDragTouch(point);
    }
    // Fingers lifted together act in the order in which they touched down.
    std::stable_sort(taps.begin(), taps.end(), [](const auto &one, const auto &other) {
        return one.pressIndex < other.pressIndex;
    });
    for (const TouchTaps::Tap &each : taps) {
        handleTap(each);
    }
}

void BoardView::handleTap(const TouchTaps::Tap &tap)
{
    const BoardPlace place = placeAt(tap.from.toPoint());
    const bool still = QLineF(tap.from, tap.to).length() <= TouchTaps::MaxMovement;
    if (!still && placeAt(tap.to.toPoint()) != place) {
        return; // slid off
    }
    const bool hurries = place.kind == BoardPlace::Kind::Box || place.kind == BoardPlace::Kind::Die;
    if (m_input->isLocked() && hurries &&
        std::exchange(m_lastHurryingTap, tap.releaseIndex) >= tap.pressIndex) {
        return; // several simultaneous fingers hurry only once
    }
    // A press on the tray of an unlocked board has a visible effect, and needs no tool tip.
    const bool answers =
        place.kind == BoardPlace::Kind::Tray && !m_input->isLocked() && !isShowingPast();
    if (tap.isSecondTap || !isPressFiltered()) {
        handlePress(tap.from.toPoint(), tap.isSecondTap);
    }
    QString text = fullNameAt(tap.from.toPoint());
    if (text.isEmpty() && !answers) {
        text = trayTextAt(*this, tap.from.toPoint());
    }
    if (!text.isEmpty()) {
        QToolTip::showText(viewport()->mapToGlobal(tap.from.toPoint()), plainToolTip(text),
                           viewport());
    }
}

bool BoardView::isPressFiltered()
{
    return m_pressFilter && m_pressFilter();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen) {
        return; // already handled as a touch
    }
    const bool again = event->type() == QEvent::MouseButtonDblClick;
    if (!again && isPressFiltered()) {
        return;
    }
    if (event->button() == Qt::LeftButton) {
        const QPoint where = event->position().toPoint();
        if (again || !armDrag(where)) { // otherwise, the release plays the man
            handlePress(where, again);
        }
    } else {
        event->ignore();
    }
}

void BoardView::handlePress(const QPoint &where, bool isRepeated)
{
    if (std::exchange(m_isKeyboardUsed, false)) {
        updateMarks();
    }
    // A press completes the motion and takes effect as well, so that fast players need not wait.
    // Rolling dice are only hurried, to avoid throwing twice.
    const bool hurries = isOutcomeHidden();
    skipMotion();
    if (isShowingPast()) {
        m_hasReturned = true;
        Q_EMIT returnToPresentRequested();
    } else if (hurries || isRepeated) {
        if (!std::exchange(m_hasReturned, false)) {
            m_input->pressTentatively(placeAt(where));
        }
    } else {
        m_hasReturned = false;
        if (const auto side = pressedNamePlateAt(where)) {
            Q_EMIT namePlatePressed(*side);
        } else {
            m_input->press(placeAt(where));
        }
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick clicks are two presses
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (event->button() != Qt::LeftButton || m_dragFinger >= 0) {
        return;
    }
    if (m_drag->isDragging()) {
        dropMan();
    } else if (m_drag->isArmed()) {
        m_drag->disarm();
        handlePress(m_pressPosition, false);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen ||
        m_dragFinger >= 0) {
        return;
    }
    const QPoint where = event->position().toPoint();
    if (m_drag->isArmed() && (event->buttons() & Qt::LeftButton) != 0 &&
        (where - m_pressPosition).manhattanLength() >= QApplication::startDragDistance()) {
        beginDrag();
    }
    if (m_drag->isDragging()) {
        moveDrag(where);
    } else {
        setHovered(placeAt(where), !m_namePlateToolTip.isEmpty() && pressedNamePlateAt(where));
    }
}

void BoardView::leaveEvent(QEvent *event)
{
    QGraphicsView::leaveEvent(event);
    setHovered(std::nullopt, false);
}

void BoardView::setHovered(const std::optional<BoardPlace> &place, bool isNamePlate)
{
    if (m_hovered == place && m_isNamePlateHovered == isNamePlate) {
        return;
    }
    m_hovered = place;
    m_isHintInFront = false;
    m_isNamePlateHovered = isNamePlate;
    m_isKeyboardUsed = m_isKeyboardUsed && !place;
    const bool isThrow = place && place->kind == BoardPlace::Kind::Box &&
                         m_input->canThrowNow(place->side) && !m_input->isLocked();
    const bool isPlay = m_scene->state().position.stage == Stage::Playing && !isShowingPast() &&
                        !playsOfPlace().empty();
    viewport()->setCursor(isThrow || isPlay || isNamePlate ? Qt::PointingHandCursor
                                                           : Qt::ArrowCursor);
    updateMarks();
}

bool BoardView::armDrag(const QPoint &where)
{
    const BoardPlace place = placeAt(where);
    m_pressPosition = where;
    return !isOutcomeHidden() && !isShowingPast() &&
           m_scene->state().position.stage == Stage::Playing && m_drag->arm(place);
}

void BoardView::beginDrag()
{
    m_isKeyboardUsed = false;
    skipMotion();
    m_input->reset(); // deselects
    if (m_drag->begin()) {
        moveDrag(m_pressPosition);
    }
}

void BoardView::moveDrag(const QPointF &where)
{
    m_drag->moveTo(viewportTransform().inverted().map(where));
    updateMarks();
}

void BoardView::dropMan()
{
    constexpr int ReturnTime = 180; // milliseconds
    const int time = m_motion->speed() == MotionSpeed::Off ? 0 : ReturnTime;
    m_dragFinger = -1;
    const std::optional<QRectF> missed = m_drag->missedDropOrigin();
    std::vector<QRectF> targets;
    for (const QPointF &target : m_scene->marks().marks().targets) {
        targets.push_back(squareAround(target, BoardLayout::ManDiameter));
    }
    const auto play = m_drag->drop(time);
    if (play) {
        m_input->play(*play);
        if (!m_motion->isRunning()) {
            m_drag->finish(time);
        }
    }
    updateMarks();
    if (missed) {
        Q_EMIT dropRefused(*missed, targets);
    }
}

void BoardView::handleDragTouch(const QEventPoint &finger)
{
    const QPoint where = finger.position().toPoint();
    if (finger.state() == QEventPoint::State::Pressed) {
        if (!m_drag->isDragging() && !m_drag->isArmed() && armDrag(where)) {
            m_dragFinger = finger.id();
        }
        return;
    }
    if (finger.id() != m_dragFinger) {
        return;
    }
    const bool isLifted = finger.state() == QEventPoint::State::Released;
    const bool isMoved = QLineF(m_pressPosition, where).length() > TouchTaps::MaxMovement;
    if (m_drag->isArmed() && isMoved && !isLifted && m_taps.isFingertip(finger.id())) {
        m_taps.ignore(finger.id());
        if (!isPressFiltered()) {
            beginDrag();
        }
        m_drag->disarm();
    }
    if (m_drag->isDragging()) {
        moveDrag(where);
    }
    if (isLifted) {
        if (m_drag->isDragging()) {
            dropMan();
        }
        m_drag->disarm();
        m_dragFinger = -1;
    }
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the board does not scroll
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const auto digit = digitOf(*event);
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = digit ? Qt::Key_0 + *digit : event->key();
    const bool acts = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if ((!plain && !digit) || ((acts || digit) && event->isAutoRepeat())) {
        event->ignore();
        return;
    }
    if (key == Qt::Key_Escape && m_drag->isDragging()) {
        m_drag->cancel();
        updateMarks();
        return;
    }
    m_isKeyboardUsed = true;
    m_isFocusFrameHidden = m_isFocusFrameHidden && acts;
    const bool endsGame = isMoving() && m_game != nullptr && m_game->position().isOver();
    const bool hurries = acts && (isOutcomeHidden() || endsGame);
    if (acts) {
        skipMotion();
    }
    if (acts && isShowingPast()) {
        Q_EMIT returnToPresentRequested();
    } else if (!hurries && (isShowingPast() || !m_input->handleKey(key))) {
        event->ignore();
        return;
    }
    m_isHintInFront = false;
    updateMarks();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_isKeyboardUsed = event->reason() == Qt::TabFocusReason ||
                       event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::MenuBarFocusReason; // from menus opened by key
    m_isFocusFrameHidden = m_isFocusFrameHidden && !m_isKeyboardUsed;
    updateMarks();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    updateMarks();
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        fitToViewport(); // the task texts have changed
        break;
    case QEvent::LocaleChange:
        updateMarks();
        break;
    case QEvent::FontChange:
        setMarkFont();
        fitToViewport();
        break;
    default:
        break;
    }
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fitToViewport();
}

void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    fitToViewport();
}

} // namespace doublets
