// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/rules/rule_set.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace doublets {

class Actions;
class Dialogs;
class InventionDialog;
class Match;
class Session;
class WindowDialogs;

/// The window's access to invented games: their editor and their files.
class WindowInventions : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All other arguments must outlive this object.
    WindowInventions(Match &match, Session &session, Dialogs &dialogs, WindowDialogs &windowDialogs,
                     const Actions &actions, QWidget &window);

    /// Opens the dialog with the rules of the game on the board, or shows the existing dialog,
    /// which keeps its invention.
    void openDialog();
    /// Opens the file `path` in the dialog if it has the suffix of an invention. Returns false if
    /// it has another suffix. Emits openFailed(), but returns true, if the file is invalid. If
    /// the invention in the dialog is unsaved, first asks the user whether to save that invention
    /// and, if the user cancels, does not open the file.
    bool openIfInvention(const QString &path);
    /// Returns whether the program may quit. If an invention is unsaved, asks the user whether to
    /// save it; blocks until the user has answered.
    [[nodiscard]] bool confirmQuit();

Q_SIGNALS:
    /// Emitted when the file of an invention could not be opened.
    void openFailed(const doublets::Error &error);

private:
    void createDialog(const Invention &invention);
    void showDialog();
    void play(const Invention &invention);
    /// Returns the rules of the game on the board as an invention, with which the dialog opens.
    [[nodiscard]] Invention currentRules() const;

    Match &m_match;
    Session &m_session;
    Dialogs &m_dialogs;
    WindowDialogs &m_windowDialogs;
    QWidget &m_window;
    QPointer<InventionDialog> m_dialog;
};

} // namespace doublets
