// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "desktop/print/sheet_chooser.h"
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

/// The dialog for choosing, previewing, printing and saving a sheet. Computes odds and other slow
/// figures, prints and saves in the background. The user can cancel this work. Deleting the dialog
/// also cancels the work, and blocks until the work has stopped.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Initially shows `initialSheet` or, if it is nullopt, the rules of the current game. `match`,
    /// `catalogue` and `printers` must outlive this object.
    PrintDialog(Match &match, const Catalogue &catalogue, Printers &printers,
                const std::optional<InitialSheet> &initialSheet = {}, QWidget *parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] SheetChooser &sheetChooser() const { return *m_sheetChooser; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpLayout();
    void updateChoicesWidth();
    void retranslate();
    void saveChoices();
    void prepareSheet();
    void prepareInBackground();
    /// Returns the chosen sheet, or nullopt if it contains figures (see prepareInBackground()). On
    /// an error, shows the error and returns a sheet without pages.
    [[nodiscard]] std::optional<sheets::Sheet> createSheetImmediately();
    void showSheet(const sheets::Sheet &sheet);
    void print();
    void continuePrinting(bool hasPrinter);
    void save();
    void cancel();
    void beginTask(const QString &description);
    void endTask(const QString &message);
    void showStatus(const QString &text);
    void updateControls();
    [[nodiscard]] QString suggestedPdfPath() const;
    [[nodiscard]] bool isBusy() const;

    [[nodiscard]] const RuleSet &ruleSet() const;
    [[nodiscard]] std::vector<RuleSetWithRulings> gamesForOdds() const;
    [[nodiscard]] LessonVariant lessonVariant() const;
    [[nodiscard]] QString figuresKey() const;
    [[nodiscard]] sheets::Sheet createSheet(const SheetFigures &figures) const;

    Match &m_match;
    const Catalogue &m_catalogue;
    /// Invented game that is the subject of the sheets; nullopt for the game on the board.
    std::optional<RuleSet> m_invention;
    Printers &m_printers;
    SheetChooser *m_sheetChooser;
    QScrollArea *m_scrollArea; ///< contains the choices and buttons
    PagePreview *m_preview;
    QLabel *m_statusLabel;
    QProgressBar *m_progressBar;
    QPushButton *m_cancelButton;
    QPushButton *m_retryButton; ///< prepares a cancelled or failed sheet again
    QPushButton *m_printButton;
    QPushButton *m_saveButton;
    QPushButton *m_closeButton;
    sheets::Sheet m_sheet; ///< sheet shown; has no pages while it is being prepared
    QString m_savePath;    ///< path of the file being saved
    bool m_isQueryingPrinters = false;
    SheetFigures m_figures;      ///< figures computed last
    QString m_pendingFiguresKey; ///< key of the figures being computed
    BackgroundTask<SheetFigures> m_figuresTask;
    BackgroundTask<std::optional<Error>> m_saveTask;
    BackgroundTask<bool> m_printTask;
};

} // namespace doublets
