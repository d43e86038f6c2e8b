// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <QCoreApplication>
#include <QString>

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

    /// Whether there is any.
    [[nodiscard]] virtual bool any() const = 0;
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
    [[nodiscard]] bool any() const override;
    [[nodiscard]] std::unique_ptr<QPrinter> choose(QWidget *parent,
                                                   const sheets::Sheet &sheet) override;
    [[nodiscard]] QString pdfToSave(QWidget *parent, const QString &suggested) override;
};

/// Prints the pages that the printer was asked for. False where the printer fails or `progress`
/// stops it. In any one thread.
[[nodiscard]] bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                              const std::function<bool(double share)> &progress);

} // namespace doublets
