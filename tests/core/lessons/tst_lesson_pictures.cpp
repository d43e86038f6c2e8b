// SPDX-License-Identifier: MIT
#include "core/lessons/picture_header.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

// Pictures of 3 × 2 pixels.
const QByteArray Png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEX/AAAZ4gk3AAAAC0lEQVQI12NggAAAAA"
    "gAAS8g3TEAAAAASUVORK5CYII=";
const QByteArray Jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxO"
    "QERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2Nj"
    "Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB";
const QByteArray Webp =
    "UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/u5DH+5sc4twV/9tD/9aH/60P+lAAA==";
const QByteArray Lossless = "UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA";
const QByteArray Extended =
    "UklGRkYAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAQAAAAAAAAAFZQOCAYAAAAMAEAnQEqAwAC"
    "AALATCWkAANwAP74H4AA";

QByteArray pictureMembers(const QByteArray &members)
{
    return "\"picture\": { \"description\": \"A die\", " + members + " }";
}

/// Returns a PNG header for a picture of this size.
QByteArray pngOf(int width, int height)
{
    QByteArray png = QByteArray::fromBase64(Png);
    qToBigEndian(width, png.data() + 16);
    qToBigEndian(height, png.data() + 20);
    return png;
}

} // namespace

/// Tests pictures in lessons and beside them.
class TestLessonPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizesAreReadFromHeaders_data();
    void sizesAreReadFromHeaders();
    void truncatedHeadersHaveNoSize();
    void aPictureIsReadFromTheLesson();
    void aPictureIsReadFromItsFile();
    void unsuitablePicturesAreRefused_data();
    void unsuitablePicturesAreRefused();
    void largeFilesAreRefused();
};

void TestLessonPictures::sizesAreReadFromHeaders_data()
{
    QTest::addColumn<QByteArray>("encoded");
    QTest::newRow("PNG") << Png;
    QTest::newRow("JPEG") << Jpeg;
    QTest::newRow("WebP") << Webp;
    QTest::newRow("lossless WebP") << Lossless;
    QTest::newRow("WebP with transparency") << Extended;
}

void TestLessonPictures::sizesAreReadFromHeaders()
{
    QFETCH(const QByteArray, encoded);
    QCOMPARE(pictureSize(QByteArray::fromBase64(encoded)), std::optional(QSize(3, 2)));
}

void TestLessonPictures::truncatedHeadersHaveNoSize()
{
    for (const QByteArray &encoded : {Png, Jpeg, Webp, Lossless, Extended}) {
        const QByteArray file = QByteArray::fromBase64(encoded);
        for (int size = 0; size < 30; ++size) {
            QCOMPARE(pictureSize(file.left(size)), std::nullopt);
        }
    }
    QCOMPARE(pictureSize("GIF89a\3\0\2\0"), std::nullopt);
    QCOMPARE(pictureSize(QByteArray("\xff\xd8\xff\xe0\0\0", 6)), std::nullopt);
    QCOMPARE(pictureSize("\xff\xd8" + QByteArray(100'000, '\xff')), std::nullopt);
    QCOMPARE(pictureSize(pngOf(-1, 5)), std::nullopt);
}

void TestLessonPictures::aPictureIsReadFromTheLesson()
{
    const auto read = parse(
        lessonWith(pictureMembers("\"caption\": \"Bone, c. 1600\", \"data\": \"" + Jpeg + '"')));
    QVERIFY2(read, read ? "" : qPrintable(read.error()[0].place));
    const LessonPicture &picture = *read.value().steps[0].picture;
    QCOMPARE(picture.data, QByteArray::fromBase64(Jpeg));
    QCOMPARE(picture.size, QSize(3, 2));
    QVERIFY(picture.file.isEmpty());
    QCOMPARE(picture.description.translations, QStringList{u"A die"_s});
    QCOMPARE(picture.caption.translations, QStringList{u"Bone, c. 1600"_s});
    QVERIFY(read.value().texts().contains(u"A die"_s));
}

void TestLessonPictures::aPictureIsReadFromItsFile()
{
    QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &contents) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
    };
    QVERIFY(write(u"die.webp"_s, QByteArray::fromBase64(Webp)));
    QVERIFY(write(u"a.doublets-lesson"_s, lessonWith(pictureMembers("\"file\": \"die.webp\""))));
    const auto read = readLesson(folder.filePath(u"a.doublets-lesson"_s), catalogue());
    QVERIFY2(read, read ? "" : qPrintable(read.error()[0].place));
    QCOMPARE(read.value().steps[0].picture->data, QByteArray::fromBase64(Webp));
    QCOMPARE(read.value().steps[0].picture->file, u"die.webp"_s);
}

void TestLessonPictures::unsuitablePicturesAreRefused_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("facts");
    using enum ErrorCode;
    const auto row = [](const char *name, const QByteArray &members, ErrorCode code,
                        const QString &key, const QStringList &facts) {
        QTest::newRow(name) << members << code << key << facts;
    };
    const QByteArray data = "\"data\": \"" + Png + '"';
    row("neither file nor data", "\"caption\": \"x\"", MissingKey, u"file"_s, {u"file"_s});
    row("both", data + ", \"file\": \"a.png\"", Inconsistent, u"data"_s, {u"data"_s, u"file"_s});
    row("no such file", "\"file\": \"none.png\"", CannotOpen, u"file"_s,
        {u"No such file or directory"_s});
    for (const char *path :
         {"../a.png", "/etc/passwd", "a/b.png", ".hidden.png", "a\\\\b.png", ""}) {
        const QByteArray members = QByteArray("\"file\": \"") + path + '"';
        const QString name = QString::fromLatin1(QByteArray(path).replace("\\\\", "\\"));
        row(path, members, NotAFileName, u"file"_s, {name});
    }
    row("not base 64", "\"data\": \"Hällo!\"", NotAPicture, u"data"_s, {u"data"_s});
    row("no picture", "\"data\": \"aGVsbG8=\"", NotAPicture, u"data"_s, {u"data"_s});
    row("empty", "\"data\": \"\"", NotAPicture, u"data"_s, {u"data"_s});
    row("too wide", "\"data\": \"" + pngOf(4097, 10).toBase64() + '"', PictureTooLarge, u"data"_s,
        {u"4097"_s, u"10"_s, u"4096"_s});
    row("too high", "\"data\": \"" + pngOf(10, 100'000).toBase64() + '"', PictureTooLarge,
        u"data"_s, {u"10"_s, u"100000"_s, u"4096"_s});
}

void TestLessonPictures::unsuitablePicturesAreRefused()
{
    QFETCH(const QByteArray, members);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, key);
    QFETCH(const QStringList, facts);
    const auto fault = faultAt(lessonWith(pictureMembers(members)), u"steps[0].picture."_s + key);
    QVERIFY(fault);
    QCOMPARE(fault->code, code);
    QCOMPARE(fault->facts, facts);
    QVERIFY(fault->line >= 4);
}

void TestLessonPictures::largeFilesAreRefused()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"big.png"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(QByteArray::fromBase64(Png)) > 0);
    QVERIFY(file.resize(LessonPicture::MaxSize + 1));
    const QString path = folder.filePath(u"a.doublets-lesson"_s);
    const auto read =
        parseLesson(lessonWith(pictureMembers("\"file\": \"big.png\"")), path, catalogue());
    QVERIFY(!read);
    QCOMPARE(read.error()[0].code, ErrorCode::TooLarge);
    const QByteArray huge(LessonPicture::MaxSize + 1, 'x');
    const auto fault = faultAt(lessonWith(pictureMembers("\"data\": \"" + huge.toBase64() + '"')),
                               u"steps[0].picture.data"_s);
    QVERIFY(fault);
    QCOMPARE(fault->code, ErrorCode::TooLarge);
}

QTEST_GUILESS_MAIN(TestLessonPictures)
#include "tst_lesson_pictures.moc"
