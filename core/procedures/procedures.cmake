# SPDX-License-Identifier: MIT
# Each subfolder is a procedure: NAME/procedure.cpp defines doublets::procedures::NAME, and a header
# of the folder declares it. Rule files refer to it by its id.
file(GLOB folders RELATIVE ${CMAKE_CURRENT_LIST_DIR} CONFIGURE_DEPENDS
    ${CMAKE_CURRENT_LIST_DIR}/*/procedure.cpp)
foreach(file IN LISTS folders)
    cmake_path(GET file PARENT_PATH name)
    # The default procedure is also declared with the rules.
    string(APPEND declarations "// NOLINTNEXTLINE(readability-redundant-declaration)\n"
        "extern const Procedure ${name};\n")
    list(APPEND addresses "&${name}")
endforeach()
list(LENGTH addresses count)
list(JOIN addresses ", " addresses)
configure_file(${CMAKE_CURRENT_LIST_DIR}/procedures.cpp.in procedures.cpp @ONLY)
target_sources(doublets_core PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/procedures.cpp)
