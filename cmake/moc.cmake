# SPDX-License-Identifier: MIT
# AUTOMOC gives moc every folder that a target includes from, and has no switch against it.
if(UNIX)
    get_target_property(moc Qt6::moc IMPORTED_LOCATION)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.in ${CMAKE_BINARY_DIR}/moc @ONLY
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
                         WORLD_READ WORLD_EXECUTE)
endif()

# A target's moc reads its headers, and not those of Qt that they include.
function(doublets_moc target)
    if(UNIX)
        set_target_properties(${target} PROPERTIES
            AUTOMOC_EXECUTABLE ${CMAKE_BINARY_DIR}/moc
            AUTOMOC_COMPILER_PREDEFINES OFF) # only headers of Qt ask for them
    endif()
endfunction()
