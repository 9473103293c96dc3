public import Foundation

/// One change of a collection view's data, for its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// A kind of change.
  public enum Action: Int, Hashable, Sendable {
    /// Something was inserted.
    case insert = 0
    /// Something was removed.
    case delete = 1
    /// Something was reloaded.
    case reload = 2
    /// Something was moved.
    case move = 3
    /// Nothing has changed.
    case none = 4
  }

  /// The index path before the change, or `nil`. Its item is `NSNotFound` for a whole section.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the change, or `nil`. Its item is `NSNotFound` for a whole section.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
