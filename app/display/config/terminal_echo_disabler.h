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
    /// `descriptor` is an open file; 0 is standard input. Does nothing if the file is not a
    /// terminal.
    explicit TerminalEchoDisabler(int descriptor);
    ~TerminalEchoDisabler();
    Q_DISABLE_COPY_MOVE(TerminalEchoDisabler)

    [[nodiscard]] bool isTerminal() const { return m_savedSettings.has_value(); }

private:
    int m_descriptor;
    std::optional<termios> m_savedSettings; ///< nullopt if not a terminal
};

} // namespace doublets
