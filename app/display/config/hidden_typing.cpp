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
    m_before = now;
    now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(descriptor, TCSAFLUSH, &now);
}

HiddenTyping::~HiddenTyping()
{
    if (m_before) {
        ::tcsetattr(m_descriptor, TCSAFLUSH, &*m_before);
    }
}

} // namespace doublets
