// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QApplication;

namespace doublets {

class Settings;

/// A controller of the contrast of the whole program. Applies high contrast while the lighting in
/// the settings is high contrast, or while the desktop requests high contrast. Pages are then dark
/// if Settings::darkPages is true.
class WindowContrast : public QObject
{
    Q_OBJECT

public:
    /// Applies the contrast immediately and after each change of the settings. `application` and
    /// `settings` must outlive this object.
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
