// SPDX-License-Identifier: MIT
#include "app/language/language.h"
#include "app/panels/take_over_panel.h"
#include "app/panels/winner_panel.h"
#include "app/window/look.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace doublets;

class TestPlate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { look::apply(*qobject_cast<QApplication *>(qApp)); }
    void cleanup() { installTranslator(u"en"_qs); }
    void isWholeWhenFirstShown_data();
    void isWholeWhenFirstShown();
};

void TestPlate::isWholeWhenFirstShown_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("room");
    for (const QString &language : languages()) {
        for (const QSize &room :
             {QSize(640, 380), QSize(1280, 690), QSize(1920, 1000), QSize(3840, 2060)}) {
            QTest::addRow("%s %d", qPrintable(language), room.width()) << language << room;
        }
    }
}

/// A plate is sized by letters that it has not been shown with before.
void TestPlate::isWholeWhenFirstShown()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, room);
    installTranslator(language);
    QWidget board;
    WinnerPanel winner(&board);
    TakeOverPanel takeOver(&board);
    board.resize(room);
    board.show();
    winner.showResult(u"Anne has won"_qs, u"After 20 throws of the dice."_qs);
    takeOver.ask();
    QCoreApplication::processEvents();
    for (Plate *plate : {static_cast<Plate *>(&winner), static_cast<Plate *>(&takeOver)}) {
        QVERIFY(board.rect().contains(plate->geometry()));
        for (const QPushButton *button : plate->findChildren<QPushButton *>()) {
            const QByteArray what = QTest::toString(button->geometry());
            QVERIFY2(button->height() >= button->sizeHint().height(), what);
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), what);
            QVERIFY2(plate->contentsRect().contains(button->geometry()), what);
        }
        for (const QLabel *label : plate->findChildren<QLabel *>()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
        }
    }
}

QTEST_MAIN(TestPlate)
#include "tst_plate.moc"
