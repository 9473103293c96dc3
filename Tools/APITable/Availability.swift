public import Foundation

/// The versions of one of Apple's systems in which a symbol is available, according to the table.
public struct Availability: Sendable, Equatable {
  /// The system, by its name in symbol graphs: `iOS`, `macCatalyst`, `visionOS`.
  public var domain: String
  /// The first version: major and minor.
  public var introduced: [Int]
  /// The version that deprecates it, or `nil`.
  public var deprecated: [Int]?

  /// The availability of a row; `nil` if the row names no version.
  public init?(_ row: SceneAPITable.Row) {
    guard let introduced = Self.version(row.introduced) else { return nil }
    let words = row.introduced.split(separator: " ")
    domain = words.count > 1 ? String(words[0]) : "iOS"
    self.introduced = introduced
    deprecated = Self.version(row.deprecated)
  }

  /// The numbers of `13.0` and of `visionOS 2.0`.
  private static func version(_ text: String) -> [Int]? {
    let parts = (text.split(separator: " ").last ?? "").split(separator: ".").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
    return [major, minor]
  }

  /// The form in symbol graphs.
  private var json: [String: Any] {
    func object(_ version: [Int]) -> [String: Any] { ["major": version[0], "minor": version[1]] }
    var json: [String: Any] = ["domain": domain, "introduced": object(introduced)]
    if let deprecated { json["deprecated"] = object(deprecated) }
    return json
  }

  /// Writes the availability of each symbol into the symbol graphs of a folder, in place, so that its page shows it.
  ///
  /// - Parameters:
  ///   - availabilities: The availabilities by the identifiers of symbols.
  ///   - folder: The folder of the graphs, which may be in subfolders.
  /// - Returns: The number of symbols that were found.
  public static func write(_ availabilities: [String: Availability], to folder: URL) throws -> Int {
    var count = 0
    for file in try SymbolGraph.files(in: folder) {
      guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
        var symbols = graph["symbols"] as? [[String: Any]]
      else { continue }
      var isTouched = false
      for index in symbols.indices {
        guard let identifier = (symbols[index]["identifier"] as? [String: Any])?["precise"] as? String,
          let availability = availabilities[identifier]
        else { continue }
        symbols[index]["availability"] = [availability.json]
        isTouched = true
        count += 1
      }
      guard isTouched else { continue }
      graph["symbols"] = symbols
      try JSONSerialization.data(withJSONObject: graph, options: .withoutEscapingSlashes).write(to: file)
    }
    return count
  }
}
