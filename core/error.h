// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace doublets {

/// The kind of an error with a file, or with another input such as a seed or a name.
///
/// Errors consist of codes and facts, which the library Doublets::Text turns into sentences. The
/// comments list the entries of Error::facts in order.
enum class ErrorCode {
    CannotOpen,      ///< facts: the system's error message
    CannotRead,      ///< facts: the system's error message
    CannotWrite,     ///< facts: the system's error message
    NotARegularFile, ///< a pipe, socket or device, which is neither read nor written
    TooLarge,        ///< facts: size in bytes, limit in bytes
    NotText, ///< binary data instead of UTF-8 text; for some files, facts: "UTF-16", "binary", or
             ///< "encoding" and the valid text that precedes the first invalid byte in its line
    NotJson, ///< facts: a keyword for the fault (faultName() in strict_json.cpp, or
             ///< json::TypingMistake::kind), the byte offset; for a json::TypingMistake also the
             ///< text found, the correct text
    WrongFormat,  ///< facts: the format found, the format expected
    NewerVersion, ///< facts: the version found, the newest version supported
    MissingKey,   ///< facts: the key; for some files also what to write
    UnknownKey,   ///< facts: the key; for some files also the known keys
    DuplicateKey, ///< the same key twice in one object; facts: the key
    WrongType, ///< facts: the type found, the type expected; for some files also the values allowed
               ///< and an example, one of which may be empty
    ImpossibleValue,     ///< facts: the value found, the values allowed
    Inconsistent,        ///< facts: the two entries that contradict each other
    UnknownRuleSet,      ///< facts: the id, the known ids
    UnknownRuling,       ///< facts: the key, the keys of the rule set
    UnknownRulingValue,  ///< facts: the key, the value, the values allowed
    InvalidSeed,         ///< facts: the text found
    InvalidName,         ///< facts: the text found, the maximum number of characters
    InvalidNote,         ///< facts: the text found, the maximum number of characters
    NoSuchStep,          ///< a note on a step that the game does not have; facts: the
                         ///< RecordedNote's throwNumber, action and loss
    IllegalAction,       ///< facts: the action, the name of the Refusal
    WrongLostNumbers,    ///< facts: the lost numbers as written, the numbers actually lost
    WrongDice,           ///< facts: the dice as written, the dice given by the seed
    WrongResult,         ///< facts: the result as written, the result reached
    UnknownLanguage,     ///< facts: the code, the known codes
    LanguageUnavailable, ///< facts: the code, the codes of the available languages
    DuplicateEntry,      ///< the same entry twice in a list; facts: the entry
    InvalidText,         ///< facts: the text found, the maximum number of characters
    EmptyList,           ///< facts: the entries allowed
    InvalidHours,  ///< not a pair of times of day; facts: the text found, the hours probably meant
                   ///< (may be empty or missing), what to write for a day without hours (may be
                   ///< missing)
    HoursEmpty,    ///< the end equals the beginning; facts: the hours
    HoursReversed, ///< facts: the hours, the hours probably meant (may be missing)
    OverlappingHours,   ///< facts: the hours, the preceding hours in the list
    NeverOpen,          ///< no opening hours on any day
    RelativePath,       ///< facts: the path
    InvalidHexadecimal, ///< facts: the text found, the number of digits expected
    InvalidCode,        ///< not a staff code; facts: the minimum and maximum number of digits
    NotAFileName,       ///< a path or an empty text instead of a file name; facts: the text found
    NotAPicture,        ///< not a PNG, JPEG or WebP picture; facts: the name of the file or key
    PictureTooLarge,    ///< facts: the width, the height, the largest width and height allowed, in
                        ///< pixels
    Empty,              ///< an empty input; for some files, facts: the shortest valid contents
    Damaged,            ///< damaged contents; facts: the fault found
    WeightsUnusable, ///< the best player's trained weights cannot be used; facts: a keyword for the
                     ///< fault
    Quarantined,     ///< damaged and moved aside; facts: the fault found, the new path
};

/// An error, described by facts that Doublets::Text turns into a sentence.
///
/// A function that returns std::optional<Error> returns nullopt on success. The comments of
/// functions list the possible codes after "Error:" or "Errors:".
struct Error
{
    ErrorCode code{};
    QString file; ///< path or resource; empty if unknown
    /// Location inside the file, for example "rulings.surplus", "throws[3].plays[1]" or "line 12";
    /// empty if the error concerns the whole file.
    QString place;
    QStringList facts; ///< details of the error, see ErrorCode
    int line = 0;      ///< line of `place`, from 1; 0 if unknown or already named by `place`

    bool operator==(const Error &) const = default;
};

} // namespace doublets
