// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

class Catalogue;
class VisitsChart;
struct VisitSummary;

/// What the staff may do at the display, behind the code. What they change holds until the display
/// is started again.
class StaffPage final : public DisplaySheet
{
    Q_OBJECT

public:
    /// What is changed is changed in that configuration, which must outlive the page, as must the
    /// catalogue.
    StaffPage(DisplayConfig &config, const Catalogue &catalogue, QWidget *parent);

    /// `closed`: whether the display shows that it is.
    void open(bool closed);
    /// What came of something that was asked for.
    void report(const QString &text);
    /// Says why visits are not counted at present; an empty text: they are.
    void setCountingFault(const QString &text);
    /// What has been counted.
    void showVisits(const VisitSummary &summary);
    void retranslate();

Q_SIGNALS:
    /// Volume, light or language are other ones.
    void changed();
    /// The page is shown: what has been counted is wanted.
    void visitsWanted();
    void closedRequested(bool closed);
    void csvRequested();
    void touchCheckRequested();
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
    VisitsChart *m_chart;
    SymbolButton *m_quieter;
    SymbolButton *m_louder;
    SymbolButton *m_light;
    SymbolButton *m_language;
    SymbolButton *m_closed;
    SymbolButton *m_csv;
    SymbolButton *m_touches;
    SymbolButton *m_restart;
    SymbolButton *m_leave;
    SymbolButton *m_back;
    QString m_report;
    QString m_countingFault;
    bool m_isClosed = false;
};

} // namespace doublets
