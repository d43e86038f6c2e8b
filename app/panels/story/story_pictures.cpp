// SPDX-License-Identifier: MIT
#include "panels/story/story_pictures.h"

#include <algorithm>
#include <utility>

namespace doublets {

StoryPictures::StoryPictures(QObject *parent)
    : QObject(parent)
    , m_drawer({.found = [this](bool whole) { take(whole); }, .ended = [this] { drawNext(); }})
{
}

StoryPictures::~StoryPictures() = default;

void StoryPictures::want(std::vector<Wish> wishes)
{
    m_drawer.cancelAndWait(); // the picture goes with its scene
    m_wanted = std::move(wishes);
    std::reverse(m_wanted.begin(), m_wanted.end());
    drawNext();
}

QImage StoryPictures::picture(const QString &name) const
{
    const auto found = m_pictures.find(name);
    return found != m_pictures.end() ? found->second : QImage();
}

void StoryPictures::drawNext()
{
    if (m_wanted.empty()) {
        m_image.reset();
        return;
    }
    const Wish next = std::move(m_wanted.back());
    m_wanted.pop_back();
    m_drawing = next.name;
    m_image = std::make_unique<BoardImage>(next.image);
    m_drawer.start([image = m_image.get()](WorkReport<bool> &report) {
        report.deliver(image->draw(report.progress()));
    });
}

void StoryPictures::take(bool whole)
{
    if (whole) {
        m_pictures[m_drawing] = m_image->picture();
        Q_EMIT drawn(m_drawing);
    }
}

} // namespace doublets
