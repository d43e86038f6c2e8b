// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace doublets {

/// Shows the full text of an abbreviated line in a pop-up beside the line, until the next press or
/// key. Opened by a press on the line, or by Return or Space while the line has the focus, for
/// users who cannot hover.
class FullTextPopup : public QObject
{
    Q_OBJECT

public:
    /// `line` takes ownership of this object. `fullText` is called at each press; if it returns an
    /// empty string, there is nothing to show.
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
