import SearchIndex
import SessionStorage

// Functions of the module SceneStore, which this one links and does not import: apps would see what it imports, and GRDB's extensions of
// the standard library would change what their code means. The declarations must be equal to those of SceneStore/StorageFunctions.swift.

/// The store of an app's sessions at `location`.
@_silgen_name("proscenium_open_session_store") func openSessionStore(
  _ location: SessionStoreLocation, report: @escaping @Sendable (String) -> Void
) -> any SessionStore

/// The search index of an app with its sessions at `location`, for the app itself or for another process that only reads.
@_silgen_name("proscenium_open_search_index") func openSearchIndex(
  _ location: SessionStoreLocation, isReader: Bool, report: @escaping @Sendable (String) -> Void
) -> any SearchIndexStorage
