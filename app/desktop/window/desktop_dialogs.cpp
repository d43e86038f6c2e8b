// SPDX-License-Identifier: MIT
#include "desktop/window/desktop_dialogs.h"

#include "core/files/lock_file.h"
#include "desktop/files/save_dialog.h"
#include "laboratory/saving/report_svg.h"
#include "match/settings/default_folder.h"
#include "match/settings/settings.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString getOpenPath(QWidget *parent, const QString &title, const QString &folder,
                    const QStringList &filters)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setAcceptMode(QFileDialog::AcceptOpen);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(filters);
    fitToScreen(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

/// Lets long paths wrap: a message that cannot wrap could be wider than the screen.
QString wrappable(const QString &text)
{
    constexpr int LongestWord = 24;
    QString result;
    int length = 0;
    for (const QChar character : text) {
        result += character;
        length = character.isSpace() ? 0 : length + 1;
        if (length > 0 && (character == u'/' || length % LongestWord == 0) &&
            !character.isHighSurrogate()) {
            result += QChar(0x200b); // zero width space
        }
    }
    return result;
}

/// Returns the width beyond which QMessageBox cuts its contents.
int maxMessageWidth(const QScreen &screen)
{
    constexpr int SmallScreen = 1024;
    constexpr int MaxWidth = 1000;
    constexpr int Surroundings = 480;
    const int width = screen.availableSize().width();
    return width <= SmallScreen ? width : qMin(width - Surroundings, MaxWidth);
}

/// Returns the sum of the left and right margins of a message, in pixels.
int horizontalMargins(const QMessageBox &box)
{
    const QMargins margins = box.layout()->contentsMargins();
    return margins.left() + margins.right();
}

/// Returns whether a message fits on the screen.
bool fits(const QMessageBox &box)
{
    constexpr int Frame = 40;
    // QMessageBox is wider only for its buttons and long words.
    const int usualWidth = std::min(500, box.screen()->availableSize().width() / 2);
    const int maxWidth = maxMessageWidth(*box.screen());
    const int minWidth =
        std::max(box.layout()->totalMinimumSize().width(),
                 box.findChild<QDialogButtonBox *>()->sizeHint().width() + horizontalMargins(box));
    const int width = std::clamp(minWidth, std::min(usualWidth, maxWidth), maxWidth);
    return minWidth <= maxWidth && box.layout()->totalHeightForWidth(width) + Frame <=
                                       box.screen()->availableSize().height();
}

/// Stacks the buttons of a message if they do not fit beside one another. Reduces the text if the
/// message does not fit even then, because it does not scroll.
void fitMessage(QMessageBox &box)
{
    constexpr int MinPixelSize = 12;
    auto *buttons = box.findChild<QDialogButtonBox *>();
    if (buttons->sizeHint().width() + horizontalMargins(box) > maxMessageWidth(*box.screen())) {
        buttons->setOrientation(Qt::Vertical);
    }
    for (auto *label : box.findChildren<QLabel *>()) {
        label->setWordWrap(true); // as QMessageBox does later, so that the height is known
    }
    QFont font = box.font();
    for (int size = QFontInfo(font).pixelSize(); size > MinPixelSize && !fits(box); --size) {
        font.setPixelSize(size);
        box.setFont(font);
        for (auto *child : box.findChildren<QWidget *>()) {
            child->setFont(font);
        }
    }
}

/// Shows a message about the program, with its icon.
void showMessage(QWidget *parent, const QString &title, const QString &text)
{
    QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::Ok, parent);
    const int size = box.style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, &box);
    box.setIconPixmap(QApplication::windowIcon().pixmap(size));
    fitMessage(box);
    box.exec();
}

/// Asks the user whether to lose something. Returns true if the user presses `lose`. The button
/// `keep`, or Cancel if it is empty, is the default.
bool confirmLoss(QMessageBox::Icon icon, QWidget *parent, const QString &title,
                 const QString &question, const QString &consequences, const QString &lose,
                 const QString &keep = {})
{
    QMessageBox box(parent);
    box.setIcon(icon);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(title);
    box.setText(question);
    box.setInformativeText(consequences);
    const QPushButton *loseButton = box.addButton(lose, QMessageBox::DestructiveRole);
    QPushButton *keepButton = keep.isEmpty() ? box.addButton(QMessageBox::Cancel)
                                             : box.addButton(keep, QMessageBox::RejectRole);
    box.setDefaultButton(keepButton);
    box.setEscapeButton(keepButton);
    fitMessage(box);
    box.exec();
    return box.clickedButton() == loseButton;
}

/// Asks the user whether to lose the game on the board. Returns true if the user presses `lose`.
bool confirmGameLoss(QWidget *parent, const QString &explanation, const QString &stay,
                     const QString &lose)
{
    return confirmLoss(
        QMessageBox::Warning, parent, DesktopDialogs::tr("The game could not be saved"),
        DesktopDialogs::tr("The game on the board is unfinished and could not be saved."),
        explanation, lose, stay);
}

} // namespace

QString DesktopDialogs::inLastFolder(FolderSetting setting, const QString &path) const
{
    const QString last = m_settings == nullptr ? QString() : (m_settings->*setting).value();
    const auto standard = setting == &Settings::lessonPictureFolder
                              ? QStandardPaths::PicturesLocation
                              : QStandardPaths::DocumentsLocation;
    return QDir(existingFolder(last, standard)).filePath(path);
}

void DesktopDialogs::rememberFolder(FolderSetting setting, const QString &path) const
{
    if (m_settings != nullptr && !path.isEmpty()) {
        (m_settings->*setting).set(QFileInfo(path).absolutePath());
    }
}

QString DesktopDialogs::getOpenPathInLastFolder(FolderSetting setting, QWidget *parent,
                                                const QString &title, const QString &folder,
                                                const QStringList &filters) const
{
    QString path = getOpenPath(parent, title, inLastFolder(setting, folder), filters);
    rememberFolder(setting, path);
    return path;
}

QString DesktopDialogs::getSavePathInLastFolder(FolderSetting setting, QWidget *parent,
                                                const QString &title, const QList<FileKind> &kinds,
                                                const QString &suggested) const
{
    QString path = SaveDialog(title, kinds).getSavePath(parent, inLastFolder(setting, suggested));
    rememberFolder(setting, path);
    return path;
}

QString DesktopDialogs::inGameFolder(const QString &path) const
{
    const QString recent =
        m_settings == nullptr ? QString() : m_settings->recentFiles.value().value(0);
    return QDir(existingFolder(QFileInfo(recent).path(), QStandardPaths::DocumentsLocation))
        .filePath(path);
}

QString DesktopDialogs::getOpenGamePath(QWidget *parent, const QString &folder)
{
    return getOpenPath(parent, tr("Open a game"), folder,
                       {tr("Games of doublets (*.doublets)"), tr("All files (*)")});
}

QString DesktopDialogs::getSaveGamePath(QWidget *parent, const QString &suggested)
{
    return SaveDialog(tr("Save the game"), {{tr("Games of doublets (*.doublets)"), u"doublets"_s}})
        .getSavePath(parent, inGameFolder(suggested));
}

QString DesktopDialogs::getOpenLessonPath(QWidget *parent, const QString &folder)
{
    return getOpenPathInLastFolder(&Settings::lessonFolder, parent, tr("Open a lesson"), folder,
                                   {tr("Lessons (*.doublets-lesson)"), tr("All files (*)")});
}

QString DesktopDialogs::getSaveLessonPath(QWidget *parent, const QString &suggested)
{
    return getSavePathInLastFolder(&Settings::lessonFolder, parent, tr("Save the lesson"),
                                   {{tr("Lessons (*.doublets-lesson)"), u"doublets-lesson"_s}},
                                   suggested);
}

QString DesktopDialogs::getOpenPicturePath(QWidget *parent, const QString &folder)
{
    return getOpenPathInLastFolder(
        &Settings::lessonPictureFolder, parent, tr("Choose a picture"), folder,
        {tr("Pictures (*.png *.jpg *.jpeg *.webp)"), tr("All files (*)")});
}

QString DesktopDialogs::getOpenInventionPath(QWidget *parent, const QString &folder)
{
    return getOpenPathInLastFolder(&Settings::inventionFolder, parent, tr("Open an invention"),
                                   folder,
                                   {tr("Invented rules (*.doublets-rules)"), tr("All files (*)")});
}

QString DesktopDialogs::getSaveInventionPath(QWidget *parent, const QString &suggested)
{
    return getSavePathInLastFolder(&Settings::inventionFolder, parent, tr("Save the invention"),
                                   {{tr("Invented rules (*.doublets-rules)"), u"doublets-rules"_s}},
                                   suggested);
}

QString DesktopDialogs::getSaveCsvPath(QWidget *parent, const QString &suggested)
{
    return getSavePathInLastFolder(&Settings::tableFolder, parent, tr("Save the figures"),
                                   {{tr("Comma-separated values (*.csv)"), u"csv"_s}}, suggested);
}

QString DesktopDialogs::getSaveExperimentPath(QWidget *parent, const QString &suggested)
{
    QList<FileKind> kinds{{tr("Page with charts (*.pdf)"), u"pdf"_s},
                          {tr("Picture of the page (*.png)"), u"png"_s}};
    if (canWriteSvg()) {
        kinds << FileKind{tr("Drawing of the page (*.svg)"), u"svg"_s};
    }
    kinds << FileKind{tr("Comma-separated values (*.csv)"), u"csv"_s}
          << FileKind{tr("Table with one row per game (*.games.csv)"), u"games.csv"_s};
    return getSavePathInLastFolder(&Settings::experimentFolder, parent, tr("Save the experiment"),
                                   kinds, suggested);
}

std::optional<Dialogs::PictureFile> DesktopDialogs::getSavePictureFile(QWidget *parent,
                                                                       const PictureFile &suggested)
{
    // The sizes are offered as file kinds, which every desktop's own dialog supports.
    const QList<QSize> sizes{{3840, 2160}, {1920, 1080}, {7680, 4320}, suggested.size};
    QList<FileKind> kinds;
    for (const QSize &size : sizes) {
        //: A kind of file in a list: a picture of that many pixels. %1 width, %2 height
        const QString filter = tr("Picture, %1 × %2 (*.png)");
        kinds << FileKind{filter.arg(QString::number(size.width()), QString::number(size.height())),
                          u"png"_s};
    }
    //: %1: a kind of file, "Picture, 1200 × 760 (*.png)"
    kinds.back().filter = tr("As in the window: %1").arg(kinds.back().filter);
    SaveDialog dialog(tr("Save a picture of the board"), kinds);
    const QString path = dialog.getSavePath(parent, suggested.path);
    return path.isEmpty() ? std::nullopt
                          : std::optional(PictureFile{path, sizes[dialog.selectedKindIndex()]});
}

Dialogs::SaveAnswer DesktopDialogs::askToSave(QWidget *parent, const QString &name)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("Unsaved changes"));
    box.setText(name.isEmpty() ? tr("Save the changes?")
                               //: %1: a lesson or an invented game, in quotation marks
                               : tr("Save the changes to %1?").arg(quoted(printable(name))));
    box.setInformativeText(tr("Your changes will be lost if you don’t save them."));
    QPushButton *saveButton = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    const QPushButton *discardButton =
        box.addButton(tr("&Don’t Save"), QMessageBox::DestructiveRole);
    QPushButton *cancelButton = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(saveButton);
    box.setEscapeButton(cancelButton);
    fitMessage(box);
    box.exec();
    return box.clickedButton() == saveButton      ? SaveAnswer::Save
           : box.clickedButton() == discardButton ? SaveAnswer::Discard
                                                  : SaveAnswer::Cancel;
}

bool DesktopDialogs::confirmDiscardGame(QWidget *parent, const QString &reason)
{
    return confirmGameLoss(parent,
                           wrappable(reason) + u"\n\n"_s +
                               tr("If you start another game, this one will be lost."),
                           tr("&Keep this game"), tr("&Discard it"));
}

bool DesktopDialogs::confirmQuit(QWidget *parent, const QString &reason)
{
    return confirmGameLoss(parent,
                           wrappable(reason) + u"\n\n"_s +
                               tr("To keep this game, save it in another folder first."),
                           tr("&Keep this game"), tr("&Quit without saving"));
}

bool DesktopDialogs::confirmQuitLesson(QWidget *parent, const QString &reason)
{
    return confirmLoss(QMessageBox::Warning, parent, tr("The lesson could not be saved"),
                       tr("Some answers or games in a lesson could not be saved."),
                       wrappable(reason) + u"\n\n"_s +
                           tr("If you quit, everything since the last save will be lost."),
                       tr("&Quit without saving"), tr("&Keep working"));
}

bool DesktopDialogs::confirmTakeover(const LockHolder &holder)
{
    QMessageBox box;
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(tr("Your game may be open elsewhere"));
    if (holder.host.isEmpty()) {
        box.setText(tr("Your game seems to be open in another program."));
    } else {
        //: %1: the name of a computer, in quotation marks
        box.setText(tr("Your game seems to be open on the computer %1.")
                        .arg(quoted(printable(holder.host))));
    }
    QString more = tr("If Doublets is no longer running there, open your game here. If it is "
                      "still running there, close it first: otherwise the two copies would "
                      "overwrite each other’s moves.");
    if (holder.lastModified.isValid()) {
        //: %1: date and time
        more.prepend(tr("Opened there: %1.")
                         .arg(QLocale().toString(holder.lastModified, QLocale::ShortFormat)) +
                     u"\n\n"_s);
    }
    box.setInformativeText(more);
    const QPushButton *take = box.addButton(tr("&Open my game here"), QMessageBox::AcceptRole);
    QPushButton *leave = box.addButton(tr("&Start another game"), QMessageBox::RejectRole);
    box.setDefaultButton(leave);
    box.setEscapeButton(leave);
    fitMessage(box);
    box.exec();
    return box.clickedButton() == take;
}

bool DesktopDialogs::confirmAnswerDeletion(QWidget *parent)
{
    return confirmLoss(QMessageBox::Question, parent, tr("Start the lesson over"),
                       tr("Start the lesson over from its first step?"),
                       tr("The class’s answers and moves will be deleted."), tr("&Start over"),
                       tr("&Continue the lesson"));
}

bool DesktopDialogs::confirmScoreReset(QWidget *parent, const QString &score)
{
    //: %1 the score: "Anne 2 – 1 Ben"
    const QString question = tr("Reset the score between these two players? The score "
                                "is now: %1")
                                 .arg(score);
    return confirmLoss(QMessageBox::Question, parent, tr("Reset the score"), question,
                       tr("This cannot be undone. Scores against other players are kept."),
                       tr("&Reset"));
}

bool DesktopDialogs::confirmResultsErasure(QWidget *parent)
{
    return confirmLoss(QMessageBox::Question, parent, tr("Clear the results"),
                       tr("Clear the results of the laboratory?"),
                       tr("The same settings and seed give the same results again."), tr("C&lear"));
}

bool DesktopDialogs::confirmStatisticsErasure(QWidget *parent)
{
    return confirmLoss(QMessageBox::Question, parent, tr("Erase the statistics"),
                       tr("Erase the statistics of all games?"),
                       tr("This cannot be undone. Scores, saved games and settings are kept."),
                       tr("&Erase"));
}

void DesktopDialogs::showAbout(QWidget *parent)
{
    const QString text = u"<h2>%1</h2><p>%2</p><p>%3</p>"_s.arg(
        tr("Doublets %1").arg(QCoreApplication::applicationVersion()).toHtmlEscaped(),
        tr("Historical dice games for two, each played as its source describes it.")
            .toHtmlEscaped(),
        tr("Free software under the MIT licence.").toHtmlEscaped());
    showMessage(parent, tr("About Doublets"), text);
}

void DesktopDialogs::showAboutQt(QWidget *parent)
{
    // The text of QMessageBox::aboutQt() does not fit a small screen.
    const QString text = u"<p>%1</p><p>%2</p><p><a href=\"https://www.qt.io\">qt.io</a></p>"_s.arg(
        tr("Doublets uses Qt %1, a toolkit for desktop applications.")
            .arg(QString::fromLatin1(qVersion()))
            .toHtmlEscaped(),
        tr("Qt is free software under the GNU Lesser General Public License, version 3.")
            .toHtmlEscaped());
    showMessage(parent, tr("About Qt"), text);
}

} // namespace doublets
