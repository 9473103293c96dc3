import SwiftUICore
import UIKitCore

/// Shows a hierarchy of SwiftUI's views in UIKit. The hierarchy is made, and brought up to date, when the view is laid out (L-06).
final class HostingView<Content: View>: UIView {
  var rootView: Content {
    didSet {
      hierarchy?.setRoot(rootView)
      setNeedsLayout()
    }
  }

  private var hierarchy: ViewHierarchy<Content>?
  private var isShown = true

  init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hierarchy = current()
    hierarchy.update()
    hierarchy.node.place(in: bounds.inset(by: safeAreaInsets))
    hierarchy.node.show(in: self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hierarchy = current()
    hierarchy.update()
    func length(_ length: CGFloat) -> CGFloat? { length >= .greatestFiniteMagnitude ? nil : length }
    return hierarchy.node.sizeThatFits(ProposedViewSize(width: length(size.width), height: length(size.height)))
  }

  /// Reports to the views that they appear or disappear. Their state stays.
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    hierarchy?.setVisible(isShown)
    hierarchy?.update()
  }

  private func current() -> ViewHierarchy<Content> {
    if let hierarchy { return hierarchy }
    let made = ViewHierarchy(rootView, isVisible: isShown, onIssue: { RuntimeIssues.report($0) })
    made.onNeedsUpdate = { [weak self] in self?.setNeedsLayout() }
    hierarchy = made
    return made
  }
}
