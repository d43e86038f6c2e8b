// SPDX-License-Identifier: MIT
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRawFont>
#include <QStyle>
#include <QStyleOption>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void headingsStayInOneFace();
    void focusIsSeen_data();
    void focusIsSeen();
};

/// A letter that the bold face lacks would be set in some other one, in the middle of a line.
void TestTheme::headingsStayInOneFace()
{
    const QRawFont plain = QRawFont::fromFont(letters::textFont(20));
    const QRawFont title = QRawFont::fromFont(letters::titleFont(20));
    for (const QChar letter : u"Anne has won. Белый выигрывает. 12. Чёрный: sice-ace"_s) {
        if (letter.isLetter() && plain.supportsCharacter(letter)) {
            QVERIFY2(title.supportsCharacter(letter), qPrintable(QString(letter)));
        }
    }
}

void TestTheme::focusIsSeen_data()
{
    QTest::addColumn<QWidget *>("widget");
    QTest::newRow("button") << static_cast<QWidget *>(new QPushButton(u"Rematch"_s));
    QTest::newRow("box") << static_cast<QWidget *>(new QComboBox);
    QTest::newRow("field") << static_cast<QWidget *>(new QLineEdit);
}

/// The ring of focus changes at least a frame two pixels wide.
void TestTheme::focusIsSeen()
{
    QFETCH(QWidget *, widget);
    QWidget window;             // owns both from here on
    QPushButton other(&window); // takes the focus first
    widget->setParent(&window);
    other.setGeometry(0, 0, 80, 30);
    widget->setGeometry(0, 40, 160, 36);
    window.show();
    window.activateWindow();
    other.setFocus();
    const QImage without = widget->grab().toImage();
    widget->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget->hasFocus());
    const QImage with = widget->grab().toImage();
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        }
    }
    QVERIFY2(changed >= 2 * 2 * (with.width() + with.height() - 8),
             qPrintable(QString::number(changed)));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
