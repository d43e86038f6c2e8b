// SPDX-License-Identifier: MIT
#pragma once

#include "display/flow/display_flow.h"
#include "display/screens/choice_page.h"
#include "display/screens/display_sizes.h"
#include "display/screens/mirrored_sheets.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace doublets {

class AttractMode;
class AttractStrip;
class Announcer;
class BoardView;
class ComparePage;
class StaffGesture;
class ResultSheet;
class LabelPage;
class Match;
class OddsStore;
class OpeningPictures;
class PictureCache;
class PlayStrip;
class SoundPlayer;
class StaffAccess;
class PresenceSheet;
class InputFilter;
class VisitorSession;
class ExplanationSheet;

/// The program's only window, which covers the whole screen. Shows the screens of its DisplayFlow.
/// Cannot be closed except through `leave`.
class DisplayWindow : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue`, `clock` and `odds` must outlive this object. `config` must be valid. If `odds`
    /// is null, the window creates its own store.
    DisplayWindow(
        DisplayConfig config, const Catalogue &catalogue, Clock &clock,
        DisplayFlow::Now now = [] { return QDateTime::currentDateTime(); },
        OddsStore *odds = nullptr);
    ~DisplayWindow() override;

    /// Covers the primary screen, and does so again whenever screens are added or change. Call
    /// once.
    void coverScreen();
    /// Starts the flow, with the attract mode.
    void start();
    [[nodiscard]] DisplayFlow &flow() const { return *m_flow; }
    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] StaffAccess &staff() const { return *m_staff; }
    /// Sets the cache for pictures of boards.
    void setPictureStore(const PictureCache &store);
    [[nodiscard]] PlayStrip &strip() const { return *m_strip; }
    [[nodiscard]] Announcer &announcer() const { return *m_announcer; }
    /// Returns the configuration, including changes made by the staff.
    [[nodiscard]] const DisplayConfig &config() const { return m_config; }
    /// Returns the visitor's match, or null without a visitor.
    [[nodiscard]] Match *match() const;
    /// Mutes the sound during quiet hours; otherwise applies the configuration's volume.
    void setQuiet(bool quiet);
    /// Closes the window.
    void leave();
    /// How long a new page ignores presses, so that a double tap on the page before it chooses
    /// nothing.
    static constexpr std::chrono::milliseconds SettlingTime{350};
    [[nodiscard]] bool isSettling() const { return m_settlingAlarm.isActive(); }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    /// Restarts the settling time when a sheet comes or goes.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectFlow();
    void connectStrip();
    void connectSheets();
    void showScreen();
    /// Shows and hides the widgets as `screen` requires, and ends what is over.
    void clear(DisplayFlow::Screen screen);
    void askLanguage();
    void askTable();
    void askGame();
    void askPlayers();
    [[nodiscard]] static ChoicePage::Card cardOf(const QString &id, const RuleSet &game);
    void showPicture(const RuleSet &game);
    void drawPictures(const std::vector<const RuleSet *> &games);
    void choose(const QString &id);
    void showAsking();
    void connectStaff();
    /// Handles a touch or a press before any widget does. Returns true if that consumed it.
    [[nodiscard]] bool take();
    void setLarge(bool large);
    void place();
    [[nodiscard]] QRect pageIn(const QRect &room) const;
    static constexpr std::chrono::seconds DriftInterval{3};
    void drift();
    /// Returns the current position of the drifting content.
    [[nodiscard]] QPoint driftPosition() const;
    void retranslate();
    void updatePause();

    DisplayConfig m_config; ///< including changes made by the staff
    const Catalogue &m_catalogue;
    Clock &m_clock;
    std::unique_ptr<DisplayFlow> m_flow;
    std::unique_ptr<InputFilter> m_gate;
    std::unique_ptr<StaffGesture> m_knock;
    std::unique_ptr<StaffAccess> m_staff;
    std::unique_ptr<OddsStore> m_odds; ///< null if shared with other windows
    Alarm m_driftAlarm;
    Alarm m_settlingAlarm; ///< active while a page is new
    QWidget *m_content;    ///< contains all other widgets; drifts between visits
    BoardView *m_board;
    SoundPlayer *m_sound;
    AttractStrip *m_attractStrip;
    PlayStrip *m_strip;
    LabelPage *m_label;
    ChoicePage *m_choice;
    MirroredSheets<PresenceSheet> m_stillThere;
    MirroredSheets<ResultSheet> m_end;
    ExplanationSheet *m_why;
    ComparePage *m_compare;
    OpeningPictures *m_pictures;
    Announcer *m_announcer;
    std::unique_ptr<AttractMode> m_attract;
    std::unique_ptr<VisitorSession> m_visitor;
    DisplaySizes m_sizes;
    QPointer<QWidget> m_focusBefore; ///< restored when PresenceSheet is hidden
    int m_driftStep = 0;
    bool m_quiet = false;
    bool m_large = false;
    bool m_leaving = false;
};

} // namespace doublets
