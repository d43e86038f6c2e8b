// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <malloc.h>

#if defined(__SANITIZE_ADDRESS__)
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // no header of GCC 12 has it
#endif

namespace doublets::test {

/// Returns the memory allocated by this process, in bytes. The resident size also holds memory that
/// threads have freed, which differs by 10 MB from run to run on a busy machine.
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
