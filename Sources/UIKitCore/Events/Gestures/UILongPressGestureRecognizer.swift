import Foundation

/// Recognises a press that lasts: it begins when it has lasted long enough, changes when the pointer moves, and ends.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press must be, in seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { view?.setNeedsShow() }
  }

  /// A recogniser that runs `action` when the view is pressed for long.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  override var gesture: GestureDescription? {
    .longPress(seconds: minimumPressDuration.isFinite ? max(0.05, minimumPressDuration) : 0.5)
  }
  override var isDiscrete: Bool { false }
}
