import Foundation
import UniformTypeIdentifiers

/// The documents of a folder.
struct DocumentFolder {
  /// A document, or a folder of documents.
  struct Entry: Equatable {
    var url: URL
    var date: Date
    var isFolder: Bool
    /// The name without the extension of a document.
    var shownName: String { (isFolder ? url : url.deletingPathExtension()).lastPathComponent }
  }

  let url: URL
  /// The types of documents; empty for all.
  let types: [UTType]

  /// The user's folder of documents.
  @MainActor static var standard: URL {
    if let folder = UIProcess.current.documentsFolder { return folder }
    return FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
  }

  /// The entries that are not hidden, by their names: folders first.
  var entries: [Entry] {
    let keys: [URLResourceKey] = [.isDirectoryKey, .contentModificationDateKey]
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    let entries = urls.compactMap { url -> Entry? in
      let values = try? url.resourceValues(forKeys: Set(keys))
      let isDirectory = values?.isDirectory ?? false
      let isDocument = isAllowed(url, isDirectory: isDirectory)
      guard isDocument || isDirectory else { return nil }
      return Entry(
        url: url, date: values?.contentModificationDate ?? .distantPast, isFolder: isDirectory && !isDocument)
    }
    return entries.sorted { one, other in
      if one.isFolder != other.isFolder { return one.isFolder }
      let order = one.shownName.localizedStandardCompare(other.shownName)
      return order == .orderedSame ? one.url.path < other.url.path : order == .orderedAscending
    }
  }

  /// Whether a file, or a package, is a document.
  private func isAllowed(_ url: URL, isDirectory: Bool) -> Bool {
    if isDirectory {
      guard !url.pathExtension.isEmpty, let type = UTType(filenameExtension: url.pathExtension, conformingTo: .package)
      else { return false }
      return !types.isEmpty && types.contains { type.conforms(to: $0) && $0 != .item }
    }
    guard !types.isEmpty, !types.contains(where: { [.item, .data, .content].contains($0) }) else { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return types.contains { type.conforms(to: $0) }
  }

  /// Whether a file is in the folder or in a folder of it.
  func contains(_ file: URL) -> Bool {
    let folder = url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let path = file.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    return path.count > folder.count && Array(path.prefix(folder.count)) == folder
  }
}
