// SPDX-License-Identifier: MIT
#include "panels/theme/window_contrast.h"

#include "match/settings/settings.h"
#include "panels/theme/theme.h"

#include <QApplication>

namespace doublets {

WindowContrast::WindowContrast(QApplication &application, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_application(application)
    , m_settings(settings)
{
    connect(&settings.lighting, &Setting::changed, this, &WindowContrast::apply);
    connect(&settings.darkPages, &Setting::changed, this, &WindowContrast::apply);
    apply();
}

void WindowContrast::setRequestedByDesktop(bool isRequested)
{
    m_isRequestedByDesktop = isRequested;
    apply();
}

void WindowContrast::apply()
{
    const bool high =
        m_isRequestedByDesktop || m_settings.lighting.value() == Lighting::HighContrast;
    theme::apply(m_application, !high                          ? theme::Contrast::Normal
                                : m_settings.darkPages.value() ? theme::Contrast::HighDark
                                                               : theme::Contrast::High);
}

} // namespace doublets
