// SPDX-License-Identifier: MIT
#include "core/record/content_check.h"

#include "core/dice/dice.h"
#include "core/record/name_validation.h"
#include "core/record/notes.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// A checker of sizes, which keeps the first error.
class SizeChecker
{
public:
    void checkMost(const QString &place, std::size_t found, int allowed)
    {
        if (!m_error && found > static_cast<std::size_t>(allowed)) {
            m_error = Error{ErrorCode::ImpossibleValue,
                            {},
                            place,
                            {QString::number(found), u"≤ %1"_s.arg(allowed)}};
        }
    }
    void checkWord(const QString &place, const QString &text)
    {
        checkMost(place, static_cast<std::size_t>(text.size()), limits::MaxKeywordLength);
    }
    void checkPlayer(const QString &place, const RecordedPlayer &player)
    {
        if (!m_error && !isValidName(player.name)) {
            m_error = Error{ErrorCode::InvalidName,
                            {},
                            place + u".name"_s,
                            {player.name, QString::number(limits::MaxNameLength)}};
        }
        checkWord(place + u".level"_s, player.level);
    }
    void checkLine(const QString &place, const QString &text)
    {
        if (!m_error && !isValidLine(text, limits::MaxNameLength)) {
            m_error = Error{
                ErrorCode::InvalidName, {}, place, {text, QString::number(limits::MaxNameLength)}};
        }
    }
    void checkSeed(const Record &record)
    {
        if (!m_error && record.dice == DiceOrigin::Seeded && !parseSeed(record.seed)) {
            m_error = Error{
                ErrorCode::InvalidSeed, {}, u"dice.seed"_s, parseSeed(record.seed).error().facts};
        }
    }
    void checkId(const QString &id)
    {
        const bool isValid = id.isEmpty() || (QUuid(id).toString(QUuid::WithoutBraces) == id);
        if (!m_error && !isValid) {
            m_error = Error{ErrorCode::ImpossibleValue, {}, u"id"_s, {id, u"UUID"_s}};
        }
    }
    void checkNote(const QString &place, const QString &text)
    {
        if (!m_error && !isValidNote(text)) {
            m_error = Error{
                ErrorCode::InvalidNote, {}, place, {text, QString::number(limits::MaxNoteLength)}};
        }
    }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    std::optional<Error> m_error;
};

/// Checks the number of actions of each kind, including undone ones.
void countActions(SizeChecker &sizes, const Record &record)
{
    std::size_t openings = record.opening.size();
    std::size_t throws = record.throws.size();
    std::size_t plays = 0;
    for (std::size_t i = 0; i < record.throws.size(); ++i) {
        const RecordedThrow &each = record.throws[i];
        sizes.checkMost(u"throws[%1].plays"_s.arg(i), each.plays.size(), limits::MaxPlaysPerThrow);
        sizes.checkMost(u"throws[%1].lost"_s.arg(i), each.lost.size(), limits::MaxPlaysPerThrow);
        plays += each.plays.size();
    }
    for (const Action &action : record.undone) {
        openings += std::holds_alternative<OpeningThrow>(action) ? 1 : 0;
        throws += std::holds_alternative<Throw>(action) ? 1 : 0;
        plays += std::holds_alternative<Play>(action) ? 1 : 0;
    }
    sizes.checkMost(u"opening"_s, openings, limits::MaxRecordedLeads);
    sizes.checkMost(u"throws"_s, throws, limits::MaxRecordedThrows);
    sizes.checkMost(u"throws"_s, plays, limits::MaxRecordedPlays);
    sizes.checkMost(u"ahead.dice"_s, record.futureFaces.size(), limits::MaxFutureFaces);
}

} // namespace

std::optional<Error> findContentError(const Record &record)
{
    SizeChecker sizes;
    sizes.checkId(record.id);
    sizes.checkWord(u"ruleset"_s, record.ruleSet);
    sizes.checkMost(u"rulings"_s, static_cast<std::size_t>(record.rulings.size()),
                    limits::MaxRulings);
    for (auto it = record.rulings.begin(); it != record.rulings.end(); ++it) {
        sizes.checkWord(u"rulings"_s, it.key());
        sizes.checkWord(u"rulings."_s + it.key(), it.value());
    }
    if (record.invention) {
        sizes.checkLine(u"invention.name"_s, record.invention->title);
        sizes.checkLine(u"invention.inventors"_s, record.invention->inventors);
    }
    sizes.checkPlayer(u"players.white"_s, record.white);
    sizes.checkPlayer(u"players.black"_s, record.black);
    sizes.checkSeed(record);
    if (record.result) {
        sizes.checkWord(u"result.reason"_s, record.result->reason);
    }
    countActions(sizes, record);
    sizes.checkMost(u"notes"_s, record.notes.size(), limits::MaxNotes);
    for (std::size_t i = 0; i < record.notes.size(); ++i) {
        sizes.checkNote(u"notes[%1].text"_s.arg(i), record.notes[i].text);
    }
    return sizes.error();
}

} // namespace doublets
