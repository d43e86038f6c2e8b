// SPDX-License-Identifier: MIT
#include "fuzz_targets.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLoggingCategory>

#include <algorithm>
#include <cstdlib>

using namespace doublets::test;

namespace {

const FuzzTarget *target = nullptr;

} // namespace

// Called by libFuzzer.
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

/// Chooses the target that this executable is called as: fuzz-NAME.
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const QCoreApplication application(*argc, *argv);
    QLoggingCategory::setFilterRules(QStringLiteral("*=false")); // readers warn about each input
    const QString name = QFileInfo(QString::fromLocal8Bit((*argv)[0])).fileName();
    const auto &targets = fuzzTargets();
    const auto found = std::find_if(targets.begin(), targets.end(), [&name](const auto &each) {
        return name == QStringLiteral("fuzz-") + QString::fromLatin1(each.name);
    });
    if (found == targets.end()) {
        qFatal("call this program fuzz-NAME, by the name of a target");
    }
    target = &*found;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    target->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
