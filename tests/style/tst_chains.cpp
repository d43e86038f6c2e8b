// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString repository()
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/';
}

/// Returns the position after the string or character literal that begins at `at`.
qsizetype behindLiteral(const QString &text, qsizetype at)
{
    const QChar quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at) {
        at += text[at] == u'\\' ? 1 : 0;
    }
    return at + 1;
}

/// Returns the position after the bracket that closes the one at `at`.
qsizetype behindBracket(const QString &text, qsizetype at)
{
    int depth = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c == u'"' || (c == u'\'' && !text[at - 1].isDigit())) {
            at = behindLiteral(text, at);
            continue;
        }
        depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        ++at;
        if (depth == 0) {
            break;
        }
    }
    return at;
}

/// Returns the line numbers of calls to arg() that are followed by another one.
QList<qsizetype> chainsIn(const QString &text)
{
    const QString call = u".arg("_s;
    QList<qsizetype> lines;
    for (qsizetype at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + 1)) {
        qsizetype behind = behindBracket(text, at + call.size() - 1);
        while (behind < text.size() && text[behind].isSpace()) {
            ++behind;
        }
        if (QStringView(text).mid(behind).startsWith(call)) {
            lines << text.left(at).count(u'\n') + 1;
        }
    }
    return lines;
}

} // namespace

/// In a chain of calls, the second one would replace a "%1" in the text inserted by the first, such
/// as the name of a file. A single call with all texts does not.
class TestChains : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsChains_data();
    void findsChains();
    void noTextIsFilledInTwice_data();
    void noTextIsFilledInTwice();
};

void TestChains::findsChains_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qsizetype>("count");
    QTest::newRow("one call") << u"tr(\"%1\").arg(a, b)"_s << qsizetype(0);
    QTest::newRow("two calls") << u"tr(\"%1\").arg(a).arg(b)"_s << qsizetype(1);
    QTest::newRow("three, in lines")
        << u"s\n.arg(a(1, \")\"))\n    .arg(b)\n.arg(')')"_s << qsizetype(2);
    QTest::newRow("one within another") << u"s.arg(t.arg(a), u.arg(1'000))"_s << qsizetype(0);
    QTest::newRow("a chain within a call") << u"s.arg(t.arg(a).arg(b))"_s << qsizetype(1);
}

void TestChains::findsChains()
{
    QFETCH(const QString, code);
    QFETCH(const qsizetype, count);
    QCOMPARE(chainsIn(code).size(), count);
}

void TestChains::noTextIsFilledInTwice_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : {"app", "core"}) {
        QTest::newRow(folder) << QString::fromLatin1(folder);
    }
}

void TestChains::noTextIsFilledInTwice()
{
    QFETCH(const QString, folder);
    QDirIterator files(repository() + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    qsizetype seen = 0;
    QStringList wrong;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        seen += text.count(u".arg("_s);
        for (const qsizetype line : chainsIn(text)) {
            const QString path = file.fileName().mid(repository().size());
            wrong << u"%1, line %2: several calls of arg"_s.arg(path, QString::number(line));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    QVERIFY2(seen > 0, "no calls were found");
}

QTEST_APPLESS_MAIN(TestChains)
#include "tst_chains.moc"
