// SPDX-License-Identifier: MIT
#include "display/config/hidden_typing.h"

namespace doublets {

HiddenTyping::HiddenTyping(int descriptor)
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

HiddenTyping::~HiddenTyping()
{
    if (m_savedSettings) {
        ::tcsetattr(m_descriptor, TCSAFLUSH, &*m_savedSettings);
    }
}

} // namespace doublets
