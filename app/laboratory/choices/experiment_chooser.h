// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"

#include <QGroupBox>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace doublets {

/// A group of fields for an experiment: its game, rulings and players.
class ExperimentChooser : public QGroupBox
{
    Q_OBJECT

public:
    /// `namePrefix` is prepended to the object names of the fields. `catalogue` must outlive this
    /// object.
    ExperimentChooser(const Catalogue &catalogue, QString namePrefix, QWidget *parent = nullptr);

    /// Stores the chosen game, rulings and players in `experiment`, leaving its other members
    /// unchanged.
    void applyTo(Experiment &experiment) const;
    /// Sets the fields to the values of `experiment`. Precondition: experimentError() returns
    /// nullopt.
    void setExperiment(const Experiment &experiment);
    /// Updates all texts after a change of language. Called by ExperimentForm.
    void retranslate();

Q_SIGNALS:
    /// Emitted when a field has been changed, by the user or by setExperiment().
    void experimentChanged();

private:
    /// A field with its label.
    struct Field
    {
        QLabel *label;
        QComboBox *box;
    };
    /// The field of an open ruling.
    struct RulingField
    {
        Ruling ruling;
        Field field;
    };

    [[nodiscard]] const RuleSet &ruleSet() const;
    [[nodiscard]] Field addField(const QString &name, QVBoxLayout &layout);
    /// Replaces the fields for rulings with those of the chosen game.
    void createRulingFields();
    /// Returns a description of the player `id`, for an item of a combo box.
    [[nodiscard]] static QString playerText(const QString &id);
    /// Enables only the players that are available under the chosen rules.
    void updatePlayers();

    const Catalogue &m_catalogue;
    QString m_namePrefix;
    QVBoxLayout *m_layout;
    QVBoxLayout *m_rulingLayout;
    Field m_gameField;
    Field m_whiteField;
    Field m_blackField;
    std::vector<RulingField> m_rulingFields;
};

} // namespace doublets
