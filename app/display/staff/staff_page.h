// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"
#include "display/screens/display_sheet.h"

#include <functional>
#include <optional>

namespace doublets {

class Catalogue;
class VisitsChart;
struct VisitSummary;

/// The page on which the staff set volume, lighting and language, close and restart the display,
/// and see the visits counted, and errors in the configuration file.
class StaffPage final : public DisplaySheet
{
    Q_OBJECT

public:
    /// The page changes `config`. `config` and `catalogue` must outlive this object.
    StaffPage(DisplayConfig &config, const Catalogue &catalogue, QWidget *parent);

    /// Shows the page. `isClosed` states whether the staff have closed the display.
    void open(bool isClosed);
    /// A function that returns a message in the current language.
    using Message = std::function<QString()>;

    /// Shows the progress or the result of a requested action. `message` is called again when the
    /// language changes.
    void showMessage(Message message);
    /// Shows the reason why visits cannot be counted. Nullopt removes the message.
    void setCountingError(const std::optional<Error> &error);
    /// Shows the number of errors in the configuration file, and the first of them. An empty list
    /// removes the message.
    void setConfigErrors(const DisplayConfigErrors &errors);
    /// Shows the visits counted, in reply to visitsRequested().
    void showVisits(const VisitSummary &summary);
    /// Shows or hides the button for the setup form. Defaults to hidden.
    void setSetupButtonVisible(bool visible);
    void retranslate();

Q_SIGNALS:
    /// Emitted when the staff have set volume, lighting or language in the configuration.
    void settingsChanged();
    /// Emitted when the page has been opened, if visits are counted. See showVisits().
    void visitsRequested();
    /// Emitted when the staff have asked to close the display to visitors, or to reopen it.
    void closingRequested(bool closed);
    /// Emitted when the staff have asked to save the visits to a USB stick.
    void visitsSaveRequested();
    /// Emitted when the staff have requested the touch check.
    void touchCheckRequested();
    /// Emitted when the staff have asked for the setup form.
    void setupRequested();
    /// Emitted when the staff have asked to restart the program.
    void restartRequested();
    /// Emitted when the staff have asked to quit the program.
    void quitRequested();
    /// Emitted when the staff have asked to return to the display.
    void dismissed();

protected:
    void prepareLayout(const QSize &availableSize) override;
    bool hideOptionalWidgets() override;

private:
    void connectButtons();
    void setChartVisible(bool visible);
    void changeVolume(int delta);
    void changeLighting();
    void changeLanguage();
    [[nodiscard]] QStringList lines() const;
    void updateTexts();

    DisplayConfig &m_config;
    VisitsChart *m_visitsChart;
    SymbolButton *m_quieterButton;
    SymbolButton *m_louderButton;
    SymbolButton *m_lightingButton;
    SymbolButton *m_languageButton;
    SymbolButton *m_closeButton;
    SymbolButton *m_saveButton;
    SymbolButton *m_touchCheckButton;
    SymbolButton *m_setupButton;
    SymbolButton *m_restartButton;
    SymbolButton *m_quitButton;
    SymbolButton *m_backButton;
    Message m_message; ///< empty if there is no message
    std::optional<Error> m_countingError;
    DisplayConfigErrors m_configErrors;
    bool m_isClosed = false;
};

} // namespace doublets
