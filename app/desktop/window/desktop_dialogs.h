// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dialogs/dialogs.h"

#include <QCoreApplication>

namespace doublets {

struct LockHolder;

/// The native dialogs of the desktop application.
class DesktopDialogs final : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(DesktopDialogs)

public:
    [[nodiscard]] QString askFileToOpen(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString askFileToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString askLessonToOpen(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString askLessonToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString askTableToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString askExperimentToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] std::optional<Picture> askPictureToSave(QWidget *parent,
                                                          const Picture &suggested) override;
    [[nodiscard]] bool confirmDiscardGame(QWidget *parent, const QString &reason) override;
    /// Asks the user whether to take over the game that `holder` seems to have open. Needs no
    /// parent window.
    [[nodiscard]] static bool confirmTakeover(const LockHolder &holder);
    [[nodiscard]] bool confirmAnswerDeletion(QWidget *parent) override;
    [[nodiscard]] bool confirmScoreReset(QWidget *parent, const QString &score) override;
    void showAbout(QWidget *parent) override;
    void showAboutQt(QWidget *parent) override;
};

} // namespace doublets
