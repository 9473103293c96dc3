import SwiftUI

/// A view in a controller of a size, and what it shows.
@MainActor final class Hosted<Content: View> {
  let controller: UIHostingController<Content>

  init(_ view: Content, width: CGFloat = 320, height: CGFloat = 480) {
    controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layOut()
  }

  /// Lays out, until views that are laid out by others have followed.
  func layOut() { for _ in 0..<4 { controller.view.layoutIfNeeded() } }

  /// The views of a type, in their order.
  func all<V: UIView>(_ type: V.Type) -> [V] {
    var found: [V] = []
    var open: [UIView] = [controller.view]
    while let view = open.popLast() {
      if let match = view as? V { found.append(match) }
      open.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  func first<V: UIView>(_ type: V.Type) -> V? { all(type).first }

  /// The texts of the labels that are shown.
  var texts: [String] { all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  /// Presses the control around the label with a text.
  func press(_ text: String) {
    var view: UIView? = all(UILabel.self).first { $0.text == text }
    while let current = view, !(current is UIControl) { view = current.superview }
    (view as? UIControl)?.sendActions(for: .primaryActionTriggered)
    layOut()
  }
}

/// What happened, in its order.
final class EventLog {
  var lines: [String] = []
}
