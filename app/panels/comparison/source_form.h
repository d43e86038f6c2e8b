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
    /// Selects the first rule set in `catalogue` whose id is not `playedId`, the id of the rule set
    /// of the current game. `catalogue` must contain such a rule set, and must outlive this object.
    SourceForm(const Catalogue &catalogue, const QString &playedId, QWidget *parent = nullptr);

    /// Returns the rule set of the chosen source. The catalogue retains ownership.
    [[nodiscard]] const RuleSet &ruleSet() const;
    /// Returns the rulings on all questions that the chosen source leaves open. Includes the
    /// default rulings on questions for which the user has chosen nothing else.
    [[nodiscard]] Rulings rulings() const;
    /// Adds a labelled field after the combo box of sources. Takes ownership of both widgets.
    void addField(QLabel *label, QWidget *field);
    /// Arranges the questions in as many columns as fit into `width` pixels, and the added fields
    /// beside the combo box of sources or, if they do not fit, below it.
    void fitToWidth(int width);
    /// Updates all texts after a change of language.
    void retranslate();

protected:
    bool event(QEvent *event) override;

Q_SIGNALS:
    /// Emitted after another source or ruling has been chosen; see ruleSet() and rulings().
    void rulesChanged();

private:
    /// A question that the source leaves open, with the widgets for choosing the answer.
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
    int m_columnCount = 0; ///< columns of m_questionGrid; 0 if the questions must be placed again
};

} // namespace doublets
