import Foundation
import ViewBacking

/// Reports the scrolling of fingers as a drag. It is not among the recognisers of the view, because the host recognises it.
@MainActor final class ScrollRecognizer: UIPanGestureRecognizer {
  private weak var scrolled: UIScrollView?
  private var start = CGPoint.zero

  init(of view: UIScrollView) {
    scrolled = view
    super.init(target: nil, action: nil)
    self.view = view
  }

  override var gesture: GestureDescription? { nil }
  override var source: Source { .host }

  override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { scrolled?.isScrollEnabled = isEnabled } }
  }

  func begin() {
    start = scrolled?.contentOffset ?? .zero
    receive(.began(place))
  }

  func move() { receive(.changed(place)) }

  func end() { receive(.ended(place)) }

  /// The location of the fingers, which have begun in the middle of the view and move with the content.
  private var place: CGPoint {
    guard let scrolled else { return .zero }
    let (bounds, offset) = (scrolled.bounds, scrolled.contentOffset)
    return CGPoint(x: bounds.midX + start.x - offset.x, y: bounds.midY + start.y - offset.y)
  }
}

extension GesturePhase {
  /// The same phase at another location.
  func moved(by distance: CGPoint) -> GesturePhase {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.x, y: point.y + distance.y) }
    return switch self {
    case .began(let point): .began(moved(point))
    case .changed(let point): .changed(moved(point))
    case .transformed(let value, let point): .transformed(value, moved(point))
    case .ended(let point): .ended(moved(point))
    case .cancelled: .cancelled
    }
  }
}
