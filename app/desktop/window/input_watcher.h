// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace doublets {

/// Watches all input to the application to tell whether the user works with a pointer or with the
/// keyboard.
class InputWatcher : public QObject
{
    Q_OBJECT

public:
    explicit InputWatcher(QObject *parent = nullptr);

    /// Returns whether the last press was that of a mouse button or a finger, not of a key. Returns
    /// false until the first press.
    [[nodiscard]] bool isPointerInUse() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_isPointerInUse = false;
};

} // namespace doublets
