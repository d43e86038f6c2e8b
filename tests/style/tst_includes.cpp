// SPDX-License-Identifier: MIT
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Library
{
    QString folder;         ///< relative to the repository
    QStringList mayInclude; ///< first path components of its includes, besides its own
};

/// Returns the libraries and their links, as drawn in ARCHITECTURE.md.
std::vector<Library> house()
{
    const QStringList below{u"choices"_s, u"core"_s, u"text"_s};
    const QStringList panels = below + QStringList{u"language"_s, u"match"_s, u"table"_s};
    return {
        {u"core"_s, {}},
        {u"app/language"_s, {}},
        {u"app/text"_s, {u"core"_s, u"language"_s}},
        {u"app/choices"_s, {}},
        {u"app/services"_s, {u"core"_s}},
        {u"app/match"_s, below},
        {u"app/table"_s, below},
        {u"app/sound"_s, {u"table"_s}},
        {u"app/print"_s, panels + QStringList{u"visits"_s}},
        {u"app/panels"_s, panels},
        {u"app/classroom"_s, panels + QStringList{u"panels"_s}},
        {u"app/laboratory"_s, panels + QStringList{u"panels"_s}},
        {u"app/lessons"_s, panels + QStringList{u"panels"_s}},
        {u"app/inventions"_s, panels + QStringList{u"panels"_s}},
        {u"app/desktop"_s,
         panels + QStringList{u"classroom"_s, u"inventions"_s, u"laboratory"_s, u"lessons"_s,
                              u"panels"_s, u"print"_s, u"services"_s}},
        {u"app/visits"_s, {u"core"_s}},
        {u"app/display"_s,
         panels + QStringList{u"panels"_s, u"print"_s, u"services"_s, u"visits"_s}},
        {u"app/cli"_s, {u"core"_s, u"language"_s, u"text"_s, u"visits"_s}},
        {u"app/render"_s, below + QStringList{u"cli"_s, u"print"_s, u"table"_s, u"visits"_s}},
    };
}

QString repository()
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/';
}

/// Returns the quoted includes of a file.
QStringList includesOf(const QString &path)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*\"([^\"]+)\""_s,
                                            QRegularExpression::MultilineOption);
    QStringList found;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            found << matches.next().captured(1);
        }
    }
    return found;
}

} // namespace

/// Checks that includes follow the links between the libraries.
class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followTheLinks_data();
    void followTheLinks();
    void everyFolderHasItsPlace();
};

void TestIncludes::followTheLinks_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("mayInclude");
    for (const Library &library : house()) {
        QTest::newRow(qPrintable(library.folder)) << library.folder << library.mayInclude;
    }
}

void TestIncludes::followTheLinks()
{
    QFETCH(const QString, folder);
    QFETCH(const QStringList, mayInclude);
    const QStringList allowed = mayInclude + QStringList{folder.section(u'/', -1)};
    QDirIterator files(repository() + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    int seen = 0;
    QStringList wrong;
    while (files.hasNext()) {
        const QString path = files.next();
        for (const QString &include : includesOf(path)) {
            ++seen;
            if (include == QFileInfo(path).completeBaseName() + u".moc"_s) {
                continue; // generated from this file
            }
            if (!allowed.contains(include.section(u'/', 0, 0)) || !include.contains(u'/') ||
                include.contains(u"..")) {
                wrong << path.mid(repository().size()) + u" includes "_s + include;
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    QVERIFY2(seen > 0, "no includes were found");
}

void TestIncludes::everyFolderHasItsPlace()
{
    QStringList expected;
    for (const Library &library : house()) {
        if (library.folder.startsWith(u"app/")) {
            expected << library.folder.section(u'/', -1);
        }
    }
    expected.sort();
    QCOMPARE(QDir(repository() + u"app"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot), expected);
}

QTEST_APPLESS_MAIN(TestIncludes)
#include "tst_includes.moc"
