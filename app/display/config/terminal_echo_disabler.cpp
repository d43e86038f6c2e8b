// SPDX-License-Identifier: MIT
#include "display/config/terminal_echo_disabler.h"

namespace doublets {

TerminalEchoDisabler::TerminalEchoDisabler(int descriptor)
    : m_descriptor(descriptor)
{
    termios now{};
    if (::tcgetattr(descriptor, &now) != 0) {
        return;
    }
    m_savedSettings = now;
    now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(descriptor, TCSAFLUSH, &now);
}

TerminalEchoDisabler::~TerminalEchoDisabler()
{
    if (m_savedSettings) {
        ::tcsetattr(m_descriptor, TCSAFLUSH, &*m_savedSettings);
    }
}

} // namespace doublets
