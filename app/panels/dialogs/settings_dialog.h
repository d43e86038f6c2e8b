// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QDialog>

class QDialogButtonBox;
class QTabWidget;

namespace doublets {

class ShortcutSettings;
class ShortcutPage;
class LanguagePage;
class SoundPage;
class PlayersPage;
class Session;
class SkillStore;
class BoardPage;
class GuessFirst;

/// A dialog for the settings, with a tab for each Page. Applies changes immediately.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Players, Board, SoundAndTime, LanguageAndText, Shortcuts };

    /// `session` must have a game. `session`, `skill`, `guess` and `shortcuts` must outlive this
    /// object.
    SettingsDialog(Session &session, SkillStore &skill, const GuessFirst &guess,
                   ShortcutSettings &shortcuts, QWidget *parent = nullptr);

    /// Selects the tab of a page. Does not show the dialog.
    void selectPage(Page page);
    /// Selects the Players page, and gives the focus to the field for the name of the player of
    /// `side`. Does not show the dialog.
    void focusPlayerName(Side side);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user requests the AppearancePanel, for choosing the board, the lighting and
    /// the speed.
    void appearanceRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Makes `key` select the page that is `distance` pages after the current one, wrapping around
    /// after the last page. `distance` must not be negative.
    void connectTabKey(const QKeySequence &key, int distance);
    void retranslate();

    QTabWidget *m_tabs;
    PlayersPage *m_playersPage;
    BoardPage *m_boardPage;
    SoundPage *m_soundPage;
    LanguagePage *m_languagePage;
    ShortcutPage *m_shortcutPage;
    QDialogButtonBox *m_buttonBox;
};

} // namespace doublets
