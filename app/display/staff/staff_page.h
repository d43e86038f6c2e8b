// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

/// What the staff may do at the display, behind the code. What they change holds until the display
/// is started again.
class StaffPage final : public DisplaySheet
{
    Q_OBJECT

public:
    /// What is changed is changed in that configuration, which must outlive the page.
    StaffPage(DisplayConfig &config, QWidget *parent);

    /// `closed`: whether the display shows that it is.
    void open(bool closed);
    /// What came of something that was asked for.
    void report(const QString &text);
    void retranslate();

Q_SIGNALS:
    /// Volume, light or language are other ones.
    void changed();
    void closedRequested(bool closed);
    void csvRequested();
    void restartRequested();
    void leaveRequested();
    void left();

private:
    void connectButtons();
    void changeVolume(int by);
    void changeLight();
    void changeLanguage();
    void describe();

    DisplayConfig &m_config;
    SymbolButton *m_quieter;
    SymbolButton *m_louder;
    SymbolButton *m_light;
    SymbolButton *m_language;
    SymbolButton *m_closed;
    SymbolButton *m_csv;
    SymbolButton *m_restart;
    SymbolButton *m_leave;
    SymbolButton *m_back;
    QString m_report;
    bool m_isClosed = false;
};

} // namespace doublets
