// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "table/board/board_input.h"
#include "table/motion/motion_stage.h"

#include <QVariantAnimation>

#include <optional>
#include <vector>

namespace doublets {

class BoardScene;
class ManItem;

/// A drag of a man with the mouse or a finger, from the press to the drop. Can be reused. Positions
/// are in scene coordinates.
class ManDrag : public QObject
{
    Q_OBJECT

public:
    /// `scene` and `input` must outlive this object.
    ManDrag(BoardScene &scene, const BoardInput &input, QObject *parent = nullptr);

    /// Calls cancel(), and then prepares to drag the man that can be played from a point or a tray.
    /// Returns false if no man can be played from there.
    bool arm(const BoardPlace &place);
    [[nodiscard]] bool isArmed() const { return m_armedPlace.has_value(); }
    void disarm() { m_armedPlace.reset(); }
    /// Disarms, and starts dragging the armed man, which then follows moveTo(). Returns false if no
    /// man is armed or the man can no longer be played.
    bool begin();
    /// Returns whether a man follows moveTo(), between begin() and drop() or cancel().
    [[nodiscard]] bool isDragging() const { return m_man != nullptr && !m_plays.empty(); }
    /// Moves the man that is being dragged to the pointer at `position`. Does nothing if no man is
    /// being dragged.
    void moveTo(const QPointF &position);
    /// Returns a square around the place from which the man was taken if a drop would now miss all
    /// targets. Returns nullopt if there is a target, or if the man has not left that place or is
    /// back near it. Precondition: isDragging().
    [[nodiscard]] std::optional<QRectF> missedDropOrigin() const;
    /// Drops the man. If the man is over a valid target, returns the play, which the caller must
    /// make; the man remains held until it moves, or until finish() or cancel() is called.
    /// Otherwise, returns nullopt and moves the man back to its place, in `duration` milliseconds.
    /// Precondition: isDragging().
    [[nodiscard]] std::optional<Play> drop(int duration);
    /// Moves the man back to its place, in `duration` milliseconds, if the man is still held
    /// because the play returned by drop() was not made.
    void finish(int duration);
    /// Immediately puts a man that is held or returning back in its place. Disarms.
    void cancel();

    /// Returns the plays of the man being dragged. Empty unless isDragging().
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }
    /// Returns the play that a drop would make now. Returns nullopt if there is none or no man is
    /// being dragged.
    [[nodiscard]] std::optional<Play> target() const;

Q_SIGNALS:
    /// Emitted when a dropped man has moved back to its place. Not emitted if the duration was 0 or
    /// after cancel().
    void manReturned();

private:
    void returnMan(int duration);
    void moveReturningMan(qreal t);
    [[nodiscard]] QRectF targetRect(const Play &play) const;
    [[nodiscard]] std::vector<Play> playsFrom(const BoardPlace &place) const;

    BoardScene &m_scene;
    const BoardInput &m_input;
    std::optional<BoardPlace> m_armedPlace;
    ManItem *m_man = nullptr; ///< the man held by the pointer or returning
    std::vector<Play> m_plays;
    QPointF m_position;
    ManState m_dropped; ///< state at which the return begins
    QVariantAnimation m_returnAnimation;
};

} // namespace doublets
