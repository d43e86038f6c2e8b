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
    explicit WhyPage(const QString &name, QWidget *parent = nullptr);

    /// `title`: of the throw that is asked about.
    void show(const QString &title, const Explanation &explanation);
    /// Answers that question about a match; where there is nothing to explain, it says so.
    void answer(const Match &match, const Match::Question &question);
    /// In place of an answer.
    void showNothing(const QString &title, const QString &text);
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

    QString m_title;
    Explanation m_explanation;
    Layer m_source;
    Layer m_reasoning;
    bool m_allOpen = false;
};

} // namespace doublets
