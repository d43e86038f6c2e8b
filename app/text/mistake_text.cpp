// SPDX-License-Identifier: MIT
#include "text/mistake_text.h"

#include "text/quoted.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// The sentences about mistakes. Text from the file is quoted unless it contains quotation marks.
class MistakeText
{
    Q_DECLARE_TR_FUNCTIONS(MistakeText)

public:
    static QString text(const QString &kind, const QString &found, const QString &correction)
    {
        if (kind == u"number") {
            return number(found, correction);
        }
        const auto known = std::ranges::find(Sentences, kind, &Sentence::kind);
        if (known == Sentences.end()) {
            return {};
        }
        return filledIn(tr(known->english), known->quotesFound ? quoted(found) : found, correction);
    }

private:
    struct Sentence
    {
        QStringView kind;
        bool quotesFound;
        const char *english;
    };

    static QString filledIn(const QString &sentence, const QString &found,
                            const QString &correction)
    {
        return sentence.contains(u"%2") ? sentence.arg(found, correction) : sentence.arg(found);
    }

    static QString number(const QString &found, const QString &correction)
    {
        //: %1 the text found, %2 a correct number
        return correction.isEmpty()
                   ? tr("%1 is not a valid number; write only digits, such as 60")
                         .arg(quoted(found))
                   : tr("%1 is not a valid number; write %2").arg(quoted(found), correction);
    }

    static constexpr std::array<Sentence, 27> Sentences{{
        //: %1 a text with curly quotation marks, %2 the same with straight ones
        {u"curly quotes", false, QT_TR_NOOP("%1 has curly quotation marks; use straight ones: %2")},
        //: %1 a text with single quotation marks, %2 the same with double ones
        {u"single quotes", false, QT_TR_NOOP("%1 has single quotation marks; use double ones: %2")},
        //: %1 a word, %2 how JSON writes it: true, false or null
        {u"constant", true, QT_TR_NOOP("%1 must be written %2")},
        //: %1 and %2 the same number, with a comma and with a point
        {u"decimal comma", true, QT_TR_NOOP("%1 has a decimal comma; use a point: %2")},
        //: %1 a word, %2 the same in quotation marks
        {u"bare word", false, QT_TR_NOOP("%1 has no quotation marks; write %2")},
        //: %1 the name of a key, %2 the same in quotation marks
        {u"bare name", false, QT_TR_NOOP("the key %1 has no quotation marks; write %2")},
        {u"comment", true, QT_TR_NOOP("comments are not allowed; delete %1")},
        //: %1 what stands before the place where a comma is missing
        {u"missing comma", true, QT_TR_NOOP("a comma is missing after %1")},
        //: %1 what stands before the comma
        {u"extra comma", true, QT_TR_NOOP("there is an extra comma after %1; delete it")},
        //: %1 a text without its last quotation mark, %2 the same with it
        {u"unclosed text", false,
         QT_TR_NOOP("the closing quotation mark is missing; write %2 instead of %1")},
        //: %1 a word inside a text. A backslash and a quotation mark must be kept
        {u"inner quotes", true,
         QT_TR_NOOP("the text ends before %1; write \\\" for a quotation mark inside a text")},
        {u"backslash", false,
         QT_TR_NOOP("%1 contains a backslash; write / in paths, and two backslashes elsewhere")},
        //: %1 a text with a colon, %2 a name and a value
        {u"quoted colon", false,
         QT_TR_NOOP("the colon of %1 must be outside the quotation marks; write %2")},
        //: %1 the name of a key
        {u"missing colon", false, QT_TR_NOOP("a colon is missing after %1")},
        //: %1 the name of a key
        {u"missing value", false,
         QT_TR_NOOP("%1 has no value; write a colon and the value after it, or [ and ] around a "
                    "list")},
        //: %1 a sign such as =, %2 the right one
        {u"wrong mark", true, QT_TR_NOOP("%1 is not allowed here; write %2")},
        //: %1 the text before the space
        {u"special space", true,
         QT_TR_NOOP("after %1 there is an invisible special space; write a normal space instead")},
        //: %1 an opening bracket, %2 a closing one
        {u"unclosed", true, QT_TR_NOOP("this %1 is not closed; write %2 after its last value")},
        //: %1 the name of a key
        {u"unclosed list", false, QT_TR_NOOP("the list is not closed; write ] before %1")},
        //: %1 the name of a key
        {u"key in list", false,
         QT_TR_NOOP("a list cannot contain the key %1; write { and } instead of [ and ]")},
        //: %1 and %2 closing brackets
        {u"wrong bracket", true,
         QT_TR_NOOP("found %1, expected %2; write %2 instead or before it")},
        //: %1 the text found
        {u"more", true, QT_TR_NOOP("found %1 after the closing }; delete it, or the } before it")},
        //: %1 the text found
        {u"no key", true, QT_TR_NOOP("expected a key in quotation marks, found %1")},
        //: %1 the text found
        {u"no value", true, QT_TR_NOOP("expected a value, found %1")},
        //: %1 the text found
        {u"no comma", true, QT_TR_NOOP("expected a comma, found %1")},
        //: %1 the beginning of the text
        {u"formatted text", true,
         QT_TR_NOOP("found %1, the beginning of formatted text; save the file as plain text")},
        //: %1 the text found
        {u"no brace", true, QT_TR_NOOP("not JSON: it must begin with {, not with %1")},
    }};
};

} // namespace

QString mistakeText(const QString &kind, const QString &found, const QString &correction)
{
    return MistakeText::text(kind, found, correction);
}

} // namespace doublets
