// SPDX-License-Identifier: MIT
#include "window_fixture.h"

#include "panels/captions/notice_bar.h"
#include "table/board/board_scene.h"
#include "table/image/board_image_file.h"
#include "table/image/board_image_task.h"

#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesTheCurrentBoard();
    void paintsWhatTheWindowPaints();
    void showsTheWholeBoardInCloserView();
    void proposesANameASizeAndTheFolderUsedLast();
    void savesNothingIfCancelled();
    void saysWhyItCouldNotBeSaved();
    void canBeCancelled();
    void leavesNoHalfFileWhenTheWindowCloses();
    void playContinuesWhileSaving();
};

namespace {

bool isDone(const WindowFixture &f)
{
    return f.find<BoardImageTask>("boardImageTask") == nullptr;
}

} // namespace

void TestWindowPicture::savesTheCurrentBoard()
{
    WindowFixture f(allRuleSets());
    f.dialogs.answer = f.folder.filePath(u"one.png"_s);
    f.action("actionSavePicture").trigger();
    QVERIFY(!f.action("actionSavePicture").isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    QVERIFY(f.action("actionSavePicture").isEnabled());
    const QImage opening(f.dialogs.answer);
    QCOMPARE(opening.size(), f.dialogs.pictureSize);
    f.finish();
    f.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    const QImage end(f.dialogs.answer);
    QVERIFY(end != opening);
    f.settings.lighting.set(Lighting::HighContrast);
    f.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    QVERIFY(QImage(f.dialogs.answer) != end);
}

void TestWindowPicture::paintsWhatTheWindowPaints()
{
    WindowFixture f(allRuleSets(), u"alfonso"_s);
    BoardView &board = f.window->board();
    f.settings.closerView.set(CloserView::Off);
    f.window->resize(640, 480);
    f.enablePainting();
    while (f.game().position().stage != Stage::Playing) {
        f.game().throwDice();
    }
    QTRY_VERIFY_WITH_TIMEOUT(board.isPictureReady(), 60000);
    // Hides the marks that help to play.
    board.showPast(f.game().position(), f.game().position().dice);
    f.dialogs.answer = f.folder.filePath(u"one.png"_s);
    f.dialogs.pictureSize = board.size();
    f.settings.pointNumbers.set(false); // text is antialiased differently
    const QImage shown = board.grab().toImage().convertToFormat(QImage::Format_RGB32);
    f.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    const QImage saved = QImage(f.dialogs.answer).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(saved.size(), shown.size());
    // The images may differ only where the turn is marked on the rail and along the board, and in
    // the names, which only the window shows.
    QRegion names;
    for (const Side side : BothSides) {
        const QRectF name = board.boardScene().nameItem(side).sceneBoundingRect();
        names += board.viewportTransform().mapRect(name).toAlignedRect().adjusted(-2, -2, 2, 2);
    }
    // The lit strip lies outside the frame, along its edges.
    constexpr qreal Strip = 20;
    const QRectF frame = BoardLayout().frameRect();
    for (const qreal top : {frame.top() - Strip, frame.bottom()}) {
        const QRectF strip(frame.left(), top, frame.width(), Strip);
        names += board.viewportTransform().mapRect(strip).toAlignedRect();
    }
    QVERIFY(!names.isEmpty());
    qint64 different = 0;
    for (int y = 0; y < saved.height(); ++y) {
        for (int x = 0; x < saved.width(); ++x) {
            if (names.contains(QPoint(x, y))) {
                continue;
            }
            different += saved.pixel(x, y) != shown.pixel(x, y) ? 1 : 0;
        }
    }
    const qint64 all = qint64(saved.width()) * saved.height();
    QVERIFY2(different < all / 500, qPrintable(QString::number(different)));
}

void TestWindowPicture::showsTheWholeBoardInCloserView()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.step();
    QList<QImage> saved;
    for (const CloserView view : {CloserView::On, CloserView::Off}) {
        f.settings.closerView.set(view);
        QCOMPARE(f.window->board().isCloserViewShown(), view == CloserView::On);
        f.dialogs.answer = f.folder.filePath(u"%1.png"_s.arg(saved.size()));
        f.action("actionSavePicture").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
        saved << QImage(f.dialogs.answer);
    }
    QVERIFY(!saved[0].isNull());
    QCOMPARE(saved[0], saved[1]);
}

void TestWindowPicture::proposesANameASizeAndTheFolderUsedLast()
{
    WindowFixture f(allRuleSets());
    f.action("actionSavePicture").trigger();
    QVERIFY2(f.dialogs.suggested.endsWith(u"cotton-0.png"), qPrintable(f.dialogs.suggested));
    QCOMPARE(f.dialogs.suggestedSize, f.window->board().size());
    QVERIFY(QDir(f.folder.path()).mkdir(u"prints"_s));
    f.dialogs.answer = f.folder.filePath(u"prints/mine.png"_s);
    f.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    f.game().throwDice(); // for the lead
    f.game().throwDice();
    f.dialogs.answer.clear();
    f.action("actionSavePicture").trigger();
    QCOMPARE(f.dialogs.suggested, f.folder.filePath(u"prints/cotton-1.png"_s));
}

void TestWindowPicture::savesNothingIfCancelled()
{
    WindowFixture f(allRuleSets());
    f.action("actionSavePicture").trigger();
    QVERIFY(isDone(f));
    QVERIFY(f.action("actionSavePicture").isEnabled());
    QVERIFY(f.settings.pictureFolder.value().isEmpty());
}

void TestWindowPicture::saysWhyItCouldNotBeSaved()
{
    WindowFixture f(allRuleSets());
    f.dialogs.answer = u"/no/such/folder/one.png"_s;
    f.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    QStringList said;
    for (const QLabel *label : f.window->findChild<NoticeBar *>()->findChildren<QLabel *>()) {
        said << label->text();
    }
    QVERIFY2(said.join(u' ').contains(u"/no/such/folder/one.png"), qPrintable(said.join(u' ')));
    QVERIFY(f.action("actionSavePicture").isEnabled());
}

void TestWindowPicture::canBeCancelled()
{
    WindowFixture f(allRuleSets());
    f.dialogs.answer = f.folder.filePath(u"large.png"_s);
    f.dialogs.pictureSize = {7680, 4320};
    QElapsedTimer clock;
    clock.start();
    f.action("actionSavePicture").trigger();
    auto *progress = f.find<QProgressDialog>("pictureProgress");
    QVERIFY(progress != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(progress->isVisible(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 30000);
    progress->findChild<QPushButton *>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    QVERIFY(!QFile::exists(f.dialogs.answer));
    QVERIFY(f.action("actionSavePicture").isEnabled());
    QTRY_VERIFY(f.find<QProgressDialog>("pictureProgress") == nullptr);
}

void TestWindowPicture::leavesNoHalfFileWhenTheWindowCloses()
{
    WindowFixture f(allRuleSets());
    f.dialogs.answer = f.folder.filePath(u"large.png"_s);
    f.dialogs.pictureSize = {7680, 4320};
    f.action("actionSavePicture").trigger();
    f.window.reset();
    QCOMPARE(QDir(f.folder.path()).entryList({u"*.png*"_s}, QDir::Files), QStringList());
}

void TestWindowPicture::playContinuesWhileSaving()
{
    WindowFixture f(allRuleSets());
    f.dialogs.answer = f.folder.filePath(u"one.png"_s);
    f.dialogs.pictureSize = {960, 540};
    f.action("actionSavePicture").trigger();
    QVERIFY(!isDone(f));
    f.finish(); // while the picture is being drawn
    QVERIFY(!isDone(f));
    QTRY_VERIFY_WITH_TIMEOUT(isDone(f), 60000);
    // The picture shows the position at the time of the request.
    const QImage then(f.dialogs.answer);
    WindowFixture fresh(allRuleSets());
    fresh.dialogs.answer = fresh.folder.filePath(u"two.png"_s);
    fresh.dialogs.pictureSize = {960, 540};
    fresh.action("actionSavePicture").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(fresh), 60000);
    QCOMPARE(then, QImage(fresh.dialogs.answer));
}

QTEST_MAIN(TestWindowPicture)
#include "tst_window_picture.moc"
