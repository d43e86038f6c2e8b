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

/// An input for the faces of real dice, typed as digits or tapped as pictures, with several fingers
/// at once if need be. Shows the entered dice as pictures.
class DiceInput : public QWidget
{
    Q_OBJECT

public:
    explicit DiceInput(QWidget *parent = nullptr);

    /// Requests `dice` dice. `told` is filled in, to be confirmed or typed over.
    void ask(int dice, const Numbers &told = {});
    /// Withdraws the request and clears the input.
    void disable();
    /// Returns whether dice are requested.
    [[nodiscard]] bool isAsking() const;
    /// Gives the focus to the field for typing.
    void takeFocus();
    /// Returns whether the field for typing has the focus.
    [[nodiscard]] bool hasInputFocus() const;
    /// Returns the dice entered so far.
    [[nodiscard]] Numbers dice() const;
    /// Returns the number of dice requested.
    [[nodiscard]] int wanted() const { return m_wanted; }
    /// Returns whether the requested number of dice has been entered.
    [[nodiscard]] bool isComplete() const;
    /// Sets the accessible name of the field.
    void setQuestion(const QString &question);
    /// Marks the input as refused, by its colour.
    void setInvalid(bool refused);
    /// Adds a button after the others.
    void addButton(QWidget *button);
    /// Updates fonts and pictures to the current text sizes, reduced to fit a width of `room`
    /// logical pixels; 0 for no limit.
    void setTextSizes(int room = 0);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the entered dice have changed, whether by the user or the program.
    void changed();
    /// Emitted when the user has typed something other than a face, or one die too many. `why` is a
    /// sentence.
    void refused(const QString &why);
    /// Emitted when the user has pressed Return.
    void confirmed();

protected:
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Updates the enabled state of the keys and the pictures.
    void updateKeys();
    /// Applies the size of the pictures and the text sizes.
    void setSizes();
    void updatePictures();

    QHBoxLayout *m_row;
    QLabel *m_shown; ///< pictures of the entered dice
    QLineEdit *m_typed;
    FacesValidator *m_validator;
    std::vector<QToolButton *> m_faces;
    QToolButton *m_back;
    bool m_refused = false;
    int m_wanted = 2;
    int m_side = 24; ///< side of a die in the pictures, in pixels
};

} // namespace doublets
