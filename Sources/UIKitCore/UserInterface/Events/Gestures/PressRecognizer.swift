import Foundation
package import ViewBacking

/// Reports a press from its beginning to its end, for gestures that are recognised elsewhere.
@MainActor package final class PressRecognizer: UIGestureRecognizer {
  /// What the host does with the press.
  package var press: PressDescription {
    didSet { if press != oldValue { view?.setNeedsShow() } }
  }
  private let report: @MainActor (GesturePhase) -> Void

  /// A recogniser that calls `report` with each phase of a press.
  package init(_ description: PressDescription, _ report: @escaping @MainActor (GesturePhase) -> Void) {
    press = description
    self.report = report
    super.init(target: nil, action: nil)
  }

  override var gesture: GestureDescription? { .press(press) }
  override var source: Source { .host }
  override var isDiscrete: Bool { false }
  override func willReceive(_ phase: GesturePhase) { report(phase) }
}
