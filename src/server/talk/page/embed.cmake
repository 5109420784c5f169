# Turns all files of a folder into one C++ source with their bytes, those with a copy `NAME.gz` beside them in both forms:
#   cmake -DFOLDER=web/dist -DOUTPUT=page_files.cpp -P embed.cmake
# The assembler takes the bytes as they are, which is a hundred times faster than an array in C++.
file(GLOB_RECURSE names RELATIVE ${FOLDER} ${FOLDER}/*)
list(FILTER names EXCLUDE REGEX "\\.(gz|cmake)$")
set(blobs "")
set(declarations "")
set(rows "")
set(count 0)

# Adds the bytes of a file, and puts the expression for them into the variable.
macro(add_bytes file variable)
  string(APPEND blobs "__asm__(\".section .rodata\\n.global page_file_${count}\\npage_file_${count}:\\n.incbin \\\"${file}\\\"\\n\"
        \".global page_file_${count}_end\\npage_file_${count}_end:\\n.byte 0\\n.previous\\n\");\n")
  string(APPEND declarations "extern \"C\" const char page_file_${count}[];\nextern \"C\" const char page_file_${count}_end[];\n")
  set(${variable} "std::string_view(page_file_${count}, static_cast<std::size_t>(page_file_${count}_end - page_file_${count}))")
  math(EXPR count "${count} + 1")
endmacro()

foreach(name IN LISTS names)
  add_bytes(${FOLDER}/${name} plain)
  set(compressed "std::string_view()")
  if(EXISTS ${FOLDER}/${name}.gz)
    add_bytes(${FOLDER}/${name}.gz compressed)
  endif()
  string(APPEND rows "        {\"/${name}\", ${plain}, ${compressed}},\n")
endforeach()

file(WRITE ${OUTPUT}
"#include \"server/talk/page.h\"

${blobs}
${declarations}
namespace trencavel::server {

const std::vector<PageFile>& page_files() {
    static const std::vector<PageFile> files = {
${rows}    };
    return files;
}

}  // namespace trencavel::server
")
