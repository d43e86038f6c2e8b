// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <malloc.h>

#if defined(__SANITIZE_ADDRESS__)
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // missing from GCC 12's headers
#endif

namespace doublets::test {

/// Returns the memory allocated by this process, in bytes. More stable than the resident size,
/// which includes memory that threads have freed and varies by 10 MB between runs on a busy
/// machine.
inline qint64 allocatedMemory()
{
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<qint64>(__sanitizer_get_current_allocated_bytes());
#else
    const struct mallinfo2 info = mallinfo2();
    return static_cast<qint64>(info.uordblks + info.hblkhd);
#endif
}

} // namespace doublets::test
