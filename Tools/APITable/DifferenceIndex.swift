import Foundation

/// Every "Differs from Apple" of the symbols' own notes on one page, as an overview.
///
/// The notes are the source: the page is generated from them, and a page with another content is out of date.
public struct DifferenceIndex: Sendable, Equatable {
  /// A symbol, and its difference.
  public struct Entry: Sendable, Equatable {
    /// The name with its qualifiers, such as `UIScene.open(_:options:)`.
    public var symbol: String
    /// The sentences after "Differs from Apple:".
    public var note: String
  }

  /// The start of a note.
  private static let mark = "Differs from Apple:"

  /// The entries by module, each module's in the order of their names.
  public private(set) var entries: [String: [Entry]] = [:]

  /// Collects the notes of a graph.
  public init(_ graph: SymbolGraph) {
    for symbol in graph.symbols where !symbol.isImplicit {
      guard let note = DifferenceIndex.note(in: symbol.comment) else { continue }
      entries[symbol.module, default: []].append(Entry(symbol: symbol.path.joined(separator: "."), note: note))
    }
    for module in entries.keys {
      entries[module]?.sort { ($0.symbol, $0.note) < ($1.symbol, $1.note) }
    }
  }

  /// The note in a comment: from the mark to the end of its paragraph.
  static func note(in comment: [String]) -> String? {
    guard let first = comment.firstIndex(where: { $0.contains(mark) }), let start = comment[first].range(of: mark)
    else {
      return nil
    }
    let rest = comment[(first + 1)...].prefix { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return !text.isEmpty && !text.hasPrefix("- ") && !text.hasPrefix("```")
    }
    let text = ([String(comment[first][start.upperBound...])] + rest)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      // Links of DocC do not work on this page.
      .replacing("``", with: "`").trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The page, as Markdown.
  public var page: String {
    var lines = [
      "# Differs from Apple", "",
      "Where the behaviour differs from Apple's platforms, symbol by symbol. `make api-accept` generates this page from the comments of the",
      "symbols, and `make api` fails if it is out of date. [API.md](API.md) lists what is absent, and why.",
    ]
    for (module, entries) in entries.sorted(by: { $0.key < $1.key }) {
      lines += ["", "## \(module)", "", "| symbol | difference |", "|---|---|"]
      lines += entries.map { "| `\($0.symbol)` | \($0.note.replacing("|", with: "\\|")) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
