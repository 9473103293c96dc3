public import Foundation

/// The public API of this package as text: one line per symbol, sorted, a file per module.
public struct PublicAPI: Sendable, Equatable {
  /// The lines by module.
  public var lines: [String: [String]] = [:]

  /// The API of a graph.
  ///
  /// A type's line has its superclass and protocols. Symbols that the compiler adds are left out.
  public init(_ graph: SymbolGraph) {
    for symbol in graph.symbols where !symbol.isImplicit {
      var text = symbol.path.joined(separator: ".") + "\t" + PublicAPI.access(symbol) + symbol.declaration
      let parents = (graph.parents[symbol.identifier] ?? [])
        .map { graph.names[$0] ?? $0.split(separator: ".").last.map(String.init) ?? $0 }
        .filter { !PublicAPI.unspoken.contains($0) }.sorted()
      if !parents.isEmpty { text += " : " + parents.joined(separator: ", ") }
      if !symbol.constraints.isEmpty { text += " where " + symbol.constraints.joined(separator: ", ") }
      lines[symbol.module, default: []].append(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    for module in lines.keys { lines[module] = Array(Set(lines[module] ?? [])).sorted() }
  }

  /// Reads the files of a folder; one that does not exist has none.
  public init(folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "txt" {
      let text = try String(contentsOf: file, encoding: .utf8)
      lines[file.deletingPathExtension().lastPathComponent] = text.split(separator: "\n").map(String.init)
    }
  }

  /// Writes the files, and removes those of modules that no longer exist.
  public func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in try PublicAPI(folder: folder).lines.keys where lines[module] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: module + ".txt"))
    }
    for (module, lines) in lines {
      let text = lines.joined(separator: "\n") + "\n"
      try text.write(to: folder.appending(path: module + ".txt"), atomically: true, encoding: .utf8)
    }
  }

  /// The additions, removals and changes since `accepted`, one line each. A removed and an added symbol of one name are a change.
  public func changes(since accepted: PublicAPI) -> [String] {
    var changes: [String] = []
    for module in Set(lines.keys).union(accepted.lines.keys).sorted() {
      let now = Set(lines[module] ?? [])
      let before = Set(accepted.lines[module] ?? [])
      let added = Dictionary(grouping: now.subtracting(before), by: PublicAPI.name)
      let removed = Dictionary(grouping: before.subtracting(now), by: PublicAPI.name)
      for name in Set(added.keys).union(removed.keys).sorted() {
        let news = (added[name] ?? []).map(PublicAPI.declaration).sorted().joined(separator: "; ")
        let olds = (removed[name] ?? []).map(PublicAPI.declaration).sorted().joined(separator: "; ")
        if olds.isEmpty {
          changes.append("added      \(module).\(name): \(news)")
        } else if news.isEmpty {
          changes.append("removed    \(module).\(name): \(olds)")
        } else {
          changes.append("changed    \(module).\(name): \(olds)\n           now \(news)")
        }
      }
    }
    return changes
  }

  private static let unspoken: Set = ["Copyable", "Escapable", "SendableMetatype"]

  private static func access(_ symbol: SymbolGraph.Symbol) -> String { symbol.access == "open" ? "open " : "" }
  private static func name(_ line: String) -> String { String(line.prefix { $0 != "\t" }) }
  private static func declaration(_ line: String) -> String { String(line.drop { $0 != "\t" }.dropFirst()) }
}
