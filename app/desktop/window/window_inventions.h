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
class Session;
class WindowDialogs;

/// The window's access to invented games: the dialog that invents them, and their files.
class WindowInventions : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All arguments must outlive this object.
    WindowInventions(Session &session, Dialogs &dialogs, WindowDialogs &windowDialogs,
                     const Actions &actions, QWidget &window);

    /// Opens the dialog, with the invention left there last or the rules of the game on the board.
    void openDialog();
    /// Opens the file `path` in the dialog if its name has the suffix of an invention, and returns
    /// true even if the file is invalid, in which case errorOccurred() is emitted. Returns false
    /// for other files.
    bool openIfInvention(const QString &path);
    /// Returns whether the program may quit. If an invention is unsaved, asks the user whether to
    /// save it; blocks until the user has answered.
    [[nodiscard]] bool confirmQuit();

Q_SIGNALS:
    /// Emitted when the file of an invention could not be opened.
    void errorOccurred(const doublets::Error &error);

private:
    void createDialog(const Invention &invention);
    void showDialog();
    void play(const Invention &invention);
    /// Returns the invention with which the dialog opens: the rules of the game on the board.
    [[nodiscard]] Invention presentRules() const;

    Session &m_session;
    Dialogs &m_dialogs;
    WindowDialogs &m_windowDialogs;
    QWidget &m_window;
    QPointer<InventionDialog> m_dialog;
};

} // namespace doublets
