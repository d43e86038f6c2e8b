// SPDX-License-Identifier: MIT
#include "core/platform/exec_program.h"

#include <QByteArray>
#include <QFile>

#include <vector>

#include <cerrno>
#include <unistd.h>

namespace doublets {

int execProgram(const QString &path, const QStringList &arguments)
{
    std::vector<QByteArray> words;
    for (const QString &argument : arguments) {
        words.push_back(argument.toLocal8Bit());
    }
    std::vector<char *> pointers;
    pointers.reserve(words.size() + 1);
    for (QByteArray &word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    ::execv(QFile::encodeName(path).constData(), pointers.data());
    return errno;
}

} // namespace doublets
