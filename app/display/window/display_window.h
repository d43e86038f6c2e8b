// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "display/screens/display_sizes.h"
#include "display/screens/sheet_pair.h"
#include "display/window/input_filter.h"
#include "display/window/screen_contents.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <memory>

namespace doublets {

class AttractMode;
class AttractStrip;
class Announcer;
class BoardView;
class ChoicePage;
class ComparePage;
class DisplayLayout;
class StaffGesture;
class ResultSheet;
class LabelPage;
class Match;
class OddsStore;
class PictureCache;
class PlayStrip;
class SoundPlayer;
class StaffAccess;
class PresenceSheet;
class EndGameSheet;
class OppositeAttractStrip;
class VisitorBar;
class VisitorChoices;
class VisitorSession;
class ExplanationSheet;

/// The window of the display, which shows the screens of its DisplayFlow. Can only be closed with
/// forceClose().
class DisplayWindow : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue`, `scheduler` and `odds` must outlive this object. `config` must be valid. `now`
    /// returns the current time. If `odds` is null, the window creates its own store.
    DisplayWindow(
        DisplayConfig config, const Catalogue &catalogue, Scheduler &scheduler,
        DisplayFlow::CurrentTime now = [] { return QDateTime::currentDateTime(); },
        OddsStore *odds = nullptr);
    ~DisplayWindow() override;

    /// Covers the primary screen, now and whenever another screen becomes the primary one or the
    /// geometry of a screen changes. Call once.
    void coverScreen();
    /// Starts the flow, in the attract mode (see AttractMode) or, outside the opening hours, with
    /// the closed screen. Call once.
    void start();
    [[nodiscard]] DisplayFlow &flow() const { return *m_flow; }
    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] StaffAccess &staffAccess() const { return *m_staff; }
    /// Sets the cache for pictures of boards. Copies `cache`.
    void setPictureCache(const PictureCache &cache);
    [[nodiscard]] PlayStrip &playStrip() const { return *m_playStrip; }
    /// Returns the visitor's bar at the lower edge.
    [[nodiscard]] VisitorBar &visitorBar() const { return *m_bars[0]; }
    /// Shows or hides the buttons for reading aloud. Defaults to hidden.
    void setSpeechButtonVisible(bool visible);
    /// Checks or unchecks the buttons for reading aloud without emitting a signal.
    void setSpeechChecked(bool checked);
    [[nodiscard]] Announcer &announcer() const { return *m_announcer; }
    /// Returns the texts of the current screen, without its buttons, to be read aloud. Returns an
    /// empty string in the attract mode and while the display is closed.
    [[nodiscard]] QString spokenText() const;
    /// Returns the configuration, including changes made by the staff.
    [[nodiscard]] const DisplayConfig &config() const { return m_config; }
    /// Returns the visitor's match, or null if there is none.
    [[nodiscard]] Match *match() const;
    /// Mutes or unmutes the sound, and applies the configuration's volume.
    void setMuted(bool muted);
    /// Closes the window, which otherwise ignores QWidget::close().
    void forceClose();
    /// The time for which a new page ignores presses, so that a double tap on the previous page has
    /// no effect.
    static constexpr std::chrono::milliseconds SettlingTime{350};
    /// Returns whether, within the last SettlingTime, a page has been shown to a visitor, or a
    /// sheet other than a presence sheet has been shown or hidden.
    [[nodiscard]] bool isSettling() const { return m_settlingAlarm.isActive(); }

Q_SIGNALS:
    /// Emitted when the visitor has switched reading aloud on or off, by button or key.
    void speechRequested(bool enabled);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    /// Restarts the settling time when a sheet other than a presence sheet is shown or hidden.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectFlow();
    void connectBar(VisitorBar &bar);
    void connectSheets();
    void connectStaff();
    void updateScreen();
    void applyContents(const ScreenContents &contents);
    void enterScreen();
    void showResettingMessage();
    void updatePresenceSheets();
    void updatePause();
    [[nodiscard]] bool ignoresInput() const;
    /// Returns whether the next press must be withheld from all widgets.
    [[nodiscard]] bool consumesPress(const InputFilter::Press &press) const;
    /// Returns whether a press is for the visitor's bars, on a screen where any other press is
    /// consumed.
    [[nodiscard]] bool isForBar(const InputFilter::Press &press) const;
    /// Handles a press or a turn of the wheel before any widget does.
    void handleInput(const InputFilter::Press &press);
    void handleSpeechKey(bool on);
    /// A way to leave the current screen.
    enum class Exit : std::uint8_t { Back, StartOver };
    /// Leaves the current screen or, during a game, asks for confirmation first.
    void requestExit(Exit exit);
    void leave(Exit exit);
    void closeEndGameSheets();
    void setHighContrast(bool high);
    void applyLighting(Lighting lighting);
    /// Returns the name of the focused button, or an empty string if no button has the focus.
    [[nodiscard]] QString focusedButtonName() const;
    void setTextLarge(bool large);
    void updateSizes();
    void updateLayout();
    /// Returns the height of the strip and the bar at the lower edge.
    [[nodiscard]] int stripHeight(const DisplayLayout &layout, int barHeight);
    /// Returns the height of the bar or the invitation at the upper edge; 0 unless visitors sit
    /// face to face.
    [[nodiscard]] int oppositeHeight(const DisplayLayout &layout, int barHeight);
    static constexpr std::chrono::seconds DriftInterval{3};
    void advanceDrift();
    void retranslate();

    DisplayConfig m_config; ///< configuration, including changes made by the staff
    const Catalogue &m_catalogue;
    Scheduler &m_scheduler;
    std::unique_ptr<DisplayFlow> m_flow;
    ScreenContents m_screenContents; ///< contents of the current screen
    std::unique_ptr<InputFilter> m_inputFilter;
    std::unique_ptr<StaffGesture> m_staffGesture;
    std::unique_ptr<StaffAccess> m_staff;
    std::unique_ptr<OddsStore> m_odds; ///< null if a store was passed to the constructor
    Alarm m_driftAlarm;
    Alarm m_settlingAlarm;    ///< active for SettlingTime after a change of pages
    QWidget *m_contentWidget; ///< contains all other widgets; drifts slowly between visits, to
                              ///< prevent burn-in
    BoardView *m_board;
    SoundPlayer *m_sound;
    AttractStrip *m_attractStrip;
    OppositeAttractStrip *m_oppositeAttractStrip;
    PlayStrip *m_playStrip;
    std::array<VisitorBar *, 2> m_bars; ///< at the lower edge, and rotated at the upper edge
    LabelPage *m_labelPage;
    ChoicePage *m_choicePage;
    SheetPair<PresenceSheet> m_presenceSheets;
    SheetPair<ResultSheet> m_resultSheets;
    SheetPair<EndGameSheet> m_endGameSheets;
    ExplanationSheet *m_explanationSheet;
    ComparePage *m_comparePage;
    Announcer *m_announcer;
    std::unique_ptr<AttractMode> m_attractMode;
    std::unique_ptr<VisitorChoices> m_visitorChoices;
    std::unique_ptr<VisitorSession> m_visitorSession;
    DisplaySizes m_sizes;
    QPointer<QWidget> m_previousFocus; ///< focus to be restored when the presence sheet is hidden
    Exit m_requestedExit = Exit::Back; ///< what the end-game sheets confirm
    int m_driftStep = 0;
    bool m_isMuted = false;
    bool m_isTextLarge = false;
    bool m_isCloseAllowed = false;
};

} // namespace doublets
