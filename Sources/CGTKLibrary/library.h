// The headers are imported through CGTK; this module has the compiler and linker flags for it.
