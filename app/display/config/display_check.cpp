// SPDX-License-Identifier: MIT
#include "display/config/display_check.h"

#include "display/config/display_warnings.h"
#include "display/config/staff_code.h"

#include "language/language.h"
#include "text/error_text.h"
#include "text/printable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class DisplayCheck
{
    Q_DECLARE_TR_FUNCTIONS(DisplayCheck)

public:
    static QString usage()
    {
        //: %1 a command line, which is not translated
        return tr("Give one file: %1").arg(u"doublets-display --check FILE"_s);
    }
    //: %1 a file
    static QString soundness(const QString &file)
    {
        return tr("%1: no errors").arg(printable(file));
    }
    static QString warning(const QString &text) { return tr("Warning: %1").arg(text); }
    static QString question()
    {
        return tr("Staff code, %1 to %2 digits: ")
            .arg(QString::number(MinCodeDigits), QString::number(MaxCodeDigits));
    }
    static QString again() { return tr("Repeat the code: "); }
    static QString difference() { return tr("The codes do not match."); }
};

/// Reads a line from `in`. At a terminal, writes `question` to `errors` first.
QString readCode(const QString &question, QTextStream &in, bool isTerminal, QTextStream &errors)
{
    if (isTerminal) {
        errors << question << Qt::flush;
    }
    const QString answer = in.readLine();
    if (isTerminal) {
        errors << Qt::endl; // the user's own newline is not echoed
    }
    return answer;
}

} // namespace

int checkDisplayConfig(const QStringList &files, QTextStream &out, QTextStream &errors)
{
    if (files.size() != 1 || files.front().isEmpty()) {
        errors << DisplayCheck::usage() << Qt::endl;
        return InvalidDisplayInput;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        errors << errorText(catalogue.error()) << Qt::endl;
        return InvalidDisplayInput;
    }
    const auto config = readDisplayConfig(files.front(), catalogue.value(), languages());
    if (config) {
        out << DisplayCheck::soundness(files.front()) << Qt::endl;
        for (const QString &warning : warningsFor(config.value())) {
            errors << DisplayCheck::warning(warning) << Qt::endl;
        }
        return DisplaySucceeded;
    }
    printConfigErrors(config.error(), errors);
    return InvalidDisplayInput;
}

void printConfigErrors(const DisplayConfigErrors &found, QTextStream &errors)
{
    for (const Error &error : found) {
        const bool isUnread =
            error.code == ErrorCode::CannotOpen || error.code == ErrorCode::CannotRead ||
            error.code == ErrorCode::NotARegularFile || error.code == ErrorCode::TooLarge;
        errors << (isUnread ? errorTextWithAdvice(error) : errorText(error)) << Qt::endl;
    }
}

int printStaffCodeHash(QTextStream &in, bool isTerminal, QTextStream &out, QTextStream &errors)
{
    const QString code = readCode(DisplayCheck::question(), in, isTerminal, errors);
    if (isValidStaffCode(code) && readCode(DisplayCheck::again(), in, isTerminal, errors) != code) {
        errors << DisplayCheck::difference() << Qt::endl;
        return InvalidDisplayInput;
    }
    const auto kept = hashStaffCode(code);
    if (!kept) {
        errors << errorText(kept.error()) << Qt::endl;
        return InvalidDisplayInput;
    }
    out << staffCodeMember(kept.value()) << Qt::endl;
    return DisplaySucceeded;
}

} // namespace doublets
