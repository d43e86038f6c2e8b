// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QApplication;

namespace doublets {

class Settings;

/// Applies high contrast to the whole program if the user has chosen high contrast for the board,
/// or for the desktop.
class WindowContrast : public QObject
{
    Q_OBJECT

public:
    /// Applies the contrast immediately. `application` and `settings` must outlive this object.
    WindowContrast(QApplication &application, const Settings &settings, QObject *parent = nullptr);

    /// Sets whether the desktop requests high contrast. Defaults to false.
    void setRequestedByDesktop(bool isRequested);

private:
    void apply();

    QApplication &m_application;
    const Settings &m_settings;
    bool m_isRequestedByDesktop = false;
};

} // namespace doublets
