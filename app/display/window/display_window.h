// SPDX-License-Identifier: MIT
#pragma once

#include "display/flow/display_flow.h"
#include "display/screens/choice_page.h"
#include "display/screens/display_sizes.h"
#include "display/screens/faced_sheets.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace doublets {

class AttractShow;
class AttractStrip;
class Announcer;
class BoardView;
class ComparePage;
class CornerKnock;
class EndSheet;
class LabelPage;
class Match;
class OddsStore;
class OpeningPictures;
class PictureStore;
class PlayStrip;
class SoundPlayer;
class StaffDoor;
class StillThereSheet;
class TouchGate;
class VisitorPlay;
class WhySheet;

/// The museum's display: the one window of the programme, over the whole screen. It shows what the
/// flow says, and cannot be closed by visitors.
class DisplayWindow : public QWidget
{
    Q_OBJECT

public:
    /// All of them must outlive the window, and so must the odds that it shares with others;
    /// without those it solves its own. The configuration is sound.
    DisplayWindow(
        DisplayConfig config, const Catalogue &catalogue, Clock &clock,
        DisplayFlow::Now now = [] { return QDateTime::currentDateTime(); },
        OddsStore *odds = nullptr);
    ~DisplayWindow() override;

    /// Covers the whole screen, also when it changes, or comes back after it was gone.
    void coverScreen();
    /// Begins with the attract mode.
    void start();
    [[nodiscard]] DisplayFlow &flow() const { return *m_flow; }
    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] StaffDoor &staff() const { return *m_staff; }
    /// Where pictures of tables are kept, those to choose from among them.
    void setPictureStore(const PictureStore &store);
    [[nodiscard]] PlayStrip &strip() const { return *m_strip; }
    [[nodiscard]] Announcer &announcer() const { return *m_announcer; }
    /// As the staff may have changed it.
    [[nodiscard]] const DisplayConfig &config() const { return m_config; }
    /// What a visitor plays; null where nobody does.
    [[nodiscard]] Match *match() const;
    /// In quiet hours nothing is heard; else as loud as the configuration says.
    void setQuiet(bool quiet);
    /// From now on the window may be closed.
    void leave();
    /// How long a new page takes no press: a double tap on the page before it chooses nothing.
    static constexpr std::chrono::milliseconds SettlingTime{350};
    [[nodiscard]] bool isSettling() const { return m_settling.isActive(); }

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
    /// What is not there on that screen goes.
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
    /// A finger, a button or a key: whether nothing else gets it.
    [[nodiscard]] bool take();
    void setLarge(bool large);
    void place();
    [[nodiscard]] QRect pageIn(const QRect &room) const;
    static constexpr std::chrono::seconds DriftEvery{3};
    void drift();
    /// Where everything lies now, that drifts.
    [[nodiscard]] QPoint drifted() const;
    void retranslate();
    void updatePause();

    DisplayConfig m_config; ///< as the staff may have changed it
    const Catalogue &m_catalogue;
    Clock &m_clock;
    std::unique_ptr<DisplayFlow> m_flow;
    std::unique_ptr<TouchGate> m_gate;
    std::unique_ptr<CornerKnock> m_knock;
    std::unique_ptr<StaffDoor> m_staff;
    std::unique_ptr<OddsStore> m_odds; ///< of all games that are played here; none: shared
    Alarm m_drifts;
    Alarm m_settling;   ///< active while a page is new
    QWidget *m_content; ///< everything; it drifts while nobody is there
    BoardView *m_board;
    SoundPlayer *m_sound;
    AttractStrip *m_attractStrip;
    PlayStrip *m_strip;
    LabelPage *m_label;
    ChoicePage *m_choice;
    FacedSheets<StillThereSheet> m_stillThere;
    FacedSheets<EndSheet> m_end;
    WhySheet *m_why;
    ComparePage *m_compare;
    OpeningPictures *m_pictures;
    Announcer *m_announcer;
    std::unique_ptr<AttractShow> m_attract;
    std::unique_ptr<VisitorPlay> m_visitor;
    DisplaySizes m_sizes;
    QPointer<QWidget> m_focusBefore; ///< the question whether they still play
    int m_driftStep = 0;
    bool m_quiet = false;
    bool m_large = false;
    bool m_leaving = false;
};

} // namespace doublets
