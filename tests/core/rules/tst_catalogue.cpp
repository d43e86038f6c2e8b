// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QString sourceFolder()
{
    return QString::fromUtf8(DOUBLETS_SOURCE_DIR "/resources/rules");
}

bool put(const QTemporaryDir &dir, const QString &name, const QString &as)
{
    return QFile::copy(sourceFolder() + u'/' + name, dir.filePath(as));
}

bool write(const QTemporaryDir &dir, const QString &name, const QByteArray &text)
{
    QFile file(dir.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsBuiltIn();
    void findsById();
    void readsAFolderInListOrder();
    void refusesAFolder_data();
    void refusesAFolder();
};

void TestCatalogue::everyFileIsBuiltIn()
{
    const auto builtIn = Catalogue::builtIn();
    const auto files = Catalogue::fromFolder(sourceFolder());
    QVERIFY(builtIn);
    QVERIFY(files);
    QVERIFY(builtIn.value().all() == files.value().all());
    QCOMPARE(files.value().all().size(),
             static_cast<std::size_t>(QDir(sourceFolder()).entryList({u"*.json"_s}).size()));
}

void TestCatalogue::findsById()
{
    const auto builtIn = Catalogue::builtIn();
    QVERIFY(builtIn);
    for (const QString &id : builtIn.value().ids()) {
        QVERIFY(builtIn.value().find(id));
        QCOMPARE(builtIn.value().find(id)->id, id);
    }
    QVERIFY(!builtIn.value().find(u"backgammon"_s));
}

void TestCatalogue::readsAFolderInListOrder()
{
    const QTemporaryDir dir;
    for (const QString &id : {u"fiske"_s, u"alfonso"_s, u"willughby"_s}) {
        QVERIFY(put(dir, id + u".json"_s, id + u".json"_s));
    }
    QVERIFY(write(dir, u"notes.txt"_s, "not a rule file"));
    const auto catalogue = Catalogue::fromFolder(dir.path());
    QVERIFY(catalogue);
    QCOMPARE(catalogue.value().ids(), (QStringList{u"willughby"_s, u"alfonso"_s, u"fiske"_s}));
}

void TestCatalogue::refusesAFolder_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("file"); // inside the folder; empty for the folder itself
    QTest::addColumn<QString>("place");

    QTest::newRow("missing") << u"missing"_s << ErrorCode::CannotOpen << QString() << QString();
    QTest::newRow("empty") << u"empty"_s << ErrorCode::Empty << QString() << QString();
    QTest::newRow("one of them broken")
        << u"broken"_s << ErrorCode::NotJson << u"broken.json"_s << u"line 1"_s;
    QTest::newRow("one of them huge")
        << u"huge"_s << ErrorCode::TooLarge << u"huge.json"_s << QString();
    QTest::newRow("renamed") << u"renamed"_s << ErrorCode::Inconsistent << u"renamed.json"_s
                             << u"id"_s;
    QTest::newRow("an id twice") << u"twice"_s << ErrorCode::Inconsistent << u"cotton.json"_s
                                 << u"id"_s;
}

void TestCatalogue::refusesAFolder()
{
    QFETCH(QString, what);
    QFETCH(QString, file);
    const QTemporaryDir dir;
    QString folder = dir.path();
    if (what == u"missing") {
        folder += u"/nowhere"_s;
    } else if (what != u"empty") {
        QVERIFY(put(dir, u"alfonso.json"_s, u"alfonso.json"_s));
    }
    if (what == u"broken") {
        QVERIFY(write(dir, u"broken.json"_s, "{"));
    } else if (what == u"huge") {
        QVERIFY(write(dir, u"huge.json"_s, QByteArray(MaxRuleFileSize + 1, ' ')));
    } else if (what == u"renamed") {
        QVERIFY(put(dir, u"cotton.json"_s, u"renamed.json"_s));
    } else if (what == u"twice") {
        QVERIFY(put(dir, u"cotton.json"_s, u"cotton.JSON"_s));
        if (QFile::exists(dir.filePath(u"cotton.json"_s))) {
            QSKIP("requires a case-sensitive file system");
        }
        QVERIFY(put(dir, u"cotton.json"_s, u"cotton.json"_s));
    }
    const auto catalogue = Catalogue::fromFolder(folder);
    QVERIFY(!catalogue);
    QTEST(catalogue.error().code, "code");
    QCOMPARE(catalogue.error().file, file.isEmpty() ? folder : folder + u'/' + file);
    QTEST(catalogue.error().place, "place");
}

QTEST_APPLESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
