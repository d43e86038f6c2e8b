// SPDX-License-Identifier: MIT
#include "text/provenance_html.h"

#include "text/quoted.h"
#include "text/rule_text.h"

#include "core/rules/value_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString escapedRuleText(const QString &english)
{
    return translatedRuleText(english).toHtmlEscaped();
}

QString ruleParagraph(const QString &english)
{
    return english.isEmpty() ? QString() : u"<p>"_s + escapedRuleText(english) + u"</p>"_s;
}

class ProvenanceHtml
{
    Q_DECLARE_TR_FUNCTIONS(ProvenanceHtml)

public:
    /// Returns an introduction to a passage, which does not present an inference as a quotation.
    static QString introduction(Status status)
    {
        switch (status) {
        case Status::Stated:
            return tr("The source says:");
        case Status::Paraphrased:
            return tr("The closest passage in the source:");
        case Status::Inferred:
            return tr("We deduce this from these words:");
        case Status::Silent:
        case Status::Invented: // there is no passage
            return tr("The source says no more than this:");
        }
        return {};
    }

    static QString place(const Quotation &quotation)
    {
        const QString language = languageName(quotation.language).toHtmlEscaped();
        return quotation.page.isEmpty()
                   //: %1 the language of a quotation: "in French"
                   ? tr("in %1").arg(language)
                   //: %1 the page of a quotation, %2 its language: "pp. 78–94, in French"
                   : tr("%1, in %2").arg(escapedRuleText(quotation.page), language);
    }

    /// Returns the translation. Returns an empty string if the original is in the current language
    /// or there is no translation.
    static QString translation(const Quotation &quotation)
    {
        const QString translated = translatedQuotation(quotation);
        //: %1 a quotation in the reader's language
        return translated.isEmpty() ? QString() : tr("In English: %1").arg(quoted(translated));
    }

    static QString source(const QString &citation)
    {
        //: %1 author, work, year and pages
        return u"<p><small>"_s + tr("Source: %1").arg(citation) + u"</small></p>"_s;
    }

    static QString label(const QString &text)
    {
        return u"<p><b>"_s + text.toHtmlEscaped() + u"</b></p>"_s;
    }
    static QString weplay(bool isDefault)
    {
        return isDefault ? tr("We play:") : tr("You chose to play:");
    }
    static QString byDefault() { return label(tr("The usual rule:")); }
    static QString whyOpen() { return label(tr("Why there is a choice:")); }
    static QString others() { return label(tr("You could also play:")); }
    static QString oldText() { return tr("The old text says:"); }
};

/// Returns the passage for a value other than the default.
QString passageFor(const RulingValue &value)
{
    return value.quotation
               ? ProvenanceHtml::label(ProvenanceHtml::oldText()) + quotationHtml(*value.quotation)
               : QString();
}

QString valueInForce(const Ruling &ruling, const Rulings &currentRulings)
{
    return currentRulings.value(ruleKeyName(ruling.key), ruling.values.front().id);
}

/// Returns everything about the rule except its derivation.
QString knownHtml(const Provenance &provenance)
{
    return ruleParagraph(provenance.gloss) + statusHtml(provenance.status) +
           (provenance.quotation ? passageHtml(provenance.status, *provenance.quotation)
                                 : QString());
}

} // namespace

QString citationHtml(const Source &source)
{
    QStringList parts{escapedRuleText(source.author),
                      u"<cite lang=\"%1\">%2</cite>"_s.arg(source.language.toHtmlEscaped(),
                                                           source.work.toHtmlEscaped()),
                      escapedRuleText(source.year), escapedRuleText(source.locus)};
    parts.removeAll(QString());
    return ProvenanceHtml::source(parts.join(u", "));
}

QString quotationHtml(const Quotation &quotation)
{
    const QString words =
        u"<blockquote><i lang=\"%1\" xml:lang=\"%1\">%2</i> <small>(%3)</small></blockquote>"_s.arg(
            quotation.language.toHtmlEscaped(),
            quoted(quotation.text, quotation.language).toHtmlEscaped(),
            ProvenanceHtml::place(quotation));
    const QString translation = ProvenanceHtml::translation(quotation);
    return translation.isEmpty() ? words
                                 : words + u"<p>"_s + translation.toHtmlEscaped() + u"</p>"_s;
}

QString statusHtml(Status status)
{
    return u"<p><img src=\"%1:%2\"/> <b>%3</b></p>"_s.arg(
        QLatin1StringView(StatusMarkScheme), valueName(status), statusName(status).toHtmlEscaped());
}

QString passageHtml(Status status, const Quotation &quotation)
{
    return u"<p>"_s + ProvenanceHtml::introduction(status).toHtmlEscaped() + u"</p>"_s +
           quotationHtml(quotation);
}

QString provenanceHtml(const Provenance &provenance)
{
    return knownHtml(provenance) + ruleParagraph(provenance.reason);
}

QString choiceHtml(const Ruling &ruling, const Rulings &currentRulings)
{
    const QString id = valueInForce(ruling, currentRulings);
    QString html = ProvenanceHtml::whyOpen() + ruleParagraph(ruling.provenance.reason);
    QString others;
    for (const RulingValue &value : ruling.values) {
        if (value.id != id) {
            others += u"<li>"_s + escapedRuleText(value.gloss) + passageFor(value) + u"</li>"_s;
        }
    }
    return html + ProvenanceHtml::others() + u"<ul>"_s + others + u"</ul>"_s;
}

QString rulingHtml(const Ruling &ruling, const Rulings &currentRulings)
{
    const QString id = valueInForce(ruling, currentRulings);
    const bool isDefault = id == ruling.values.front().id;
    QString html;
    for (const RulingValue &value : ruling.values) {
        if (value.id == id) {
            html += u"<p><b>%1</b> %2</p>"_s.arg(ProvenanceHtml::weplay(isDefault).toHtmlEscaped(),
                                                 escapedRuleText(value.gloss)) +
                    passageFor(value);
        }
    }
    // The source describes the default, which must not be mistaken for the players' choice.
    html += isDefault ? QString() : ProvenanceHtml::byDefault();
    return html + knownHtml(ruling.provenance) + choiceHtml(ruling, currentRulings);
}

} // namespace doublets
