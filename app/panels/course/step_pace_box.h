// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

class QLabel;

namespace doublets {

class Match;

/// A combo box for the pace at which the StepPlayer of a match plays the steps of a game. Also
/// follows changes of the pace that are made elsewhere, for example with keys.
class StepPaceBox : public QComboBox
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit StepPaceBox(Match &match, QWidget *parent = nullptr);

    /// Updates all texts after a change of language.
    void retranslate();

private:
    Match &m_match;
    QLabel *m_label; ///< hidden; provides the accessible name of the box
};

} // namespace doublets
