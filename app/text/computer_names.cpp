// SPDX-License-Identifier: MIT
#include "text/computer_names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class ComputerNames
{
    Q_DECLARE_TR_FUNCTIONS(ComputerNames)

public:
    static QString strong() { return tr("Computer", "name of a player"); }
    static QString strongAtStart() { return tr("The computer", "a player, first in a sentence"); }
    static QString strongWithin() { return tr("the computer", "a player, within a sentence"); }
    static QString careless() { return tr("Careless computer", "name of a player"); }
    static QString carelessAtStart()
    {
        return tr("The careless computer", "a player, first in a sentence");
    }
    static QString carelessWithin()
    {
        return tr("the careless computer", "a player, within a sentence");
    }
};

bool isAt(const QString &text, qsizetype index, bool (QChar::*is)() const)
{
    return index >= 0 && index < text.size() && (text[index].*is)();
}

/// Returns whether a sentence of `text` begins at `index`.
bool startsSentence(const QString &text, qsizetype index)
{
    const QString before = text.left(index).trimmed();
    return before.isEmpty() || u".!?…"_s.contains(before.back()) || text[index - 1] == u'\n';
}

void replaceName(QString &text, const QString &name, const QString &first, const QString &within)
{
    qsizetype index = text.indexOf(name);
    while (index >= 0) {
        const qsizetype end = index + name.size();
        const bool isWhole = !isAt(text, index - 1, &QChar::isLetterOrNumber) &&
                             !isAt(text, end, &QChar::isLetterOrNumber);
        const bool isHeading = end < text.size() && text[end] == u':';
        const QString &used = !isWhole || isHeading         ? name
                              : startsSentence(text, index) ? first
                                                            : within;
        text.replace(index, name.size(), used);
        index = text.indexOf(name, index + used.size());
    }
}

} // namespace

QString strongComputerName()
{
    return ComputerNames::strong();
}

QString carelessComputerName()
{
    return ComputerNames::careless();
}

QString withComputersInSentences(const QString &sentences)
{
    QString text = sentences;
    replaceName(text, ComputerNames::careless(), ComputerNames::carelessAtStart(),
                ComputerNames::carelessWithin());
    replaceName(text, ComputerNames::strong(), ComputerNames::strongAtStart(),
                ComputerNames::strongWithin());
    return text;
}

} // namespace doublets
