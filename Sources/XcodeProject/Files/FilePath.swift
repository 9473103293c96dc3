/// Paths as texts: joined, without `.` and `..`.
enum FilePath {
  /// The path without `.`, `..` and doubled slashes. Those of an absolute path never leave the root.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// `path` below `folder`, unless it is absolute or there is no folder.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return normalized(folder) }
    return normalized(path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path)
  }

  /// The last part.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Everything before the last part.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The characters after the last point of the name in lower case, without the point.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The name without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// The path relative to `folder`, or `nil` if it is elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
