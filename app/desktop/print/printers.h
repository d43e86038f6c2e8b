// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "print/page/sheet.h"

#include <QCoreApplication>
#include <QString>

#include <atomic>
#include <memory>

class QPrinter;
class QWidget;

namespace doublets {

/// Access to the printers, and the dialogs for choosing one. Tests use a fake implementation.
class Printers
{
public:
    virtual ~Printers() = default;

    /// Determines in the background whether any printer is set up, then calls `callback` in this
    /// thread. Never blocks, even if the print server does not answer. Cancels an earlier query.
    virtual void queryAvailability(std::function<void(bool hasPrinters)> callback) = 0;
    /// Cancels a running query, so that its callback is not called.
    virtual void cancelQuery() = 0;
    /// Asks the user for a printer, set up for `sheet`. Returns null if the user cancelled.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> choosePrinter(QWidget *parent,
                                                                  const sheets::Sheet &sheet) = 0;
    /// Asks the user for the path of a PDF file. Returns an empty string if the user cancelled.
    [[nodiscard]] virtual QString choosePdfPath(QWidget *parent, const QString &suggested) = 0;
};

/// The printers of the desktop.
class DesktopPrinters final : public Printers
{
    Q_DECLARE_TR_FUNCTIONS(DesktopPrinters)

public:
    DesktopPrinters();
    ~DesktopPrinters() override;
    DesktopPrinters(const DesktopPrinters &) = delete;
    DesktopPrinters &operator=(const DesktopPrinters &) = delete;

    void queryAvailability(std::function<void(bool hasPrinters)> callback) override;
    void cancelQuery() override;
    [[nodiscard]] std::unique_ptr<QPrinter> choosePrinter(QWidget *parent,
                                                          const sheets::Sheet &sheet) override;
    [[nodiscard]] QString choosePdfPath(QWidget *parent, const QString &suggested) override;

private:
    std::function<void(bool hasPrinters)> m_callback;
    /// The number of queries that the print server has not answered.
    std::shared_ptr<std::atomic<int>> m_pendingQueries;
    std::unique_ptr<BackgroundTask<bool>> m_query;
};

/// Prints the selected pages of `sheet`. Returns false if the printer fails or `progress` returns
/// false. May be called in any thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
