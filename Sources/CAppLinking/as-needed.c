// Lets the linker leave out each shared library of which an app uses nothing. The Swift compiler writes the libraries that an object file needs
// into a section, and swift-autolink-extract passes what it finds there to the linker, before the libraries of the Swift runtime. A package
// cannot pass this option in another way: its own linker settings come after those names.

#if defined(__ELF__)
__asm__(".pushsection .swift1_autolink_entries,\"e\",@progbits\n"
        ".asciz \"-Wl,--as-needed\"\n"
        ".popsection\n");
#endif
