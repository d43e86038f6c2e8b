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

/// Access to the printers, and the dialogs for choosing one. Tests substitute it.
class Printers
{
public:
    virtual ~Printers() = default;

    /// Determines in the background whether there is any printer, then calls `told` in this thread.
    /// Never blocks, even if the print server does not answer. Cancels an earlier request.
    virtual void queryAvailability(std::function<void(bool any)> told) = 0;
    /// Cancels the request of queryAvailability(); its function is not called.
    virtual void cancelQuery() = 0;
    /// Asks the user for a printer, set up for `sheet`. Returns null if the user cancelled.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> choose(QWidget *parent,
                                                           const sheets::Sheet &sheet) = 0;
    /// Asks the user for the path of a PDF file. Returns an empty string if the user cancelled.
    [[nodiscard]] virtual QString pdfToSave(QWidget *parent, const QString &suggested) = 0;
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

    void queryAvailability(std::function<void(bool any)> told) override;
    void cancelQuery() override;
    [[nodiscard]] std::unique_ptr<QPrinter> choose(QWidget *parent,
                                                   const sheets::Sheet &sheet) override;
    [[nodiscard]] QString pdfToSave(QWidget *parent, const QString &suggested) override;

private:
    std::function<void(bool any)> m_told;
    /// Number of questions to the print server without an answer.
    std::shared_ptr<std::atomic<int>> m_unanswered;
    std::unique_ptr<BackgroundTask<bool>> m_asking;
};

/// Prints the selected pages of `sheet`. Returns false if the printer fails or `progress` returns
/// false. May be called in any thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
