# SPDX-License-Identifier: MIT
# Optional dependencies. Each is used if it is found and its option is ON; doublets_print_summary()
# lists those that are missing.

# Records whether an optional part is available, for the summary:
# doublets_optional_part(SYSTEMD "libsystemd" ${is_found} "consequence of its absence"). Sets
# DOUBLETS_HAS_SYSTEMD.
function(doublets_optional_part name title is_found loss)
    set(DOUBLETS_HAS_${name} ${is_found} CACHE INTERNAL "")
    if(is_found)
        set(line "${title}: yes")
    else()
        set(line "${title}: no, so ${loss}")
    endif()
    set_property(GLOBAL APPEND PROPERTY doublets_summary "${line}")
endfunction()

# Finds an optional module of Qt: doublets_optional_qt(DBus "consequence of its absence"). Sets
# DOUBLETS_HAS_DBUS. A macro, because find_package() imports targets into the caller's scope.
macro(doublets_optional_qt module loss)
    string(TOUPPER ${module} name)
    option(DOUBLETS_USE_${name} "Use Qt ${module} if it is found" ON)
    set(is_found OFF)
    if(DOUBLETS_USE_${name})
        find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS ${module})
        if(TARGET Qt6::${module})
            set(is_found ON)
        endif()
    endif()
    doublets_optional_part(${name} "Qt ${module}" ${is_found} "${loss}")
endmacro()

function(doublets_print_summary)
    get_property(lines GLOBAL PROPERTY doublets_summary)
    list(JOIN lines "\n--   " text)
    message(STATUS "Optional parts:\n--   ${text}")
endfunction()
