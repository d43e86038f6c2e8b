// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "panels/odds/odds_chart.h"
#include "panels/odds/odds_report.h"
#include "panels/overlays/overlay_panel.h"
#include "table/board/board_scene.h"
#include "table/board/items/name_item.h"
#include "table/fonts/plain_text.h"

#include <QApplication>
#include <QGraphicsTextItem>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTableView>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolTip>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const QString Image = u"<img src=\"/dev/zero\">"_s;
const QString Bold = u"<b>x</b>&amp;"_s;

/// Returns the text as displayed by a widget that detects rich text.
QString seen(const QString &text, QTextDocument &document)
{
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    document.setHtml(text);
    return document.toPlainText();
}

/// Returns true if the document contains an image other than the program's own marks.
bool holdsImage(const QTextDocument &document)
{
    for (const QTextFormat &format : document.allFormats()) {
        if (format.isImageFormat() && !format.toImageFormat().name().startsWith(u"mark:")) {
            return true;
        }
    }
    return false;
}

/// Returns the fault of a tool tip, or an empty text if it shows untrusted names verbatim.
QString faultOf(const QString &tip)
{
    QTextDocument document;
    const QString read = seen(tip, document);
    for (const QString &name : {Image, Bold}) {
        const bool meant = tip.contains(name) || tip.contains(name.toHtmlEscaped());
        if (meant && !read.contains(name)) {
            return u"displayed as: "_s + read;
        }
    }
    return holdsImage(document) ? u"holds an image"_s : QString();
}

QStringList faultsOf(const QWidget &widget)
{
    QStringList faults;
    const auto fault = [&](const QString &what) {
        if (!what.isEmpty()) {
            faults << u"%1 %2: %3"_s.arg(QString::fromLatin1(widget.metaObject()->className()),
                                         widget.objectName(), what);
        }
    };
    fault(faultOf(widget.toolTip()));
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        fault(label->textFormat() == Qt::PlainText ? QString() : u"is no plain label"_s);
    } else if (const auto *page = qobject_cast<const QTextEdit *>(&widget)) {
        fault(holdsImage(*page->document()) ? u"holds an image"_s : QString());
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
        const QAbstractItemModel *model = view->model();
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                fault(faultOf(model->index(row, column).data(Qt::ToolTipRole).toString()));
            }
        }
    }
    return faults;
}

/// Returns the faults of all widgets and actions, hidden ones included.
QStringList everyFault()
{
    QStringList faults;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (!widget->inherits("QTipLabel")) {
            faults << faultsOf(*widget);
        }
        for (const QAction *action : widget->actions()) {
            const QString fault = faultOf(action->toolTip());
            faults << (fault.isEmpty() ? QStringList() : QStringList(action->text() + fault));
        }
        for (const QTextDocument *document : widget->findChildren<QTextDocument *>()) {
            faults << (holdsImage(*document) ? QStringList(u"a document"_s) : QStringList());
        }
    }
    faults.removeDuplicates();
    return faults;
}

void askForHelp(QWidget &widget, const QPoint &at)
{
    QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &help);
}

} // namespace

/// Checks that names, paths and messages from outside are displayed verbatim everywhere.
class TestStrangersText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPlainInTheWholeWindow();
    void isPlainInTheCaption();
    void isPlainInTheChart();
    void isPlainOnTheBoard();
    void escapesTooltips();
};

void TestStrangersText::isPlainInTheWholeWindow()
{
    WindowFixture f(allRuleSets());
    f.settings.whiteName.set(Image);
    f.settings.blackName.set(Bold);
    for (const char *action : {"actionCourse", "actionDicePanel", "actionOddsPanel",
                               "actionRulesPanel", "actionKeyboard", "actionSettings"}) {
        f.action(action).trigger();
    }
    f.step();
    f.step();
    f.action("actionWhy").trigger();
    const QString thrower = f.session.playerNames().nameOf(f.game().position().thrower);
    QVERIFY(f.find<QTextBrowser>("whyPage")->toPlainText().contains(thrower));
    f.dialogs.answer = f.folder.filePath(u"<b>x<b>&amp;.doublets"_s);
    f.action("actionSaveAs").trigger();
    QCOMPARE(f.find<QMenu>("recentMenu")->actions().at(0)->text(), u"<b>x<b>&&amp;"_s);
    f.window->openFile(f.folder.filePath(u"<img src=x>.doublets"_s));
    QVERIFY(f.find<QLabel>("noticeText")->text().contains(u"<img src=x>"_s));
    f.action("actionCompare").trigger();
    f.finish();
    QTRY_VERIFY(f.find<OverlayPanel>("winnerPanel")->isVisible());
    const QString winner = f.session.playerNames().nameOf(f.game().position().winner());
    QVERIFY(f.find<QLabel>("winnerTitle")->text().contains(winner));
    QVERIFY(f.find<QLabel>("tally")->text().contains(Image));
    QCOMPARE(everyFault().join(u'\n'), QString());

    // The prompt for real dice contains the player's name.
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Entered, {}});
    QTRY_VERIFY(f.find<QWidget>("diceEntry")->isVisible());
    const auto *question = f.find<CaptionLabel>("diceQuestion");
    QVERIFY2(question->text().contains(Image), qPrintable(question->text()));
    QVERIFY2(question->text().contains(Bold), qPrintable(question->text()));
    QCOMPARE(question->accessibleName(), question->text());
    QCOMPARE(f.find<QLineEdit>("diceTyped")->accessibleName(), question->text());
    QCOMPARE(everyFault().join(u'\n'), QString());
}

void TestStrangersText::isPlainInTheCaption()
{
    CaptionLabel caption;
    caption.resize(60, 20);
    caption.setLineCount(1);
    caption.show();
    caption.setText(Image + u" throws 6 and 1 (sice-ace)."_s);
    QVERIFY(caption.isElided());
    QCOMPARE(caption.accessibleName(), caption.text());
    QCOMPARE(faultOf(caption.toolTip()), QString());
}

void TestStrangersText::isPlainInTheChart()
{
    OddsReport report;
    report.state = OddsReport::State::Ready;
    report.names = {Image, Bold};
    report.startOdds = Odds{};
    report.throws = {{u"1. "_s + Image, u"1. "_s + Image, Odds{}, 0.1, 0.0, Side::White}};
    OddsChart chart;
    chart.resize(400, 200);
    chart.setReport(report);
    chart.QWidget::show();
    QVERIFY(chart.rowText(0).contains(Image));
    askForHelp(chart, chart.columnCentre(0));
    QTRY_VERIFY(QToolTip::text().contains(u"img"_s));
    QCOMPARE(faultOf(QToolTip::text()), QString());
    QToolTip::hideText();
}

void TestStrangersText::isPlainOnTheBoard()
{
    WindowFixture f(allRuleSets());
    f.settings.closerView.set(CloserView::Off); // its plates are wider
    f.window->resize(640, 480);
    f.settings.whiteName.set(Image + u"wwwwwwwwwwwwwwwwww"_s);
    BoardView &board = f.window->board();
    const NameItem &name = board.boardScene().nameItem(Side::White);
    QTRY_VERIFY(name.displayedName() != name.plate().name); // the plate elides the name
    askForHelp(*board.viewport(), board.viewportTransform().map(name.rect().center()).toPoint());
    QTRY_VERIFY(QToolTip::text().contains(u"img"_s));
    QCOMPARE(faultOf(QToolTip::text()), QString());
    QToolTip::hideText();
    for (const QGraphicsItem *item : board.scene()->items()) {
        QVERIFY(qgraphicsitem_cast<const QGraphicsTextItem *>(item) == nullptr);
    }
}

void TestStrangersText::escapesTooltips()
{
    QCOMPARE(plainToolTip(u"Anne & Ben"_s), u"Anne & Ben"_s);
    QTextDocument document;
    document.setHtml(plainToolTip(Image + u'\n' + Bold));
    QCOMPARE(document.toPlainText(), QString(Image + u'\n' + Bold));
    QVERIFY(faultOf(u"By "_s + Image) != QString()); // proves that faults are found
    QVERIFY(faultOf(Bold) != QString());
}

QTEST_MAIN(TestStrangersText)
#include "tst_strangers_text.moc"
