// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace doublets {

/// A watcher of all input to the program, which determines whether the user works with a pointer or
/// the keyboard.
class InputWatcher : public QObject
{
    Q_OBJECT

public:
    explicit InputWatcher(QObject *parent = nullptr);

    /// Returns whether the last press was of a mouse button or a finger rather than a key. Returns
    /// false before the first press.
    [[nodiscard]] bool isPointerInUse() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_isPointerInUse = false;
};

} // namespace doublets
