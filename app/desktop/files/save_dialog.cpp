// SPDX-License-Identifier: MIT
#include "desktop/files/save_dialog.h"

#include "panels/dialogs/dialog_size.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace doublets {

SaveDialog::SaveDialog(QString title, QList<FileKind> kinds)
    : m_title(std::move(title))
    , m_kinds(std::move(kinds))
{
}

QString SaveDialog::getSavePath(QWidget *parent, const QString &suggestedPath)
{
    QString shown = suggestedPath;
    for (;;) {
        const QString entered = showDialog(parent, shown);
        if (entered.isEmpty()) {
            return {};
        }
        const QString path = withSuffix(entered);
        // The dialog has already asked about the name as it was entered.
        if (path == entered || !QFileInfo::exists(path) || confirmReplacement(parent, path)) {
            return path;
        }
        shown = path;
    }
}

QString SaveDialog::withSuffix(const QString &path) const
{
    const bool hasSuffix = std::ranges::any_of(m_kinds, [&path](const FileKind &kind) {
        return path.endsWith(QChar(u'.') + kind.suffix, Qt::CaseInsensitive);
    });
    return hasSuffix ? path : path + QChar(u'.') + m_kinds[m_kindIndex].suffix;
}

QString SaveDialog::showDialog(QWidget *parent, const QString &suggested)
{
    QStringList filters;
    for (const FileKind &kind : m_kinds) {
        filters << kind.filter;
    }
    QFileDialog dialog(parent, m_title, suggested);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filters[m_kindIndex]);
    dialog.setDefaultSuffix(m_kinds[m_kindIndex].suffix);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        const qsizetype kind = std::max<qsizetype>(0, filters.indexOf(filter));
        dialog.setDefaultSuffix(m_kinds[kind].suffix);
    });
    dialog.selectFile(suggested);
    fitToScreen(dialog);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    m_kindIndex = std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter()));
    return accepted ? dialog.selectedFiles().value(0) : QString();
}

bool SaveDialog::confirmReplacement(QWidget *parent, const QString &path)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("Replace the file"));
    //: %1: the name of a file, in quotation marks
    box.setText(
        tr("%1 already exists. Replace it?").arg(quoted(printable(QFileInfo(path).fileName()))));
    const QPushButton *replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(cancel);
    box.exec();
    return box.clickedButton() == replace;
}

void fitToScreen(QFileDialog &dialog)
{
    dialog.resize(dialog.sizeHint().boundedTo(maxDialogSize(dialog)));
}

} // namespace doublets
