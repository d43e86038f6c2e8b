// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "panels/dialogs/opening_pictures.h"
#include "table/pictures/art_version.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int Width = 200;

std::vector<RuleSet> wanted(std::initializer_list<const char *> ids)
{
    static const auto catalogue = Catalogue::builtIn();
    std::vector<RuleSet> sets;
    for (const char *id : ids) {
        sets.push_back(*catalogue.value().find(QString::fromLatin1(id)));
    }
    return sets;
}

struct Opened
{
    explicit Opened(const PictureCache &store) { pictures.setCache(store); }
    void want(const std::vector<RuleSet> &sets, int width = Width)
    {
        pictures.requestPictures(sets, width, Lighting::HighContrast);
    }

    OpeningPictures pictures;
    QSignalSpy drawn{&pictures, &OpeningPictures::pictureReady};
};

/// Cotton's opening, painted earlier and kept in a store.
struct Kept
{
    Kept()
        : first(store)
    {
        first.want(wanted({"cotton"}));
    }
    [[nodiscard]] QFileInfoList files() const
    {
        return QDir(folder.path()).entryInfoList(QDir::Files);
    }

    QTemporaryDir folder;
    PictureCache store{folder.path()};
    Opened first;
};

} // namespace

/// Tests the pictures of openings and their cache.
class TestOpeningPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsOneAfterAnother();
    void needNotDrawWhatIsKept();
    void drawsAnotherSizeAnew();
    void drawsWhatCannotBeRead();
    void drawsOneGameOnSeveralTables();
};

void TestOpeningPictures::drawsOneAfterAnother()
{
    Opened opened{PictureCache()};
    opened.want(wanted({"cotton", "fiske"}));
    QVERIFY(opened.pictures.picture(u"cotton"_s).isNull());
    QTRY_COMPARE(opened.drawn.size(), 2);
    const QImage cotton = opened.pictures.picture(u"cotton"_s);
    QVERIFY(std::abs(cotton.width() - Width) <= 2);
    QVERIFY(cotton != opened.pictures.picture(u"fiske"_s));
    QVERIFY(opened.pictures.picture(u"holme"_s).isNull());
}

void TestOpeningPictures::needNotDrawWhatIsKept()
{
    const Kept kept;
    QTRY_COMPARE(kept.first.drawn.size(), 1);
    QTRY_VERIFY(kept.store.hasKind(u"opening-cotton-england-high-contrast"_s,
                                   QString::fromLatin1(artworkVersion())));
    Opened second(kept.store);
    second.want(wanted({"cotton"}));
    QCOMPARE(second.pictures.picture(u"cotton"_s),
             kept.first.pictures.picture(u"cotton"_s)); // available immediately
    QVERIFY(second.drawn.isEmpty()); // the signal is emitted later, from the event loop
    QTRY_COMPARE(second.drawn.size(), 1);
}

void TestOpeningPictures::drawsAnotherSizeAnew()
{
    const Kept kept;
    QTRY_COMPARE(kept.first.drawn.size(), 1);
    QTRY_VERIFY(kept.store.hasKind(u"opening-cotton-england-high-contrast"_s,
                                   QString::fromLatin1(artworkVersion())));
    Opened second(kept.store);
    second.want(wanted({"cotton"}), 2 * Width);
    QVERIFY(second.pictures.picture(u"cotton"_s).isNull());
    QTRY_COMPARE(second.drawn.size(), 1);
    QVERIFY(std::abs(second.pictures.picture(u"cotton"_s).width() - 2 * Width) <= 2);
}

void TestOpeningPictures::drawsWhatCannotBeRead()
{
    const Kept kept;
    QTRY_COMPARE(kept.files().size(), 1);
    QFile file(kept.files().front().filePath());
    QVERIFY(file.resize(file.size() / 2));
    Opened second(kept.store);
    second.want(wanted({"cotton"}));
    QVERIFY(second.pictures.picture(u"cotton"_s).isNull());
    QTRY_COMPARE(second.drawn.size(), 1);
    QCOMPARE(second.pictures.picture(u"cotton"_s), kept.first.pictures.picture(u"cotton"_s));
}

void TestOpeningPictures::drawsOneGameOnSeveralTables()
{
    const RuleSet cotton = wanted({"cotton"}).front();
    OpeningPictures pictures;
    const QSignalSpy drawn(&pictures, &OpeningPictures::pictureReady);
    const OpeningPictures::Request france{u"a"_s, cotton, u"france"_s, Lighting::HighContrast};
    const OpeningPictures::Request castile{u"b"_s, cotton, u"castile"_s, Lighting::HighContrast};
    pictures.requestPictures({france, castile}, Width);
    QTRY_COMPARE(drawn.size(), 2);
    const QImage a = pictures.picture(u"a"_s);
    QVERIFY(a != pictures.picture(u"b"_s));
    // Only the picture whose request has changed is drawn again.
    pictures.requestPictures({france, {u"b"_s, cotton, u"france"_s, Lighting::HighContrast}},
                             Width);
    QCOMPARE(pictures.picture(u"a"_s), a);
    QVERIFY(pictures.picture(u"b"_s).isNull());
    QTRY_COMPARE(drawn.size(), 3);
    QCOMPARE(pictures.picture(u"b"_s), a);
}

QTEST_MAIN(TestOpeningPictures)
#include "tst_opening_pictures.moc"
