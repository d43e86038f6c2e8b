// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace doublets {

/// A pop-up beside an abbreviated line with the full text of the line, shown until the next mouse
/// click or key press. Opens when the line is clicked or tapped, or on Return or Space while the
/// line has the focus, for users who cannot hover.
class FullTextPopup : public QObject
{
    Q_OBJECT

public:
    /// `line` takes ownership of this object. `fullText` is called before the pop-up opens, and
    /// returns an empty string if there is no text to show.
    FullTextPopup(QWidget &line, std::function<QString()> fullText);

    /// Opens the pop-up. Does nothing if there is no text to show.
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_line;
    std::function<QString()> m_fullText;
};

} // namespace doublets
