// SPDX-License-Identifier: MIT
#pragma once

#include "choices/closer_view.h"
#include "choices/lighting.h"
#include "choices/motion_speed.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "table/board/board_input.h"
#include "table/board/hint_mark.h"
#include "table/board/items/marks_item.h"
#include "table/board/move_preview.h"
#include "table/board/touch_taps.h"
#include "table/fonts/fonts.h"
#include "table/layout/board_layout.h"
#include "table/layout/board_state.h"
#include "table/layout/free_rect.h"
#include "text/player_names.h"

#include <QGraphicsView>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QEventPoint;
class QTouchEvent;

namespace doublets {

class BoardScene;
class Game;
class ManItem;
class ManDrag;
class Motion;
class PictureCache;
class EmptyBoardPicture;
struct HistoryEntry;

/// The widget that shows the board and the table top around it. Displays a game and emits requests
/// for throws and plays; never changes the game itself.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Sets the picture cache; there is none by default. If a game has been set and updates are
    /// enabled, starts preparing the first picture before the view is shown.
    void setPictureCache(const PictureCache &cache);
    /// Shows the current state of `game`, which must remain valid until the next call; null shows
    /// an empty board. Returns to the present, and discards any motion, hint and preview.
    void setGame(const Game *game);
    /// Shows the current state of `game`, as the other overload does, and also sets the players'
    /// names and whether the board is locked, in a single update.
    void setGame(const Game *game, const PlayerNames &names, bool locked);
    /// Returns the game; null if there is none.
    [[nodiscard]] const Game *game() const;
    /// Animates `entry`, the latest action of the game, after returning to the present. Clears the
    /// hint. Call after every action. Requires a game.
    void showPlayed(const HistoryEntry &entry) { showMotion(entry, false); }
    /// Animates the undoing of `entry`, which is no longer in the history, after returning to the
    /// present. Clears the hint. Call after every undo. Requires a game.
    void showUndone(const HistoryEntry &entry) { showMotion(entry, true); }
    /// Sets the players' names, which are shown on the name plates and exposed to screen readers.
    void setPlayerNames(const PlayerNames &names);
    [[nodiscard]] const PlayerNames &playerNames() const { return m_names; }
    /// Sets the speed of men and dice. Defaults to Normal. A change completes the current motion.
    void setSpeed(MotionSpeed speed);
    /// Sets whether the rail shows the numbers of the points. Defaults to false.
    void setNumeralsShown(bool shown);
    /// Overrides fonts::currentSizes(), the text sizes of the application, for this board. nullopt
    /// removes the override.
    void setTextSizes(const std::optional<fonts::TextSizes> &sizes);
    /// Sets the height of a strip along the lower edge, in pixels, that the board and the name
    /// plates leave free for an overlay. Defaults to 0.
    void setReservedHeight(int height);
    /// Sets the tradition: "england", "france", … An empty id (the default) selects the tradition
    /// of the rule set. If the id is unknown, the board keeps its tradition.
    void setTradition(const QString &id);
    /// Sets the lighting. Defaults to Lamp.
    void setLighting(Lighting lighting);
    /// Sets whether only the half in play is shown; with Automatic, only if the window is less
    /// than CloserHeightLimit high. Defaults to Off. Has no effect on games that use both halves.
    void setCloserView(CloserView view);
    /// Returns whether the game uses only one half of the board.
    [[nodiscard]] bool canShowCloserView() const;
    /// Returns whether only the half in play is shown.
    [[nodiscard]] bool isCloserViewShown() const;
    /// Sets whether the players sit face to face: White below, as always, and Black above, with
    /// Black's dice box, Black's name plate and the texts for Black upside down. Men, dice and
    /// positions are unaffected. Defaults to false. A change completes any motion.
    void setFaceToFace(bool faceToFace);
    [[nodiscard]] bool isFaceToFace() const { return m_isFaceToFace; }

    /// Sets a function that is called before every mouse or touch press, except the second of a
    /// double press. If the function returns true, the board ignores the press. An empty function
    /// (the default) filters nothing.
    void setPressFilter(std::function<bool()> filter) { m_pressFilter = std::move(filter); }
    /// Locks or unlocks the board, as during the computer's turn. On a locked board, no men can be
    /// played, and the frame of the focus is hidden until the user moves the focus. See
    /// BoardInput::setLocked().
    void setLocked(bool locked);
    /// Sets whether the board shows whose turn it is. Defaults to true.
    void setTurnShown(bool shown);

    /// Sets the tool tip of the name plates, which describes the effect of pressing a plate. An
    /// empty string (the default) means that pressing a plate has no effect.
    void setNamePlateToolTip(const QString &toolTip) { m_namePlateToolTip = toolTip; }

    /// Sets the status for screen readers: the last event and the next task. Not exposed if empty.
    void setStatus(const QString &status);
    [[nodiscard]] const QString &status() const { return m_status; }

    /// Marks the men that a hint would play and shows their moves, until the next action or undo.
    /// An empty list, or setGame(), removes the marks.
    void setHint(const std::vector<Play> &plays);
    [[nodiscard]] const std::vector<HintMark> &hintMarks() const { return m_hint; }

    /// Shows the moves of `plays` as if they were made from the position shown, and hides the marks
    /// of the hint. An empty list, or setGame(), removes the preview.
    void setPreview(const std::vector<Play> &plays);
    /// Returns the moves shown: the moves of the preview, of the dragged man, of the place under
    /// the pointer or with the focus, or of the hint.
    [[nodiscard]] const std::vector<PlannedMove> &shownMoves() const
    {
        return m_movePreview->moves();
    }

    /// Shows a recorded position and throw without motion. While they are shown, nothing can be
    /// played.
    void showPast(const Position &position, const Throw &dice);
    /// Shows the board after the first `actions` actions of the game, including the positions of
    /// the dice, without motion. `actions` must not exceed the length of the history. Requires a
    /// game.
    void showStep(std::size_t actions);
    /// Animates the last of the first `actions` actions of the game. `actions` is at least 1 and at
    /// most the length of the history. Precondition: there is a game, and the board shows the state
    /// before this action.
    void showNextStep(std::size_t actions);
    /// Returns to the present state of the game.
    void showPresent();
    /// Returns whether the board shows a moment chosen with showPast(), showStep() or
    /// showNextStep(), even if it is the latest, rather than the present state of the game.
    [[nodiscard]] bool isShowingPast() const { return m_pastState.has_value(); }

    /// Returns whether men or dice are in motion, or about to move.
    [[nodiscard]] bool isMoving() const;
    /// Returns whether dice are rolling or an undo is in progress, so that the outcome must not be
    /// announced yet.
    [[nodiscard]] bool isOutcomeHidden() const;
    /// Completes any motion immediately.
    void skipMotion();
    /// Returns whether there are pictures of the empty board and the men, however coarse.
    [[nodiscard]] bool hasPicture() const;
    /// Returns whether the pictures of the empty board and the men match the screen's resolution.
    /// Also returns true if drawing them has failed.
    [[nodiscard]] bool isPictureReady() const;

    [[nodiscard]] BoardScene &boardScene() { return *m_scene; }
    [[nodiscard]] BoardInput &input() { return *m_input; }
    [[nodiscard]] Motion &motion() { return *m_motion; }
    /// Returns the constraints, in viewport coordinates, for an overlay that shows the result of
    /// the game. The overlay must not cover the dice, the last man borne off or, if `withMen` is
    /// true, any man on the points. It is preferably centred on the half without dice.
    [[nodiscard]] OverlayConstraints resultOverlayConstraints(bool withMen) const;
    /// Returns the place at a position in the viewport, with touch tolerance: positions close to a
    /// playable man give the man's point. Returns a place of kind Empty if there is none.
    [[nodiscard]] BoardPlace placeAt(const QPoint &position) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user wants to throw the dice or, on a locked board, wants the computer to
    /// hurry.
    void throwRequested();
    /// Emitted when the user wants to play a man.
    void playRequested(const doublets::Play &play);
    /// Emitted when thrown dice have come to rest, or when the dice of an undone throw have
    /// returned to the box and the previous dice lie on the board again. isOutcomeHidden() may have
    /// become false. Emitted from the event loop, and therefore possibly after motionFinished().
    void outcomeRevealed();
    /// Emitted when all motion has ended, or has been discarded to show another position.
    void motionFinished();
    /// Emitted when the board has been clicked or tapped, or Space, Return or Enter pressed, while
    /// isShowingPast() is true.
    void returnToPresentRequested();
    /// Emitted when the user has tried to play a man of `side` that cannot be played. `point` is
    /// the man's point, 1 to 24, on the track of `side`. Not emitted on a locked board.
    void playRefused(doublets::Side side, int point);
    /// Emitted when the user has dropped a man where it cannot be played, unless the man was
    /// dropped close to the place from which it was taken. `man` is the area to which the man
    /// returns, and `targets` are the areas where it could have been dropped, in scene coordinates.
    void dropRefused(const QRectF &man, const std::vector<QRectF> &targets);
    /// Emitted when the user has pressed the tray of `side` and none of the men in it can be
    /// played; see BoardInput::trayRefused(). `man` is the area of one of these men, in scene
    /// coordinates.
    void trayRefused(doublets::Side side, const QRectF &man);
    /// Emitted when the user has pressed the box of `side`, who cannot throw now. Not emitted after
    /// the game or on a locked board.
    void boxRefused(doublets::Side side);
    /// Emitted when a key has no effect because of `obstacle`.
    void inputBlocked(doublets::InputObstacle obstacle);
    /// Emitted when the user has pressed the name plate of `side`, with or without a tool tip.
    void namePlatePressed(doublets::Side side);
    /// Emitted when the board starts (`isAwaiting` is true) or stops waiting for the user to choose
    /// a target, because a man with several possible targets has been selected or deselected.
    void awaitingTargetChanged(bool isAwaiting);
    /// Emitted when the board's contents, its status or the possible actions may have changed.
    void contentChanged();
    /// Emitted when a picture of the board or the men has changed and isPictureReady() is true.
    void pictureReady();
    /// Emitted when canShowCloserView() or isCloserViewShown() may have changed.
    void boardLayoutChanged();
    /// Emitted when the board has been fitted to the viewport again, for example after a change of
    /// size, text or lighting.
    void fittedToWindow();

protected:
    bool viewportEvent(QEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void updateBoardLayout();
    /// Marks the men moved since the last throw, unless the past is shown.
    void updateLastMovedMen();
    /// Returns the layout that follows from the game, the closer view and the window's height.
    [[nodiscard]] BoardLayout requiredLayout() const;
    void applyPictures();
    void fitToViewport();
    /// Returns the size of the viewport without the reserved strip.
    [[nodiscard]] QSizeF availableSize() const;
    /// Returns the part of the scene that must always be visible.
    [[nodiscard]] QRectF requiredRect();
    void updateMarks();
    void updateNames();
    void showMotion(const HistoryEntry &entry, bool isReversed);
    void startMotion(const Events &events, const BoardState &after, bool isReversed);
    [[nodiscard]] fonts::TextSizes textSizes() const;
    void setMarkFont();
    void handlePress(const QPoint &where, bool isRepeated);
    /// Prepares to drag the man at a position in the viewport. Returns false if no man can be
    /// played from there.
    bool armDrag(const QPoint &where);
    void beginDrag();
    void moveDrag(const QPointF &where);
    void dropMan();
    void handleDragTouch(const QEventPoint &finger);
    /// Sets the place under the mouse pointer, and whether the pointer is over a name plate that
    /// can be pressed.
    void setHovered(const std::optional<BoardPlace> &place, bool isNamePlate);
    /// Returns the physical point under the mouse pointer, or nullopt.
    [[nodiscard]] std::optional<int> hoveredPoint() const;
    void markDragTargets(Marks &marks) const;
    /// Returns the moves to be shown on the board.
    [[nodiscard]] std::vector<PlannedMove> movesToShow() const;
    /// Returns the plays of the place under the pointer or with the keyboard focus.
    [[nodiscard]] std::vector<Play> playsOfPlace() const;
    void handleTouch(const QTouchEvent &event);
    void handleTap(const TouchTaps::Tap &tap);
    /// Calls the press filter, if any. Returns whether the board must ignore the press.
    [[nodiscard]] bool isPressFiltered();
    /// Returns the player whose name plate is at a position in the viewport, or nullopt.
    [[nodiscard]] std::optional<Side> namePlateAt(const QPoint &where) const;
    /// Returns the player whose name plate a press at a position in the viewport presses, or
    /// nullopt.
    [[nodiscard]] std::optional<Side> pressedNamePlateAt(const QPoint &where) const;
    [[nodiscard]] QString toolTipAt(const QPoint &where) const;
    /// Returns the full name of the player whose plate at a position in the viewport shows a
    /// shortened name; empty otherwise.
    [[nodiscard]] QString fullNameAt(const QPoint &where) const;
    void showRefusal(Side side, int point);
    void showTrayRefusal(Side side);
    /// Returns the selected man, for which the user must choose a target; null if there is none.
    [[nodiscard]] ManItem *selectedMan() const;

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<Motion> m_motion;
    std::unique_ptr<BoardInput> m_input;
    std::unique_ptr<EmptyBoardPicture> m_picture;
    QPointer<const Game> m_game;
    PlayerNames m_names;
    QString m_status;
    QString m_tradition;
    std::optional<BoardState> m_pastState;
    std::vector<HintMark> m_hint;
    std::vector<Play> m_hintPlays;
    /// Whether the hint hides the moves of the man pointed at. Reset when the user points to
    /// another place or presses a key.
    bool m_isHintInFront = false;
    std::vector<Play> m_previewPlays;
    std::unique_ptr<MovePreview> m_movePreview;
    std::unique_ptr<ManDrag> m_drag;
    std::optional<BoardPlace> m_hovered; ///< the place under the mouse pointer
    bool m_isNamePlateHovered = false;
    QString m_namePlateToolTip;
    QPoint m_pressPosition; ///< position of the press that may become a drag
    int m_dragFinger = -1;  ///< id of the finger that may drag a man; −1 for the mouse
    std::function<bool()> m_pressFilter;
    std::optional<fonts::TextSizes> m_textSizes;
    TouchTaps m_taps;
    qint64 m_lastHurryingTap = -1;       ///< Tap::releaseIndex of the last hurrying tap
    std::optional<QPointF> m_refusedMan; ///< position of the man that has just been refused
    qreal m_pixelRatio = 1;
    CloserView m_closerView = CloserView::Off;
    int m_reservedHeight = 0; ///< as passed to setReservedHeight()
    bool m_areNumeralsShown = false;
    bool m_isTurnShown = true;
    bool m_isFaceToFace = false;
    bool m_isKeyboardUsed = false; ///< whether the keyboard was used more recently than the pointer
    /// Whether the board hides the frame of the focus, because the board is or was locked.
    bool m_isFocusFrameHidden = false;
    bool m_isAwaitingTarget = false; ///< argument of the last awaitingTargetChanged()
    bool m_hasReturned = false;      ///< whether the last press returned to the present
};

} // namespace doublets
