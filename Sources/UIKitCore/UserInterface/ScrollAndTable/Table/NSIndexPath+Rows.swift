public import Foundation

extension NSIndexPath {
  /// The path to a row of a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The path to an item of a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section. Differs from Apple: 0 if the path has none, which raises an exception on a device.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row. Differs from Apple: `NSNotFound` if the path has none, which raises an exception on a device.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The item: another name for ``row``.
  public var item: Int { row }
}
