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

/// A form for choosing a source and the rulings on questions that it leaves open. The choice is not
/// saved.
class SourceForm : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue` must outlive this object. `playedId` is the id of the rule set by which the game
    /// was played; initially, the first other rule set is selected.
    SourceForm(const Catalogue &catalogue, const QString &playedId, QWidget *parent = nullptr);

    [[nodiscard]] const RuleSet &ruleSet() const;
    /// Returns all rulings for the chosen source, including defaults.
    [[nodiscard]] Rulings rulings() const;
    /// Adds a labelled field after the combo box of sources. Takes ownership of both widgets.
    void addField(QLabel *label, QWidget *field);
    /// Arranges the fields in as many columns as fit into `width`.
    void fitToWidth(int width);
    void retranslate();

protected:
    bool event(QEvent *event) override;

Q_SIGNALS:
    /// Emitted when the source or a ruling has changed.
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
