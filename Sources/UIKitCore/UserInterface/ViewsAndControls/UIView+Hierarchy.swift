import Foundation
import RuntimeLogging

extension UIView {
  /// The index of `sibling`, counted as if `view` were already removed.
  func index(of sibling: UIView, besides view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    if toFront { subviews.append(view) } else { subviews.insert(view, at: 0) }
  }

  func place(_ view: UIView, at position: Int) {
    guard !isDescendant(of: view) else {
      RuntimeLog.write("\(type(of: view)) cannot become a subview of itself or of a view inside it; nothing was added.")
      return
    }
    guard !(view is UIWindow) else {
      RuntimeLog.write("A \(type(of: view)) is a window and cannot become a subview; nothing was added.")
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(position, 0), subviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let previousTint = view.tintColor
    // A view that is shown for the first time has the traits that it was expected to have, unless something above overrides them.
    let previousTraits =
      oldWindow != nil ? view.traitCollection : UIView.usesTraitOverrides ? newWindow?.environment : nil
    let arriving = view.controllersArriving(in: self)
    // A view that stays visible while it moves inside one window neither disappears nor appears.
    if let oldWindow, oldWindow !== newWindow || !view.outermostControllers.allSatisfy({ $0.belongsOnScreen(in: self) })
    {
      view.controllersLeave()
    }
    for controller in arriving { controller.setAppearance(true, animated: false) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.propagateWindow(newWindow) }
    view.detachFromLayout()
    if let previous = view.superview {
      previous.willRemoveSubview(view)
      previous.subviews.removeAll { $0 === view }
      previous.setNeedsLayout()
    }
    subviews.insert(view, at: min(max(position, 0), subviews.count))
    view.superview = self
    view.attachToLayout()
    view.markAboveAgain()
    setNeedsLayout()
    if oldWindow !== newWindow { view.confirmWindow(leaving: oldWindow) }
    if view.ownTintColor == nil, view.tintColor != previousTint { view.propagateTintColor() }
    if let previousTraits, newWindow != nil { view.traitsChanged(from: previousTraits) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detach() {
    guard let previous = superview else { return }
    let oldWindow = window
    // A disappearance that is already in progress, before the covering view appears, ends here: it would not be found later.
    let leaving = outermostControllers.filter { $0.appearance != .disappeared && $0.liveTransition == nil }
    for controller in leaving { controller.setAppearance(false, animated: false) }
    willMove(toSuperview: nil)
    if oldWindow != nil { propagateWindow(nil) }
    previous.willRemoveSubview(self)
    detachFromLayout()
    previous.subviews.removeAll { $0 === self }
    superview = nil
    attachToLayout()
    previous.setNeedsLayout()
    if let oldWindow { confirmWindow(leaving: oldWindow) }
    didMoveToSuperview()
    for controller in leaving { controller.endAppearance() }
  }

  private func propagateWindow(_ newWindow: UIWindow?) {
    if let responder = window?.firstResponder, responder === self || responder === controller {
      responder.resignFirstResponder()
    }
    willMove(toWindow: newWindow)
    for view in subviews { view.propagateWindow(newWindow) }
  }

  private func confirmWindow(leaving oldWindow: UIWindow?) {
    if let responder = oldWindow?.firstResponder, responder === self || responder === controller {
      oldWindow?.firstResponder = nil
    }
    backing = nil
    pendingUpdates = []
    pendingSubviews = []
    if window != nil { UIProcess.current.appearancePrototypes.adopt(in: self) }
    didMoveToWindow()
    for view in subviews { view.confirmWindow(leaving: oldWindow) }
  }

  // MARK: Controllers in the tree

  /// The controllers of this view and the views in it, without those inside another's view.
  var outermostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.outermostControllers)
  }

  /// The controllers that appear because their view is added to `superview`.
  private func controllersArriving(in superview: UIView) -> [UIViewController] {
    outermostControllers.filter { !$0.isOnScreen && $0.liveTransition == nil && $0.belongsOnScreen(in: superview) }
  }

  private func controllersLeave() {
    for controller in outermostControllers
    where controller.appearance != .disappeared && controller.liveTransition == nil {
      controller.setAppearance(false, animated: false)
      controller.endAppearance()
    }
  }

  // MARK: Layout

  /// Lays out this view and everything in it. If a view requests layout again while it is laid out, the pass is repeated a limited number
  /// of times.
  func layoutTree() {
    layoutEngine?.update()
    for _ in 0..<8 {
      layoutSelf()
      if workBelow.contains(.layout) || workBelow.contains(.engines) {
        workBelow.remove(.layout)
        for view in subviews where view.needsVisit(.layout) { view.layoutTree() }
      }
      // Laying out the content may have changed the inputs of the constraints.
      guard let engine = layoutEngine, engine.update() else { return }
    }
  }

  private func layoutSelf() {
    var rounds = 0
    while needsLayout, rounds < 8 {
      needsLayout = false
      rounds += 1
      propagateSafeArea()
      if let controller {
        if controller.needsUnavailableContentUpdate || controller.unavailableContent != nil {
          controller.updateUnavailableContent()
        }
        controller.viewWillLayoutSubviews()
      }
      layoutSubviews()
      if let layer = attachments?.layer { layoutSublayers(of: layer) }
      controller?.viewDidLayoutSubviews()
    }
  }
}
