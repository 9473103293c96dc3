/// Paths inside the `.app` folder.
enum BundlePath {
  /// Where Xcode puts a resource: at the top, or in the folder of its language. Models of Core Data are always at the top.
  static func destination(of path: String) -> String {
    let name = FilePath.name(path)
    if ["xcdatamodeld", "xcdatamodel"].contains(FilePath.fileExtension(path)) { return name }
    let folder = FilePath.name(FilePath.folder(path))
    return folder.hasSuffix(".lproj") && folder != ".lproj" ? folder + "/" + name : name
  }

  /// A path below the `.app` folder without `.` and `..`; `nil` if it leads out of it, or is the folder itself.
  static func checked(_ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
    let normalized = FilePath.normalized(path)
    return normalized.isEmpty || normalized.hasPrefix("../") || normalized == ".." ? nil : normalized
  }

  /// A text that can name one file: the text itself, or one without slashes, line breaks and control characters.
  static func fileName(_ text: String) -> String {
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(200).map { $0 == "/" || $0.properties.generalCategory == .control ? "-" : $0 }))
    return name.isEmpty || name == "." || name == ".." ? "Product" : name
  }
}
