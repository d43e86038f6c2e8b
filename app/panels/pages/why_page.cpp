// SPDX-License-Identifier: MIT
#include "panels/pages/why_page.h"

#include "panels/speech/announcer.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextFragment>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr auto LayerScheme = "layer"_L1;

/// Returns an explanation that consists of a summary, for questions without an answer.
Explanation summaryOnly(const QString &text)
{
    return {.title = {}, .summary = u"<p>%1</p>"_s.arg(text.toHtmlEscaped())};
}

} // namespace

WhyPage::WhyPage(const QString &name, QWidget *parent)
    : TextPanel(name, parent)
    , m_source{u"source"_s}
    , m_reasoning{u"reasoning"_s}
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &WhyPage::toggleLayer);
}

WhyPage::Answer WhyPage::answerFor(const Match &match, const ShownMoment::Question &question)
{
    if (question.title.isEmpty()) {
        return {tr("Why?"), summaryOnly(tr("Nothing has been thrown yet."))};
    }
    if (question.events.empty()) {
        return {question.title, summaryOnly(tr("There is nothing to explain here."))};
    }
    const Game &game = match.game();
    return {question.title, explanationForEvents(game.ruleSet(), game.rulings(),
                                                 match.playerNames(), question.events)};
}

void WhyPage::showAnswer(const Answer &answer)
{
    m_answer = answer;
    updatePage();
}

void WhyPage::showAnswerTo(const Match &match, const ShownMoment::Question &question)
{
    showAnswer(answerFor(match, question));
}

void WhyPage::retranslate()
{
    updatePage();
}

void WhyPage::showAllLayers()
{
    m_areAllLayersShown = true;
    updatePage();
}

QString WhyPage::layerHtml(const Layer &layer, const QString &title, const QString &html) const
{
    if (html.isEmpty()) {
        return {};
    }
    if (m_areAllLayersShown) {
        return u"<h3>%1</h3>%2"_s.arg(title.toHtmlEscaped(), html);
    }
    const QString sign = layer.isOpen ? u"▾"_s : u"▸"_s;
    return u"<h3><a href=\"%1:%2\">%3 %4</a></h3>%5"_s.arg(
        LayerScheme, layer.id, sign, title.toHtmlEscaped(), layer.isOpen ? html : QString());
}

void WhyPage::updatePage()
{
    const auto &[title, explanation] = m_answer;
    QString html = u"<h2>%1</h2>"_s.arg(title.toHtmlEscaped());
    if (!explanation.title.isEmpty()) {
        html += u"<h3>%1</h3>"_s.arg(explanation.title.toHtmlEscaped());
    }
    html += explanation.summary;
    html += layerHtml(m_source, tr("What the source says"), explanation.source);
    html += layerHtml(m_reasoning, tr("Our reasoning"), explanation.reasoning);
    showPage(html);
}

void WhyPage::toggleLayer(const QUrl &link)
{
    if (link.scheme() != LayerScheme) {
        return;
    }
    for (Layer *layer : {&m_source, &m_reasoning}) {
        if (layer->id == link.path()) {
            layer->isOpen = !layer->isOpen;
            Announcer::announceFocus(this, layer->isOpen ? tr("open") : tr("closed"));
        }
    }
    const int scrollPosition = verticalScrollBar()->value();
    updatePage();
    verticalScrollBar()->setValue(scrollPosition);
    selectLink(link);
}

void WhyPage::selectLink(const QUrl &link)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment words = it.fragment();
            if (words.charFormat().anchorHref() == link.toString()) {
                QTextCursor cursor(document());
                cursor.setPosition(words.position());
                cursor.setPosition(words.position() + words.length(), QTextCursor::KeepAnchor);
                setTextCursor(cursor);
                return;
            }
        }
    }
}

} // namespace doublets
