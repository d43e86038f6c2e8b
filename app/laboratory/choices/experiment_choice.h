// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"

#include <QGroupBox>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace doublets {

/// Chooses what is played in an experiment, and by whom: game, rulings, two players.
class ExperimentChoice : public QGroupBox
{
    Q_OBJECT

public:
    /// `name`: of its fields, in front of their own. The catalogue must outlive the widget.
    ExperimentChoice(const Catalogue &catalogue, QString name, QWidget *parent = nullptr);

    /// Puts game, rulings and players into `experiment`; the rest of it stays as it is.
    void fill(Experiment &experiment) const;
    /// Precondition: `experimentError` finds nothing wrong.
    void show(const Experiment &experiment);
    void retranslate();

Q_SIGNALS:
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
