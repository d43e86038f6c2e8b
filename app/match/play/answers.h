// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

class Match;

/// Answers what people ask at the board, those above all who do not see it. About the moment shown;
/// each answer is a remark of the match. It gives away nothing that a glance at the board does not.
class Answers : public QObject
{
    Q_OBJECT

public:
    enum class About : std::uint8_t {
        LatestThrow, ///< what fell, and what was made of it
        Choices,     ///< what may be done now
        OwnMen,      ///< where those of the person are
        OtherMen,
        Score,  ///< how far both are, and games won
        Chance, ///< of winning; comes later where it must be computed first
    };

    /// The match must outlive this.
    explicit Answers(Match &match, QObject *parent = nullptr);

    void tell(About what);

private:
    [[nodiscard]] QString answer(About what) const;
    [[nodiscard]] QString latestThrow() const;
    [[nodiscard]] QString choices() const;
    [[nodiscard]] QString men(Side side) const;
    [[nodiscard]] QString score() const;
    /// The only person, or the one who is on turn.
    [[nodiscard]] Side asker() const;
    /// At the moment shown.
    [[nodiscard]] const Position &position() const;
    void askChance();
    void tellChance();
    void forgetChance();

    Match &m_match;
    bool m_asksChance = false;
};

} // namespace doublets
