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

/// The best choice, found and told when somebody asks for it.
class Hints : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    Hints(Session &session, OddsWatch &watch, const GuessFirst &guess, QObject *parent = nullptr);

    /// Whether a person has men to play now.
    [[nodiscard]] bool isPossible() const;
    void ask();
    /// Another game, or another position: the hint asked for is no more.
    void drop();
    /// The men that the hint plays, in that order; none while none is known.
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }

Q_SIGNALS:
    /// The hint as a sentence, and as voices say it; also that it is being computed.
    void told(const QString &text, const QString &spoken);

private:
    void announce();
    [[nodiscard]] QString text(NumberWords words) const;
    /// Returns the same without the note on the method.
    [[nodiscard]] QString advice(NumberWords words) const;

    Session &m_session;
    OddsWatch &m_watch;
    const GuessFirst &m_guess;
    std::optional<std::size_t> m_askedAt; ///< after that many actions
    std::vector<Play> m_plays;
};

} // namespace doublets
