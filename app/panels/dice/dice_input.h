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

/// An input widget for the faces of physical dice. The user types digits, or taps buttons with
/// pictures of the faces; on a multi-touch screen, several buttons can be tapped at once. Shows the
/// entered dice as pictures.
class DiceInput : public QWidget
{
    Q_OBJECT

public:
    /// Creates an input that requests two dice.
    explicit DiceInput(QWidget *parent = nullptr);

    /// Requests `count` dice, from 1 to limits::MaxDice, in place of any earlier request.
    /// `prefilledDice` are filled in for the user to confirm or overwrite; there must be at most
    /// `count` of them.
    void requestDice(int count, const Numbers &prefilledDice = {});
    /// Withdraws the request and clears the input.
    void withdrawRequest();
    /// Returns whether dice are being requested.
    [[nodiscard]] bool isRequestingDice() const;
    /// Gives the focus to the text field. Does nothing if no dice are being requested.
    void focusField();
    /// Returns whether the text field has the focus.
    [[nodiscard]] bool isFieldFocused() const;
    /// Returns the dice entered so far, in the order of entry. Returns no dice after
    /// withdrawRequest().
    [[nodiscard]] Numbers dice() const;
    /// Returns the number of dice in the latest request, even if it has been withdrawn.
    [[nodiscard]] int requestedCount() const { return m_requestedCount; }
    /// Returns whether the requested number of dice has been entered. Returns false if no dice are
    /// being requested.
    [[nodiscard]] bool isComplete() const;
    /// Sets the accessible name of the field.
    void setFieldAccessibleName(const QString &name);
    /// Sets whether the field is coloured as invalid, until the next call. Defaults to false.
    void setInvalid(bool isInvalid);
    /// Adds a button after the existing buttons. Takes ownership of `button`.
    void addButton(QWidget *button);
    /// Returns the font of the field: the font of captions or, while text sizes are for viewing
    /// from a distance (TextSizes::isForWall), the smaller font of other texts, to save space.
    [[nodiscard]] static QFont entryFont();
    /// Applies the current text sizes to the fonts and pictures. Reduces the pictures, but not
    /// below three fifths of their size, until the input is at most `maximumWidth` logical pixels
    /// wide. 0 means no limit.
    void updateTextSizes(int maximumWidth = 0);
    /// Updates the texts of the buttons after a change of language; see also
    /// setFieldAccessibleName().
    void retranslate();

Q_SIGNALS:
    /// Emitted after the user or the program has changed the entered dice.
    void diceChanged();
    /// Emitted when the user has typed a digit or letter that is not a face, or too many dice. The
    /// entered dice have not changed. `problem` is a sentence that explains the error to the user.
    void inputInvalid(const QString &problem);
    /// Emitted when the user has pressed Return or Enter in the field, whether or not dice are
    /// missing.
    void confirmationRequested();

protected:
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Updates the enabled state of the buttons, and the pictures.
    void updateButtons();
    /// Applies the size of the pictures and the text sizes.
    void applySizes();
    /// Updates the pictures of the entered dice.
    void updatePictures();

    QHBoxLayout *m_layout;
    QLabel *m_picturesLabel; ///< pictures of the entered dice
    QLineEdit *m_field;
    FacesValidator *m_validator;
    std::vector<QToolButton *> m_faceButtons;
    QToolButton *m_backspaceButton;
    bool m_isInvalid = false;
    int m_requestedCount = 2;
    int m_pictureSize = 24; ///< side length of a die in the pictures, in pixels
};

} // namespace doublets
