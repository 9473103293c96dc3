public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLCache {
    /// A cache in a folder.
    ///
    /// - Parameters:
    ///   - memoryCapacity: What it may hold in memory, in bytes.
    ///   - diskCapacity: What it may hold in files, in bytes.
    ///   - directory: The folder; `nil` for the one of the app's caches.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }
#endif
