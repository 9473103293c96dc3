/// The symbols that the documentation lists as left out, with the reasons: the tables of a Markdown page.
///
/// A table's first two columns identify a row of Apple's table, the third is the reason. Tables under a heading about keys list keys of
/// Info.plist that are not read; they have the key in the first column and the reason in the second.
public struct LeftOutTable: Sendable {
  /// The reasons by owner and declaration.
  public private(set) var rows: [SceneAPITable.Row: String] = [:]
  /// The reasons by key.
  public private(set) var keys: [String: String] = [:]

  /// A table without rows.
  public init() {}

  /// Reads the tables of a page.
  public init(markdown: String) {
    var isAboutKeys = false
    for line in markdown.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") { isAboutKeys = line.lowercased().contains("keys") }
      guard line.hasPrefix("|") else { continue }
      let cells = LeftOutTable.cells(of: line)
      guard let first = cells.first, first.hasPrefix("`") else { continue }
      if isAboutKeys, cells.count >= 2 {
        keys[LeftOutTable.plain(first)] = cells[1]
      } else if cells.count >= 3 {
        let row = SceneAPITable.Row(owner: LeftOutTable.plain(first), declaration: LeftOutTable.plain(cells[1]))
        rows[row] = cells[2]
      }
    }
  }

  /// Why a row is left out, or `nil` if it is not. An empty reason counts as none.
  public func reason(for row: SceneAPITable.Row) -> String? {
    let reason = rows[SceneAPITable.Row(owner: row.owner, declaration: row.declaration)]
    return reason?.isEmpty == false ? reason : nil
  }

  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = false
    }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { cell in
      String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static func plain(_ cell: String) -> String { String(cell.filter { $0 != "`" }) }
}
