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

  /// Whether the content avoids the safe area.
  var respectsSafeArea = true {
    didSet { if respectsSafeArea != oldValue { setNeedsLayout() } }
  }

  /// The values that the views get from the host.
  var environment = EnvironmentValues() {
    didSet {
      hierarchy?.setEnvironment(environment)
      setNeedsLayout()
    }
  }

  private var hierarchy: ViewHierarchy<Content>?
  private var isShown = true
  private var adopted: HostTraits?
  private var driver: AnimationDriver?
  /// The state of the preferences at the last layout.
  private var seenPreferences: Int?

  init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    environment.setHostValues()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The views that are still shown disappear.
  isolated deinit {
    hierarchy?.remove()
    hierarchy?.update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    adoptTraits()
    let hierarchy = current()
    driver?.layoutWillBegin()
    hierarchy.viewGraph.layOut(hierarchy.node, in: self, respectsSafeArea: respectsSafeArea)
    nearestController?.navigationController?.navigationBar.contentColorMayChange()
    guard seenPreferences != hierarchy.viewGraph.preferenceRevision else { return }
    seenPreferences = hierarchy.viewGraph.preferenceRevision
    prefer(hierarchy.node.preference(PreferredColorSchemeKey.self) ?? nil)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hierarchy = current()
    hierarchy.update()
    return hierarchy.node.sizeThatFits(size.proposal)
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    func length(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      priority == .required || length > 0 ? length : .greatestFiniteMagnitude
    }
    return sizeThatFits(
      CGSize(
        width: length(targetSize.width, horizontalFittingPriority),
        height: length(targetSize.height, verticalFittingPriority)))
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Reports to the views that they appear or disappear. Their state stays.
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    hierarchy?.setVisible(isShown)
    hierarchy?.update()
  }

  /// The present value of a preference.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    let hierarchy = current()
    hierarchy.update()
    return hierarchy.node.preference(key) ?? key.defaultValue
  }

  private func adoptTraits() {
    let traits = HostTraits(traitCollection)
    guard traits != adopted else { return }
    adopted = traits
    traits.apply(to: &environment)
  }

  private func current() -> ViewHierarchy<Content> {
    if let hierarchy { return hierarchy }
    BodyEvaluationLink.connected
    let made = ViewHierarchy(
      rootView, environment: environment, isVisible: isShown, onIssue: { RuntimeIssues.report($0) })
    made.onNeedsUpdate = { [weak self] in self?.setNeedsLayout() }
    made.node.onNeedsLayout = { [weak self] in self?.setNeedsLayout() }
    made.node.attach(to: self) { [weak self] in self?.respectsSafeArea ?? true }
    driver = AnimationDriver(made.viewGraph)
    driver?.add(self)
    hierarchy = made
    return made
  }
}

extension UIView {
  /// Shows the view in an appearance that the views in it prefer.
  func prefer(_ scheme: ColorScheme?) {
    let style = scheme?.style ?? .unspecified
    guard overrideUserInterfaceStyle != style else { return }
    overrideUserInterfaceStyle = style
    // The views find the appearance in their environment.
    setNeedsLayout()
  }
}
