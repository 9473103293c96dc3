// Swift Testing declares an overlay of this name for files that import Testing and UIKit, and Apple's toolchain brings it.
// Without a module of that name such a file would not compile here, so there is one; it is empty, because what Apple's has
// (attaching a UIImage to a test) needs images.
