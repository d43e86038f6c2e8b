// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace doublets {

/// A pop-up that shows the full text of an abbreviated line, for users who cannot hover. Opens when
/// the line is clicked or tapped, or when Return, Enter or Space is pressed while the line has the
/// focus. Closes on the next click or key press.
class FullTextPopup : public QObject
{
    Q_OBJECT

public:
    /// Installs the pop-up on `line`, which takes ownership of this object. `fullText`, which is
    /// called on clicks and key presses, must return the text to show, or an empty string if the
    /// line is not abbreviated. `line` no longer receives mouse releases, nor mouse presses while
    /// it is abbreviated.
    FullTextPopup(QWidget &line, std::function<QString()> fullText);

    /// Opens the pop-up above the line, or below it if there is no space above. Does nothing if
    /// there is no text to show.
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_line;
    std::function<QString()> m_fullText;
};

} // namespace doublets
