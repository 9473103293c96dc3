import Foundation

/// The columns of a narrow window, which are one stack.
extension UISplitViewController {
  final var isNarrow: Bool {
    UIDevice.current.userInterfaceIdiom == .phone || traitCollection.horizontalSizeClass == .compact
  }

  /// Collapses or expands the columns, depending on the window's width.
  final func fit(narrow: Bool) {
    guard narrow != isCollapsed, !isFitting else { return }
    isFitting = true
    if narrow { collapse() } else { expand() }
    showColumns()
    isFitting = false
  }

  final func collapse() {
    isCollapsed = true
    if let compact = columns[.compact] {
      addChild(compact)
      compact.didMove(toParent: self)
      return
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    } else if delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) == .primary {
      return
    }
    pushDetail(secondary)
  }

  /// Moves the detail's controllers from the primary column's stack back to the detail.
  final func expand() {
    isCollapsed = false
    if let compact = columns[.compact], compact.parent === self {
      compact.willMove(toParent: nil)
      if let view = viewIfLoaded { compact.uninstall(from: view) }
      compact.removeFromParent()
    }
    guard let secondary = columns[.secondary], secondary.parent !== self else { return }
    if let primary = columns[.primary] as? UINavigationController {
      let stack = primary.viewControllers
      let isDetail = { (controller: UIViewController) in self.collapsedControllers.contains { $0 === controller } }
      // What was pushed onto the detail belongs to it.
      let pushed = (secondary as? UINavigationController).map { _ in stack.drop { !isDetail($0) } } ?? []
      // A column has its controller also after the user has gone back from it.
      let own = style == .unspecified ? stack.filter(isDetail) : collapsedControllers
      let returned = own + pushed.filter { !isDetail($0) }
      let kept = stack.filter { controller in !returned.contains { $0 === controller } }
      primary.setViewControllers(kept, animated: false)
      (secondary as? UINavigationController)?.setViewControllers(returned, animated: false)
    }
    collapsedControllers = []
    addChild(secondary)
    secondary.didMove(toParent: self)
  }

  /// Pushes the controllers of the detail onto the primary column's stack.
  ///
  /// - Parameter replaces: Whether they replace those of an earlier detail.
  final func pushDetail(_ detail: UIViewController, replaces: Bool = false) {
    guard let navigation = columns[.primary] as? UINavigationController else { return }
    if detail.parent === self {
      detail.willMove(toParent: nil)
      if let view = viewIfLoaded { detail.uninstall(from: view) }
      detail.removeFromParent()
    }
    var arriving = (detail as? UINavigationController).map(\.viewControllers) ?? [detail]
    // Those of a column that was shown before have been moved.
    if arriving.isEmpty { arriving = collapsedControllers }
    let leaving = replaces ? collapsedControllers : arriving
    let kept = navigation.viewControllers.filter { controller in
      !(leaving + arriving).contains { $0 === controller }
    }
    (detail as? UINavigationController)?.viewControllers = []
    collapsedControllers.removeAll { controller in (leaving + arriving).contains { $0 === controller } }
    collapsedControllers += arriving
    navigation.setViewControllers(kept + arriving, animated: false)
  }
}
