// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/pages/text_panel.h"
#include "text/explanation.h"

namespace doublets {

/// An answer to "Why?". The first layer is always seen; the source and the reasoning are opened and
/// shut by links, and stay so from answer to answer, or are always open.
class WhyPage : public TextPanel
{
    Q_OBJECT

public:
    /// An answer in all its layers, under the title of the throw that is asked about. Where there
    /// is nothing to explain, the first layer says so, and there is no other.
    struct Answer
    {
        QString title;
        Explanation explanation;
    };
    /// Of a question about that match.
    [[nodiscard]] static Answer answerTo(const Match &match, const Match::Question &question);

    explicit WhyPage(const QString &name, QWidget *parent = nullptr);

    void show(const Answer &answer);
    /// Answers that question about a match.
    void answer(const Match &match, const Match::Question &question);
    void retranslate();
    /// From now on, and without links.
    void openAll();

private:
    struct Layer
    {
        QString id; ///< of its link
        bool isOpen = false;
    };

    void write();
    void toggle(const QUrl &link);
    void select(const QUrl &link);
    [[nodiscard]] QString layerHtml(const Layer &layer, const QString &title,
                                    const QString &html) const;

    Answer m_answer;
    Layer m_source;
    Layer m_reasoning;
    bool m_allOpen = false;
};

} // namespace doublets
