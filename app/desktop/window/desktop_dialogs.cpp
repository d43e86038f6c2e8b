// SPDX-License-Identifier: MIT
#include "desktop/window/desktop_dialogs.h"

#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Suffix = u"doublets"_s;

} // namespace

QString DesktopDialogs::fileToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, tr("Open a game"), folder,
                                        tr("Games of doublets (*.doublets)") + u";;"_s +
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

QString DesktopDialogs::lessonToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, tr("Open a lesson"), folder,
                                        tr("Lessons (*.doublets-lesson)") + u";;"_s +
                                            tr("All files (*)"));
}

QString DesktopDialogs::lessonToSave(QWidget *parent, const QString &suggested)
{
    QFileDialog dialog(parent, tr("Save a copy of the lesson"), suggested,
                       tr("Lessons (*.doublets-lesson)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"doublets-lesson"_s);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DesktopDialogs::tableToSave(QWidget *parent, const QString &suggested)
{
    QFileDialog dialog(parent, tr("Save the figures"), suggested,
                       tr("Comma-separated values (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"csv"_s);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DesktopDialogs::experimentToSave(QWidget *parent, const QString &suggested)
{
    const QStringList kinds{tr("Page with charts (*.pdf)"), tr("Picture of the page (*.png)"),
                            tr("Drawing of the page (*.svg)"),
                            tr("Comma-separated values (*.csv)")};
    const QStringList suffixes{u"pdf"_s, u"png"_s, u"svg"_s, u"csv"_s};
    QFileDialog dialog(parent, tr("Save the experiment"), suggested);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(kinds);
    dialog.setDefaultSuffix(suffixes.front());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &kind) {
        dialog.setDefaultSuffix(suffixes.value(std::max<qsizetype>(0, kinds.indexOf(kind))));
    });
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

std::optional<Dialogs::Picture> DesktopDialogs::pictureToSave(QWidget *parent,
                                                              const Picture &suggested)
{
    // The sizes are kinds of files: every desktop's own dialog can ask for one.
    const QList<QSize> sizes{{3840, 2160}, {1920, 1080}, {7680, 4320}, suggested.size};
    QStringList kinds;
    for (const QSize &size : sizes) {
        //: A kind of file in a list: a picture of that many pixels. %1 width, %2 height
        kinds << tr("Picture, %1 × %2 (*.png)")
                     .arg(QString::number(size.width()), QString::number(size.height()));
    }
    //: %1: a kind of file, "Picture, 1200 × 760 (*.png)"
    kinds.back() = tr("As in the window: %1").arg(kinds.back());
    QFileDialog dialog(parent, tr("Save a picture of the board"), suggested.path);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(kinds);
    dialog.setDefaultSuffix(u"png"_s);
    dialog.selectFile(suggested.path);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return std::nullopt;
    }
    const auto chosen = kinds.indexOf(dialog.selectedNameFilter());
    return Picture{dialog.selectedFiles().constFirst(),
                   sizes.value(std::max<qsizetype>(chosen, 0))};
}

bool DesktopDialogs::mayLoseGame(QWidget *parent, const QString &why)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("The game cannot be saved"));
    box.setText(tr("The game on the board is not over, and it cannot be saved."));
    box.setInformativeText(why + u"\n\n"_s + tr("If you begin another game, this one is lost."));
    QPushButton *stay = box.addButton(tr("&Stay with this game"), QMessageBox::RejectRole);
    const QPushButton *lose = box.addButton(tr("&Give it up"), QMessageBox::DestructiveRole);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == lose;
}

bool DesktopDialogs::mayForgetAnswers(QWidget *parent)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("Start the lesson over"));
    box.setText(tr("Start the lesson over with its first step?"));
    box.setInformativeText(tr("All answers of the class, and what it has played, are forgotten."));
    const QPushButton *forget = box.addButton(tr("&Start over"), QMessageBox::DestructiveRole);
    QPushButton *stay = box.addButton(tr("&Go on with the lesson"), QMessageBox::RejectRole);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == forget;
}

bool DesktopDialogs::mayResetScore(QWidget *parent, const QString &score)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("Reset the score"));
    //: %1 the score: "Anne 2 – 1 Ben"
    box.setText(tr("Reset the score of these two players? It is now: %1").arg(score));
    box.setInformativeText(tr("This cannot be undone. Scores against other players stay."));
    const QPushButton *reset = box.addButton(tr("&Reset"), QMessageBox::DestructiveRole);
    QPushButton *keep = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == reset;
}

void DesktopDialogs::about(QWidget *parent)
{
    const QString text = u"<h2>%1</h2><p>%2</p><p>%3</p>"_s.arg(
        tr("Doublets %1").arg(QCoreApplication::applicationVersion()).toHtmlEscaped(),
        tr("Old board games with dice, each as its source tells it.").toHtmlEscaped(),
        tr("Free software under the MIT licence.").toHtmlEscaped());
    QMessageBox::about(parent, tr("About Doublets"), text);
}

void DesktopDialogs::aboutQt(QWidget *parent)
{
    QMessageBox::aboutQt(parent);
}

} // namespace doublets
