// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class ExperimentChooser;

/// A form with all settings of an experiment, or of two experiments to be compared.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue` must outlive this object.
    explicit ExperimentForm(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the rules and players of the chosen experiments, with default values in the other
    /// fields.
    [[nodiscard]] std::vector<Experiment> rulesAndPlayers() const;
    /// Returns the chosen experiments, or the first error in the fields: InvalidSeed or
    /// ImpossibleValue.
    [[nodiscard]] Result<std::vector<Experiment>, Error> experiments() const;
    /// Sets the fields to the values of one or two experiments. The numbers of games and samples
    /// are those of the first experiment. Precondition: experimentError() returns nullopt for each.
    void setExperiments(const std::vector<Experiment> &experiments);
    /// Updates all texts after a change of language. Called by LaboratoryDialog.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has changed a field. May also be emitted by setExperiments() and
    /// retranslate().
    void experimentsChanged();

private:
    [[nodiscard]] QComboBox *createNumberBox(const QString &name, std::uint64_t lowest,
                                             std::uint64_t highest);
    void createLayout();
    void updateVisibility();

    const Catalogue &m_catalogue;
    ExperimentChooser *m_firstChooser;
    QLabel *m_gamesLabel;
    QComboBox *m_gamesBox;
    QLabel *m_samplesLabel;
    QComboBox *m_samplesBox;
    QLabel *m_seedLabel;
    QLineEdit *m_seedEdit;
    QCheckBox *m_compareBox;
    ExperimentChooser *m_secondChooser;
    QCheckBox *m_sameDiceBox;
    QLabel *m_secondSeedLabel;
    QLineEdit *m_secondSeedEdit;
};

} // namespace doublets
