import Foundation

@testable @_spi(Runtime) import UIKitCore

/// A window of a given size and width class, with a controller in it.
@MainActor struct ContainerWindow {
  let scene = makeTestScene()
  let window: UIWindow

  init(_ root: UIViewController, width: CGFloat = 1000, height: CGFloat = 700) {
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    adapt()
    window.rootViewController = root
    window.makeKeyAndVisible()
    turn()
  }

  func resize(width: CGFloat) {
    window.frame.size.width = width
    adapt()
    turn()
  }

  private func adapt() {
    window.environment = UITraitCollection(
      userInterfaceIdiom: .pad, horizontalSizeClass: window.bounds.width < 600 ? .compact : .regular,
      verticalSizeClass: .regular)
  }

  func turn() {
    window.endTurn()
    window.layoutPass(forced: false)
  }

  /// Every view of a class in the window that is not hidden, in order.
  func views<View: UIView>(_ type: View.Type) -> [View] { window.visible(type) }

  func button(_ title: String) -> UIButton? {
    views(UIButton.self).first { $0.currentTitle == title || $0.accessibilityLabel == title }
  }
}

extension UIView {
  func visible<View: UIView>(_ type: View.Type) -> [View] {
    if isHidden, !(self is UIWindow) { return [] }
    return [self as? View].compactMap(\.self) + subviews.flatMap { $0.visible(type) }
  }

  /// The view's frame in its window.
  var placeInWindow: CGRect { convert(bounds, to: window) }
}
