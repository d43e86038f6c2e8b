// SPDX-License-Identifier: MIT
#include "desktop/print/printers.h"

#include "core/abandoned_thread.h"
#include "desktop/files/save_dialog.h"
#include "panels/dialogs/dialog_size.h"

#include <QComboBox>
#include <QEvent>
#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// A scroll area for the contents of a dialog that may not fit the screen. Owned by the dialog, and
/// adapts the size of the dialog to the contents.
class ScrollingContents final : public QScrollArea
{
public:
    explicit ScrollingContents(QDialog &dialog)
        : QScrollArea(&dialog)
        , m_dialog(dialog)
    {
        auto *contents = new QWidget(this);
        contents->setLayout(dialog.layout()); // takes the widgets along
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setWidget(contents);
        auto *layout = new QVBoxLayout(&dialog);
        layout->setContentsMargins({});
        layout->addWidget(this);
        contents->installEventFilter(this);
        dialog.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // Only widgets that have been shown have their final fonts.
        if (event->type() == (watched == &m_dialog ? QEvent::Show : QEvent::LayoutRequest)) {
            fit();
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void fit()
    {
        for (QComboBox *box : m_dialog.findChildren<QComboBox *>()) {
            box->setMinimumWidth(box->sizeHint().width());
        }
        const QSize available = maxDialogSize(m_dialog);
        QSize size = widget()->sizeHint().expandedTo(widget()->minimumSizeHint());
        if (size.height() > available.height()) {
            size.rwidth() += verticalScrollBar()->sizeHint().width();
        }
        if (size.width() > available.width()) {
            size.rheight() += horizontalScrollBar()->sizeHint().height();
        }
        m_dialog.resize(size.boundedTo(available));
    }

    QDialog &m_dialog;
};

} // namespace

DesktopPrinters::DesktopPrinters()
    : m_pendingQueries(std::make_shared<std::atomic<int>>(0))
    , m_query(std::make_unique<BackgroundTask<bool>>(
          BackgroundTask<bool>::Handlers{.resultReady = [this](bool hasPrinters) {
              std::exchange(m_callback, nullptr)(hasPrinters);
          }}))
{
}

/// A query to a hung print server cannot be interrupted, so its thread is abandoned until the
/// program ends.
DesktopPrinters::~DesktopPrinters()
{
    m_query->cancel();
    if (*m_pendingQueries > 0) {
        (void)m_query.release();
        skipStaticDestructors();
    }
}

void DesktopPrinters::queryAvailability(std::function<void(bool hasPrinters)> callback)
{
    m_callback = std::move(callback);
    m_query->start([pendingQueries = m_pendingQueries](TaskPromise<bool> &report) {
        ++*pendingQueries;
        report.deliver(!QPrinterInfo::availablePrinterNames().isEmpty());
        --*pendingQueries;
    });
}

void DesktopPrinters::cancelQuery()
{
    m_query->cancel();
}

std::unique_ptr<QPrinter> DesktopPrinters::choosePrinter(QWidget *parent,
                                                         const sheets::Sheet &sheet)
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(sheet.title);
    printer->setPageLayout(
        QPageLayout(sheets::pageSize(sheet.paper), QPageLayout::Portrait, QMarginsF()));
    printer->setFullPage(true); // for true size: the sheets have their own margins
    QPrintDialog dialog(printer.get(), parent);
    dialog.setWindowTitle(tr("Print"));
    dialog.setMinMax(1, static_cast<int>(sheet.pages.size()));
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    new ScrollingContents(dialog); // owned by the dialog
    if (dialog.exec() != QDialog::Accepted) {
        return nullptr;
    }
    printer->setFullPage(true);
    return printer;
}

QString DesktopPrinters::choosePdfPath(QWidget *parent, const QString &suggested)
{
    return SaveDialog(tr("Save as PDF"), {{tr("PDF (*.pdf)"), u"pdf"_s}})
        .getSavePath(parent, suggested);
}

bool printSheet(QPrinter &printer, const sheets::Sheet &sheet,
                const std::function<bool(double share)> &progress)
{
    const int count = static_cast<int>(sheet.pages.size());
    const int first = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    const double scale = printer.resolution() / sheets::PointsPerInch;
    for (int page = first; page <= last; ++page) {
        if (progress && !progress(static_cast<double>(page - first) / (last - first + 1))) {
            printer.abort();
            return false;
        }
        if (page > first && !printer.newPage()) {
            return false;
        }
        sheets::paintPage(painter, sheet.pages[static_cast<std::size_t>(page) - 1], scale);
    }
    return painter.end() && printer.printerState() != QPrinter::Error &&
           printer.printerState() != QPrinter::Aborted;
}

} // namespace doublets
