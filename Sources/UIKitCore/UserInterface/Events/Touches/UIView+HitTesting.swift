package import Foundation

extension UIView {
  /// Whether the view's class is the app's and may override ``hitTest(_:with:)`` or ``point(inside:with:)``. Whether it does so is unknown.
  package final var decidesHits: Bool { AppClasses.contain(type(of: self)) }

  /// Whether the view, or one in it, is hit at `point`, relative to the view's upper left corner. Otherwise what is behind the view is.
  package final func isHit(at point: CGPoint) -> Bool { hitTest(inBounds(point), with: nil) != nil }
}

extension UIWindowScene {
  /// The window that gets a touch which begins at a point of the scene: the frontmost one of which something is hit there.
  package final func hitWindow(at point: CGPoint) -> UIWindow? {
    let shown = windows.filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
    return shown.last { window in
      window.hitTest(CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY), with: nil) != nil
    }
  }
}

/// The classes that are not those of the frameworks.
@MainActor private enum AppClasses {
  private static let frameworks: Set<Substring> = ["SafariServices", "SwiftUI", "SwiftUICore", "UIKit", "UIKitCore"]
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contain(_ type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    let isOfApp = !frameworks.contains(module)
    known[ObjectIdentifier(type)] = isOfApp
    return isOfApp
  }
}
