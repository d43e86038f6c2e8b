# SPDX-License-Identifier: MIT
# Generates a source file with a hash of everything that determines the pictures of boards, men and
# dice and their selection.
file(GLOB_RECURSE drawing RELATIVE ${SOURCE}
    ${SOURCE}/artwork/*.cpp ${SOURCE}/artwork/*.h
    ${SOURCE}/board/items/*.cpp ${SOURCE}/board/items/*.h
    ${SOURCE}/board/board_scene* ${SOURCE}/image/board_image.*
    ${SOURCE}/layout/*.cpp ${SOURCE}/layout/*.h
    ${SOURCE}/pictures/picture_requests.*)
list(SORT drawing)
set(hashes "")
foreach(file IN LISTS drawing)
    file(SHA256 ${SOURCE}/${file} hash)
    string(APPEND hashes "${file} ${hash}\n")
endforeach()
string(SHA256 version "${hashes}")
string(SUBSTRING ${version} 0 16 version)
file(WRITE ${OUTPUT} "// SPDX-License-Identifier: MIT
#include \"table/pictures/art_version.h\"

const char *doublets::artworkVersion()
{
    return \"${version}\";
}
")
