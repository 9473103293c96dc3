import Foundation

/// Apple's public symbols of the scene life cycle: a table of tab-separated values with one row per symbol.
public struct SceneAPITable: Sendable {
  /// One symbol of Apple's.
  public struct Row: Sendable, Hashable {
    /// The chapter.
    public var area: String
    /// The type that declares it, or `(global)`.
    public var owner: String
    /// The declaration.
    public var declaration: String
    /// The kind of the symbol, such as `method` or `plistkey`.
    public var kind: String
    /// The first version that has it.
    public var introduced: String
    /// The version that deprecates it, or `-`.
    public var deprecated: String

    /// Makes a row with these values.
    public init(
      area: String = "", owner: String, declaration: String, kind: String = "", introduced: String = "",
      deprecated: String = "-"
    ) {
      self.area = area
      self.owner = owner
      self.declaration = declaration
      self.kind = kind
      self.introduced = introduced
      self.deprecated = deprecated
    }

    /// Whether the row is a key of Info.plist.
    public var isPlistKey: Bool { kind == "plistkey" }

    /// The key, or the constant, before a row's remark.
    public var firstWord: String { String(declaration.prefix { $0 != " " }) }
  }

  /// An error in the table.
  public struct Failure: Error, CustomStringConvertible {
    /// The line, and what is wrong with it.
    public var description: String
  }

  /// The rows, in the table's order.
  public var rows: [Row] = []

  /// Makes a table with these rows.
  public init(rows: [Row]) { self.rows = rows }

  /// Reads a table; its first line has the column names.
  public init(text: String) throws {
    let lines = text.split(whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated().dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 7 else {
        throw Failure(description: "Line \(number + 1) has \(columns.count) columns where 7 are expected.")
      }
      rows.append(
        Row(
          area: columns[0], owner: columns[1], declaration: columns[2], kind: columns[3], introduced: columns[4],
          deprecated: columns[5]))
    }
  }
}
