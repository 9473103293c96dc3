import Foundation
@testable import SwiftUICore

extension Screen {
  /// A hierarchy whose time tests advance: what is animated moves.
  static func driven(width: CGFloat = 200, height: CGFloat = 200, @ViewBuilder _ root: () -> Root) -> Screen<Root> {
    let screen = Screen(root(), width: width, height: height)
    screen.hierarchy.viewGraph.clock.isDriven = true
    screen.hierarchy.viewGraph.clock.defaultTransition = AnyTransition(IdentityTransition()).box
    return screen
  }

  /// Shows the frame at a time.
  func advance(to time: Double) {
    hierarchy.viewGraph.advance(to: time)
    settle()
  }

  /// Whether something moves.
  var needsFrame: Bool { hierarchy.viewGraph.clock.needsFrame }
}
