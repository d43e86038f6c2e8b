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

/// All that is chosen of one experiment, or of two side by side.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    /// The catalogue must outlive the widget.
    explicit ExperimentForm(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// What is chosen, or what is wrong with it.
    [[nodiscard]] Result<std::vector<Experiment>, Error> experiments() const;
    /// One or two in which nothing is wrong.
    void show(const std::vector<Experiment> &experiments);
    void retranslate();

Q_SIGNALS:
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
