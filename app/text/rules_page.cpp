// SPDX-License-Identifier: MIT
#include "text/rules_page.h"

#include "language/language.h"
#include "text/goal_text.h"
#include "text/provenance_html.h"
#include "text/rule_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class RulesPage
{
    Q_DECLARE_TR_FUNCTIONS(RulesPage)

public:
    RulesPage(const RuleSet &ruleSet, const Rulings &rulings, NumberStyle style)
        : m_ruleSet(ruleSet)
        , m_rulings(rulings)
        , m_numberStyle(style)
        , m_rules(ruleSet.rules(rulings))
    {
    }

    [[nodiscard]] QString html() const
    {
        const QString game = m_ruleSet.game.toHtmlEscaped();
        const QString language = m_ruleSet.language.toHtmlEscaped();
        return u"<html lang=\"%1\"><head><title>%2</title></head><body>"_s.arg(
                   currentLanguage().toHtmlEscaped(), game) +
               u"<h1><span lang=\"%1\">%2</span></h1>"_s.arg(language, game) + introduction() +
               facts() + rules() + openRulings() + names() + u"</body></html>"_s;
    }

private:
    static QString heading(int level, const QString &text)
    {
        return u"<h%1>%2</h%1>"_s.arg(QString::number(level), text.toHtmlEscaped());
    }
    static QString paragraph(const QString &text)
    {
        return text.isEmpty() ? QString() : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
    }
    static QString row(const QString &name, const QString &value)
    {
        return u"<tr><th align=\"left\">%1</th><td>%2</td></tr>"_s.arg(name.toHtmlEscaped(),
                                                                       value.toHtmlEscaped());
    }

    [[nodiscard]] QString inventedIntroduction() const
    {
        const QString &inventors = m_ruleSet.invention->name.inventors;
        QString html =
            u"<p><b>"_s + translatedRuleText(m_ruleSet.summary).toHtmlEscaped() + u"</b></p>"_s;
        if (!inventors.isEmpty()) {
            //: %1 a class or its members
            html += paragraph(tr("Invented by: %1.").arg(inventors));
        }
        html += paragraph(tr("The rules that are not marked as invented come from this game:"));
        return html + citationHtml(m_ruleSet.source);
    }

    [[nodiscard]] QString introduction() const
    {
        if (m_ruleSet.invention) {
            return inventedIntroduction();
        }
        const Source &source = m_ruleSet.source;
        QString html = paragraph(translatedRuleText(m_ruleSet.nickname) + u" · "_s +
                                 translatedRuleText(m_ruleSet.origin));
        html += paragraph(translatedRuleText(m_ruleSet.summary));
        if (m_ruleSet.remark) {
            html += quotationHtml(*m_ruleSet.remark);
        }
        html += citationHtml(source);
        QStringList origin;
        if (!source.place.isEmpty()) {
            //: Where the source was written or printed.
            origin << tr("Place: %1.").arg(translatedRuleText(source.place));
        }
        if (!source.basis.isEmpty()) {
            //: %1 "from the text", "after a modern paraphrase"
            origin << tr("How we know it: %1.").arg(translatedRuleText(source.basis));
        }
        html += paragraph(origin.join(u' '));
        if (m_ruleSet.isReconstruction) {
            html += u"<p><b>"_s +
                    tr("A modern reconstruction that the historical text does not support.")
                        .toHtmlEscaped() +
                    u"</b></p>"_s;
        }
        return html;
    }

    [[nodiscard]] QString facts() const
    {
        QStringList men;
        for (int point = 1; point <= PointsInTable; ++point) {
            //: %1 a point of the table, %2 the men on it: "1 (ace): 2"
            men << tr("%1: %2", "men on a point")
                       .arg(numberName(m_ruleSet, m_numberStyle, point),
                            QString::number(m_rules.men[static_cast<std::size_t>(point) - 1]));
        }
        QStringList phases;
        for (std::size_t i = 0; i < m_rules.phaseCount; ++i) {
            phases << phaseName(m_rules.phases[i]);
        }
        return heading(2, tr("At a glance")) + u"<table cellpadding=\"3\">"_s +
               row(tr("Goal"), goalText(m_rules)) +
               row(tr("Men per player"), QString::number(m_rules.menPerPlayer())) +
               row(tr("On the points"), men.join(u", ")) +
               row(tr("Dice"), QString::number(m_rules.dice)) +
               row(tr("Where the men stand"), tablesName(m_rules.tables)) +
               row(tr("Stages"), phases.join(tr(", then ", "between stages"))) +
               row(tr("Doublets"), doubletRuleName(m_rules.doublet)) + u"</table>"_s;
    }

    [[nodiscard]] QString rules() const
    {
        QString html = heading(2, tr("The rules, and how we know them"));
        html += paragraph(
            tr("In “our deduction” and “our choice”, “our” refers to the editors of Doublets."));
        for (auto it = m_ruleSet.provenance.begin(); it != m_ruleSet.provenance.end(); ++it) {
            html += heading(3, ruleKeyTitle(it.key()));
            html += provenanceHtml(it.value());
        }
        return html;
    }

    [[nodiscard]] QString openRulings() const
    {
        if (m_ruleSet.rulings.empty()) {
            return {};
        }
        QString html = heading(2, tr("Rules you can change"));
        html += paragraph(tr("You can change these rules when you start a game."));
        for (const Ruling &ruling : m_ruleSet.rulings) {
            html += heading(3, ruleKeyTitle(ruling.key));
            html += rulingHtml(ruling, m_rulings);
        }
        return html;
    }

    [[nodiscard]] QString names() const
    {
        const QString html =
            heading(2, tr("Names of the numbers")) + provenanceHtml(m_ruleSet.names.provenance);
        return hasNumberNames(m_ruleSet) ? html + namesTable() : html;
    }

    [[nodiscard]] QString namesTable() const
    {
        QString html = u"<table cellpadding=\"3\" lang=\"%1\">"_s.arg(
            m_ruleSet.names.language.toHtmlEscaped());
        for (std::uint8_t number = 1; number <= PointsInTable; ++number) {
            html += u"<tr><th align=\"left\">%1</th><td>%2</td><td>%3</td></tr>"_s.arg(
                QString::number(number),
                numberName(m_ruleSet, NumberStyle::Names, number).toHtmlEscaped(),
                throwName(m_ruleSet, NumberStyle::Names, {number, number}).toHtmlEscaped());
        }
        return html + u"</table>"_s;
    }

    const RuleSet &m_ruleSet;
    const Rulings &m_rulings;
    NumberStyle m_numberStyle;
    Rules m_rules;
};

} // namespace

QString rulesPageHtml(const RuleSet &ruleSet, const Rulings &rulings, NumberStyle style)
{
    return RulesPage(ruleSet, rulings, style).html();
}

} // namespace doublets
