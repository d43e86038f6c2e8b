# SPDX-License-Identifier: MIT

# Others include the files of this folder as "folder/...", from a root that holds nothing else: what
# a target does not link, it cannot include.
function(doublets_include_root target scope)
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    set(root ${PROJECT_BINARY_DIR}/include/${folder})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${folder} SYMBOLIC)
    target_include_directories(${target} ${scope} ${root})
endfunction()

# The library of this folder and of those below it: doublets_library(doublets_name Doublets::Name).
# All sources belong to it but a main(), which belongs to a programme. One that COMPUTES or paints is
# optimised as the build type says. The others wait for people and for Qt: they are compiled in three
# quarters of the time, and start as quickly.
function(doublets_library target alias)
    cmake_parse_arguments(PARSE_ARGV 2 arg "COMPUTES" "" "")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    add_library(${target} STATIC ${sources})
    add_library(${alias} ALIAS ${target})
    # Some files at a time, so that what they include is read once for them all. GCC takes them for
    # headers, in which a class should have no members that only one file knows.
    set_target_properties(${target} PROPERTIES
        UNITY_BUILD ${DOUBLETS_UNITY} UNITY_BUILD_BATCH_SIZE 16)
    target_compile_options(${target} PRIVATE
        $<$<AND:$<BOOL:${DOUBLETS_UNITY}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)
    if(NOT arg_COMPUTES)
        target_compile_options(${target} PRIVATE
            $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-O1>)
    endif()
    target_link_libraries(${target} PRIVATE doublets_options)
    doublets_include_root(${target} PUBLIC)
    doublets_moc(${target})
endfunction()

# Headers that several targets read once: doublets_headers(NAME LIBRARIES target... HEADERS header...)
# Each of them then says target_precompile_headers(... REUSE_FROM NAME).
function(doublets_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBRARIES;HEADERS")
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(${name} OBJECT ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()
