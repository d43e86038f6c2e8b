// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/pages/text_panel.h"
#include "text/explanation.h"

namespace doublets {

/// A page that answers "Why?" in layers. The summary is always visible. Links expand and collapse
/// the source and the reasoning, which stay expanded or collapsed when another answer is shown;
/// showAllLayers() expands both permanently.
class WhyPage : public TextPanel
{
    Q_OBJECT

public:
    /// An answer, with the title of the throw in question. If there is nothing to explain, the
    /// summary states this and the other layers are empty.
    struct Answer
    {
        QString title;
        Explanation explanation;
    };
    /// Returns the answer to a question about `match`.
    [[nodiscard]] static Answer answerFor(const Match &match,
                                          const ShownMoment::Question &question);

    explicit WhyPage(const QString &name, QWidget *parent = nullptr);

    void showAnswer(const Answer &answer);
    /// Shows the answer to a question about `match`.
    void showAnswerTo(const Match &match, const ShownMoment::Question &question);
    /// Retranslates the headings. The answer itself keeps its language until it is set again.
    void retranslate();
    /// Shows all layers from now on, without links.
    void showAllLayers();

private:
    struct Layer
    {
        QString id; ///< path of its link
        bool isOpen = false;
    };

    void updatePage();
    void toggleLayer(const QUrl &link);
    /// Selects the link, so that Tab continues from there.
    void selectLink(const QUrl &link);
    [[nodiscard]] QString layerHtml(const Layer &layer, const QString &title,
                                    const QString &html) const;

    Answer m_answer;
    Layer m_source;
    Layer m_reasoning;
    bool m_areAllLayersShown = false;
};

} // namespace doublets
