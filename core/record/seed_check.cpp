// SPDX-License-Identifier: MIT
#include "core/record/seed_check.h"

#include "core/dice/dice.h"

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using DiceFaces = std::vector<std::uint8_t>;

QString text(const DiceFaces &faces)
{
    QStringList texts;
    for (const std::uint8_t face : faces) {
        texts << QString::number(face);
    }
    return texts.join(u", ");
}

/// A comparison of the dice with those of the seed, place by place.
class SeedCheck
{
public:
    explicit SeedCheck(std::uint64_t seed)
        : m_dice(seed)
    {
    }

    void compare(const QString &place, const DiceFaces &written)
    {
        DiceFaces given;
        for (std::size_t i = 0; i < written.size(); ++i) {
            given.push_back(m_dice.roll());
        }
        if (!m_error && given != written) {
            m_error = Error{ErrorCode::WrongDice, {}, place, {text(written), text(given)}};
        }
    }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    SeededDice m_dice;
    std::optional<Error> m_error;
};

} // namespace

std::optional<RecordError> checkSeededDice(const Record &record)
{
    if (record.dice != DiceOrigin::Seeded) {
        return std::nullopt;
    }
    const auto seed = parseSeed(record.seed);
    if (!seed) {
        return RecordError{Error{ErrorCode::InvalidSeed, {}, u"dice.seed"_s, seed.error().facts}};
    }
    SeedCheck check(seed.value());
    for (std::size_t i = 0; i < record.opening.size(); ++i) {
        check.compare(u"opening[%1]"_s.arg(i), facesOf(record.opening[i]));
    }
    for (std::size_t i = 0; i < record.throws.size(); ++i) {
        check.compare(u"throws[%1].dice"_s.arg(i), facesOf(record.throws[i].dice));
    }
    check.compare(u"ahead.dice"_s, record.futureFaces);
    return check.error() ? std::optional(RecordError::fromError(*check.error())) : std::nullopt;
}

} // namespace doublets
