// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "print/page/sheet.h"

#include <QCoreApplication>
#include <QString>

#include <atomic>
#include <memory>

class QPrinter;
class QWidget;

namespace doublets {

/// The printers of this computer, and the questions that they are chosen by: behind a seam so that
/// tests can answer instead of people.
class Printers
{
public:
    virtual ~Printers() = default;

    /// Finds out beside the window whether there is any, and tells it then: a print server that
    /// does not answer keeps nobody waiting. Who asked before is told nothing.
    virtual void askForAny(std::function<void(bool any)> told) = 0;
    /// Whoever asked is told nothing.
    virtual void stopAsking() = 0;
    /// One that is ready for such a sheet; null if nobody chose one.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> choose(QWidget *parent,
                                                           const sheets::Sheet &sheet) = 0;
    /// Where to save a PDF file; empty if nobody chose.
    [[nodiscard]] virtual QString pdfToSave(QWidget *parent, const QString &suggested) = 0;
};

/// Those of the desktop.
class DesktopPrinters final : public Printers
{
    Q_DECLARE_TR_FUNCTIONS(DesktopPrinters)

public:
    DesktopPrinters();
    ~DesktopPrinters() override;
    DesktopPrinters(const DesktopPrinters &) = delete;
    DesktopPrinters &operator=(const DesktopPrinters &) = delete;

    void askForAny(std::function<void(bool any)> told) override;
    void stopAsking() override;
    [[nodiscard]] std::unique_ptr<QPrinter> choose(QWidget *parent,
                                                   const sheets::Sheet &sheet) override;
    [[nodiscard]] QString pdfToSave(QWidget *parent, const QString &suggested) override;

private:
    std::function<void(bool any)> m_told;
    std::shared_ptr<std::atomic<int>> m_unanswered; ///< questions to the print server
    std::unique_ptr<BackgroundWork<bool>> m_asking;
};

/// Prints the pages that the printer was asked for. False where the printer fails or `progress`
/// stops it. In any one thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
