// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"

#include <QGroupBox>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace doublets {

/// A group of fields for an experiment: game, rulings and the two players.
class ExperimentChoice : public QGroupBox
{
    Q_OBJECT

public:
    /// `name` distinguishes the accessible names of the fields, which it precedes. `catalogue` must
    /// outlive this object.
    ExperimentChoice(const Catalogue &catalogue, QString name, QWidget *parent = nullptr);

    /// Sets the game, rulings and players of `experiment`; leaves the rest unchanged.
    void fill(Experiment &experiment) const;
    /// Shows an experiment, which must pass `experimentError`.
    void show(const Experiment &experiment);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has changed a field.
    void changed();

private:
    struct Field
    {
        QLabel *label;
        QComboBox *box;
    };
    struct Question
    {
        Ruling ruling;
        Field field;
    };

    [[nodiscard]] const RuleSet &ruleSet() const;
    [[nodiscard]] Field addField(const QString &name, QVBoxLayout &column);
    void ask();
    void allowPlayers();

    const Catalogue &m_catalogue;
    QString m_name;
    QVBoxLayout *m_column;
    QVBoxLayout *m_questionColumn;
    Field m_game;
    Field m_white;
    Field m_black;
    std::vector<Question> m_questions;
};

} // namespace doublets
