// SPDX-License-Identifier: MIT
#include "app/still/still_file.h"

#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

#include <cerrno>

namespace doublets {

namespace {

constexpr int Quality = 70; ///< the grain of wood does not press well: less effort, a little larger

/// A file that can be told to stop half way.
class StoppableFile final : public QSaveFile
{
public:
    StoppableFile(const QString &path, const std::function<bool()> &goesOn)
        : QSaveFile(path)
        , m_goesOn(goesOn)
    {
    }

protected:
    qint64 writeData(const char *data, qint64 size) override
    {
        return m_goesOn() ? QSaveFile::writeData(data, size) : -1;
    }

private:
    const std::function<bool()> &m_goesOn;
};

} // namespace

std::optional<Error> writeStill(const QImage &image, const QString &path,
                                const std::function<bool()> &goesOn)
{
    const auto failed = [&path](const QString &why) {
        return Error{ErrorCode::CannotWrite, path, {}, {why}};
    };
    if (QFileInfo(path).isDir()) {
        return failed(qt_error_string(EISDIR));
    }
    StoppableFile file(path, goesOn);
    if (!file.open(QIODevice::WriteOnly)) {
        return failed(file.errorString());
    }
    QImageWriter writer(&file, "png");
    writer.setQuality(Quality);
    if (!writer.write(image) || !goesOn()) {
        file.cancelWriting();
        return failed(goesOn() ? file.errorString() : QString());
    }
    if (!file.commit()) {
        return failed(file.errorString());
    }
    return std::nullopt;
}

} // namespace doublets
