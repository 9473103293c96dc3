// Only OpenCombine's own module. OpenCombineFoundation and OpenCombineDispatch leave Apple's names out where a module `Combine` can be
// imported, and with this one it can: whether they would have them depends on which of the modules was built first.
@_exported public import OpenCombine
