// Swift Testing declares an overlay of this name for files that import Testing and UIKit, and Apple's toolchain provides it. Without a
// module of that name such a file would not compile here, so this module exists; it is empty, because the contents of Apple's (attaching a
// UIImage to a test) need images.
