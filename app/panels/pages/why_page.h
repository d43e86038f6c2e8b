// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/pages/text_panel.h"
#include "text/explanation.h"

namespace doublets {

/// A page that answers "Why?" in three layers. The summary is always visible. Links expand and
/// collapse the source and the reasoning, whose state is kept when another answer is shown.
class WhyPage : public TextPanel
{
    Q_OBJECT

public:
    /// An explanation of a throw, with the title of the throw. If there is nothing to explain, the
    /// summary says so, and the source and the reasoning are empty.
    struct Answer
    {
        QString title;
        Explanation explanation;
    };
    /// Returns the answer to a question about the game of `match`, in the current language.
    /// Precondition: `match` has a game.
    [[nodiscard]] static Answer answerFor(const Match &match,
                                          const ShownMoment::Question &question);

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
        QString id; ///< path of the link
        bool isOpen = false;
    };

    void updatePage();
    void toggleLayer(const QUrl &link);
    /// Selects `link`, so that Tab continues from there.
    void selectLink(const QUrl &link);
    [[nodiscard]] QString layerHtml(const Layer &layer, const QString &title,
                                    const QString &html) const;

    Answer m_answer;
    Layer m_source;
    Layer m_reasoning;
    bool m_areAllLayersShown = false;
};

} // namespace doublets
