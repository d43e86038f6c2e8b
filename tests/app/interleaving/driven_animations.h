// SPDX-License-Identifier: MIT
#pragma once

#include <QAnimationDriver>
#include <QCoreApplication>

namespace doublets::test {

/// An animation driver whose time advances only when a test calls pass().
class DrivenAnimations final : public QAnimationDriver
{
public:
    DrivenAnimations() { install(); }
    ~DrivenAnimations() override { uninstall(); }

    [[nodiscard]] qint64 elapsed() const override { return m_now; }
    /// Advances the time and all running animations.
    void pass(int milliseconds)
    {
        m_now += milliseconds;
        if (isRunning()) {
            advance();
        }
    }

private:
    qint64 m_now = 0;
};

} // namespace doublets::test
