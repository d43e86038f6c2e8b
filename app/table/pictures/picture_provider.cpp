// SPDX-License-Identifier: MIT
#include "table/pictures/picture_provider.h"

#include "table/artwork/shading/parallel.h"

#include <utility>

namespace doublets {

namespace {

constexpr int CalmMilliseconds = 120; ///< do not draw while a window is being resized

} // namespace

PictureProvider::PictureProvider(QObject *parent)
    : QObject(parent)
    , m_sketchTask({.resultReady = [this](const Pictures &sketch) { handleSketch(sketch); }},
                   &drawingThreads())
    , m_drawTask({.resultReady = [this](const Fetched &fetched) { handleFetched(fetched); },
                  .finished =
                      [this] {
                          if (!m_resizeTimer.isActive()) {
                              startDrawing();
                          }
                      }},
                 &drawingThreads())
{
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(CalmMilliseconds);
    connect(&m_resizeTimer, &QTimer::timeout, this, &PictureProvider::startDrawing);
}

PictureProvider::Fetched PictureProvider::fetch(const PictureCache &cache,
                                                const PictureRequest &request,
                                                const Progress &progress)
{
    if (auto cached = cache.load(request.key)) {
        return {*std::move(cached), false};
    }
    return {request.draw(progress), true};
}

void PictureProvider::prefetch(const PictureRequest &request)
{
    if (m_request.key.kind != request.key.kind &&
        !m_cache.hasKind(request.key.kind, request.key.version)) {
        replaceRequest(request);
        startSketch();
    }
}

void PictureProvider::request(const PictureRequest &request)
{
    if (m_request.key == request.key) {
        return; // already available or being drawn
    }
    const bool another = m_request.key.kind != request.key.kind;
    // While a window is being opened or resized, sizes follow each other quickly. Other pictures of
    // the kind are shown meanwhile.
    bool waits = !another && !m_request.key.detail.isEmpty();
    if (another) {
        replaceRequest(request);
        if (auto cached = m_cache.load(request.key)) {
            setPictures(*std::move(cached), request.key);
            return;
        }
        if (auto alike = m_cache.loadLatest(request.key.kind, request.key.version)) {
            setPictures(*std::move(alike), std::nullopt);
            waits = true;
        } else {
            startSketch();
        }
    }
    m_request = request;
    if (waits && !m_cache.contains(request.key)) {
        m_resizeTimer.start();
    } else {
        startDrawing();
    }
}

void PictureProvider::setResult(const PictureRequest &request, Pictures pictures)
{
    replaceRequest(request);
    setPictures(std::move(pictures), request.key);
}

void PictureProvider::replaceRequest(const PictureRequest &request)
{
    m_request = request;
    m_currentKey.reset();
    m_pictures.clear();
    m_resizeTimer.stop();
    m_sketchTask.cancel();
    m_drawTask.cancel();
}

void PictureProvider::startSketch()
{
    if (m_request.sketch) {
        m_sketchTask.start([sketch = m_request.sketch](TaskPromise<Pictures> &report) {
            report.deliver(sketch());
        });
    }
}

void PictureProvider::startDrawing()
{
    if (m_sketchTask.isRunning() || isReady() || m_request.key.detail.isEmpty()) {
        return; // called again when the sketch is ready
    }
    if (m_drawTask.isRunning() && m_drawingKey == m_request.key) {
        return;
    }
    m_drawingKey = m_request.key;
    m_drawTask.start([cache = m_cache, request = m_request](TaskPromise<Fetched> &report) {
        report.deliver(fetch(cache, request, report.progress()));
    });
}

const Pictures &PictureProvider::pictures()
{
    if (m_pictures.empty()) {
        if (const auto sketch = m_sketchTask.waitForResult()) {
            handleSketch(*sketch);
        }
    }
    return m_pictures;
}

void PictureProvider::handleSketch(const Pictures &sketch)
{
    setPictures(sketch, std::nullopt);
    // Queued: drawing now would compete with the remaining sketches for the processor.
    QMetaObject::invokeMethod(this, &PictureProvider::startDrawing, Qt::QueuedConnection);
}

void PictureProvider::handleFetched(const Fetched &fetched)
{
    if (fetched.isDrawn) {
        m_cache.saveAsync(m_drawingKey, fetched.pictures);
    }
    setPictures(fetched.pictures, m_drawingKey);
}

void PictureProvider::setPictures(Pictures pictures, const std::optional<PictureKey> &key)
{
    m_pictures = std::move(pictures);
    m_currentKey = key;
    Q_EMIT picturesChanged();
}

} // namespace doublets
