// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace doublets {

/// What is wrong with an input: a rule file, a record, a seed, a name.
/// Core gives codes and facts; Doublets::Text turns them into a sentence for people.
enum class ErrorCode {
    CannotOpen,         ///< facts: the system's own message
    CannotWrite,        ///< facts: the system's own message
    NotAFile,           ///< a pipe or a device, which is neither read nor written
    TooLarge,           ///< facts: size in bytes, limit in bytes
    NotText,            ///< binary data where UTF-8 text is wanted
    NotJson,            ///< facts: a word for what is wrong, see strict_json.cpp; byte offset
    WrongFormat,        ///< facts: the format found, the format wanted
    NewerVersion,       ///< facts: the version found, the newest understood
    MissingKey,         ///< facts: the key
    UnknownKey,         ///< facts: the key; the keys known, where that helps
    DuplicateKey,       ///< one object has the key twice; facts: the key
    WrongType,          ///< facts: the type found, the type wanted
    ImpossibleValue,    ///< facts: the value found, what is allowed
    Inconsistent,       ///< facts: the two things that disagree
    UnknownRuleSet,     ///< facts: the id, the ids known
    UnknownRuling,      ///< facts: the key, the keys of this rule set
    UnknownRulingValue, ///< facts: key, the value, the values allowed
    BadSeed,            ///< facts: the text found
    BadName,            ///< facts: the text found, the most characters
    BadNote,            ///< facts: the text found, the most characters
    NoSuchStep,         ///< facts: throw, action and loss of a note
    IllegalAction,      ///< facts: the action, the refusal's name, see Refusal
    WrongLost,          ///< facts: the numbers written as lost, those that were lost
    WrongDice,          ///< facts: the dice written, the dice that the seed gives
    WrongResult,        ///< facts: the result written, the result reached
    UnknownLanguage,    ///< facts: the code, the codes known
    LanguageNotOffered, ///< facts: the code, the codes offered there
    RepeatedEntry,      ///< a list has it twice; facts: the entry
    BadText,            ///< facts: the text found, the most characters
    BadHours,           ///< no two times of a day; facts: the text found
    HoursReversed,      ///< facts: the hours
    HoursNotApart,      ///< facts: the hours, those before them in the list
    NeverOpen,          ///< hours on no day at all
    RelativePath,       ///< facts: the path
    BadHexadecimal,     ///< facts: the text found, the number of digits wanted
    BadCode,            ///< facts: the least digits, the most digits
    Empty,              ///< nothing in it
    Damaged,            ///< cannot be trusted any more; facts: what was met in it
    SetAside,           ///< the same, and moved away; facts: what was met, where it lies now
};

struct Error
{
    ErrorCode code{};
    QString file;  ///< path or resource; empty where there is none
    QString place; ///< path inside the file: "rulings.surplus", "throws[3].plays[1]", "line 12"
    QStringList facts;
    int line = 0; ///< of that place, from 1; 0: not known, or said by the place

    bool operator==(const Error &) const = default;
};

} // namespace doublets
