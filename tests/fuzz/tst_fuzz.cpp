// SPDX-License-Identifier: MIT
#include "fuzz_targets.h"
#include "mutation.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstdio>

#if defined(__SANITIZE_ADDRESS__)
extern "C" void __sanitizer_set_death_callback(void (*)()); // missing from GCC 12's headers
#endif

using namespace Qt::StringLiterals;

using namespace doublets;
using test::FuzzTarget;

namespace {

QByteArray current; ///< the input that is being read

/// Writes the input that is being read to a file, so that the failure can be repeated.
void writeCurrent()
{
    const QString path = QDir::temp().filePath(u"doublets-fuzz-input"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(current) == current.size()) {
        std::fprintf(stderr, "the input was saved to %s\n", qPrintable(path));
    }
}

QList<QByteArray> examplesIn(const QString &folder)
{
    QList<QByteArray> examples;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.fileName().endsWith(u".txt") && file.open(QIODevice::ReadOnly)) {
            examples << file.readAll();
        }
    }
    std::ranges::sort(examples); // folders are in no particular order
    return examples;
}

} // namespace

/// Reads the examples in tests/fuzz/corpus and mutated copies of them as untrusted files.
class TestFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsAnything_data();
    void readsAnything();
};

void TestFuzz::initTestCase()
{
    std::signal(SIGABRT, [](int) {
        writeCurrent();
        std::signal(SIGABRT, SIG_DFL);
        std::raise(SIGABRT);
    });
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_set_death_callback(&writeCurrent);
#endif
}

void TestFuzz::readsAnything_data()
{
    QTest::addColumn<const FuzzTarget *>("target");
    for (const FuzzTarget &target : test::fuzzTargets()) {
        QTest::newRow(target.name) << &target;
    }
}

void TestFuzz::readsAnything()
{
    QFETCH(const FuzzTarget *, target);
    const QString source = QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/';
    QList<QByteArray> examples =
        examplesIn(source + u"tests/fuzz/corpus/"_s + QString::fromLatin1(target->name));
    if (*target->extraFolder != '\0') {
        examples << examplesIn(source + QString::fromLatin1(target->extraFolder));
    }
    QVERIFY(!examples.isEmpty());
    constexpr qint64 Longest = 5000; // milliseconds, for one file on a busy machine
    const auto read = [target](const QByteArray &bytes) {
        QElapsedTimer timer;
        timer.start();
        current = bytes;
        target->read(bytes);
        if (timer.elapsed() > Longest) {
            writeCurrent();
        }
        return timer.elapsed();
    };
    for (const QByteArray &example : examples) {
        QVERIFY(read(example) <= Longest);
    }
#if defined(DOUBLETS_THOROUGH)
    constexpr int Seconds = 300;
    test::Mutator mutator(examples, QRandomGenerator::securelySeeded());
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < Seconds * 1000) {
        QVERIFY(read(mutator.next()) <= Longest);
    }
#else
    test::Mutator mutator(examples, QRandomGenerator(1674));
    for (int i = 0; i < target->mutations; ++i) {
        QVERIFY(read(mutator.next()) <= Longest);
    }
#endif
}

QTEST_GUILESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
