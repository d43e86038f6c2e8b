// SPDX-License-Identifier: MIT
#include "text/story_page.h"

#include "language/language.h"
#include "text/quoted.h"
#include "text/rule_text.h"
#include "text/story_text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString labelFigure(const ObjectLabel &label)
{
    return u"story:table-"_s + label.tradition;
}

QString wordFigure(std::size_t index)
{
    return u"story:word-"_s + QString::number(index + 1);
}

QString shown(const QString &english)
{
    return translatedStoryText(english).toHtmlEscaped();
}

class StoryPage
{
    Q_DECLARE_TR_FUNCTIONS(StoryPage)

public:
    StoryPage(const Story &story, const StoryPageLayout &layout)
        : m_story(story)
        , m_layout(layout)
    {
    }

    static std::vector<StoryChapter> chapters()
    {
        return {
            //: Chapters of the page "The games and their sources", in a narrow list: keep them
            //: short.
            {u"games"_s, tr("The games", "chapter")},
            {u"timeline"_s, tr("Timeline", "chapter")},
            {u"sources"_s, tr("The sources", "chapter")},
            {u"miniature"_s, tr("The miniature", "chapter")},
            {u"names"_s, tr("The names", "chapter")},
            {u"tables"_s, tr("Four boards", "chapter; the boards as museum objects")},
            {u"glossary"_s, tr("Twelve words", "chapter")},
            {u"credits"_s, tr("Credits", "chapter")},
        };
    }

    [[nodiscard]] QString html() const
    {
        const QStringList parts{introduction(), timeline(), sources(),  miniature(),
                                names(),        labels(),   glossary(), credits()};
        QString body;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const StoryChapter chapter = chapters()[static_cast<std::size_t>(i)];
            body += i == 0 ? anchored(1, chapter.anchor, tr("The games and their sources"))
                           : anchored(2, chapter.anchor, chapter.title);
            body += parts[i];
        }
        return u"<html lang=\"%1\"><head><title>%2</title></head><body>%3</body></html>"_s.arg(
            currentLanguage(), tr("The games and their sources").toHtmlEscaped(), body);
    }

private:
    static QString heading(int level, const QString &html)
    {
        return u"<h%1>%2</h%1>"_s.arg(QString::number(level), html);
    }
    static QString anchored(int level, const QString &anchor, const QString &text)
    {
        return heading(level, u"<a name=\"%1\">%2</a>"_s.arg(anchor, text.toHtmlEscaped()));
    }
    static QString paragraph(const QString &html) { return u"<p>%1</p>"_s.arg(html); }

    static QString statementHtml(const StoryStatement &statement)
    {
        //: How we know a fact stands behind it. %1: "our deduction"
        const QString known = tr("(%1)").arg(evidenceName(statement.evidence));
        return u"%1 <small class=\"evidence\">%2 %3</small>"_s.arg(
            shown(statement.text), evidenceMarkHtml(statement.evidence), known.toHtmlEscaped());
    }
    static QString statementListHtml(const std::vector<StoryStatement> &statements)
    {
        QString html;
        for (const StoryStatement &each : statements) {
            html += u"<li>%1</li>"_s.arg(statementHtml(each));
        }
        return u"<ul>%1</ul>"_s.arg(html);
    }

    static QString original(const Quotation &quotation)
    {
        const QString language = languageName(quotation.language);
        const QString where =
            quotation.page.isEmpty()
                //: %1 the language of a quotation: "in French"
                ? tr("in %1").arg(language)
                //: %1 the page of a quotation, %2 its language: "pp. 78–94, in French"
                : tr("%1, in %2").arg(translatedStoryText(quotation.page), language);
        return u"<i lang=\"%1\" xml:lang=\"%1\">%2</i> <small>(%3)</small>"_s.arg(
            quotation.language.toHtmlEscaped(),
            quoted(quotation.text, quotation.language).toHtmlEscaped(), where.toHtmlEscaped());
    }
    /// Returns the translation. Returns an empty string if the reader needs none.
    static QString inOurWords(const StoryPassage &passage)
    {
        const QString &words = passage.quotation.text;
        const bool isTranslated =
            !passage.translation.isEmpty() || translatedStoryText(words) != words;
        // English words may have a translation into plainer English.
        const bool isPlain = isInCurrentLanguage(passage.quotation) &&
                             (currentLanguage() != u"en" || passage.translation.isEmpty());
        if (isPlain || !isTranslated) {
            return {};
        }
        //: %1 what old words mean, in today's language
        return tr("In our words: %1")
            .toHtmlEscaped()
            .arg(shown(passage.translation.isEmpty() ? words : passage.translation));
    }
    [[nodiscard]] QString passages(const std::vector<StoryPassage> &all) const
    {
        QString html;
        for (const StoryPassage &each : all) {
            const QString old = original(each.quotation);
            const QString ours = inOurWords(each);
            html += m_layout.isWide
                        ? u"<tr><td width=\"50%\">%1</td><td width=\"50%\">%2</td></tr>"_s.arg(old,
                                                                                               ours)
                        : u"<blockquote>%1</blockquote><p>%2</p>"_s.arg(old, ours);
        }
        return m_layout.isWide && !html.isEmpty()
                   ? u"<table width=\"100%\" cellpadding=\"5\">%1</table>"_s.arg(html)
                   : html;
    }

    [[nodiscard]] QString figure(const QString &name, const StoryPicture &picture,
                                 const QString &caption) const
    {
        const QSize size = m_layout.pictureSize(picture);
        return u"<p class=\"figure\"><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\"/></p>"
               "<p class=\"caption\"><small>%4</small></p>"_s.arg(
                   name, QString::number(size.width()), QString::number(size.height()),
                   shown(caption));
    }

    [[nodiscard]] QString introduction() const
    {
        QStringList sentences;
        for (const QString &sentence : m_story.introduction) {
            sentences << shown(sentence);
        }
        QString html = paragraph(sentences.join(u' '));
        html += heading(2, tr("How we know").toHtmlEscaped()) + u"<p>"_s;
        for (const StoryStatement &each : m_story.evidence) {
            html += u"%1 <b>%2</b>%3%4<br/>"_s.arg(evidenceMarkHtml(each.evidence),
                                                   evidenceName(each.evidence).toHtmlEscaped(),
                                                   colon(), shown(each.text));
        }
        return html + u"</p>"_s;
    }

    [[nodiscard]] QString timeline() const
    {
        QString html;
        for (const TimelineEntry &entry : m_story.timeline) {
            QString text = statementHtml(entry.statement);
            for (const StoryPassage &each : entry.passages) {
                const QString ours = inOurWords(each);
                text += u"<br/>"_s + original(each.quotation) +
                        (ours.isEmpty() ? QString() : u"<br/>"_s + ours);
            }
            html += u"<tr><td><b>%1</b></td><td>%2</td></tr>"_s.arg(shown(entry.year), text);
        }
        return u"<table cellpadding=\"5\">%1</table>"_s.arg(html);
    }

    [[nodiscard]] QString sources() const
    {
        QString html;
        for (const StorySource &source : m_story.sources) {
            html += heading(3, u"<span lang=\"%1\">%2</span>, %3"_s.arg(
                                   source.language.toHtmlEscaped(), source.title.toHtmlEscaped(),
                                   shown(source.year)));
            const std::pair<QString, QString> facts[]{
                {tr("Who wrote it:"), source.author},
                {tr("Written and printed:"), source.imprint},
                {tr("Where it is kept:"), source.location},
                {tr("How we read it:"), source.editionUsed},
            };
            QStringList lines;
            for (const auto &[what, text] : facts) {
                lines << u"<b>%1</b> %2"_s.arg(what.toHtmlEscaped(), shown(text));
            }
            html += paragraph(lines.join(u"<br/>")) + statementListHtml(source.statements) +
                    passages(source.passages);
        }
        return html;
    }

    [[nodiscard]] QString miniature() const { return statementListHtml(m_story.miniature); }

    [[nodiscard]] QString names() const
    {
        QString html;
        for (const StoryName &name : m_story.names) {
            html += heading(3, shown(name.name)) + statementListHtml(name.statements);
        }
        return html;
    }

    [[nodiscard]] QString labels() const
    {
        QString html;
        for (const ObjectLabel &label : m_story.labels) {
            const QStringList lines{
                //: On the label of a museum object. %1 place, %2 date
                tr("%1, %2", "place, date")
                    .arg(translatedStoryText(label.place), translatedStoryText(label.date))
                    .toHtmlEscaped(),
                statementHtml(label.materials),
                //: On the label of a museum object: how large it is. %1: "57 × 48 cm", "not known"
                tr("Size: %1").arg(translatedStoryText(label.size)).toHtmlEscaped(),
                shown(label.model),
                statementHtml({label.inventedFeatures, Evidence::Silent}),
            };
            html += heading(3, shown(label.title)) +
                    figure(labelFigure(label), label.picture, label.caption) +
                    paragraph(lines.join(u"<br/>"));
        }
        return html;
    }

    [[nodiscard]] QString glossary() const
    {
        // Place two in each row, in reading order.
        const std::size_t columns = m_layout.isWide ? 2 : 1;
        QString html;
        for (std::size_t i = 0; i < m_story.glossary.size(); ++i) {
            const GlossaryEntry &word = m_story.glossary[i];
            const QString cell = heading(3, shown(word.term)) + paragraph(shown(word.definition)) +
                                 figure(wordFigure(i), word.picture, word.caption);
            html += i % columns == 0 ? u"<tr>"_s : QString();
            html += u"<td width=\"%1%\">%2</td>"_s.arg(QString::number(100 / columns), cell);
            html += i % columns == columns - 1 ? u"</tr>"_s : QString();
        }
        return u"<table width=\"100%\" cellpadding=\"5\">%1</table>"_s.arg(html);
    }

    [[nodiscard]] QString credits() const
    {
        QString html;
        for (const CreditGroup &group : m_story.credits) {
            html += heading(3, shown(group.title)) + u"<ul>"_s;
            for (const QString &line : group.lines) {
                html += u"<li>%1</li>"_s.arg(shown(line));
            }
            html += u"</ul>"_s;
        }
        return html;
    }

    const Story &m_story;
    const StoryPageLayout &m_layout;
};

} // namespace

std::vector<StoryChapter> storyChapters()
{
    return StoryPage::chapters();
}

std::vector<StoryFigure> storyFigures(const Story &story)
{
    std::vector<StoryFigure> figures;
    for (const ObjectLabel &label : story.labels) {
        figures.push_back({labelFigure(label), &label.picture});
    }
    for (std::size_t i = 0; i < story.glossary.size(); ++i) {
        figures.push_back({wordFigure(i), &story.glossary[i].picture});
    }
    return figures;
}

QString storyPageHtml(const Story &story, const StoryPageLayout &layout)
{
    return StoryPage(story, layout).html();
}

} // namespace doublets
