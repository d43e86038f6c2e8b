// SPDX-License-Identifier: MIT
// The validators read each file alone. Here: do they agree with one another and with the build?
#include "core/version.h"

#include <QDomDocument>
#include <QFile>
#include <QTest>

namespace {

const QString Id = u"org.doublets.doublets"_qs;

QString path(const QString &name)
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR "/") + name;
}

QString read(const QString &name)
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QDomElement xml(const QString &name)
{
    QDomDocument document;
    document.setContent(read(name));
    return document.documentElement();
}

QString entry(const QString &key)
{
    for (const QString &line : read(u"resources/desktop/"_qs + Id + u".desktop"_qs).split(u'\n')) {
        if (line.startsWith(key + u'=')) {
            return line.mid(key.size() + 1);
        }
    }
    return {};
}

} // namespace

class TestDesktopFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEntryOpensAFile();
    void metainfoNamesTheEntry();
    void allNameTheSameType();
    void theVersionIsTheBuilds();
};

void TestDesktopFiles::theEntryOpensAFile()
{
    QCOMPARE(entry(u"Exec"_qs), u"doublets %f"_qs);
    QCOMPARE(entry(u"Icon"_qs), u"doublets"_qs);
    QVERIFY(QFile::exists(path(u"resources/icons/doublets.svg"_qs)));
}

void TestDesktopFiles::metainfoNamesTheEntry()
{
    const QDomElement info = xml(u"resources/desktop/"_qs + Id + u".metainfo.xml"_qs);
    QCOMPARE(info.firstChildElement(u"id"_qs).text(), Id);
    QCOMPARE(info.firstChildElement(u"launchable"_qs).text(), Id + u".desktop"_qs);
    QCOMPARE(info.firstChildElement(u"name"_qs).text(), entry(u"Name"_qs));
}

void TestDesktopFiles::allNameTheSameType()
{
    const QDomElement mime = xml(u"resources/desktop/doublets.xml"_qs);
    const QString type = mime.firstChildElement(u"mime-type"_qs).attribute(u"type"_qs);
    QCOMPARE(type, u"application/x-doublets"_qs);
    QCOMPARE(entry(u"MimeType"_qs), type + u';');
    const QDomElement provides =
        xml(u"resources/desktop/"_qs + Id + u".metainfo.xml"_qs).firstChildElement(u"provides"_qs);
    QCOMPARE(provides.firstChildElement(u"mediatype"_qs).text(), type);
    const QString icon = QString(type).replace(u'/', u'-');
    QVERIFY(QFile::exists(path(u"resources/icons/"_qs + icon + u".svg"_qs)));
}

void TestDesktopFiles::theVersionIsTheBuilds()
{
    const QString version = doublets::version();
    const QDomElement releases =
        xml(u"resources/desktop/"_qs + Id + u".metainfo.xml"_qs).firstChildElement(u"releases"_qs);
    QCOMPARE(releases.firstChildElement(u"release"_qs).attribute(u"version"_qs), version);
    QVERIFY(read(u"CHANGELOG.md"_qs).contains(u"## [%1]"_qs.arg(version)));
}

QTEST_GUILESS_MAIN(TestDesktopFiles)
#include "tst_desktop_files.moc"
