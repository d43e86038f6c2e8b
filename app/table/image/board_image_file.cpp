// SPDX-License-Identifier: MIT
#include "table/image/board_image_file.h"

#include "core/files/atomic_file.h"

#include <QImageWriter>

namespace doublets {

namespace {

constexpr int Quality = 70; ///< wood grain compresses poorly: faster, for a slightly larger file

/// Forwards writes to a file until cancelled.
class CancellableDevice final : public QIODevice
{
public:
    CancellableDevice(AtomicFile &file, const std::function<bool()> &shouldContinue)
        : m_file(file)
        , m_isWanted(shouldContinue)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override
    {
        return m_isWanted() && m_file.write(data, size) ? size : -1;
    }

private:
    AtomicFile &m_file;
    const std::function<bool()> &m_isWanted;
};

} // namespace

std::optional<Error> writeBoardImage(const QImage &image, const QString &path,
                                     const std::function<bool()> &shouldContinue)
{
    AtomicFile file(path, FilePurpose::UserFile);
    if (auto error = file.open()) {
        return error;
    }
    CancellableDevice device(file, shouldContinue);
    QImageWriter writer(&device, "png");
    writer.setQuality(Quality);
    const bool written = writer.write(image);
    if (!shouldContinue()) {
        return Error{ErrorCode::CannotWrite, path, {}, {QString()}};
    }
    if (!written && !file.hasFailed()) {
        return Error{ErrorCode::CannotWrite, path, {}, {writer.errorString()}};
    }
    return file.commit();
}

} // namespace doublets
