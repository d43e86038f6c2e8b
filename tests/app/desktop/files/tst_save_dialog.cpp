// SPDX-License-Identifier: MIT
#include "desktop/files/save_dialog.h"
#include "desktop/print/printers.h"
#include "desktop/window/desktop_dialogs.h"
#include "match/settings/settings.h"

#include "core/rules/catalogue.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

using Ask = QString (*)(const QString &suggested);

QString askForPicture(const QString &suggested)
{
    const auto chosen = DesktopDialogs().getSavePictureFile(nullptr, {suggested, QSize(300, 200)});
    return chosen ? chosen->path : QString();
}

/// Answers the dialogs like a user.
class User : public QObject
{
public:
    User(QString name, bool replaces)
        : m_name(std::move(name))
        , m_replaces(replaces)
    {
        connect(&m_timer, &QTimer::timeout, this, &User::answer);
        m_timer.start(20);
    }

    [[nodiscard]] int questions() const { return m_questions; }

private:
    void answer()
    {
        QWidget *active = QApplication::activeModalWidget();
        if (auto *box = qobject_cast<QMessageBox *>(active)) {
            ++m_questions;
            for (QAbstractButton *button : box->buttons()) {
                const auto role = box->buttonRole(button);
                const bool agrees =
                    role == QMessageBox::DestructiveRole || role == QMessageBox::YesRole;
                if (agrees == m_replaces) {
                    button->click();
                    return;
                }
            }
        } else if (auto *dialog = qobject_cast<QFileDialog *>(active)) {
            if (m_entered) {
                dialog->reject();
                return;
            }
            m_entered = true;
            auto *edit = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
            edit->setText(m_name);
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        }
    }

    QString m_name;
    bool m_replaces;
    bool m_entered = false;
    int m_questions = 0;
    QTimer m_timer;
};

} // namespace

/// Files always have a suffix by which they can be opened again.
class TestSaveDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsTheSuffix_data();
    void addsTheSuffix();
    void asksBeforeItReplacesTheResultingFile_data();
    void asksBeforeItReplacesTheResultingFile();
    void remembersFolders_data();
    void remembersFolders();
    void knowsEachKind();
};

void TestSaveDialog::addsTheSuffix_data()
{
    QTest::addColumn<Ask>("ask");
    QTest::addColumn<QString>("entered");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *kind, Ask ask, const QString &suffix) {
        for (const QString &name : {u"plain"_s, u"Anna vs. Ben 1.5"_s, u"a.b"_s, u"%1 игра.x"_s}) {
            QTest::addRow("%s: %s", kind, qPrintable(name)) << ask << name << name + suffix;
        }
        for (const QString &name : {u"full."_s + suffix.mid(1), u"FULL"_s + suffix.toUpper()}) {
            QTest::addRow("%s: %s", kind, qPrintable(name)) << ask << name << name;
        }
    };
    row(
        "game", [](const QString &s) { return DesktopDialogs().getSaveGamePath(nullptr, s); },
        u".doublets"_s);
    row(
        "lesson", [](const QString &s) { return DesktopDialogs().getSaveLessonPath(nullptr, s); },
        u".doublets-lesson"_s);
    row(
        "figures", [](const QString &s) { return DesktopDialogs().getSaveCsvPath(nullptr, s); },
        u".csv"_s);
    row(
        "experiment",
        [](const QString &s) { return DesktopDialogs().getSaveExperimentPath(nullptr, s); },
        u".pdf"_s);
    row("picture", &askForPicture, u".png"_s);
    row(
        "pages", [](const QString &s) { return DesktopPrinters().choosePdfPath(nullptr, s); },
        u".pdf"_s);
}

void TestSaveDialog::addsTheSuffix()
{
    QFETCH(const Ask, ask);
    QFETCH(const QString, entered);
    QFETCH(const QString, wanted);
    const QTemporaryDir folder;
    const User user(entered, true);
    QCOMPARE(ask(folder.filePath(u"suggested"_s)), folder.filePath(wanted));
    QCOMPARE(user.questions(), 0);
}

void TestSaveDialog::asksBeforeItReplacesTheResultingFile_data()
{
    QTest::addColumn<QString>("entered");
    for (const QString &name : {u"one 1.5"_s, u"one 1.5.doublets"_s}) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestSaveDialog::asksBeforeItReplacesTheResultingFile()
{
    QFETCH(const QString, entered);
    const QTemporaryDir folder;
    const QString there = folder.filePath(u"one 1.5.doublets"_s);
    QFile file(there);
    QVERIFY(file.open(QIODevice::WriteOnly));
    DesktopDialogs dialogs;
    {
        const User user(entered, true);
        QCOMPARE(dialogs.getSaveGamePath(nullptr, folder.filePath(u"x"_s)), there);
        QCOMPARE(user.questions(), 1);
    }
    {
        const User user(entered, false);
        QCOMPARE(dialogs.getSaveGamePath(nullptr, folder.filePath(u"x"_s)), QString());
        QCOMPARE(user.questions(), 1);
    }
}

void TestSaveDialog::remembersFolders_data()
{
    using Dialog = QString (DesktopDialogs::*)(QWidget *, const QString &);
    QTest::addColumn<Dialog>("dialog");
    QTest::addColumn<QString>("file");
    QTest::newRow("open a lesson") << &DesktopDialogs::getOpenLessonPath << u"a.doublets-lesson"_s;
    QTest::newRow("save a lesson") << &DesktopDialogs::getSaveLessonPath << u"a.doublets-lesson"_s;
    QTest::newRow("picture") << &DesktopDialogs::getOpenPicturePath << u"a.png"_s;
    QTest::newRow("open rules") << &DesktopDialogs::getOpenInventionPath << u"a.doublets-rules"_s;
    QTest::newRow("save rules") << &DesktopDialogs::getSaveInventionPath << u"a.doublets-rules"_s;
    QTest::newRow("figures") << &DesktopDialogs::getSaveCsvPath << u"a.csv"_s;
    QTest::newRow("experiment") << &DesktopDialogs::getSaveExperimentPath << u"a.pdf"_s;
}

void TestSaveDialog::remembersFolders()
{
    using Dialog = QString (DesktopDialogs::*)(QWidget *, const QString &);
    QFETCH(const Dialog, dialog);
    QFETCH(const QString, file);
    const bool opens =
        QByteArrayView(QTest::currentDataTag()).startsWith("open") || file.endsWith(u".png");
    const QTemporaryDir folder;
    const auto catalogue = Catalogue::builtIn();
    const QString path = folder.filePath(file);
    if (opens) {
        QFile existing(path);
        QVERIFY(existing.open(QIODevice::WriteOnly));
    }
    const auto answer = [&](DesktopDialogs &dialogs, const QString &suggested) {
        const User user(file, true);
        return (dialogs.*dialog)(nullptr, suggested);
    };
    const QString settingsPath = folder.filePath(u"settings.conf"_s);
    {
        Settings settings(settingsPath, catalogue.value());
        DesktopDialogs dialogs(&settings);
        QCOMPARE(answer(dialogs, opens ? folder.path() : path), path);
        QCOMPARE(answer(dialogs, opens ? QString() : file), path);
    }
    Settings settings(settingsPath, catalogue.value()); // after a restart
    DesktopDialogs dialogs(&settings);
    QCOMPARE(answer(dialogs, opens ? QString() : file), path);
}

void TestSaveDialog::knowsEachKind()
{
    const SaveDialog dialog(u"Save"_s,
                            {{u"Page (*.pdf)"_s, u"pdf"_s}, {u"CSV (*.csv)"_s, u"csv"_s}});
    QCOMPARE(dialog.withSuffix(u"/a/b"_s), u"/a/b.pdf"_s);
    QCOMPARE(dialog.withSuffix(u"/a/b.Csv"_s), u"/a/b.Csv"_s);
    QCOMPARE(dialog.withSuffix(u"/a/b.csv.old"_s), u"/a/b.csv.old.pdf"_s);
    QCOMPARE(dialog.withSuffix(u"/a.csv/b"_s), u"/a.csv/b.pdf"_s);
}

int main(int argc, char *argv[])
{
    // The test operates Qt's own dialog on every desktop.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    TestSaveDialog tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_save_dialog.moc"
