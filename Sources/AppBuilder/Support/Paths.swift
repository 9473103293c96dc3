import Foundation

/// Paths as text. Unlike `NSString`'s, these functions follow no links and change no names.
package enum Paths {
  /// The path without `.`, `..` and doubled slashes; a relative one is below `folder`.
  package static func absolute(
    _ path: String, from folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder of a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// The path with all links resolved, or the path itself if there is nothing.
  package static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The parts of a relative path that stays below its folder, or `nil` for one with `..`, an absolute one, or one with a zero byte.
  package static func partsInside(_ path: String) -> [String]? {
    guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
    let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard !parts.isEmpty, !parts.contains("..") else { return nil }
    return parts
  }
}
