// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

#include <termios.h>

namespace doublets {

/// Turns off the echo of a terminal while the object exists. Both the constructor and the
/// destructor discard input that has not been read yet.
class TerminalEchoDisabler
{
public:
    /// `descriptor` is a file descriptor that must remain open while this object exists; it is not
    /// closed. Does nothing if it does not refer to a terminal.
    explicit TerminalEchoDisabler(int descriptor);
    ~TerminalEchoDisabler();
    Q_DISABLE_COPY_MOVE(TerminalEchoDisabler)

    [[nodiscard]] bool isTerminal() const { return m_savedSettings.has_value(); }

private:
    int m_descriptor;
    std::optional<termios> m_savedSettings; ///< nullopt if not a terminal
};

} // namespace doublets
