// SPDX-License-Identifier: MIT
#include "core/platform/non_utf8_paths.h"

#include "core/files/reading.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestRawNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void opensFilesOfAnyName();
    void leavesOtherArgumentsAlone();
    void adoptsWhatAnotherProcessHasOpened();

private:
    [[nodiscard]] QByteArray path(const QByteArray &name) const
    {
        return QFile::encodeName(m_folder->path()) + '/' + name;
    }
    static void put(const QByteArray &path, const QByteArray &bytes)
    {
        const int handle = ::open(path.constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        QVERIFY(handle >= 0);
        QCOMPARE(::write(handle, bytes.constData(), static_cast<std::size_t>(bytes.size())),
                 bytes.size());
        ::close(handle);
    }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return openForReading(file) ? QByteArray("(cannot be read)") : file.readAll();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRawNames::opensFilesOfAnyName()
{
    QByteArray program("doublets");
    QByteArray option("--check");
    QByteArray name = path("Grie\xdf.doublets");
    put(name, "a game");
    QVERIFY(!QFile::exists(QFile::decodeName(name))); // Qt alone cannot open it
    std::array<char *, 4> arguments{program.data(), option.data(), name.data(), nullptr};
    openNonUtf8Arguments(3, arguments.data());
    QCOMPARE(arguments[1], option.data());
    QVERIFY(arguments[2] != name.data());
    const std::unique_ptr<char[]> replaced(arguments[2]); // never freed by the program
    const QString opened = QString::fromLatin1(arguments[2]);
    QCOMPARE(contents(opened), QByteArray("a game"));
    QCOMPARE(contents(opened), QByteArray("a game")); // it can be read repeatedly
    QVERIFY(isOpenDescriptor(opened));
    QCOMPARE(displayFileName(opened), u"Grie\ufffd.doublets"_s);
    QCOMPARE(displayPath(opened), m_folder->path() + u"/Grie\ufffd.doublets"_s);
    ::unlink(name.constData()); // Qt cannot remove it
}

void TestRawNames::leavesOtherArgumentsAlone()
{
    QByteArray program("doublets");
    QByteArray plain = path("игра.doublets");
    put(plain, "a game");
    QByteArray missing = path("no such \xdf");
    QByteArray pipe = path("pipe \xdf");
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0); // must not block
    const std::array<char *, 5> before{program.data(), plain.data(), missing.data(), pipe.data(),
                                       nullptr};
    auto arguments = before;
    openNonUtf8Arguments(4, arguments.data());
    QCOMPARE(arguments, before);
    ::unlink(pipe.constData());
    const QString name = QFile::decodeName(plain);
    QVERIFY(!isOpenDescriptor(name));
    QCOMPARE(adoptDescriptorPath(name), name);
    QCOMPARE(displayFileName(name), u"игра.doublets"_s);
    QVERIFY(isOpenDescriptor(u"/dev/stdin"_s));
    std::array<int, 2> ends{};
    QCOMPARE(::pipe2(ends.data(), O_CLOEXEC), 0);
    const QString unnamed = u"/proc/self/fd/%1"_s.arg(ends[0]);
    for (const QString &shown : {name, u"/dev/stdin"_s, unnamed, u"/proc/self/fd/99999"_s}) {
        QCOMPARE(displayPath(shown), shown);
    }
    ::close(ends[0]);
    ::close(ends[1]);
}

void TestRawNames::adoptsWhatAnotherProcessHasOpened()
{
    const QByteArray name = path("\xff");
    put(name, "a game");
    const int handle = ::open(name.constData(), O_RDONLY | O_CLOEXEC);
    const QString other =
        u"/proc/%1/fd/%2"_s.arg(QString::number(::getpid()), QString::number(handle));
    const QString own = adoptDescriptorPath(other);
    QVERIFY(own != other);
    ::close(handle);
    ::unlink(name.constData());
    QCOMPARE(contents(own), QByteArray("a game"));
}

QTEST_APPLESS_MAIN(TestRawNames)
#include "tst_raw_names.moc"
