// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

/// An event filter that completes what screen readers learn about the keyboard focus.
///
/// Reports the focus of a text field before the field reports its cursor. Qt reports the cursor
/// first, and Orca then does not read the label of the field. Announces when an arrow key, Home or
/// End has no effect on a radio button or in a list.
class FocusSpeech : public QObject
{
    Q_OBJECT

public:
    /// Installs a filter on the application, which owns it. Does nothing if there is one already.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
    /// Announces, once `widget` has handled a key, that the key had no effect, unless it had one.
    static void explainUnusedKey(QWidget &widget);
};

} // namespace doublets
