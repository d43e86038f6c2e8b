# SPDX-License-Identifier: MIT
# Each subfolder is a procedure: NAME/NAME.cpp defines doublets::procedures::NAME, which is declared
# here. Rule files refer to it by its id.
file(GLOB files RELATIVE ${CMAKE_CURRENT_LIST_DIR} CONFIGURE_DEPENDS
    ${CMAKE_CURRENT_LIST_DIR}/*/*.cpp)
foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH name)
    if(NOT file STREQUAL "${name}/${name}.cpp")
        continue()
    endif()
    # The default procedure is also declared with the rules.
    string(APPEND declarations "// NOLINTNEXTLINE(readability-redundant-declaration)\n"
        "extern const Procedure ${name};\n")
    list(APPEND addresses "&${name}")
endforeach()
list(LENGTH addresses count)
list(JOIN addresses ", " addresses)
configure_file(${CMAKE_CURRENT_LIST_DIR}/procedures.cpp.in procedures.cpp @ONLY)
target_sources(doublets_core PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/procedures.cpp)
