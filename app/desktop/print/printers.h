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

/// An interface to the printers and the dialogs for choosing a printer or a PDF file. Replaced in
/// tests.
class Printers
{
public:
    virtual ~Printers() = default;

    /// Determines in the background whether any printer is set up. Then calls `callback`, which
    /// must not be empty, once from the event loop of the calling thread, unless the query has been
    /// cancelled. Never blocks, even if the print server does not respond. Cancels any earlier
    /// query.
    virtual void queryAvailability(std::function<void(bool hasPrinters)> callback) = 0;
    /// Cancels a running query, so that its callback is not called. Does nothing if no query is
    /// running.
    virtual void cancelQuery() = 0;
    /// Asks the user for a printer and the pages to print. Blocks until the user has answered.
    /// Returns the printer, set up for the paper of `sheet`, or null if the user cancels.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> choosePrinter(QWidget *parent,
                                                                  const sheets::Sheet &sheet) = 0;
    /// Asks the user for the path of a PDF file, initially `suggested`. Blocks until the user has
    /// answered. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString choosePdfPath(QWidget *parent, const QString &suggested) = 0;
};

/// The implementation of Printers with the printers and dialogs of the desktop. The destructor does
/// not wait for a print server that does not respond.
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
    /// Number of queries that the print server has not answered.
    std::shared_ptr<std::atomic<int>> m_pendingQueries;
    std::unique_ptr<BackgroundTask<bool>> m_query;
};

/// Prints the pages of `sheet` that are selected in `printer`, by default all pages. Before each
/// page, calls `progress`, unless empty, with the share printed so far, 0 to 1. Returns false if
/// the printer fails or `progress` returns false. May be called in any thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
