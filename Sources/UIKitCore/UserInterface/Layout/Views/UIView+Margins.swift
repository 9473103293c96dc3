import Foundation

extension UIView {
  /// Counts changes of the inputs of constraint layout: given frames, margins, safe areas. An engine that has seen the same count need not
  /// check them again.
  static var layoutInputs = 0
  /// Whether any safe area was ever smaller than its view.
  static var usesSafeArea = false

  // MARK: Safe area

  /// The parts of the view that bars and the edges of the screen cover.
  public var safeAreaInsets: UIEdgeInsets {
    guard UIView.usesSafeArea else { return .zero }
    var insets = layoutState?.windowSafeArea ?? .zero
    if let superview {
      let outer = superview.safeAreaInsets
      if outer != .zero {
        let visibleFrame = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        let size = superview.bounds.size
        insets.top = max(insets.top, outer.top - max(0, visibleFrame.minY))
        insets.left = max(insets.left, outer.left - max(0, visibleFrame.minX))
        insets.bottom = max(insets.bottom, outer.bottom - max(0, size.height - visibleFrame.maxY))
        insets.right = max(insets.right, outer.right - max(0, size.width - visibleFrame.maxX))
      }
    }
    if let controller {
      for added in [controller.additionalSafeAreaInsets, controller.barInsets] {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    return insets
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// Requests layout of everything that may depend on the safe area, in this view and everything in it.
  func safeAreaChanged() {
    UIView.usesSafeArea = true
    UIView.layoutInputs &+= 1
    setNeedsLayout()
    for view in subviews { view.safeAreaChanged() }
  }

  /// Notifies the view and its controller of a change of the safe area, if not done yet.
  func propagateSafeArea() {
    guard UIView.usesSafeArea else { return }
    let insets = safeAreaInsets
    guard insets != layoutState?.knownSafeArea ?? .zero else { return }
    ensureLayoutState().knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  // MARK: Margins

  /// The default distance of content from the edges; with ``insetsLayoutMarginsFromSafeArea``, it includes the safe area insets. Default: 8
  /// points; in a controller's view 16 at the sides, 20 with a regular width, and none at top and bottom.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins = UIEdgeInsets(
          top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
          right: margins.right + safe.right)
      }
      if preservesSuperviewLayoutMargins, let superview {
        let outer = superview.layoutMargins
        let size = superview.bounds.size
        margins.top = max(margins.top, outer.top - frame.minY)
        margins.left = max(margins.left, outer.left - frame.minX)
        margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
        margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
      }
      return margins
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isFlipped ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isFlipped ? newValue.left : newValue.right)
    }
  }

  /// ``layoutMargins`` by the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isFlipped ? margins.left : margins.right)
    }
    set {
      ensureLayoutState().margins = newValue
      marginsChanged()
    }
  }

  private var ownMargins: UIEdgeInsets {
    let own = layoutState?.margins
    var margins = UIEdgeInsets(
      top: own?.top ?? 8, left: own?.leading ?? 8, bottom: own?.bottom ?? 8, right: own?.trailing ?? 8)
    if isFlipped { (margins.left, margins.right) = (margins.right, margins.left) }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = controller.systemMinimumLayoutMargins
    margins.left = max(own?.leading ?? 0, least.leading)
    margins.right = max(own?.trailing ?? 0, least.trailing)
    if isFlipped { (margins.left, margins.right) = (margins.right, margins.left) }
    margins.top = own?.top ?? 0
    margins.bottom = own?.bottom ?? 0
    return margins
  }

  /// Whether the margins are at least as large as the superview's where those extend into the view. Default: `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      ensureLayoutState().preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the margins are inside the safe area. Default: `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      ensureLayoutState().insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// The space inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The space inside the margins, limited to a readable width of 672 points.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = (bounds.width - insets.left - insets.right - 672) / 2
    if excess > 0 {
      insets.left += excess
      insets.right += excess
    }
    return insets
  }

  func marginsChanged() {
    UIView.layoutInputs &+= 1
    setNeedsLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }
}
