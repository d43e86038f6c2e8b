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

/// The interface to the printers and to the dialogs for choosing a printer or a PDF file. Tests use
/// a fake implementation.
class Printers
{
public:
    virtual ~Printers() = default;

    /// Determines in the background whether any printer is set up, then calls `callback` once in
    /// the calling thread, from the event loop. Never blocks, even if the print server does not
    /// answer. Cancels an earlier query.
    virtual void queryAvailability(std::function<void(bool hasPrinters)> callback) = 0;
    /// Cancels a running query, so that its callback is not called.
    virtual void cancelQuery() = 0;
    /// Asks the user for a printer and the pages to print, and returns the printer, set up for the
    /// paper of `sheet`. Returns null if the user cancelled.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> choosePrinter(QWidget *parent,
                                                                  const sheets::Sheet &sheet) = 0;
    /// Asks the user where to save a PDF file, with `suggested` as the initial path. Returns an
    /// empty string if the user cancelled.
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

/// Prints the pages of `sheet` that are selected in `printer`, by default all. Calls `progress`,
/// which may be empty, with the share printed so far, from 0 to 1, before each page. Returns false
/// if the printer fails or `progress` returns false. May be called in any thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
