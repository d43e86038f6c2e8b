// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/screens/display_sheet.h"

namespace doublets {

class Catalogue;
class VisitsChart;
struct VisitSummary;

/// The page for staff: volume, lighting, language and closing of the display, the visits counted,
/// and restarting. Changes last until the display restarts.
class StaffPage final : public DisplaySheet
{
    Q_OBJECT

public:
    /// The page changes `config`. `config` and `catalogue` must outlive this object.
    StaffPage(DisplayConfig &config, const Catalogue &catalogue, QWidget *parent);

    /// Shows the page. `closed`: whether the staff have closed the display.
    void open(bool closed);
    /// Shows the progress or the result of a requested action.
    void report(const QString &text);
    /// Shows why visits cannot be counted at present. An empty text removes the message.
    void setCountingFault(const QString &text);
    /// Shows the visits counted, in reply to `visitsRequested`.
    void showVisits(const VisitSummary &summary);
    void retranslate();

Q_SIGNALS:
    /// Emitted when volume, lighting or language has changed in the configuration.
    void changed();
    /// Emitted when the page opens and needs the visits; see `showVisits`.
    void visitsRequested();
    /// Emitted to close the display to visitors, or to reopen it.
    void closedRequested(bool closed);
    /// Emitted to save the visits to a USB stick.
    void visitsSaveRequested();
    void touchCheckRequested();
    void restartRequested();
    /// Emitted to quit the program.
    void leaveRequested();
    /// Emitted to return to the display.
    void dismissed();

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
