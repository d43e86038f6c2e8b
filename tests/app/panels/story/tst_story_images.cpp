// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "panels/story/story_image.h"
#include "panels/story/story_pictures.h"
#include "text/story_page.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QImage drawn(const BoardImageRequest &request)
{
    BoardImage image(request);
    return image.draw([](double) { return true; }) ? image.picture() : QImage();
}

/// Counts the colours in an image, with 4 bits per channel.
std::size_t coloursIn(const QImage &image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y) & 0xf0f0f0U);
        }
    }
    return colours.size();
}

int differentPixels(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            count += a.pixel(x, y) != b.pixel(x, y);
        }
    }
    return count;
}

} // namespace

/// Tests the pictures of the story page.
class TestStoryImages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void areNotBlank_data();
    void areNotBlank();
    void pointOutWhatTheyName_data();
    void pointOutWhatTheyName();
    void areDrawnOneAfterAnother();
    void areCancelled();

private:
    [[nodiscard]] BoardImageRequest requestFor(const QString &name, Lighting lighting) const;
    void addFigures() const;

    std::optional<Catalogue> m_catalogue;
    std::optional<Story> m_story;
};

void TestStoryImages::initTestCase()
{
    auto catalogue = Catalogue::builtIn();
    auto story = Story::builtIn();
    QVERIFY(catalogue && story);
    m_catalogue = std::move(catalogue).value();
    m_story = std::move(story).value();
}

void TestStoryImages::addFigures() const
{
    QTest::addColumn<QString>("name");
    for (const StoryFigure &figure : storyFigures(*m_story)) {
        QTest::newRow(qPrintable(figure.url)) << figure.url;
    }
}

BoardImageRequest TestStoryImages::requestFor(const QString &name, Lighting lighting) const
{
    for (const StoryFigure &figure : storyFigures(*m_story)) {
        if (figure.url == name) {
            return storyImageRequest(*figure.picture, *m_catalogue,
                                     storyImageSize(*figure.picture, 200), lighting);
        }
    }
    return {};
}

void TestStoryImages::areNotBlank_data()
{
    addFigures();
}

void TestStoryImages::areNotBlank()
{
    QFETCH(const QString, name);
    const BoardImageRequest request = requestFor(name, Lighting::Lamp);
    const QImage image = drawn(request);
    QCOMPARE(image.size(), request.size);
    QCOMPARE(image.width(), 200);
    QVERIFY2(coloursIn(image) > 60, qPrintable(QString::number(coloursIn(image))));
}

void TestStoryImages::pointOutWhatTheyName_data()
{
    QTest::addColumn<QString>("name");
    for (const StoryFigure &figure : storyFigures(*m_story)) {
        if (figure.picture->mark != StoryPicture::Mark::None || !figure.picture->lost.empty()) {
            QTest::newRow(qPrintable(figure.url)) << figure.url;
        }
    }
}

/// The mark is visible, but leaves most of the picture unchanged.
void TestStoryImages::pointOutWhatTheyName()
{
    QFETCH(const QString, name);
    BoardImageRequest request = requestFor(name, Lighting::HighContrast);
    const QImage with = drawn(request);
    request.addMarks = {};
    const QImage without = drawn(request);
    const int changed = differentPixels(with, without);
    QVERIFY2(changed > 40, qPrintable(QString::number(changed)));
    QVERIFY2(changed < with.width() * with.height() / 4, qPrintable(QString::number(changed)));
}

void TestStoryImages::areDrawnOneAfterAnother()
{
    StoryPictures pictures;
    QSignalSpy spy(&pictures, &StoryPictures::pictureDrawn);
    const QStringList names{u"story:word-2"_s, u"story:word-10"_s};
    pictures.requestPictures({{names[0], requestFor(names[0], Lighting::HighContrast)},
                              {names[1], requestFor(names[1], Lighting::HighContrast)}});
    QVERIFY(pictures.picture(names[0]).isNull()); // drawn asynchronously
    QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 2, 60000);
    for (qsizetype i = 0; i < names.size(); ++i) {
        QCOMPARE(spy[i][0].toString(), names[i]);
        QCOMPARE(pictures.picture(names[i]).width(), 200);
    }
    QTRY_VERIFY(!pictures.isDrawing());

    // The old picture stays until the one in the new lighting has been drawn.
    const QImage before = pictures.picture(names[0]);
    pictures.requestPictures({{names[0], requestFor(names[0], Lighting::Lamp)}});
    QCOMPARE(pictures.picture(names[0]), before);
    QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 3, 60000);
    QVERIFY(pictures.picture(names[0]) != before);
}

void TestStoryImages::areCancelled()
{
    auto pictures = std::make_unique<StoryPictures>();
    QSignalSpy spy(pictures.get(), &StoryPictures::pictureDrawn);
    BoardImageRequest large = requestFor(u"story:table-england"_s, Lighting::Lamp);
    large.size *= 15;
    pictures->requestPictures({{u"large"_s, large}});
    QVERIFY(pictures->isDrawing());
    QElapsedTimer clock;
    clock.start();
    pictures.reset();
    QVERIFY(clock.elapsed() < 5000);
    QCoreApplication::processEvents();
    QVERIFY(spy.empty());
}

QTEST_MAIN(TestStoryImages)
#include "tst_story_images.moc"
