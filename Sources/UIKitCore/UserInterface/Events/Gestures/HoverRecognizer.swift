import Foundation
package import ViewBacking

/// Reports the pointer while it is over a view.
@MainActor package final class HoverRecognizer: UIGestureRecognizer {
  private let report: @MainActor (GesturePhase) -> Void

  /// A recogniser that calls `report` when the pointer enters, moves and leaves.
  package init(_ report: @escaping @MainActor (GesturePhase) -> Void) {
    self.report = report
    super.init(target: nil, action: nil)
  }

  override var gesture: GestureDescription? { .hover }
  override var source: Source { .host }
  override var isDiscrete: Bool { false }
  override func willReceive(_ phase: GesturePhase) { report(phase) }
}
