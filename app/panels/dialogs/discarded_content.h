// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Hides `content`, which another widget replaces, and deletes it later, since one of its widgets
/// may be the sender of a signal. Until then, its widgets have no object names, so that searches do
/// not find them. `content` may be null.
void discardContent(QWidget *content);

} // namespace doublets
