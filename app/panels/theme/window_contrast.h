// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QApplication;

namespace doublets {

class Settings;

/// Gives the whole window the contrast that people chose for the board, or told their desktop that
/// they need.
class WindowContrast : public QObject
{
    Q_OBJECT

public:
    /// Dresses the programme at once. Both must outlive this.
    WindowContrast(QApplication &application, const Settings &settings, QObject *parent = nullptr);

    void setWantedByDesktop(bool wanted);

private:
    void apply();

    QApplication &m_application;
    const Settings &m_settings;
    bool m_wantedByDesktop = false;
};

} // namespace doublets
