// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace doublets {

/// A form for choosing a source of the rules, and rulings on the questions that the source leaves
/// open. Does not store the choice in the settings.
class SourceForm : public QWidget
{
    Q_OBJECT

public:
    /// Selects the first rule set other than `playedId`, the id of the rule set of the current
    /// game. `catalogue` must contain another rule set, and outlive this object.
    SourceForm(const Catalogue &catalogue, const QString &playedId, QWidget *parent = nullptr);

    [[nodiscard]] const RuleSet &ruleSet() const;
    /// Returns the rulings on all questions that the chosen source leaves open, including defaults.
    [[nodiscard]] Rulings rulings() const;
    /// Adds a labelled field after the combo box of sources. Takes ownership of both widgets.
    void addField(QLabel *label, QWidget *field);
    /// Arranges the questions in as many columns as fit into `width` pixels, and the added fields
    /// beside the combo box of sources or, if they do not fit, below it.
    void fitToWidth(int width);
    void retranslate();

protected:
    bool event(QEvent *event) override;

Q_SIGNALS:
    /// Emitted after the user has chosen another source or ruling.
    void rulesChanged();

private:
    /// A question that the source leaves open, with its answers.
    struct Question
    {
        Ruling ruling;
        QLabel *label;
        QComboBox *valueBox;
    };

    /// Replaces the questions with those of the current source.
    void updateQuestions();

    const Catalogue &m_catalogue;
    QLabel *m_sourceLabel;
    QComboBox *m_sourceBox;
    QHBoxLayout *m_sourceRow;
    QHBoxLayout *m_fieldRow;
    QBoxLayout *m_topLayout; ///< contains both rows
    QGridLayout *m_questionGrid;
    std::vector<Question> m_questions;
    int m_availableWidth = QWIDGETSIZE_MAX;
    int m_columnCount = 0;
};

} // namespace doublets
