// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class ExperimentChoice;

/// All settings of an experiment, or of two experiments to be compared.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue` must outlive this object.
    explicit ExperimentForm(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the chosen experiments, or the first error in the fields.
    [[nodiscard]] Result<std::vector<Experiment>, Error> experiments() const;
    /// Shows one or two experiments, which must pass `experimentError`.
    void show(const std::vector<Experiment> &experiments);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has changed a field.
    void changed();

private:
    void layOut();
    void showFields();

    const Catalogue &m_catalogue;
    std::array<ExperimentChoice *, 2> m_choices;
    QCheckBox *m_compare;
    QCheckBox *m_sameDice;
    QLabel *m_gamesLabel;
    QComboBox *m_games;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QLabel *m_otherSeedLabel;
    QLineEdit *m_otherSeed;
};

} // namespace doublets
