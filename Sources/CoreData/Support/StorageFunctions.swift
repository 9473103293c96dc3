import ObjectStorage

// A function of the module SceneStore, which this one links and does not import: apps would see what it imports, and GRDB's extensions of
// the standard library would change what their code means. The declaration must be equal to that of SceneStore/StorageFunctions.swift.

/// The store of objects in the file at `path`.
@_silgen_name("proscenium_open_object_storage") func openObjectStorage(
  path: String, isReadOnly: Bool
) throws(ObjectStorageError) -> any ObjectStorage
