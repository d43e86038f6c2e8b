// SPDX-License-Identifier: MIT
#include "desktop/files/save_slot_chooser.h"
#include "desktop/window/desktop_dialogs.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests which save the program uses when it starts.
class TestSaveChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void doesNotAskOnOneMachine();
    void asksOnceWhereAnotherMachineHasTheGame_data();
    void asksOnceWhereAnotherMachineHasTheGame();
    void asksInTheWindow_data();
    void asksInTheWindow();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaveChoice::doesNotAskOnOneMachine()
{
    const auto ask = [](const LockHolder &) {
        qFatal("nothing is to be asked");
        return true;
    };
    SaveSlotChooser first(m_folder->path());
    QVERIFY(!first.isFirstSlotHeldLocally());
    auto save = first.chooseSlot(ask);
    QCOMPARE(save->number(), SaveSlot::First);
    {
        SaveSlotChooser second(m_folder->path());
        QVERIFY(second.isFirstSlotHeldLocally());
        QCOMPARE(second.chooseSlot(ask)->number(), 2);
    }
    SaveSlotChooser third(m_folder->path());
    QVERIFY(third.isFirstSlotHeldLocally());
    save.reset(); // the first program ends meanwhile
    QCOMPARE(third.chooseSlot(ask)->number(), SaveSlot::First);
}

void TestSaveChoice::asksOnceWhereAnotherMachineHasTheGame_data()
{
    QTest::addColumn<bool>("agrees");
    QTest::newRow("yes") << true;
    QTest::newRow("no") << false;
}

void TestSaveChoice::asksOnceWhereAnotherMachineHasTheGame()
{
    QFETCH(const bool, agrees);
    QFile lock(m_folder->filePath(u"unfinished.lock"_s));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("1234\ndoublets\ndesk-2\n0123456789abcdef\nboot\n");
    lock.close();
    QStringList asked;
    const auto ask = [&](const LockHolder &holder) {
        asked << holder.host;
        return agrees;
    };
    {
        SaveSlotChooser choice(m_folder->path());
        QVERIFY(!choice.isFirstSlotHeldLocally());
        QCOMPARE(choice.chooseSlot(ask)->number(), agrees ? SaveSlot::First : 2);
        QCOMPARE(asked, QStringList{u"desk-2"_s});
    }
    // Asks again only if the user declined to take over the game.
    SaveSlotChooser next(m_folder->path());
    static_cast<void>(next.chooseSlot(ask));
    QCOMPARE(asked.size(), agrees ? 1 : 2);
}

void TestSaveChoice::asksInTheWindow_data()
{
    asksOnceWhereAnotherMachineHasTheGame_data();
}

void TestSaveChoice::asksInTheWindow()
{
    QFETCH(const bool, agrees);
    LockHolder holder;
    holder.host = u"desk %1"_s;
    holder.lastModified = QDateTime::currentDateTime();
    QString text;
    QTimer::singleShot(0, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        text = box->text();
        for (QAbstractButton *button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == agrees) {
                button->click();
                return;
            }
        }
    });
    QCOMPARE(DesktopDialogs::confirmTakeover(holder), agrees);
    QVERIFY2(text.contains(u"“desk %1”"_s), qPrintable(text));
}

QTEST_MAIN(TestSaveChoice)
#include "tst_save_choice.moc"
