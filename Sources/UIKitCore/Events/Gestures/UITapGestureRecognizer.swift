import Foundation

/// Recognises taps or clicks: so many, one quickly after the other.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes. Default: 1.
  open var numberOfTapsRequired = 1 {
    didSet { view?.setNeedsShow() }
  }

  /// A recogniser that runs `action` when the view is tapped.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  override var gesture: GestureDescription? { .tap(count: max(1, numberOfTapsRequired)) }
}
