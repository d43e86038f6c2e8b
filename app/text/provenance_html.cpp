// SPDX-License-Identifier: MIT
#include "app/text/provenance_html.h"

#include "app/text/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

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
    static QString status(Status status)
    {
        //: %1 is a status: "stated", "inferred", ...
        return u"<p><b>"_qs + tr("Status: %1.").arg(statusName(status)).toHtmlEscaped() +
               u"</b></p>"_qs;
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
            return tr("Inferred from these words:");
        case Status::Silent:
            return tr("The source says no more than this:");
        }
        return {};
    }

    static QString quotation(const Source &source, const Quotation &quoted)
    {
        const QString marks = quoted.language == u"fr" ? u"« %1 »"_qs : u"“%1”"_qs;
        return u"<blockquote lang=\"%1\" xml:lang=\"%1\"><i>%2</i></blockquote>"
               u"<p align=\"right\">— %3</p>"_qs.arg(
                   quoted.language.toHtmlEscaped(), marks.arg(quoted.text.toHtmlEscaped()),
                   //: %1 author, work, year and page; %2 the language of the quotation
                   tr("%1 (in %2)")
                       .arg(citationHtml(source, quoted.page),
                            languageName(quoted.language).toHtmlEscaped()));
    }

    static QString ruling(const Ruling &ruling, const Rulings &inForce)
    {
        const QString id = inForce.value(ruleKeyName(ruling.key), ruling.values.front().id);
        QString others;
        QString html;
        for (const RulingValue &value : ruling.values) {
            const bool isDefault = value.id == ruling.values.front().id;
            if (value.id == id) {
                html = paragraph(isDefault ? tr("The ruling in force, as by default:")
                                           : tr("The ruling in force, chosen by the players:"),
                                 value.gloss);
            } else {
                others += u"<li>"_qs + escapedRuleText(value.gloss) +
                          (isDefault ? u" "_qs + tr("(the default)").toHtmlEscaped() : QString()) +
                          u"</li>"_qs;
            }
        }
        html += paragraph(tr("Why the question is open:"), ruling.reason);
        if (!others.isEmpty()) {
            html += u"<p>"_qs + tr("It may also be settled so:").toHtmlEscaped() + u"</p><ul>"_qs +
                    others + u"</ul>"_qs;
        }
        return html;
    }

private:
    static QString paragraph(const QString &label, const QString &english)
    {
        return u"<p><b>%1</b> %2</p>"_qs.arg(label.toHtmlEscaped(), escapedRuleText(english));
    }
};

} // namespace

QString citationHtml(const Source &source, const QString &page)
{
    QStringList parts{source.author.toHtmlEscaped(),
                      u"<cite>"_qs + source.work.toHtmlEscaped() + u"</cite>"_qs,
                      escapedRuleText(source.year),
                      page.isEmpty() ? escapedRuleText(source.locus) : escapedRuleText(page)};
    parts.removeAll(QString());
    return parts.join(u", ");
}

QString quotationHtml(const Source &source, const Quotation &quotation)
{
    return ProvenanceHtml::quotation(source, quotation);
}

QString provenanceHtml(const Source &source, const Provenance &provenance)
{
    QString html = ProvenanceHtml::status(provenance.status);
    if (provenance.quotation) {
        html += u"<p>"_qs + ProvenanceHtml::introduction(provenance.status).toHtmlEscaped() +
                u"</p>"_qs + quotationHtml(source, *provenance.quotation);
    }
    if (!provenance.gloss.isEmpty()) {
        html += u"<p>"_qs + escapedRuleText(provenance.gloss) + u"</p>"_qs;
    }
    return html;
}

QString rulingHtml(const Ruling &ruling, const Rulings &inForce)
{
    return ProvenanceHtml::ruling(ruling, inForce);
}

} // namespace doublets
