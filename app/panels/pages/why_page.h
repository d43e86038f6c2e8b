// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/pages/text_panel.h"
#include "text/explanation.h"

namespace doublets {

/// A page that answers "Why?" in three layers: a summary, which is always visible, and the passage
/// of the historical source and the reasoning, which links expand and collapse. Layers remain
/// expanded or collapsed when another answer is shown.
class WhyPage : public TextPanel
{
    Q_OBJECT

public:
    /// An explanation of a throw. If there is nothing to explain, the summary says so, and the
    /// source and the reasoning are empty.
    struct Answer
    {
        QString title; ///< title of the throw; "Why?" if nothing has been thrown yet
        Explanation explanation;
    };
    /// Returns the answer to a question about the game of `match`, in the current language.
    /// Precondition: `match` has a game.
    [[nodiscard]] static Answer answerFor(const Match &match,
                                          const ShownMoment::Question &question);

    /// `name` becomes the object name of the page.
    explicit WhyPage(const QString &name, QWidget *parent = nullptr);

    void showAnswer(const Answer &answer);
    /// Shows the answer to a question about the game of `match`; see answerFor().
    void showAnswerTo(const Match &match, const ShownMoment::Question &question);
    /// Retranslates the headings. The answer itself remains in its language; call showAnswer() to
    /// replace it.
    void retranslate();
    /// Expands all layers permanently, and removes the links.
    void showAllLayers();

private:
    struct Layer
    {
        QString id;          ///< path of the URL of the link
        bool isOpen = false; ///< whether the layer is expanded
    };

    void updatePage();
    void toggleLayer(const QUrl &link);
    /// Selects the text of `link`, so that Tab continues from this link.
    void selectLink(const QUrl &link);
    [[nodiscard]] QString layerHtml(const Layer &layer, const QString &title,
                                    const QString &html) const;

    Answer m_answer;
    Layer m_source;
    Layer m_reasoning;
    bool m_areAllLayersShown = false;
};

} // namespace doublets
