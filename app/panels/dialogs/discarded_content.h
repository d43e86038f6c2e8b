// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Hides `content` and schedules its deletion, because one of its widgets may be emitting a signal.
/// Clears the object names of its descendant widgets, so that findChild() finds only the content
/// that replaces it. Does nothing if `content` is null.
void discardContent(QWidget *content);

} // namespace doublets
