/// Reads `.xcconfig` files with what they include.
struct ConfigurationFile {
  /// The assignments in their order, those of included files at the place of the inclusion.
  private(set) var entries: [SettingsLevel.Entry] = []
  /// What is wrong in the files.
  private(set) var diagnostics: [ProjectDiagnostic] = []
  private var open: [String] = []
  private var fileCount = 0
  private let read: (String) throws(ProjectError) -> [UInt8]
  private let folder: String

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - folder: The project's folder, in which included files are searched after the file's own.
  ///   - read: Reads a file.
  init(
    path: String, folder: String,
    read: @escaping (String) throws(ProjectError) -> [UInt8] = { path throws(ProjectError) in
      try FileSystem.bytes(path, limit: ReaderLimits.smallFileSize)
    }
  ) throws(ProjectError) {
    self.read = read
    self.folder = folder
    include(path, bytes: try read(path))
  }

  private mutating func include(_ path: String, bytes: [UInt8]) {
    fileCount += 1
    open.append(path)
    defer { open.removeLast() }
    var number = 0
    for bytes in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      line(String(decoding: bytes, as: UTF8.self)[...], number: number, file: path)
    }
  }

  private mutating func line(_ line: Substring, number: Int, file: String) {
    let code = Self.trimmed(Self.withoutComment(line))
    guard !code.isEmpty else { return }
    guard !code.hasPrefix("#") else { return directive(code, number: number, file: file) }
    guard let equals = Self.assignmentSign(code),
      let key = SettingAssignment.split(String(Self.trimmed(code[..<equals]))),
      !key.name.isEmpty, !key.name.contains(where: \.isWhitespace)
    else {
      return report(.warning, file, number, "The line is not ‘NAME = VALUE’, and is ignored.")
    }
    var value = Self.trimmed(code[code.index(after: equals)...])
    if value.hasSuffix(";") { value.removeLast() }
    entries.append(
      SettingsLevel.Entry(
        name: key.name,
        assignment: SettingAssignment(value: String(value), conditions: key.conditions, file: file, line: number)))
  }

  /// The first `=` that is not inside the brackets of a condition.
  private static func assignmentSign(_ code: Substring) -> Substring.Index? {
    var depth = 0
    for index in code.indices {
      switch code[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let slash = UInt8(ascii: "/")
    let bytes = line.utf8
    var index = bytes.startIndex
    while let found = bytes[index...].firstIndex(of: slash) {
      let next = bytes.index(after: found)
      if next < bytes.endIndex, bytes[next] == slash { return line[..<found] }
      index = next
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private mutating func directive(_ code: Substring, number: Int, file: String) {
    let isOptional = code.hasPrefix("#include?")
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    guard code.hasPrefix("#include"), parts.count == 3 else {
      return report(
        .warning, file, number, "The line is neither ‘#include \"FILE\"’ nor an assignment, and is ignored.")
    }
    let name = String(parts[1])
    let candidates = [FilePath.join(FilePath.folder(file), name), FilePath.join(folder, name)]
    let path = candidates.first(where: FileSystem.exists) ?? candidates[0]
    guard !open.contains(path) else {
      return report(.warning, file, number, "‘\(name)’ includes itself through other files, and is not read again.")
    }
    guard open.count < 32, fileCount < 1000, entries.count < 1_000_000 else {
      return report(.warning, file, number, "‘\(name)’ is not read: too many files include each other.")
    }
    do throws(ProjectError) {
      include(path, bytes: try read(path))
    } catch {
      if !isOptional { report(.warning, file, number, "‘\(name)’ is not included. \(error.reason)") }
    }
  }

  private mutating func report(_ severity: ProjectDiagnostic.Severity, _ file: String, _ line: Int, _ message: String) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(ProjectDiagnostic(severity, file: file, line: line, message))
  }
}
