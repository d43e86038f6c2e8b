// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "table/artwork/artwork.h"
#include "table/image/board_image.h"
#include "table/image/board_image_file.h"

#include <QDir>
#include <QTest>
#include <QThread>

#include <cstdlib>
#include <map>
#include <tuple>

#include <sched.h>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Compares every board in every lighting, at the opening, in mid-game and at the end, with images
/// stored beside this file. DOUBLETS_WRITE_GOLDENS=1 regenerates them; inspect them before
/// committing.
class TestGoldenPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksAsItDid_data();
    void looksAsItDid();
    void everyGoldenIsOfATable();
    void noticesAManWhoIsGone_data();
    void noticesAManWhoIsGone();
    void isTheSameOnOneThread_data();
    void isTheSameOnOneThread();
};

namespace {

constexpr QSize Size(320, 180);
/// Rounding on other processors changes a channel by one, rarely by more. A missing man changes two
/// hundred pixels by dozens.
constexpr int MaxOff = 3;
constexpr int MaxPixelsOff = 12;

enum class Moment { Opening, MidGame, End };
const QStringList Moments{u"opening"_s, u"midgame"_s, u"end"_s};

const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

/// Returns a rule set that is played on the given board.
const RuleSet &ruleSetAt(const QString &table)
{
    for (const RuleSet &set : catalogue().all()) {
        if (set.tradition == table) {
            return set;
        }
    }
    qFatal("no rule set is played on the table %s", qPrintable(table));
}

void playOn(Game &game, std::size_t history)
{
    while (game.history().size() < history && !game.position().isOver()) {
        if (game.position().stage == Stage::Playing) {
            game.play(game.legalPlays()[0]);
        } else {
            game.throwDice();
        }
    }
}

BoardImageRequest requestFor(const QString &table, Lighting lighting, Moment moment)
{
    const RuleSet &set = ruleSetAt(table);
    const auto fresh = [&set] {
        return std::make_unique<Game>(set, set.defaultRulings(),
                                      std::make_unique<SeededDice>(1674));
    };
    auto game = fresh();
    if (moment != Moment::Opening) {
        playOn(*game, 10'000);
    }
    if (moment == Moment::MidGame) {
        const std::size_t half = game->history().size() / 2;
        game = fresh();
        playOn(*game, half);
    }
    BoardImageRequest request = BoardImageRequest::forGame(*game);
    request.tradition = table;
    request.lighting = lighting;
    request.size = Size;
    request.hasTexts = false; // fonts differ between machines
    return request;
}

QImage painted(const BoardImageRequest &request)
{
    BoardImage image(request);
    return image.draw([](double) { return true; }) ? image.picture() : QImage();
}

/// Returns the painted image. Each one is painted once.
const QImage &paintedAt(const QString &table, Lighting lighting, Moment moment)
{
    static std::map<std::tuple<QString, Lighting, Moment>, QImage> pictures;
    QImage &picture = pictures[{table, lighting, moment}];
    if (picture.isNull()) {
        picture = painted(requestFor(table, lighting, moment));
    }
    return picture;
}

QString folder()
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/tests/app/table/golden/"_s;
}

QString nameOf(const QString &table, Lighting lighting, Moment moment)
{
    return u"%1-%2-%3.png"_s.arg(table, lightingId(lighting), Moments.at(static_cast<int>(moment)));
}

/// Counts the pixels that differ by more than rounding.
int pixelsOff(const QImage &a, const QImage &b)
{
    if (a.size() != b.size()) {
        return a.width() * a.height();
    }
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int off = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                      std::abs(qBlue(p) - qBlue(q))});
            count += off > MaxOff ? 1 : 0;
        }
    }
    return count;
}

bool alike(const QImage &a, const QImage &b)
{
    return !a.isNull() && pixelsOff(a, b) <= MaxPixelsOff;
}

void everyTableAndLook()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<Lighting>("lighting");
    for (const QString &table : Artwork::traditionIds()) {
        for (const Lighting lighting : AllLightings) {
            QTest::addRow("%s %s", qPrintable(table), qPrintable(lightingId(lighting)))
                << table << lighting;
        }
    }
}

} // namespace

void TestGoldenPictures::looksAsItDid_data()
{
    everyTableAndLook();
}

void TestGoldenPictures::looksAsItDid()
{
    QFETCH(const QString, table);
    QFETCH(const Lighting, lighting);
    for (const Moment moment : {Moment::Opening, Moment::MidGame, Moment::End}) {
        const QString name = nameOf(table, lighting, moment);
        const QImage &now = paintedAt(table, lighting, moment);
        if (qEnvironmentVariableIsSet("DOUBLETS_WRITE_GOLDENS")) {
            QVERIFY(!writeBoardImage(now, folder() + name, [] { return true; }));
        }
        const QImage golden(folder() + name);
        QVERIFY2(!golden.isNull(), qPrintable(name));
        if (!alike(now, golden)) {
            const QString seen = QDir::temp().filePath(u"doublets-"_s + name);
            now.save(seen);
            QFAIL(qPrintable(u"%1: %2 pixels differ; the new picture is %3"_s.arg(name)
                                 .arg(pixelsOff(now, golden))
                                 .arg(seen)));
        }
    }
}

void TestGoldenPictures::everyGoldenIsOfATable()
{
    QStringList wanted;
    for (const QString &table : Artwork::traditionIds()) {
        for (const Lighting lighting : AllLightings) {
            for (const Moment moment : {Moment::Opening, Moment::MidGame, Moment::End}) {
                wanted << nameOf(table, lighting, moment);
            }
        }
    }
    wanted.sort();
    QCOMPARE(QDir(folder()).entryList({u"*.png"_s}, QDir::Files, QDir::Name), wanted);
}

void TestGoldenPictures::noticesAManWhoIsGone_data()
{
    everyTableAndLook();
}

void TestGoldenPictures::noticesAManWhoIsGone()
{
    QFETCH(const QString, table);
    QFETCH(const Lighting, lighting);
    const BoardImageRequest whole = requestFor(table, lighting, Moment::Opening);
    const QImage &picture = paintedAt(table, lighting, Moment::Opening);
    for (const Side side : BothSides) {
        for (const std::size_t point : {0, 5}) {
            BoardImageRequest less = whole;
            --less.state.position.menOf(side).counts[point];
            const QImage without = painted(less);
            const int off = pixelsOff(without, picture);
            QVERIFY2(off > 3 * MaxPixelsOff, qPrintable(QString::number(off)));
            QVERIFY(!alike(without, picture));
        }
    }
}

void TestGoldenPictures::isTheSameOnOneThread_data()
{
    everyTableAndLook();
}

void TestGoldenPictures::isTheSameOnOneThread()
{
    QFETCH(const QString, table);
    QFETCH(const Lighting, lighting);
    const QImage &usual = paintedAt(table, lighting, Moment::MidGame);
    cpu_set_t before;
    CPU_ZERO(&before);
    QCOMPARE(sched_getaffinity(0, sizeof before, &before), 0);
    if (CPU_COUNT(&before) < 2) {
        QSKIP("requires several processors");
    }
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++i) {
        if (CPU_ISSET(i, &before)) {
            CPU_SET(i, &one);
        }
    }
    QCOMPARE(sched_setaffinity(0, sizeof one, &one), 0);
    const int threads = QThread::idealThreadCount();
    const QImage alone = painted(requestFor(table, lighting, Moment::MidGame));
    QCOMPARE(sched_setaffinity(0, sizeof before, &before), 0);
    QCOMPARE(threads, 1);
    QCOMPARE(alone, usual); // bit-identical
}

QTEST_MAIN(TestGoldenPictures)
#include "tst_golden_pictures.moc"
