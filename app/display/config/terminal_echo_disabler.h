// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

#include <termios.h>

namespace doublets {

/// An RAII guard that turns off the echo of a terminal. The constructor and the destructor discard
/// unread input.
class TerminalEchoDisabler
{
public:
    /// `descriptor` must remain open while this object exists, and is not closed. Does nothing if
    /// `descriptor` does not refer to a terminal.
    explicit TerminalEchoDisabler(int descriptor);
    ~TerminalEchoDisabler();
    Q_DISABLE_COPY_MOVE(TerminalEchoDisabler)

    [[nodiscard]] bool isTerminal() const { return m_savedSettings.has_value(); }

private:
    int m_descriptor;
    std::optional<termios> m_savedSettings; ///< nullopt if not a terminal
};

} // namespace doublets
