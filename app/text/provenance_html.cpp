// SPDX-License-Identifier: MIT
#include "text/provenance_html.h"

#include "text/quoted.h"
#include "text/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString escapedRuleText(const QString &english)
{
    return translatedRuleText(english).toHtmlEscaped();
}

class ProvenanceHtml
{
    Q_DECLARE_TR_FUNCTIONS(ProvenanceHtml)

public:
    static QString status(const Provenance &provenance)
    {
        //: %1 is a status: "stated in the old text", "our deduction", ...
        const QString status = tr("Status: %1.").arg(statusName(provenance.status));
        const QString introduced =
            provenance.quotation ? u" "_s + introduction(provenance.status) : QString();
        return u"<p><b>%1</b>%2</p>"_s.arg(status.toHtmlEscaped(), introduced.toHtmlEscaped());
    }

    /// What the passage is to the rule: never an inference's own words.
    static QString introduction(Status status)
    {
        switch (status) {
        case Status::Stated:
            return tr("The source says:");
        case Status::Paraphrased:
            return tr("The nearest words of the source that we have:");
        case Status::Inferred:
            return tr("Deduced from these words:");
        case Status::Silent:
            return tr("The source says no more than this:");
        }
        return {};
    }

    static QString quotation(const Quotation &quotation)
    {
        const QString language = languageName(quotation.language).toHtmlEscaped();
        const QString where =
            quotation.page.isEmpty()
                //: %1 the language of a quotation: "in French"
                ? tr("in %1").arg(language)
                //: %1 the page of a quotation, %2 its language: "pp. 78–94, in French"
                : tr("%1, in %2").arg(escapedRuleText(quotation.page), language);
        return u"<blockquote><i lang=\"%1\" xml:lang=\"%1\">%2</i> <small>(%3)</small></blockquote>"_s
            .arg(quotation.language.toHtmlEscaped(),
                 quoted(quotation.text, quotation.language).toHtmlEscaped(), where);
    }

    static QString source(const QString &citation)
    {
        //: %1 author, work, year and pages
        return u"<p><small>"_s + tr("Source: %1").arg(citation) + u"</small></p>"_s;
    }

    static QString ruling(const Ruling &ruling, const Rulings &inForce)
    {
        const QString byDefault = ruling.values.front().id;
        const QString id = inForce.value(ruleKeyName(ruling.key), byDefault);
        const bool isDefault = id == byDefault;
        QString html;
        QString others;
        for (const RulingValue &value : ruling.values) {
            if (value.id == id) {
                html +=
                    paragraph(isDefault ? tr("We play:") : tr("You chose to play:"), value.gloss) +
                    passageFor(value);
            } else {
                others += u"<li>"_s + escapedRuleText(value.gloss) + passageFor(value) + u"</li>"_s;
            }
        }
        // What the source says is said of the default: it must not pass for the players' choice.
        html +=
            isDefault ? QString() : u"<p><b>"_s + tr("By default:").toHtmlEscaped() + u"</b></p>"_s;
        html += provenanceHtml(ruling.provenance);
        html += paragraph(tr("Why there is a choice:"), ruling.reason);
        if (!others.isEmpty()) {
            html += u"<p><b>"_s + tr("You could also play:").toHtmlEscaped() + u"</b></p><ul>"_s +
                    others + u"</ul>"_s;
        }
        return html;
    }

private:
    /// Where the source has this, and not the default.
    static QString passageFor(const RulingValue &value)
    {
        if (!value.quotation) {
            return {};
        }
        return u"<p><b>"_s + tr("So the old text has it:").toHtmlEscaped() + u"</b></p>"_s +
               quotation(*value.quotation);
    }
    static QString paragraph(const QString &label, const QString &english)
    {
        return u"<p><b>%1</b> %2</p>"_s.arg(label.toHtmlEscaped(), escapedRuleText(english));
    }
};

} // namespace

QString citationHtml(const Source &source)
{
    QStringList parts{source.author.toHtmlEscaped(),
                      u"<cite>"_s + source.work.toHtmlEscaped() + u"</cite>"_s,
                      escapedRuleText(source.year), escapedRuleText(source.locus)};
    parts.removeAll(QString());
    return ProvenanceHtml::source(parts.join(u", "));
}

QString quotationHtml(const Quotation &quotation)
{
    return ProvenanceHtml::quotation(quotation);
}

QString provenanceHtml(const Provenance &provenance)
{
    QString html;
    if (!provenance.gloss.isEmpty()) {
        html += u"<p>"_s + escapedRuleText(provenance.gloss) + u"</p>"_s;
    }
    html += ProvenanceHtml::status(provenance);
    if (provenance.quotation) {
        html += quotationHtml(*provenance.quotation);
    }
    return html;
}

QString rulingHtml(const Ruling &ruling, const Rulings &inForce)
{
    return ProvenanceHtml::ruling(ruling, inForce);
}

} // namespace doublets
