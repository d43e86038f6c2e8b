// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "desktop/print/sheet_choice.h"
#include "desktop/print/sheet_figures.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace doublets {

class Match;
class PagePreview;
class Printers;

/// The dialog for choosing, previewing, printing and saving a sheet. Computing, printing and saving
/// run in the background and can be cancelled.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// `match` and `printers` must outlive this object.
    PrintDialog(Match &match, const Catalogue &catalogue, Printers &printers,
                const std::optional<InitialSheet> &wanted = {}, QWidget *parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] SheetChoice &choice() const { return *m_choice; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fitChoices();
    void retranslate();
    void remember();
    void make();
    void makeBeside();
    [[nodiscard]] std::optional<sheets::Sheet> madeAtOnce();
    void showSheet(const sheets::Sheet &sheet);
    void print();
    void printOn(bool any);
    void save();
    void cancel();
    void begin(const QString &what);
    void end(const QString &said);
    void say(const QString &text);
    void allow();
    [[nodiscard]] QString suggestedFile() const;
    [[nodiscard]] bool isBusy() const;

    [[nodiscard]] QString figuresWanted() const;
    [[nodiscard]] sheets::Sheet sheetOf(const SheetFigures &figures) const;

    Match &m_match;
    const Catalogue &m_catalogue;
    Printers &m_printers;
    SheetChoice *m_choice;
    QScrollArea *m_scroll; ///< contains the choices and buttons
    PagePreview *m_preview;
    QLabel *m_said;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_again; ///< makes the cancelled sheet again
    QPushButton *m_print;
    QPushButton *m_save;
    QPushButton *m_close;
    sheets::Sheet m_sheet; ///< without pages until it is ready
    QString m_lastFolder;
    QString m_path;          ///< the file being written
    bool m_isAsking = false; ///< whether the print server is being asked for printers
    SheetFigures m_figures;  ///< the figures computed last
    QString m_finding;       ///< identifies the figures being computed
    BackgroundTask<SheetFigures> m_maker;
    BackgroundTask<std::optional<Error>> m_writer;
    BackgroundTask<bool> m_printing;
};

} // namespace doublets
