public import Foundation

/// A move of the focus. iOS 9.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus, or `nil`. Not retained.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus, or `nil`. Not retained.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction. Empty, because the host does not report it.
  open var focusHeading: UIFocusHeading { [] }

  /// The view that had the focus, or the view of the item that had it.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus, or the view of the item that gets it.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    super.init()
  }
}

/// A move of the focus between rows of a table. iOS 9.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus, or `nil`.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus, or `nil`.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem)
  }
}

/// A move of the focus between items of a collection view. iOS 9.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus, or `nil`.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus, or `nil`.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem)
  }
}

/// The duration of an animation beside a move of the focus. iOS 11.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// Animates beside a move of the focus. iOS 9.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }
  static let duration: TimeInterval = 0.2
  private var animations: [(any UIFocusAnimationContext) -> Void] = []
  private var completions: [() -> Void] = []

  override init() { super.init() }

  /// Animates beside the move, and calls `completion` when all animations are finished.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append { _ in animations() } }
    if let completion { completions.append(completion) }
  }

  /// Animates the item that gets the focus. iOS 11.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Animates the item that loses the focus. iOS 11.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedFocusingAnimations(animations, completion: completion) }

  func run() {
    let context = Context()
    let (bodies, ends) = (animations, completions)
    guard !bodies.isEmpty else { return ends.forEach { $0() } }
    UIView.animate(
      withDuration: Self.duration, animations: { for body in bodies { body(context) } },
      completion: { _ in for end in ends { end() } })
  }
}
