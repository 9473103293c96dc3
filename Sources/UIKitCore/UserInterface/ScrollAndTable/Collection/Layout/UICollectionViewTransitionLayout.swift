public import Foundation

/// The progress of a transition between two layouts that follows a gesture. Subclass it for values of your own.
///
/// Differs from Apple: the values are stored for the app, and the collection view does not show them: it has the current layout until
/// ``UICollectionView/finishInteractiveTransition()``.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition begins with.
  public final let currentLayout: UICollectionViewLayout
  /// The layout that the transition leads to.
  public final let nextLayout: UICollectionViewLayout
  /// The progress, from 0 to 1. The gesture's handler sets it. Default: 0.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// A transition from a layout to another one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`: a storyboard has no such layout.
  public required init?(coder: NSCoder) { nil }

  /// Sets a value of the app's own for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value of a key; 0 if none was set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
