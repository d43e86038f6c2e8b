// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace doublets {

/// Reports the current item of `list` to screen readers. Call when `list` receives the focus,
/// because Qt then reports only the list itself. The report is queued, so that it follows Qt's own
/// report, and is dropped if by then the list has been destroyed, has lost the focus or has no
/// current item.
void reportCurrentItem(QAbstractItemView &list);

} // namespace doublets
