// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MostLines = 450;
constexpr qsizetype MostLinesOfTheWindow = 400;

QString repository()
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/';
}

qsizetype linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

} // namespace

/// Checks that no source file exceeds the permitted number of lines.
class TestLengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noFileIsLong_data();
    void noFileIsLong();
    void theWindowLeavesItsWorkToOthers();
};

void TestLengths::noFileIsLong_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : {"app", "bench", "core", "resources", "tests"}) {
        QTest::newRow(folder) << QString::fromLatin1(folder);
    }
}

void TestLengths::noFileIsLong()
{
    QFETCH(const QString, folder);
    QDirIterator files(repository() + folder, {u"*.cpp"_s, u"*.h"_s, u"*.py"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    qsizetype seen = 0;
    QStringList wrong;
    while (files.hasNext()) {
        const QString path = files.next();
        const qsizetype lines = linesOf(path);
        seen += lines;
        if (lines > MostLines) {
            wrong << u"%1: %2 lines"_s.arg(path.mid(repository().size())).arg(lines);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    QVERIFY2(seen > 0, "no lines were found");
}

void TestLengths::theWindowLeavesItsWorkToOthers()
{
    const QString window = repository() + u"app/desktop/window/main_window"_s;
    const qsizetype lines = linesOf(window + u".h"_s) + linesOf(window + u".cpp"_s);
    QVERIFY2(lines > 0 && lines <= MostLinesOfTheWindow, qPrintable(QString::number(lines)));
}

QTEST_APPLESS_MAIN(TestLengths)
#include "tst_lengths.moc"
