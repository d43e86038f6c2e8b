// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

class QLabel;

namespace doublets {

class Match;

/// How fast the steps of a game are played: chosen here, or by keys.
class StepPaceBox : public QComboBox
{
    Q_OBJECT

public:
    /// The match must outlive it.
    explicit StepPaceBox(Match &match, QWidget *parent = nullptr);

    void retranslate();

private:
    Match &m_match;
    QLabel *m_label; ///< not seen
};

} // namespace doublets
