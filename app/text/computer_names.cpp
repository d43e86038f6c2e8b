// SPDX-License-Identifier: MIT
#include "text/computer_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

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
    static QString casual() { return tr("Casual computer", "name of a player"); }
    static QString casualAtStart()
    {
        return tr("The casual computer", "a player, first in a sentence");
    }
    static QString casualWithin()
    {
        return tr("the casual computer", "a player, within a sentence");
    }
    static QString careless() { return tr("Careless computer", "name of a player"); }
    static QString carelessAtStart()
    {
        return tr("The careless computer", "a player, first in a sentence");
    }
    static QString carelessWithin()
    {
        return tr("the careless computer", "a player, within a sentence");
    }
    static QString corrections()
    {
        //: Where prepositions change the form of a computer's name, such as German "von der
        //: Computer": pairs of wrong and right forms, separated by semicolons, for example "von der
        //: Computer=vom Computer;für der Computer=für den Computer". Leave "a=b" if there are none.
        return tr("a=b", "corrections of names of computers");
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

/// A form of a name, and its replacement.
using FormChange = std::pair<QString, QString>;

std::vector<FormChange> formChanges()
{
    std::vector<FormChange> all;
    const QStringList pairs = ComputerNames::corrections().split(u';');
    for (const QString &each : pairs) {
        const QStringList forms = each.split(u'=');
        if (forms.size() == 2 && forms[0].size() > 1) {
            all.emplace_back(forms[0], forms[1]);
        }
    }
    return all;
}

/// Returns whether the name at `index` is already part of one of `forms`.
bool isInForm(const QStringList &forms, const QString &name, const QString &text, qsizetype index)
{
    return std::ranges::any_of(forms, [&](const QString &form) {
        const qsizetype offset = form.indexOf(name);
        return offset > 0 && index >= offset && text.mid(index - offset, form.size()) == form;
    });
}

void replaceName(QString &text, const QString &name, const QString &first, const QString &within,
                 const QStringList &forms)
{
    qsizetype index = text.indexOf(name);
    while (index >= 0) {
        const qsizetype end = index + name.size();
        const bool isWhole = !isAt(text, index - 1, &QChar::isLetterOrNumber) &&
                             !isAt(text, end, &QChar::isLetterOrNumber);
        const bool isHeading = end < text.size() && text[end] == u':';
        const bool isDone = isInForm(forms, name, text, index);
        const QString &used = !isWhole || isHeading || isDone ? name
                              : startsSentence(text, index)   ? first
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

QString casualComputerName()
{
    return ComputerNames::casual();
}

QString carelessComputerName()
{
    return ComputerNames::careless();
}

QString withComputersInSentences(const QString &sentences)
{
    const auto isMentioned = [&sentences](const QString &name) { return sentences.contains(name); };
    if (!isMentioned(ComputerNames::strong()) && !isMentioned(ComputerNames::casual()) &&
        !isMentioned(ComputerNames::careless())) {
        return sentences;
    }
    const std::vector<FormChange> corrected = formChanges();
    QStringList forms{ComputerNames::carelessAtStart(), ComputerNames::carelessWithin(),
                      ComputerNames::casualAtStart(),   ComputerNames::casualWithin(),
                      ComputerNames::strongAtStart(),   ComputerNames::strongWithin()};
    for (const FormChange &each : corrected) {
        forms << each.second;
    }
    QString text = sentences;
    replaceName(text, ComputerNames::careless(), ComputerNames::carelessAtStart(),
                ComputerNames::carelessWithin(), forms);
    replaceName(text, ComputerNames::casual(), ComputerNames::casualAtStart(),
                ComputerNames::casualWithin(), forms);
    replaceName(text, ComputerNames::strong(), ComputerNames::strongAtStart(),
                ComputerNames::strongWithin(), forms);
    for (const auto &[wrong, right] : corrected) {
        text.replace(wrong, right);
    }
    return text;
}

} // namespace doublets
