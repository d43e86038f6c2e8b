// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
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

/// A page on which a sheet is chosen, seen as it will be, and printed or saved. What takes long
/// goes on beside it, and can be cancelled.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Both must outlive it.
    PrintDialog(Match &match, Printers &printers, const std::optional<WantedSheet> &wanted = {},
                QWidget *parent = nullptr);
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
    Printers &m_printers;
    SheetChoice *m_choice;
    QScrollArea *m_scroll; ///< of all that is chosen and pressed
    PagePreview *m_preview;
    QLabel *m_said;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_again; ///< makes the sheet that was cancelled
    QPushButton *m_print;
    QPushButton *m_save;
    QPushButton *m_close;
    sheets::Sheet m_sheet; ///< without pages while it is not ready
    QString m_lastFolder;
    QString m_path;          ///< being written
    bool m_isAsking = false; ///< whether there is a printer
    SheetFigures m_figures;  ///< those found last
    QString m_finding;       ///< which ones are on their way
    BackgroundWork<SheetFigures> m_maker;
    BackgroundWork<std::optional<Error>> m_writer;
    BackgroundWork<bool> m_printing;
};

} // namespace doublets
