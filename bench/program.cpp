// SPDX-License-Identifier: MIT
#include "bench/program.h"

#include "bench/process_memory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <chrono>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr int LongestWait = 60'000; ///< in ms

double now()
{
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(time).count();
}

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
    }
}

} // namespace

TemporaryHome::TemporaryHome(QSize screen)
    : m_screen(screen)
{
    writeFile(m_folder.filePath(u"screen.json"_s),
              u"{\"screens\": [{\"name\": \"screen\", \"x\": 0, \"y\": 0, \"width\": %1, "
              "\"height\": %2, \"logicalDpi\": 96, \"logicalBaseDpi\": 96, \"dpr\": 1}]}"_s
                  .arg(screen.width())
                  .arg(screen.height())
                  .toUtf8());
}

Program::Program(const TemporaryHome &home, const QString &name)
{
    QProcessEnvironment environment;
    environment.insert(u"HOME"_s, home.path());
    environment.insert(u"XDG_RUNTIME_DIR"_s, home.path());
    environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    environment.insert(u"QT_QPA_PLATFORM"_s,
                       u"offscreen:configfile=%1/screen.json"_s.arg(home.path()));
    environment.insert(u"DOUBLETS_FIRST_FRAME"_s,
                       u"%1x%2"_s.arg(home.screenSize().width()).arg(home.screenSize().height()));
    m_process.setProcessEnvironment(environment);
    m_process.setProgram(QDir(QCoreApplication::applicationDirPath()).filePath(name));
    m_startTime = now();
    m_process.start();
}

Program::~Program()
{
    m_process.kill();
    m_process.waitForFinished();
}

Result<double, QString> Program::timeUntil(const QByteArray &marker)
{
    while (!m_output.contains(marker + '\n')) {
        if (!m_process.waitForReadyRead(LongestWait)) {
            return u"%1 did not print “%2”: %3\n%4"_s.arg(
                m_process.program(), QString::fromLatin1(marker), m_process.errorString(),
                QString::fromLocal8Bit(m_process.readAllStandardError()));
        }
        m_output += m_process.readAllStandardOutput();
    }
    return now() - m_startTime;
}

double Program::peakMemory() const
{
    return processMemory(QLatin1String("VmHWM"), m_process.processId());
}

} // namespace doublets::bench
