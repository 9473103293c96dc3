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
    hierarchy.viewGraph.layOut(hierarchy.node, in: self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hierarchy = current()
    hierarchy.update()
    return hierarchy.node.sizeThatFits(size.proposal)
  }

  /// Reports to the views that they appear or disappear. Their state stays.
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    hierarchy?.setVisible(isShown)
    hierarchy?.update()
  }

  private func current() -> ViewHierarchy<Content> {
    if let hierarchy { return hierarchy }
    var environment = EnvironmentValues()
    environment.editMode = SharedEditMode().binding
    environment.focusedValuesStore = FocusedValuesStore()
    let made = ViewHierarchy(
      rootView, environment: environment, isVisible: isShown, onIssue: { RuntimeIssues.report($0) })
    made.onNeedsUpdate = { [weak self] in self?.setNeedsLayout() }
    made.node.onNeedsLayout = { [weak self] in self?.setNeedsLayout() }
    made.node.attach(to: self) { true }
    hierarchy = made
    return made
  }
}
