public import Foundation

extension IndexPath {
  /// The path to a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path to an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section. Differs from Apple: 0 if the path has none, which raises an exception on a device.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(row: row, section: newValue) }
  }
  /// The row. Differs from Apple: `NSNotFound` if the path has none, which raises an exception on a device.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The item: another name for ``row``.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

/// A row of a table: the content of an `IndexPath`, as a value that is cheap to hash.
struct RowIndexPath: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowIndexPath, right: RowIndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
