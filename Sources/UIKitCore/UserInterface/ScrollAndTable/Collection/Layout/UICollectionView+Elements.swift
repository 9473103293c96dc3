import Foundation

extension UICollectionView {
  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What a view of a collection view shows.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell = 0
    /// Data about a section, such as a header.
    case supplementaryView = 1
    /// No data: a decoration of the layout.
    case decorationView = 2
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// One view of a collection view: an item's cell, or a supplementary or decoration view of a kind.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var path: RowIndexPath

  static func cell(_ path: RowIndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }
}
