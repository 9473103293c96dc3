import Foundation

extension UIView {
  /// Counts what layout by constraints begins from: frames that are given, margins, safe areas. Whoever has seen the same
  /// count need not look again.
  static var layoutInputs = 0
  /// Whether any safe area was ever other than everything.
  static var usesSafeArea = false

  // MARK: Safe area

  /// How far bars and the edges of the screen reach into the view.
  public var safeAreaInsets: UIEdgeInsets {
    guard UIView.usesSafeArea else { return .zero }
    var insets = layoutState?.windowSafeArea ?? .zero
    if let superview {
      let outer = superview.safeAreaInsets
      if outer != .zero {
        let place = frame.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
        let size = superview.bounds.size
        insets.top = max(insets.top, outer.top - max(0, place.minY))
        insets.left = max(insets.left, outer.left - max(0, place.minX))
        insets.bottom = max(insets.bottom, outer.bottom - max(0, size.height - place.maxY))
        insets.right = max(insets.right, outer.right - max(0, size.width - place.maxX))
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

  /// Lays out anew what may depend on the safe area, in this view and everything in it.
  func safeAreaChanged() {
    UIView.usesSafeArea = true
    UIView.layoutInputs &+= 1
    setNeedsLayout()
    for view in subviews { view.safeAreaChanged() }
  }

  /// Tells the view and its controller of a safe area that they have not been told of.
  func announceSafeArea() {
    guard UIView.usesSafeArea else { return }
    let insets = safeAreaInsets
    guard insets != layoutState?.knownSafeArea ?? .zero else { return }
    ensureLayoutState().knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  // MARK: Margins

  /// How far from the edges content keeps by default; with ``insetsLayoutMarginsFromSafeArea``, what the safe area takes is
  /// counted in. Default: 8 points; in a controller's view 16 at the sides, 20 where there is much room, and none at top
  /// and bottom.
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
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }

  /// ``layoutMargins`` by the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
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
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = controller.systemMinimumLayoutMargins
    margins.left = max(own?.leading ?? 0, least.leading)
    margins.right = max(own?.trailing ?? 0, least.trailing)
    margins.top = own?.top ?? 0
    margins.bottom = own?.bottom ?? 0
    return margins
  }

  /// Whether the margins are at least those of the superview where they reach into the view. Default: `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      ensureLayoutState().preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the margins lie inside the safe area. Default: `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      ensureLayoutState().insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// The space inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The space inside the margins, and no wider than text is easily read: 672 points.
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
