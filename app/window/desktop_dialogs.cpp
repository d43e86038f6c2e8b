// SPDX-License-Identifier: MIT
#include "app/window/desktop_dialogs.h"

#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>

namespace doublets {

namespace {

const QString Suffix = u"doublets"_qs;

} // namespace

QString DesktopDialogs::fileToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, tr("Open a game"), folder,
                                        tr("Games of doublets (*.doublets)") + u";;"_qs +
                                            tr("All files (*)"));
}

QString DesktopDialogs::fileToSave(QWidget *parent, const QString &suggested)
{
    QFileDialog dialog(parent, tr("Save the game"), suggested,
                       tr("Games of doublets (*.doublets)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(Suffix);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DesktopDialogs::tableToSave(QWidget *parent, const QString &suggested)
{
    QFileDialog dialog(parent, tr("Save the table"), suggested,
                       tr("Comma-separated values (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"csv"_qs);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void DesktopDialogs::about(QWidget *parent)
{
    const QString text = u"<h2>%1</h2><p>%2</p><p>%3</p>"_qs.arg(
        tr("Doublets %1").arg(QCoreApplication::applicationVersion()).toHtmlEscaped(),
        tr("The historical game at tables and its relatives, each as its own source has it.")
            .toHtmlEscaped(),
        tr("Free software under the MIT licence.").toHtmlEscaped());
    QMessageBox::about(parent, tr("About Doublets"), text);
}

void DesktopDialogs::aboutQt(QWidget *parent)
{
    QMessageBox::aboutQt(parent);
}

} // namespace doublets
