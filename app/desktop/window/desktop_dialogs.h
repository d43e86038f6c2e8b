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
    [[nodiscard]] QString fileToOpen(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString fileToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString lessonToOpen(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString lessonToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString tableToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString experimentToSave(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] std::optional<Picture> pictureToSave(QWidget *parent,
                                                       const Picture &suggested) override;
    [[nodiscard]] bool mayLoseGame(QWidget *parent, const QString &why) override;
    /// Asks whether to open the game here, although `holder` seems to have it. Needs no window.
    [[nodiscard]] static bool mayTakeGame(const LockHolder &holder);
    [[nodiscard]] bool mayForgetAnswers(QWidget *parent) override;
    [[nodiscard]] bool mayResetScore(QWidget *parent, const QString &score) override;
    void about(QWidget *parent) override;
    void aboutQt(QWidget *parent) override;
};

} // namespace doublets
