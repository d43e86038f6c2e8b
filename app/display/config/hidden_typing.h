// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

#include <termios.h>

namespace doublets {

/// What is typed at a terminal does not show for as long as this is there.
class HiddenTyping
{
public:
    /// Of standard input it is 0. What is no terminal stays as it is.
    explicit HiddenTyping(int descriptor);
    ~HiddenTyping();
    Q_DISABLE_COPY_MOVE(HiddenTyping)

    [[nodiscard]] bool isTerminal() const { return m_before.has_value(); }

private:
    int m_descriptor;
    std::optional<termios> m_before;
};

} // namespace doublets
