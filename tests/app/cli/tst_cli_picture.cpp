// SPDX-License-Identifier: MIT
#include "cli_run.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

namespace {

QString golden(const QString &name)
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/tests/core/record/goldens/"_s + name +
           u"/game.doublets"_s;
}

} // namespace

/// Tests the command `doublets-cli picture`. Painting itself is tested in tests/app/table.
class TestCliPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesWhatWasAskedFor_data();
    void savesWhatWasAskedFor();
    void saysWhatWasSaved();
    void needsNoDisplay();
    void showsTheThrowAskedFor();
    void showsTheTableOfTheRuleSet();
    void refusesBadInput_data();
    void refusesBadInput();
    void namesTheRecordThatIsWrong();
    void failsWhereItCannotWrite();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Returns the picture written for the given arguments.
    QImage picture(const QString &arguments);

    QTemporaryDir m_folder;
};

QImage TestCliPicture::picture(const QString &arguments)
{
    const QString file = path(u"one.png"_s);
    QFile::remove(file);
    const Run run =
        runCli(u"picture --size 320x180 %1 --output %2"_s.arg(arguments, file).split(u' '));
    if (run.status != 0) {
        qWarning("%s", qPrintable(run.err));
    }
    return QImage(file);
}

void TestCliPicture::savesWhatWasAskedFor_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QSize>("size");
    QTest::newRow("rule set") << u"--ruleset fiske --size 400x300"_s << QSize(400, 300);
    QTest::newRow("record") << golden(u"cotton"_s) + u" --size 160x90"_s << QSize(160, 90);
    QTest::newRow("throw") << golden(u"cotton"_s) + u" --throw 3 --size 200x200"_s
                           << QSize(200, 200);
    QTest::newRow("table and look")
        << u"--ruleset cotton --table castile --look high-contrast --size 300x200"_s
        << QSize(300, 200);
    QTest::newRow("as large as usual")
        << u"--ruleset cotton --look high-contrast"_s << QSize(1920, 1080);
}

void TestCliPicture::savesWhatWasAskedFor()
{
    QFETCH(const QString, arguments);
    QFETCH(const QSize, size);
    const QString file = path(u"picture.png"_s);
    QFile::remove(file);
    QStringList words = u"picture %1 --json --output"_s.arg(arguments).split(u' ');
    const Run run = runCli(words << file);
    QVERIFY2(run.status == 0, qPrintable(run.err));
    QVERIFY2(run.err.isEmpty(), qPrintable(run.err));
    QCOMPARE(
        run.json().object(),
        (QJsonObject{{u"file"_s, file}, {u"width"_s, size.width()}, {u"height"_s, size.height()}}));
    const QImage image(file, "png");
    QCOMPARE(image.size(), size);
    // The picture is not a uniform background.
    QImage plain(size, image.format());
    plain.fill(image.pixel(2, 2));
    QVERIFY(image != plain);
}

void TestCliPicture::saysWhatWasSaved()
{
    const QString file = path(u"said.PNG"_s);
    const Run run = runCli({u"picture"_s, u"--ruleset"_s, u"cotton"_s, u"--size"_s, u"160x90"_s,
                            u"--output"_s, file, u"--language"_s, u"ru"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains(file) && run.out.contains(u"160 × 90"), qPrintable(run.out));
    QVERIFY2(run.out.contains(u"пикс"), qPrintable(run.out));
}

void TestCliPicture::needsNoDisplay()
{
    QProcess process;
    QProcessEnvironment environment = test::environment(u"en"_s);
    for (const QString &name :
         {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s, u"XDG_RUNTIME_DIR"_s}) {
        environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(DOUBLETS_CLI),
                  {u"--language"_s, u"en"_s, u"picture"_s, u"--ruleset"_s, u"cotton"_s, u"--size"_s,
                   u"160x90"_s, u"--output"_s, path(u"blind.png"_s)});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(!QImage(path(u"blind.png"_s)).isNull());
}

void TestCliPicture::showsTheThrowAskedFor()
{
    const QString record = golden(u"cotton"_s);
    const QImage end = picture(record);
    const QImage opening = picture(record + u" --throw 0"_s);
    const QImage early = picture(record + u" --throw 4"_s);
    QVERIFY(!end.isNull() && !opening.isNull() && !early.isNull());
    QVERIFY(end != opening);
    QVERIFY(early != opening);
    QVERIFY(early != end);
    QCOMPARE(picture(record + u" --throw 4"_s), early);
    // The number of the last throw selects the end of the game.
    QFile file(record);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto throws =
        QJsonDocument::fromJson(file.readAll()).object()[u"throws"].toArray().size();
    QCOMPARE(picture(record + u" --throw %1"_s.arg(throws)), end);
    QVERIFY(picture(record + u" --throw %1"_s.arg(throws - 1)) != end);
    // A record's opening position shows the same men as a new game.
    const QImage fresh = picture(u"--ruleset cotton"_s);
    const QRect men(170, 0, 100, 180);
    QCOMPARE(opening.copy(men), fresh.copy(men));
}

void TestCliPicture::showsTheTableOfTheRuleSet()
{
    const QImage usual = picture(u"--ruleset alfonso"_s);
    QCOMPARE(picture(u"--ruleset alfonso --table castile --look lamp"_s), usual);
    QVERIFY(picture(u"--ruleset alfonso --table england"_s) != usual);
    QVERIFY(picture(u"--ruleset alfonso --look night"_s) != usual);
}

void TestCliPicture::refusesBadInput_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QString &arguments, const char *said) {
        QTest::newRow(name) << arguments << QString::fromUtf8(said);
    };
    const QString cotton = u"--ruleset cotton"_s;
    const QString game = golden(u"cotton"_s);
    row("nothing", {}, "--ruleset");
    row("record and rule set", game + u" --ruleset cotton"_s, "contradict each other");
    row("two records", game + u' ' + game, "contradict each other");
    row("unknown rule set", u"--ruleset chess"_s, "--ruleset: unknown rule set “chess”");
    row("throw of a rule set", cotton + u" --throw 1"_s,
        "“--throw” and “--ruleset” contradict each other");
    row("throw beyond the end", game + u" --throw 999"_s,
        "--throw: “999” is not possible; allowed: 0–");
    row("throw no number", game + u" --throw two"_s, "--throw: “two” is not possible");
    row("throw below 0", game + u" --throw=-1"_s, "--throw: “-1” is not possible");
    row("unknown table", cotton + u" --table persia"_s,
        "--table: “persia” is not possible; allowed: england, france, castile, iceland");
    row("unknown look", cotton + u" --look neon"_s,
        "--look: “neon” is not possible; allowed: lamp, night, high-contrast");
    row("size no size", cotton + u" --size large"_s, "--size: “large” is not possible");
    row("size too large", cotton + u" --size 7681x4320"_s,
        "--size: “7681x4320” is not possible; allowed: 160x90–7680x4320");
    row("size too small", cotton + u" --size 0x0"_s, "--size: “0x0” is not possible");
    row("size absurd", cotton + u" --size 99999999999x1"_s, "--size");
    row("no such option", cotton + u" --frame"_s, "frame");
    row("no such record", u"/no/such/file.doublets"_s,
        "/no/such/file.doublets: could not be opened: ");
    row("unknown language", cotton + u" --language xx"_s, "--language: “xx” is not possible");
}

void TestCliPicture::refusesBadInput()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, said);
    const QString file = path(u"none.png"_s);
    const Run run =
        runCli(u"picture %1 --output %2"_s.arg(arguments, file).split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(said), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY(!QFile::exists(file));
}

void TestCliPicture::namesTheRecordThatIsWrong()
{
    QFile file(golden(u"cotton"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray record = file.readAll();
    record.replace("\"play-down\"", "\"bear-off\"");
    const QString wrong = path(u"wrong.doublets"_s);
    QFile copy(wrong);
    QVERIFY(copy.open(QIODevice::WriteOnly));
    copy.write(record);
    copy.close();
    const Run run = runCli({u"picture"_s, wrong, u"--output"_s, path(u"none.png"_s)});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.startsWith(wrong + u", throws["_s), qPrintable(run.err));
    const Run bare = runCli({u"picture"_s, u"--ruleset"_s, u"cotton"_s});
    QCOMPARE(bare.status, 2);
    QVERIFY2(bare.err.contains(u"“--output” is missing"), qPrintable(bare.err));
    const Run jpeg =
        runCli({u"picture"_s, u"--ruleset"_s, u"cotton"_s, u"--output"_s, path(u"a.jpg"_s)});
    QCOMPARE(jpeg.status, 2);
    QVERIFY2(jpeg.err.contains(u"allowed: FILE.png"), qPrintable(jpeg.err));
}

void TestCliPicture::failsWhereItCannotWrite()
{
    QVERIFY(QDir().mkpath(path(u"folder.png"_s)));
    for (const QString &file : {u"/no/such/folder/a.png"_s, path(u"folder.png"_s)}) {
        const Run run = runCli({u"picture"_s, u"--ruleset"_s, u"cotton"_s, u"--size"_s, u"160x90"_s,
                                u"--output"_s, file});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(file + u": could not be written: "_s), qPrintable(run.err));
        QCOMPARE(run.err.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestCliPicture)
#include "tst_cli_picture.moc"
