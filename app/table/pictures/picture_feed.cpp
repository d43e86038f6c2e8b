// SPDX-License-Identifier: MIT
#include "table/pictures/picture_feed.h"

#include <QtConcurrentRun>

#include <utility>

namespace doublets {

namespace {

constexpr int CalmMilliseconds = 120; ///< a window being dragged to size is not worth a picture

} // namespace

PictureFeed::PictureFeed(QObject *parent)
    : QObject(parent)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(CalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &PictureFeed::draw);
    connect(&m_sketcher, &QFutureWatcherBase::finished, this, &PictureFeed::takeSketch);
    connect(&m_drawer, &QFutureWatcherBase::finished, this, &PictureFeed::takeDrawn);
}

PictureFeed::Fetched PictureFeed::fetched(const PictureStore &store, const PictureOrder &order)
{
    if (auto kept = store.load(order.key)) {
        return {*std::move(kept), false};
    }
    return {order.draw(), true};
}

// What is still being drawn depends on nothing here, and is let go when it is done.
PictureFeed::~PictureFeed() = default;

void PictureFeed::expect(const PictureOrder &order)
{
    if (m_order.key.kind != order.key.kind && !m_store.hasKind(order.key.kind, order.key.version)) {
        begin(order);
        startSketch();
    }
}

void PictureFeed::order(const PictureOrder &order)
{
    if (m_order.key == order.key) {
        return; // it is there or on its way
    }
    const bool another = m_order.key.kind != order.key.kind;
    const bool first = another || m_order.key.detail.isEmpty();
    if (another) {
        begin(order);
        if (auto kept = m_store.load(order.key)) {
            show(*std::move(kept), order.key);
            return;
        }
        if (auto alike = m_store.latest(order.key.kind, order.key.version)) {
            show(*std::move(alike), std::nullopt);
        } else {
            startSketch();
        }
    }
    m_order = order;
    if (first || m_store.holds(order.key)) {
        draw();
    } else {
        m_calm.start();
    }
}

void PictureFeed::give(const PictureOrder &order, Pictures pictures)
{
    begin(order);
    show(std::move(pictures), order.key);
}

void PictureFeed::begin(const PictureOrder &order)
{
    m_order = order;
    m_has.reset();
    m_pictures.clear();
    m_calm.stop();
    m_sketching = false; // an older sketch is of no use
}

void PictureFeed::startSketch()
{
    if (m_order.sketch) {
        m_sketching = true;
        m_sketcher.setFuture(QtConcurrent::run(m_order.sketch));
    }
}

void PictureFeed::draw()
{
    if (m_drawer.isRunning() || m_sketching || isReady() || m_order.key.detail.isEmpty()) {
        return; // looked at again when that is done
    }
    m_drawing = m_order.key;
    m_drawer.setFuture(QtConcurrent::run(fetched, m_store, m_order));
}

const Pictures &PictureFeed::pictures()
{
    if (m_pictures.empty() && m_sketching) {
        m_sketcher.waitForFinished();
        takeSketch();
    }
    return m_pictures;
}

void PictureFeed::takeSketch()
{
    if (!std::exchange(m_sketching, false)) {
        return; // taken, or of what is no longer wanted
    }
    show(m_sketcher.future().takeResult(), std::nullopt);
    // Not before this one is seen: it would take the processor from what else is sketched.
    QMetaObject::invokeMethod(this, &PictureFeed::draw, Qt::QueuedConnection);
}

void PictureFeed::takeDrawn()
{
    Fetched fetched = m_drawer.future().takeResult();
    if (fetched.drawn && m_store.isOpen()) {
        static_cast<void>(
            QtConcurrent::run([store = m_store, key = m_drawing, pictures = fetched.pictures] {
                store.keep(key, pictures);
            }));
    }
    if (m_drawing.kind == m_order.key.kind && m_drawing.version == m_order.key.version) {
        show(std::move(fetched.pictures), m_drawing);
    }
    if (!m_calm.isActive()) {
        draw();
    }
}

void PictureFeed::show(Pictures pictures, const std::optional<PictureKey> &key)
{
    m_pictures = std::move(pictures);
    m_has = key;
    Q_EMIT changed();
}

} // namespace doublets
