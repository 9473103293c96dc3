public import Foundation

/// Facts that sources have and symbol graphs do not: raw values of cases, constants behind names, keys of Info.plist.
public struct SourceFacts: Sendable {
  private var lines: [String: [Substring]] = [:]
  private let literals: Set<String>

  /// Reads the Swift files of a folder.
  public init(folder: URL) throws {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
    }
    var texts: [String: String] = [:]
    let depth = folder.standardizedFileURL.pathComponents.count
    for case let file as URL in walk where file.pathExtension == "swift" {
      let path = file.standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
      texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    self.init(texts: texts)
  }

  /// The modules that write the Info.plists of apps: a key that they name is not read there.
  private static let writers = ["AppBuilder/", "XcodeProject/"]

  /// Reads the texts of files by their paths, which begin with their modules.
  public init(texts: [String: String]) {
    var literals: Set<String> = []
    for (path, text) in texts {
      lines[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard !Self.writers.contains(where: path.hasPrefix) else { continue }
      for (number, piece) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where number > 0 && !piece.isEmpty && piece.allSatisfy({ $0.isLetter || $0.isNumber }) {
        literals.insert(String(piece))
      }
    }
    self.literals = literals
  }

  /// Whether any source has this string as a literal.
  public func hasLiteral(_ text: String) -> Bool { literals.contains(text) }

  /// The raw value of a case: the declared one, or else one more than that of the previous case.
  func rawValue(at location: SymbolGraph.Location) -> Int? {
    let file = lines[location.file] ?? []
    var steps = 0
    for number in stride(from: location.line, through: 0, by: -1) where number < file.count {
      let line = file[number].drop(while: \.isWhitespace)
      if line.hasPrefix("enum ") || line.contains(" enum ") { return line.contains("Int") ? steps - 1 : nil }
      guard line.hasPrefix("case ") else { continue }
      let words = line.split(separator: "=")
      if words.count == 2 {
        let digits = words[1].drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "-" }
        return Int(digits).map { $0 + steps }
      }
      steps += 1
    }
    return nil
  }

  /// Whether the declaration at `location` has `constant` among its literals, in its line or the three after it.
  func names(_ constant: String, at location: SymbolGraph.Location) -> Bool {
    let file = lines[location.file] ?? []
    guard location.line < file.count else { return false }
    return file[location.line..<min(location.line + 4, file.count)].contains { $0.contains("\"\(constant)\"") }
  }

  /// Whether the setter of the declaration at `location` is hidden from other modules. Symbol graphs do not have this for properties that
  /// are computed or observed.
  func hidesSetter(at location: SymbolGraph.Location) -> Bool {
    let file = lines[location.file] ?? []
    guard location.line < file.count else { return false }
    return ["private(set)", "internal(set)", "package(set)"].contains { file[location.line].contains($0) }
  }
}
