// SPDX-License-Identifier: MIT
#include "text/error_text.h"

#include "text/mistake_text.h"
#include "text/printable.h"
#include "text/quoted.h"
#include "text/refusal_text.h"

#include "core/platform/non_utf8_paths.h"
#include "core/platform/system_error.h"
#include "core/record/record_keywords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cerrno>
#include <span>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString StaffCodeCommand = u"doublets-display --staff-code"_s;

/// Returns a short, printable version of text from files, which may be long or contain control
/// characters.
QString shown(const QString &text)
{
    constexpr qsizetype Most = 120;
    const QString clean = printable(text.left(Most));
    return text.size() > Most ? clean + u'…' : clean;
}

class ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    explicit ErrorText(const Error &error)
        : m_error(error)
    {
    }

    [[nodiscard]] QString text() const
    {
        QStringList where;
        for (const QString &part :
             {shown(displayPath(m_error.file)), line(), place(m_error.place)}) {
            if (!part.isEmpty()) {
                where << part;
            }
        }
        const QString what = firstOf({access(), format(), meaning(), setUp()});
        //: %1 a file and a place in it, %2 what is wrong there
        return where.isEmpty() ? what : tr("%1: %2").arg(where.join(u", "), what);
    }

    /// Returns what the user can do about the error. Returns an empty string if this is not known.
    [[nodiscard]] QString advice() const
    {
        switch (m_error.code) {
        case ErrorCode::CannotOpen:
        case ErrorCode::CannotRead:
            return readingAdvice();
        case ErrorCode::CannotWrite:
            return writingAdvice();
        case ErrorCode::NotARegularFile:
            return tr("Choose an ordinary file.");
        case ErrorCode::TooLarge:
            return tr("Choose a smaller file.");
        case ErrorCode::NotText:
        case ErrorCode::NotJson:
        case ErrorCode::WrongFormat:
        case ErrorCode::Damaged:
            return tr("Choose a file saved by Doublets.");
        case ErrorCode::Empty:
            return tr("Choose another file.");
        case ErrorCode::NewerVersion:
            return tr("Update Doublets to open it.");
        case ErrorCode::NotAPicture:
            return tr("Choose another picture.");
        case ErrorCode::PictureTooLarge:
            return tr("Reduce its size or choose another picture.");
        default: // the contents are at fault if the error has a place
            return m_error.place.isEmpty() ? QString() : tr("Correct the file or choose another.");
        }
    }

private:
    static QString firstOf(const QStringList &texts)
    {
        return *std::find_if(texts.begin(), texts.end() - 1,
                             [](const QString &text) { return !text.isEmpty(); });
    }

    [[nodiscard]] QString fact(int i) const { return shown(m_error.facts.value(i)); }

    /// Returns a fact that the program itself has composed, without shortening it.
    [[nodiscard]] QString whole(int i) const { return m_error.facts.value(i); }

    [[nodiscard]] QString quote(int i) const { return quoted(fact(i)); }
    /// Returns a fact that is an integer in the format of the current locale.
    [[nodiscard]] QString figure(int i) const
    {
        bool isNumber = false;
        const qlonglong number = fact(i).toLongLong(&isNumber);
        return isNumber ? QLocale().toString(number) : fact(i);
    }

    struct Word
    {
        QStringView core;
        const char *english;
    };
    /// Returns the translation of a word of core. Returns an empty string if the word is unknown.
    [[nodiscard]] static QString translated(std::span<const Word> words, const QString &found)
    {
        const auto known = std::ranges::find(words, found, &Word::core);
        return known != words.end() ? tr(known->english) : QString();
    }

    struct Cause
    {
        int error; ///< an errno value
        const char *advice;
    };
    /// Returns the translated advice for the cause of the error. Returns an empty string if the
    /// cause is unknown.
    [[nodiscard]] QString adviceFor(std::span<const Cause> causes) const
    {
        const auto known = std::ranges::find_if(causes, [this](const Cause &cause) {
            return platform::isCausedBy(m_error, cause.error);
        });
        return known != causes.end() ? tr(known->advice) : QString();
    }

    [[nodiscard]] QString readingAdvice() const
    {
        static constexpr std::array<Cause, 4> causes{{
            {ENOENT, QT_TR_NOOP("Check that the file still exists.")},
            {EACCES, QT_TR_NOOP("Change its permissions or choose another file.")},
            {EISDIR, QT_TR_NOOP("Choose a file, not a folder.")},
            {EIO, QT_TR_NOOP("Check the drive or choose another file.")},
        }};
        return adviceFor(causes);
    }

    [[nodiscard]] QString writingAdvice() const
    {
        static constexpr std::array<Cause, 4> causes{{
            {ENOSPC, QT_TR_NOOP("Free some space or choose another folder.")},
            {EACCES, QT_TR_NOOP("Change the permissions or choose another folder.")},
            {EROFS, QT_TR_NOOP("Choose a folder that is not read-only.")},
            {ENOENT, QT_TR_NOOP("Choose a folder that exists.")},
        }};
        return adviceFor(causes);
    }

    /// Translates core's words for types, sides and results.
    [[nodiscard]] QString word(int i) const
    {
        static constexpr std::array<Word, 12> words{{
            {u"number", QT_TR_NOOP("a number")},
            {u"text", QT_TR_NOOP("text")},
            {u"list", QT_TR_NOOP("a list")},
            {u"object", QT_TR_NOOP("an object")},
            {u"null", QT_TR_NOOP("null")},
            {u"true/false", QT_TR_NOOP("true or false")},
            {u"nothing", QT_TR_NOOP("nothing")},
            {u"none", QT_TR_NOOP("none")},
            {u"unfinished", QT_TR_NOOP("unfinished")},
            {u"drawn", QT_TR_NOOP("drawn")},
            {u"white", QT_TR_NOOP("White wins")},
            {u"black", QT_TR_NOOP("Black wins")},
        }};
        const QString found = m_error.facts.value(i);
        const QString known = translated(words, found);
        return known.isEmpty() ? shown(found) : known;
    }

    /// Returns a hint for users who edit the file by hand.
    [[nodiscard]] QString jsonFault() const
    {
        static constexpr std::array<Word, 10> faults{{
            {u"open object", QT_TR_NOOP("a comma, a quotation mark or the closing } is missing")},
            {u"open list", QT_TR_NOOP("a comma or the closing ] is missing")},
            {u"open text", QT_TR_NOOP("a closing quotation mark is missing")},
            {u"colon", QT_TR_NOOP("a colon is missing after a name")},
            {u"comma", QT_TR_NOOP("nothing follows a comma")},
            {u"number", QT_TR_NOOP("a number is not valid JSON")},
            {u"escape", QT_TR_NOOP("a backslash is followed by an invalid letter")},
            {u"end", QT_TR_NOOP("the closing } is missing")},
            {u"more", QT_TR_NOOP("unexpected text after the end")},
            {u"depth", QT_TR_NOOP("lists or objects are nested too deeply")},
        }};
        const QString known = translated(faults, m_error.facts.value(0));
        return !known.isEmpty() ? known
                                : tr("expected text in quotation marks, a number, true, false, "
                                     "null, a list or an object");
    }

    /// Translates core's expressions for amounts: "2", "0 to 9", "2 values", "1 to 8 values".
    [[nodiscard]] QString amount(int i) const
    {
        static const QRegularExpression form(u"\\A(-?\\d+)(?: to (-?\\d+))?( values)?\\z"_s);
        const QString text = whole(i);
        if (text == u"text without leading or trailing spaces") {
            return tr("text without leading or trailing spaces");
        }
        if (text == u"text that is not empty") {
            return tr("text that is not empty");
        }
        if (text == u"nothing") {
            return tr("nothing");
        }
        if (text.startsWith(u"date ")) {
            //: %1 a date, as it is written in a configuration file
            return tr("a date such as %1").arg(text.mid(5));
        }
        if (text == u"staff code") {
            //: %1 a command
            return tr("the lines printed by %1").arg(StaffCodeCommand);
        }
        const auto match = form.match(text);
        const QString least = match.captured(1);
        const QString most = match.captured(2);
        const bool areValues = match.hasCaptured(3);
        if (!most.isEmpty() && areValues) {
            return tr("%1 to %2 values").arg(least, most);
        }
        if (!most.isEmpty()) {
            // A rejected value within the range is not a whole number.
            const double found = m_error.facts.value(0).toDouble();
            return (found > least.toInt() && found < most.toInt()
                        ? tr("a whole number from %1 to %2")
                        : tr("a number from %1 to %2"))
                .arg(least, most);
        }
        return areValues ? tr("%n values", nullptr, least.toInt()) : text;
    }

    /// Describes a list with a wrong number of entries: "0 values", "51 values". Returns an empty
    /// string for other impossible values.
    [[nodiscard]] QString wrongSize() const
    {
        static const QRegularExpression form(u"\\A(\\d+) values\\z"_s);
        const auto match = form.match(m_error.facts.value(0));
        if (!match.hasMatch()) {
            return {};
        }
        const int found = match.captured(1).toInt();
        //: %1 a number of entries: "1 to 8 values"
        return (found == 0 ? tr("the list is empty; allowed: %1")
                           : tr("the list has %n values; allowed: %1", nullptr, found))
            .arg(amount(1));
    }

    /// Describes a value of the wrong type, and what to write instead.
    [[nodiscard]] QString wrongType() const
    {
        const QString allowed = amount(2);
        const QString example = whole(3);
        if (allowed.isEmpty() && example.isEmpty()) {
            //: "expected a text, found a number"
            return tr("expected %2, found %1").arg(word(0), word(1));
        }
        if (example.isEmpty()) {
            //: %3 the values allowed
            return tr("expected %2, found %1; allowed: %3").arg(word(0), word(1), allowed);
        }
        if (allowed.isEmpty()) {
            //: %3 an example of what to write
            return tr("expected %2, found %1; write, for example: %3")
                .arg(word(0), word(1), example);
        }
        //: %3 the values allowed, %4 an example of what to write
        return tr("expected %2, found %1; allowed: %3; write, for example: %4")
            .arg(word(0), word(1), allowed, example);
    }

    [[nodiscard]] QString invalidHours() const
    {
        if (m_error.facts.size() < 2) {
            return tr("invalid hours %1; allowed: a start and an end on the same day, such as %2, "
                      "no later than %3")
                .arg(quote(0), u"10:00-17:30"_s, u"24:00"_s);
        }
        if (m_error.facts.size() > 2) {
            //: %1 hours, %2 an empty list
            return tr("invalid hours %1; write %2 for a day without hours").arg(quote(0), fact(2));
        }
        //: %1 and %2 hours
        return fact(1).isEmpty()
                   ? tr("invalid hours %1; leave out the day if it has no hours").arg(quote(0))
                   : tr("invalid hours %1; write %2").arg(quote(0), quote(1));
    }

    /// Describes a file that is not UTF-8.
    [[nodiscard]] QString wrongEncoding() const
    {
        const QString kind = m_error.facts.value(0);
        if (kind == u"UTF-16") {
            return tr("saved in the encoding UTF-16; save it in UTF-8");
        }
        if (kind == u"binary") {
            return tr("not a plain text file; save it as plain text in UTF-8");
        }
        if (kind != u"encoding") {
            return tr("binary data instead of UTF-8 text");
        }
        //: %1 the beginning of a line
        return fact(1).isEmpty()
                   ? tr("not saved in UTF-8; save the file in the encoding UTF-8")
                   : tr("the letter after %1 is not in UTF-8; save the file in the encoding UTF-8")
                         .arg(quote(1));
    }

    [[nodiscard]] QString line() const
    {
        return m_error.line > 0 ? tr("line %1").arg(m_error.line) : QString();
    }

    /// "line 12" is the only location that is not a path.
    static QString place(const QString &place)
    {
        static const QRegularExpression line(u"^line (\\d+)"_s);
        const auto match = line.match(place);
        if (!match.hasMatch()) {
            return shown(place);
        }
        return tr("line %1").arg(match.captured(1)) + shown(place.mid(match.capturedLength()));
    }

    static QString refusal(const QString &name)
    {
        for (int i = 0; i <= static_cast<int>(referee::Refusal::FewerNumbers); ++i) {
            const auto why = static_cast<referee::Refusal>(i);
            if (record_keywords::refusalName(why) == name) {
                return refusalText(why);
            }
        }
        return name;
    }

    /// Errors in access to files. Returns an empty string for other errors.
    [[nodiscard]] QString access() const
    {
        switch (m_error.code) {
        case ErrorCode::CannotOpen:
            //: %1 the operating system's reason
            return tr("could not be opened: %1").arg(fact(0));
        case ErrorCode::CannotRead:
            //: %1 the operating system's reason
            return tr("could not be read: %1").arg(fact(0));
        case ErrorCode::CannotWrite:
            //: %1 the operating system's reason
            return tr("could not be written: %1").arg(fact(0));
        case ErrorCode::NotARegularFile:
            return tr("not a file, but a pipe or a device");
        case ErrorCode::TooLarge:
            return tr("too large: %1 bytes; the limit is %2").arg(figure(0), figure(1));
        default:
            return {};
        }
    }

    /// Errors in the format of files.
    [[nodiscard]] QString format() const
    {
        switch (m_error.code) {
        case ErrorCode::NotText:
            return wrongEncoding();
        case ErrorCode::NotJson:
            if (m_error.facts.size() > 2) {
                return mistakeText(m_error.facts.value(0), fact(2), fact(3));
            }
            //: %1 what is wrong, %2 the offset
            return tr("not JSON: %1 (byte %2)").arg(jsonFault(), figure(1));
        case ErrorCode::WrongFormat:
            return tr("the format is %1; expected %2").arg(quote(0), quote(1));
        case ErrorCode::NewerVersion:
            return tr("written by a newer program: its format is version %1, and this program "
                      "reads version %2")
                .arg(fact(0), fact(1));
        case ErrorCode::MissingKey:
            //: %1 a key, %2 what to write
            return m_error.facts.size() > 1 ? tr("%1 is missing; write %2").arg(quote(0), amount(1))
                                            : tr("%1 is missing").arg(quote(0));
        case ErrorCode::UnknownKey:
            return whole(1).isEmpty() ? tr("unknown key %1").arg(quote(0))
                                      : tr("unknown key %1; allowed: %2").arg(quote(0), whole(1));
        case ErrorCode::DuplicateKey:
            return tr("%1 appears twice; delete one of them").arg(quote(0));
        case ErrorCode::WrongType:
            return wrongType();
        case ErrorCode::NotAFileName:
            return tr("%1 is not the name of a file in the lesson’s folder").arg(quote(0));
        case ErrorCode::NotAPicture:
            return tr("%1 is not a PNG, JPEG or WebP picture").arg(quote(0));
        case ErrorCode::PictureTooLarge:
            //: the size of a picture in pixels; %3 the largest width and height
            return tr("the picture measures %1 × %2 pixels; allowed: up to %3 × %3")
                .arg(figure(0), figure(1), figure(2));
        case ErrorCode::Empty:
            //: %1 the shortest text allowed: {}
            return m_error.facts.isEmpty() ? tr("it is empty")
                                           : tr("it is empty; write at least %1").arg(fact(0));
        case ErrorCode::Damaged:
            //: %1 what was met in the file
            return tr("damaged: %1").arg(fact(0));
        case ErrorCode::WeightsUnusable:
            //: %1 an English keyword: "checksum"
            return tr("the best player cannot play the race: its trained weights are damaged "
                      "(%1); use the random player instead")
                .arg(fact(0));
        case ErrorCode::Quarantined:
            //: %1 what was met in the file, %2 the path under which it lies now
            return tr("damaged: %1. It was renamed to %2, and a new file was started.")
                .arg(fact(0), fact(1));
        default:
            return {};
        }
    }

    /// Errors in the contents of files.
    [[nodiscard]] QString meaning() const
    {
        switch (m_error.code) {
        case ErrorCode::ImpossibleValue:
            return wrongSize().isEmpty()
                       ? tr("%1 is not possible; allowed: %2").arg(quote(0), amount(1))
                       : wrongSize();
        case ErrorCode::Inconsistent:
            return tr("%1 and %2 contradict each other").arg(quote(0), quote(1));
        case ErrorCode::UnknownRuleSet:
            return tr("unknown rule set %1; available: %2").arg(quote(0), whole(1));
        case ErrorCode::UnknownRuling:
            return fact(1).isEmpty()
                       ? tr("this rule set has no ruling %1").arg(quote(0))
                       : tr("this rule set has no ruling %1; it has: %2").arg(quote(0), fact(1));
        case ErrorCode::UnknownRulingValue:
            return tr("the ruling %1 has no value %2; allowed: %3")
                .arg(quote(0), quote(1), fact(2));
        case ErrorCode::InvalidSeed:
            return tr("invalid seed %1; allowed: a whole number from 0 to %2")
                .arg(quote(0), u"18446744073709551615"_s);
        case ErrorCode::InvalidName:
            return tr("invalid name %1; allowed: one line of up to %2 characters")
                .arg(quote(0), fact(1));
        case ErrorCode::InvalidNote:
            return tr("invalid note %1; allowed: 1 to %2 characters").arg(quote(0), fact(1));
        case ErrorCode::NoSuchStep:
            //: the place in a game that a note is on, as three numbers of the file
            return tr("the game has no such step: throw %1, action %2, loss %3")
                .arg(fact(0), fact(1), fact(2));
        case ErrorCode::IllegalAction:
            //: %1 what the record says was done, %2 why that is not possible
            return tr("%1 is not legal: %2").arg(fact(0), refusal(m_error.facts.value(1)));
        case ErrorCode::WrongLostNumbers:
            return tr("recorded as lost: %1; actually lost: %2").arg(word(0), word(1));
        case ErrorCode::WrongDice:
            return tr("recorded dice: %1; dice of the seed: %2").arg(fact(0), fact(1));
        case ErrorCode::WrongResult:
            return tr("recorded result: %1; actual result: %2").arg(word(0), word(1));
        default:
            return {};
        }
    }

    /// Errors in the setup of a display.
    [[nodiscard]] QString setUp() const
    {
        switch (m_error.code) {
        case ErrorCode::UnknownLanguage:
            return tr("unknown language %1; available: %2").arg(quote(0), whole(1));
        case ErrorCode::LanguageUnavailable:
            return tr("the language %1 is not offered; offered: %2").arg(quote(0), whole(1));
        case ErrorCode::DuplicateEntry:
            return tr("%1 is listed twice; list it only once").arg(quote(0));
        case ErrorCode::InvalidText:
            return tr("%1 cannot be shown; allowed: one line of 1 to %2 characters, without "
                      "leading or trailing spaces")
                .arg(quote(0), fact(1));
        case ErrorCode::EmptyList:
            //: %1 the entries allowed
            return tr("the list is empty; enter at least one of %1, or leave out the key to offer "
                      "all")
                .arg(whole(0));
        case ErrorCode::InvalidHours:
            return invalidHours();
        case ErrorCode::HoursEmpty:
            //: %1 hours such as 10:00-10:00, %2 the hours of a whole day
            return tr("%1 ends when it begins; enter a later end, or %2 for the whole day")
                .arg(quote(0), u"00:00-24:00"_s);
        case ErrorCode::HoursReversed:
            //: %1 and %2 hours
            return m_error.facts.size() > 1
                       ? tr("%1 ends before it begins; for an end at midnight, write %2")
                             .arg(quote(0), quote(1))
                       : tr("%1 ends before it begins; hours must lie within one day: enter those "
                            "after midnight under the next day")
                             .arg(quote(0));
        case ErrorCode::OverlappingHours:
            return tr("%1 must begin after the end of %2; list the hours in order, with a gap "
                      "between them")
                .arg(quote(0), quote(1));
        case ErrorCode::NeverOpen:
            return tr("no day has any hours; enter hours for at least one day, or leave out the "
                      "key if the display is always open");
        case ErrorCode::RelativePath:
            return tr("%1 is not an absolute path; allowed: a path that begins with “/”, such as "
                      "%2")
                .arg(quote(0), u"/var/lib/doublets-display/visits.db"_s);
        case ErrorCode::InvalidHexadecimal:
            //: %3 a command
            return tr("%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy "
                      "the lines printed by %3")
                .arg(quote(0), fact(1), StaffCodeCommand);
        case ErrorCode::InvalidCode:
            return tr("invalid code; allowed: %1 to %2 digits").arg(fact(0), fact(1));
        default:
            return {};
        }
    }

    const Error &m_error;
};

} // namespace

QString errorText(const Error &error)
{
    return ErrorText(error).text();
}

QString errorTextWithAdvice(const Error &error)
{
    const QString advice = ErrorText(error).advice();
    return advice.isEmpty() ? errorText(error) : errorText(error) + u". "_s + advice;
}

} // namespace doublets
