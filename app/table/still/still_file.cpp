// SPDX-License-Identifier: MIT
#include "table/still/still_file.h"

#include "core/files/whole_file.h"

#include <QImageWriter>

namespace doublets {

namespace {

constexpr int Quality = 70; ///< the grain of wood does not press well: less effort, a little larger

/// Hands a picture on to its file, unless it is told to stop half way.
class Stoppable final : public QIODevice
{
public:
    Stoppable(WholeFile &file, const std::function<bool()> &goesOn)
        : m_file(file)
        , m_goesOn(goesOn)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override
    {
        return m_goesOn() && m_file.write(data, size) ? size : -1;
    }

private:
    WholeFile &m_file;
    const std::function<bool()> &m_goesOn;
};

} // namespace

std::optional<Error> writeStill(const QImage &image, const QString &path,
                                const std::function<bool()> &goesOn)
{
    WholeFile file(path, Holds::Results);
    if (auto error = file.open()) {
        return error;
    }
    Stoppable device(file, goesOn);
    QImageWriter writer(&device, "png");
    writer.setQuality(Quality);
    const bool written = writer.write(image);
    if (!goesOn()) {
        return Error{ErrorCode::CannotWrite, path, {}, {QString()}};
    }
    if (!written && !file.failed()) {
        return Error{ErrorCode::CannotWrite, path, {}, {writer.errorString()}};
    }
    return file.commit();
}

} // namespace doublets
