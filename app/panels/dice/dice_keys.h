// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace doublets {

class FacesValidator;

/// Where the faces of real dice are typed as digits or tapped as pictures, also with several
/// fingers at once; beside them the dice that have been entered, as dice.
class DiceKeys : public QWidget
{
    Q_OBJECT

public:
    explicit DiceKeys(QWidget *parent = nullptr);

    /// Asks for that many dice. `told`: written there already, to be confirmed or typed over.
    void ask(int dice, const Numbers &told = {});
    /// No dice are wanted now.
    void disable();
    [[nodiscard]] bool isAsking() const;
    /// Puts the cursor where the dice are typed.
    void takeFocus();
    [[nodiscard]] bool hasFocusOfKeys() const;
    /// The dice entered so far.
    [[nodiscard]] Numbers dice() const;
    [[nodiscard]] int wanted() const { return m_wanted; }
    /// Whether there are as many as are wanted.
    [[nodiscard]] bool isComplete() const;
    /// What is entered here, for those who do not see it.
    void setQuestion(const QString &question);
    void setRefused(bool refused);
    /// Another button, after the others.
    void addButton(QWidget *button);
    /// Letters and pictures of the present sizes, smaller where there is less room than they want
    /// (logical pixels; 0: enough).
    void setLetters(int room = 0);
    void retranslate();

Q_SIGNALS:
    /// Other dice are entered, by people or not.
    void changed();
    /// A key that is no face of a die, or one too many.
    void refused(const QString &why);
    /// Return was pressed.
    void confirmed();

protected:
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enable();
    void setSizes();
    void showDice();

    QHBoxLayout *m_row;
    QLabel *m_shown; ///< the dice entered
    QLineEdit *m_typed;
    FacesValidator *m_validator;
    std::vector<QToolButton *> m_faces;
    QToolButton *m_back;
    bool m_refused = false;
    int m_wanted = 2;
    int m_side = 24; ///< of a die in pictures, pixels
};

} // namespace doublets
