// How apps are linked. The Swift compiler writes the libraries that an object file needs into a section, and swift-autolink-extract passes what
// it finds there to the linker, before the libraries of the Swift runtime. An entry of this file lets the linker leave out each shared library
// that nothing uses. Without it every app loads libcurl and 24 more libraries when it starts, because UIKit exports URLSession and a static
// Foundation names libcurl. A package cannot pass this option in another way: its own linker settings come after those names.

#if defined(__ELF__)
__asm__(".pushsection .swift1_autolink_entries,\"e\",@progbits\n"
        ".asciz \"-Wl,--as-needed\"\n"
        ".popsection\n");
#endif
