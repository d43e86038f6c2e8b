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
    , m_sketcher({.found = [this](const Pictures &sketch) { takeSketch(sketch); }},
                 &drawingThreads())
    , m_drawer({.found = [this](const Fetched &fetched) { takeDrawn(fetched); },
                .ended =
                    [this] {
                        if (!m_resizeTimer.isActive()) {
                            draw();
                        }
                    }},
               &drawingThreads())
{
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(CalmMilliseconds);
    connect(&m_resizeTimer, &QTimer::timeout, this, &PictureProvider::draw);
}

PictureProvider::Fetched PictureProvider::fetch(const PictureCache &store,
                                                const PictureRequest &order,
                                                const Progress &progress)
{
    if (auto kept = store.load(order.key)) {
        return {*std::move(kept), false};
    }
    return {order.draw(progress), true};
}

void PictureProvider::expect(const PictureRequest &order)
{
    if (m_order.key.kind != order.key.kind && !m_store.hasKind(order.key.kind, order.key.version)) {
        begin(order);
        startSketch();
    }
}

void PictureProvider::order(const PictureRequest &order)
{
    if (m_order.key == order.key) {
        return; // already available or being drawn
    }
    const bool another = m_order.key.kind != order.key.kind;
    // While a window is being opened or resized, sizes follow each other quickly. Other pictures of
    // the kind are shown meanwhile.
    bool waits = !another && !m_order.key.detail.isEmpty();
    if (another) {
        begin(order);
        if (auto kept = m_store.load(order.key)) {
            show(*std::move(kept), order.key);
            return;
        }
        if (auto alike = m_store.latest(order.key.kind, order.key.version)) {
            show(*std::move(alike), std::nullopt);
            waits = true;
        } else {
            startSketch();
        }
    }
    m_order = order;
    if (waits && !m_store.holds(order.key)) {
        m_resizeTimer.start();
    } else {
        draw();
    }
}

void PictureProvider::give(const PictureRequest &order, Pictures pictures)
{
    begin(order);
    show(std::move(pictures), order.key);
}

void PictureProvider::begin(const PictureRequest &order)
{
    m_order = order;
    m_has.reset();
    m_pictures.clear();
    m_resizeTimer.stop();
    m_sketcher.cancel();
    m_drawer.cancel();
}

void PictureProvider::startSketch()
{
    if (m_order.sketch) {
        m_sketcher.start(
            [sketch = m_order.sketch](TaskPromise<Pictures> &report) { report.deliver(sketch()); });
    }
}

void PictureProvider::draw()
{
    if (m_sketcher.isRunning() || isReady() || m_order.key.detail.isEmpty()) {
        return; // called again when the sketch is ready
    }
    if (m_drawer.isRunning() && m_drawing == m_order.key) {
        return;
    }
    m_drawing = m_order.key;
    m_drawer.start([store = m_store, order = m_order](TaskPromise<Fetched> &report) {
        report.deliver(fetch(store, order, report.progress()));
    });
}

const Pictures &PictureProvider::pictures()
{
    if (m_pictures.empty()) {
        if (const auto sketch = m_sketcher.wait()) {
            takeSketch(*sketch);
        }
    }
    return m_pictures;
}

void PictureProvider::takeSketch(const Pictures &sketch)
{
    show(sketch, std::nullopt);
    // Queued: drawing now would compete with the remaining sketches for the processor.
    QMetaObject::invokeMethod(this, &PictureProvider::draw, Qt::QueuedConnection);
}

void PictureProvider::takeDrawn(const Fetched &fetched)
{
    if (fetched.drawn) {
        m_store.saveAsync(m_drawing, fetched.pictures);
    }
    show(fetched.pictures, m_drawing);
}

void PictureProvider::show(Pictures pictures, const std::optional<PictureKey> &key)
{
    m_pictures = std::move(pictures);
    m_has = key;
    Q_EMIT changed();
}

} // namespace doublets
