// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Hides `content`, and schedules its deletion (QObject::deleteLater()), because one of the widgets
/// in `content` may be emitting a signal. Clears the object names of these widgets, so that
/// findChild() finds only the new content. Does nothing if `content` is null.
void discardContent(QWidget *content);

} // namespace doublets
