// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "text/player_names.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace doublets {

class GuessFirst;
class OddsWatch;
class Session;

/// Hints: computes and announces the best choice when the user asks for it.
class Hints : public QObject
{
    Q_OBJECT

public:
    /// `session`, `watch` and `guess` must outlive this object.
    Hints(Session &session, OddsWatch &watch, const GuessFirst &guess, QObject *parent = nullptr);

    /// Returns whether a person has men to play now.
    [[nodiscard]] bool isPossible() const;
    /// Requests a hint. Does nothing if isPossible() returns false or GuessFirst::isCovered()
    /// returns true.
    void request();
    /// Discards the hint. Called when the game or the position has changed.
    void clear();
    /// Returns the plays that the hint recommends, in order; empty until a hint is ready.
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }

Q_SIGNALS:
    /// Emitted when the computation of a hint has begun, with a text that says so, and when the
    /// hint is ready, with its text. `spoken` is the wording for speech.
    void messageReady(const QString &text, const QString &spoken);

private:
    void announce();
    [[nodiscard]] QString text(NumberStyle style) const;
    /// Returns the text of the hint without the note on the method.
    [[nodiscard]] QString advice(NumberStyle style) const;
    /// Returns which men the hint marks.
    [[nodiscard]] QString menText(NumberStyle style) const;

    Session &m_session;
    OddsWatch &m_watch;
    const GuessFirst &m_guess;
    std::optional<std::size_t> m_requestedAt; ///< number of actions when the hint was requested
    std::vector<Play> m_plays;
};

} // namespace doublets
