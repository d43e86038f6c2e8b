# SPDX-License-Identifier: MIT

# Lets other targets include the files of the current folder as "folder/...", from an include root
# that contains nothing else. A target can therefore include only what it links.
function(doublets_include_root target scope)
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    set(root ${PROJECT_BINARY_DIR}/include/${folder})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${folder} SYMBOLIC)
    target_include_directories(${target} ${scope} ${root})
endfunction()

# Platform-specific code is declared in one header and implemented in one file per platform, such as
# console_unix.cpp and console_windows.cpp.
if(WIN32)
    set(DOUBLETS_OTHER_PLATFORM "_unix\\.cpp$")
else()
    set(DOUBLETS_OTHER_PLATFORM "_windows\\.cpp$")
endif()

# Adds a library of the current folder and its subfolders: doublets_library(doublets_name
# Doublets::Name). It contains all sources except main.cpp files, which belong to executables.
# Libraries that compute or paint should pass COMPUTES to be optimised according to the build type.
# All others use -O1 in release builds: they mostly wait for the user and for Qt, and compile in
# three quarters of the time.
function(doublets_library target alias)
    cmake_parse_arguments(PARSE_ARGV 2 arg "COMPUTES" "" "")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "${DOUBLETS_OTHER_PLATFORM}")
    add_library(${target} STATIC ${sources})
    add_library(${alias} ALIAS ${target})
    # A unity build parses shared headers once for several files. GCC mistakes these files for
    # headers, and would warn of members whose types are in anonymous namespaces.
    set_target_properties(${target} PROPERTIES
        UNITY_BUILD ${DOUBLETS_UNITY} UNITY_BUILD_BATCH_SIZE 16)
    target_compile_options(${target} PRIVATE
        $<$<AND:$<BOOL:${DOUBLETS_UNITY}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)
    # The Windows headers define macros that clash with names in other files.
    set(windows_sources ${sources})
    list(FILTER windows_sources INCLUDE REGEX "_windows\\.cpp$")
    set_source_files_properties(${windows_sources} PROPERTIES
        SKIP_UNITY_BUILD_INCLUSION ON
        SKIP_PRECOMPILE_HEADERS ON
        COMPILE_DEFINITIONS "NOMINMAX;WIN32_LEAN_AND_MEAN")
    if(NOT arg_COMPUTES)
        target_compile_options(${target} PRIVATE
            $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-O1>)
    endif()
    target_link_libraries(${target} PRIVATE doublets_options)
    doublets_include_root(${target} PUBLIC)
    doublets_moc(${target})
endfunction()

# Adds precompiled headers for several targets: doublets_headers(NAME LIBRARIES target... HEADERS
# header...). Each of these targets must then call target_precompile_headers(... REUSE_FROM NAME).
function(doublets_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBRARIES;HEADERS")
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(${name} OBJECT ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()
