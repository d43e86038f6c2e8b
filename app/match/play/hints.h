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

/// A provider of hints, which computes and announces the best choice at the user's request.
class Hints : public QObject
{
    Q_OBJECT

public:
    /// `session`, `watch` and `guess` must outlive this object.
    Hints(Session &session, OddsWatch &watch, const GuessFirst &guess, QObject *parent = nullptr);

    /// Returns whether a person must play men now. Precondition: the session has a game.
    [[nodiscard]] bool isHintPossible() const;
    /// Requests a hint. Does nothing if isHintPossible() returns false or GuessFirst::isCovered()
    /// returns true. Precondition: the session has a game.
    void request();
    /// Discards the hint and the request. Call when the game or the position has changed.
    void clear();
    /// Returns the plays that the hint recommends, in order. Returns an empty list until a hint is
    /// ready.
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }

Q_SIGNALS:
    /// Emitted with the text of a hint when the hint is ready. If the hint is not ready when it is
    /// requested, also emitted immediately, with the announcement that it is being computed.
    /// `spoken` is the wording for speech.
    void messageReady(const QString &text, const QString &spoken);

private:
    void announce();
    [[nodiscard]] QString text(NumberStyle style) const;
    /// Returns the text of the hint without the note about the method.
    [[nodiscard]] QString advice(NumberStyle style) const;
    /// Returns a list of the men that the hint marks.
    [[nodiscard]] QString menText(NumberStyle style) const;

    Session &m_session;
    OddsWatch &m_watch;
    const GuessFirst &m_guess;
    std::optional<std::size_t> m_requestedAt; ///< number of actions when the hint was requested
    std::vector<Play> m_plays;
};

} // namespace doublets
