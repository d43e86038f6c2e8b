// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace doublets {

/// Lets a line tell more than it has room for: a press on it, or Return where it has the focus,
/// shows the whole in a panel beside it, until the next press or key. Nobody needs to hover.
class WholeText : public QObject
{
    Q_OBJECT

public:
    /// `whole` is asked at each press; empty: there is no more to tell. The line owns this.
    WholeText(QWidget &line, std::function<QString()> whole);

    /// Shows it now.
    void show();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_line;
    std::function<QString()> m_whole;
};

} // namespace doublets
