// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"

#include <QCoreApplication>
#include <QDir>

#include <vector>

#include <cerrno>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class StartProgramme
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString failed(const QString &programme, int error)
    {
        //: %1 the path of a programme, %2 why not
        return tr("%1 cannot be started: %2")
            .arg(QDir::toNativeSeparators(programme), qt_error_string(error));
    }
};

} // namespace

int startProgramme(const Command &command, const QStringList &)
{
    const QString programme =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' +
                        QStringLiteral(DOUBLETS_PROGRAMMES) + u"/doublets-"_s + command.name);
    std::vector<QByteArray> words;
    for (const QString &argument : QCoreApplication::arguments()) {
        words.push_back(argument.toLocal8Bit());
    }
    std::vector<char *> pointers;
    pointers.reserve(words.size() + 1);
    for (QByteArray &word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    ::execv(QFile::encodeName(programme).constData(), pointers.data());
    complain(StartProgramme::failed(programme, errno)); // who comes here was not replaced
    return Failed;
}

} // namespace doublets::cli
