# SPDX-License-Identifier: MIT
# AUTOMOC passes all include directories of a target to moc, and has no option to disable that.
if(CMAKE_HOST_UNIX)
    get_target_property(moc Qt6::moc IMPORTED_LOCATION)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.in ${CMAKE_BINARY_DIR}/moc @ONLY
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
                         WORLD_READ WORLD_EXECUTE)
endif()

# Makes AUTOMOC read the headers of a target without the Qt headers that they include.
function(doublets_moc target)
    if(CMAKE_HOST_UNIX)
        set_target_properties(${target} PROPERTIES
            AUTOMOC_EXECUTABLE ${CMAKE_BINARY_DIR}/moc
            AUTOMOC_COMPILER_PREDEFINES OFF) # used by Qt headers only
    endif()
endfunction()
