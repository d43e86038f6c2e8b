// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "choices/motion_speed.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "table/board/hint_mark.h"
#include "table/board/touch_taps.h"
#include "table/layout/board_state.h"
#include "table/layout/free_place.h"
#include "table/letters/letters.h"
#include "text/player_names.h"

#include <QGraphicsView>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QTouchEvent;

namespace doublets {

class BoardInput;
class BoardScene;
struct BoardPlace;
class Game;
class ManItem;
class Motion;
class PictureStore;
class TablePicture;
struct HistoryEntry;

/// The table on which a game is played: shows what it is told of, and says what its players want.
/// It never plays itself.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Where pictures are kept from one day to the next; none are unless told so. Where a game is
    /// on the table already, a first picture of it is begun before anybody sees it.
    void setPictureStore(const PictureStore &store);
    /// Shows a game as it stands. Not owned; null shows an empty table.
    void setGame(const Game *game);
    [[nodiscard]] const Game *game() const;
    /// Shows what was done in the game last, or taken back. To be called after each action.
    void showPlayed(const HistoryEntry &entry) { showMotion(entry, false); }
    void showUndone(const HistoryEntry &entry) { showMotion(entry, true); }
    /// The names on the table, which a screen reader reads, too.
    void setPlayerNames(const PlayerNames &names);
    [[nodiscard]] const PlayerNames &playerNames() const { return m_names; }
    void setSpeed(MotionSpeed speed);
    void setNumeralsShown(bool shown);
    /// Letters of its own; none: those of the programme.
    void setLetters(const std::optional<letters::Sizes> &own);
    /// "england", "france", …; empty: as the rule set says.
    void setTradition(const QString &id);
    void setLighting(Lighting lighting);
    /// Whether the players sit face to face: White below, as ever, and Black above, with Black's
    /// box, name and figures turned towards them. Men, dice and places are the same.
    void setFaceToFace(bool faceToFace);
    [[nodiscard]] bool isFaceToFace() const { return m_faceToFace; }

    /// Asked before each press, by mouse or by finger: whether it is taken elsewhere, and is none
    /// on the board.
    void setPressTaker(std::function<bool()> taker) { m_pressTaker = std::move(taker); }
    /// The computer's turn: no man is offered to people.
    void setLocked(bool locked);

    /// What happened and what is to do, for screen readers; empty: they are told nothing of it.
    void setStatus(const QString &status);
    [[nodiscard]] const QString &status() const { return m_status; }

    /// Marks the men that a hint would play, until the next action.
    void setHint(const std::vector<Play> &plays);
    [[nodiscard]] const std::vector<HintMark> &hint() const { return m_hint; }

    /// Shows a moment of the course of play, in which nothing can be played.
    void showPast(const Position &position, const Throw &dice);
    /// The same after so many actions of the game on the board, with its dice as they lay.
    void showStep(std::size_t actions);
    /// Shows the motion by which that step follows from the one shown.
    void showNextStep(std::size_t actions);
    /// Back to the game as it stands.
    void showPresent();
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }

    [[nodiscard]] bool isMoving() const;
    /// Whether dice roll, or an undo is shown: what follows is not told yet.
    [[nodiscard]] bool isRevealing() const;
    void skipMotion();
    /// Whether there is a picture of the table, if only a coarse one.
    [[nodiscard]] bool hasPicture() const;
    /// Whether table and men are drawn as fine as the screen, and are not others scaled.
    [[nodiscard]] bool isPictureReady() const;

    [[nodiscard]] BoardScene &boardScene() { return *m_scene; }
    [[nodiscard]] BoardInput &input() { return *m_input; }
    [[nodiscard]] Motion &motion() { return *m_motion; }
    /// What of the board tells how the game ended: the dice, and the last man borne off.
    [[nodiscard]] Sight sightOfEnd() const;
    /// What lies at a place of the viewport, as a finger finds it: next to a man that may be played
    /// is that man.
    [[nodiscard]] BoardPlace placeAt(const QPoint &where) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void throwRequested();
    void playRequested(const doublets::Play &play);
    /// Dice lie still, and men may move on: `isRevealing` may have become false.
    void diceRevealed();
    void motionFinished();
    /// A click on the board while the past is shown.
    void returnToPresentRequested();
    /// Somebody tried to play a man that may not be played (its point, 1 to 24).
    void refused(doublets::Side side, int point);
    /// Somebody pressed the box of a player who may not throw now.
    void boxRefused(doublets::Side side);
    /// A man that can go to more than one place was chosen, or is no longer.
    void targetAsked(bool asked);
    /// What the board shows and offers has changed.
    void shownChanged();
    void pictureReady();
    /// The board has its place in a window of another size.
    void fitted();

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
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void layTable();
    void showPictures();
    void fit();
    /// What of the scene no window may cut off.
    [[nodiscard]] QRectF toBeSeen();
    void updateMarks();
    void updateNames();
    void showMotion(const HistoryEntry &entry, bool backwards);
    [[nodiscard]] letters::Sizes letterSizes() const;
    void setMarkFont();
    void press(const QPoint &where, bool again);
    void touch(const QTouchEvent &event);
    void tap(const TouchTaps::Tap &tap);
    [[nodiscard]] bool isTakenElsewhere();
    /// The name at a place of the viewport that its plate shortens; else empty.
    [[nodiscard]] QString wholeNameAt(const QPoint &where) const;
    void refuse(Side side, int point);
    /// The man that was chosen and waits for where to go; null where none is.
    [[nodiscard]] ManItem *manInHand() const;
    [[nodiscard]] std::optional<int> pointNear(const QPointF &where, qreal reach) const;

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<Motion> m_motion;
    std::unique_ptr<BoardInput> m_input;
    std::unique_ptr<TablePicture> m_picture;
    QPointer<const Game> m_game;
    PlayerNames m_names;
    QString m_status;
    QString m_tradition;
    std::optional<BoardState> m_past;
    std::vector<HintMark> m_hint;
    std::function<bool()> m_pressTaker;
    std::optional<letters::Sizes> m_letters;
    TouchTaps m_taps;
    qint64 m_hurried = -1;            ///< when the last tap hurried whom people wait for
    std::optional<QPointF> m_refused; ///< the man just refused, for a moment
    qreal m_pixelRatio = 1;
    bool m_numerals = false;
    bool m_faceToFace = false;
    bool m_keyboard = false; ///< the keyboard was used last, not the pointer
    bool m_asksTarget = false;
    bool m_returned = false; ///< the last press led back from the past
};

} // namespace doublets
