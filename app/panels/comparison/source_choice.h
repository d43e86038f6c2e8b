// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace doublets {

/// Chooses a source, and settles what it leaves open. Nothing of it is remembered.
class SourceChoice : public QWidget
{
    Q_OBJECT

public:
    /// The catalogue must outlive the widget. Begins with the first source that is not `except`.
    SourceChoice(const Catalogue &catalogue, const QString &except, QWidget *parent = nullptr);

    [[nodiscard]] const RuleSet &ruleSet() const;
    /// All in force, defaults included.
    [[nodiscard]] Rulings rulings() const;
    /// Puts what else is chosen at the end of the row of sources.
    void addBeside(QLabel *label, QWidget *field);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    struct Question
    {
        Ruling ruling;
        QLabel *label;
        QComboBox *values;
    };

    void ask();

    const Catalogue &m_catalogue;
    QLabel *m_label;
    QComboBox *m_sources;
    QHBoxLayout *m_sourceRow;
    QHBoxLayout *m_questionRow;
    std::vector<Question> m_questions;
};

} // namespace doublets
