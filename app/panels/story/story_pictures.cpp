// SPDX-License-Identifier: MIT
#include "panels/story/story_pictures.h"

#include <algorithm>
#include <utility>

namespace doublets {

StoryPictures::StoryPictures(QObject *parent)
    : QObject(parent)
    , m_drawTask({.resultReady = [this](bool completed) { storeCurrentPicture(completed); },
                  .finished = [this] { drawNext(); }})
{
}

StoryPictures::~StoryPictures() = default;

void StoryPictures::requestPictures(std::vector<Request> requests)
{
    m_drawTask.cancelAndWait(); // the drawer uses m_image
    m_pending = std::move(requests);
    std::ranges::reverse(m_pending);
    drawNext();
}

QImage StoryPictures::picture(const QString &name) const
{
    const auto found = m_pictures.find(name);
    return found != m_pictures.end() ? found->second : QImage();
}

void StoryPictures::drawNext()
{
    if (m_pending.empty()) {
        m_image.reset();
        return;
    }
    const Request next = std::move(m_pending.back());
    m_pending.pop_back();
    m_currentName = next.name;
    m_image = std::make_unique<BoardImage>(next.image);
    m_drawTask.start([image = m_image.get()](TaskPromise<bool> &report) {
        report.deliver(image->draw(report.progress()));
    });
}

void StoryPictures::storeCurrentPicture(bool completed)
{
    if (completed) {
        m_pictures[m_currentName] = m_image->picture();
        Q_EMIT pictureDrawn(m_currentName);
    }
}

} // namespace doublets
