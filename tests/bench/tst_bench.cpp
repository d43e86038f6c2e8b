// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Run
{
    int status = -1;
    QByteArray out;
    QString err;
};

Run runBench(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(DOUBLETS_BENCH), arguments);
    if (!process.waitForFinished(200'000) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The names of the measurements, in order. Scripts rely on them.
const QStringList Names{u"frame-1080p"_s,        u"frame-4k"_s,
                        u"first-frame-warm"_s,   u"first-frame-cold"_s,
                        u"picture-cold"_s,       u"idle-repaints"_s,
                        u"memory-1080p"_s,       u"memory-4k"_s,
                        u"simulate-willughby"_s, u"simulate-willughby-ratio"_s,
                        u"odds-willughby"_s,     u"odds-cotton"_s,
                        u"odds-holme"_s,         u"odds-alfonso"_s,
                        u"odds-charpentier"_s,   u"odds-moulidars"_s,
                        u"odds-fiske"_s,         u"odds-memory"_s,
                        u"odds-lookup"_s,        u"race-decision"_s,
                        u"display-memory"_s,     u"display-start"_s,
                        u"display-touch"_s,      u"laboratory-ten-million"_s,
                        u"laboratory-frames"_s,  u"laboratory-memory"_s};

} // namespace

/// Runs the real doublets-bench. The figures are not checked, because the machine may be busy.
class TestBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresEverything();
    void printsATable();
    void refusesBadInput_data();
    void refusesBadInput();
};

void TestBench::measuresEverything()
{
    QStringList arguments{u"--tiny"_s, u"--json"_s};
    for (const QString &name : Names) {
        arguments << u"--only"_s << name;
    }
    const Run run = runBench(arguments);
    QVERIFY2(run.status == 0, qPrintable(run.err));
    const QJsonArray all = QJsonDocument::fromJson(run.out).array();
    QStringList names;
    for (const auto &value : all) {
        const QJsonObject one = value.toObject();
        names << one[u"name"].toString();
        QVERIFY(!one[u"unit"].toString().isEmpty());
        QVERIFY(one[u"runs"].toInt() > 0);
        QVERIFY(one[u"median"].isDouble() && one[u"p99"].isDouble());
        if (names.constLast() != u"idle-repaints") {
            QVERIFY2(one[u"median"].toDouble() > 0, qPrintable(names.constLast()));
        }
    }
    QCOMPARE(names, Names);
}

void TestBench::printsATable()
{
    const Run run = runBench({u"--tiny"_s, u"--only"_s, u"simulate-willughby"_s});
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].simplified(), QByteArray("name median p99 unit runs"));
    QVERIFY(lines[1].startsWith("simulate-willughby "));
}

void TestBench::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("unknown name") << QStringList{u"--only"_s, u"frame-8k"_s}
                                  << (Names + QStringList{u"frame-8k"_s});
    QTest::newRow("unknown among known")
        << QStringList{u"--only"_s, u"frame-4k"_s, u"--only"_s, u"x"_s} << QStringList{u"“x”"_s};
    QTest::newRow("no name") << QStringList{u"--only"_s} << QStringList{u"only"_s};
    QTest::newRow("unknown option") << QStringList{u"--fast"_s} << QStringList{u"fast"_s};
    QTest::newRow("superfluous") << QStringList{u"frame-4k"_s} << QStringList{u"frame-4k"_s};
}

void TestBench::refusesBadInput()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, said);
    const Run run = runBench(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    for (const QString &word : said) {
        QVERIFY2(run.err.contains(word), qPrintable(run.err));
    }
}

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
