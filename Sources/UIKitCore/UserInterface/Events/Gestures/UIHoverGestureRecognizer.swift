import Foundation
import ViewBacking

/// Recognises the pointer over the view, without a press: it begins when the pointer enters, changes when it moves, and ends when it leaves.
///
/// iOS 13.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var gesture: GestureDescription? { .hover }
  override var source: Source { .host }
  override var isDiscrete: Bool { false }
}
