package import ObjectStorage
package import SearchIndex
package import SessionStorage

// The functions that the desktop host and CoreData call by their symbols. They do not import this module, because an app's code would see what this
// one imports: GRDB extends types of the standard library, for instance with a `joined(separator:)` of its own.

/// The store of an app's sessions at `location`.
@_silgen_name("proscenium_open_session_store") package func openSessionStore(
  _ location: SessionStoreLocation, report: @escaping @Sendable (String) -> Void
) -> any SessionStore {
  SQLiteSessionStore(location, report: report)
}

/// The search index of an app with its sessions at `location`, for the app itself or for another process that only reads.
@_silgen_name("proscenium_open_search_index") package func openSearchIndex(
  _ location: SessionStoreLocation, isReader: Bool, report: @escaping @Sendable (String) -> Void
) -> any SearchIndexStorage {
  SQLiteSearchIndex(path: location.searchIndexPath, access: isReader ? .reader : .app, report: report)
}

/// The store of objects in the file at `path`.
@_silgen_name("proscenium_open_object_storage") package func openObjectStorage(
  path: String, isReadOnly: Bool
) throws(ObjectStorageError) -> any ObjectStorage {
  try SQLiteObjectStorage(path: path, isReadOnly: isReadOnly)
}
