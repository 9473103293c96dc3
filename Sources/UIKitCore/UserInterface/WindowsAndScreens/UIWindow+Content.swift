import Foundation
import RuntimeLogging

extension UIWindow {
  /// Loads the root controller's view, begins its appearance and adds it to the window.
  func showRoot() {
    guard isShown, let root = rootViewController else { return }
    root.hostWindow = self
    root.loadViewIfNeeded()
    root.setAppearance(true, animated: false)
    // The root may have been replaced from inside its own viewDidLoad or viewWillAppear.
    guard rootViewController === root, let view = root.viewIfLoaded else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Removes the old root with everything it presented, and shows the new one.
  func replaceRoot(_ previous: UIViewController?) {
    windowScene?.rootChanged(in: self)
    if let previous {
      finishTransitions()
      previous.setAppearance(false, animated: false)
      previous.endAppearance()
      previous.abandonPresented()
      if let view = previous.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    }
    showRoot()
  }

  /// Gives the window another size, as when the user drags its edge: the controllers are notified before, and the views are laid out in the
  /// next layout pass.
  func resize(to size: CGSize) {
    guard size != bounds.size else { return }
    let coordinator = ImmediateTransitionCoordinator()
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    frame.size = size
    coordinator.finish()
  }

  // MARK: The runner's turns

  /// Notifies controllers that began to appear since the last pass, then lays out the views that need layout (F-20, L-04). With `forced`,
  /// the views of all visible controllers are laid out in any case, as for the switcher's picture.
  func layoutPass(forced: Bool) {
    guard isShown else { return }
    if forced || AppearingController.isThereAny {
      let visible = rootViewController?.visibleTree ?? []
      for controller in visible { controller.sendViewIsAppearing() }
      if forced {
        for controller in visible { controller.viewIfLoaded?.setNeedsLayout() }
      }
    }
    layoutIfNeeded()
  }

  /// Lays out and shows what has changed, now and not only at the end of the turn.
  package func showChanges() {
    layoutPass(forced: false)
    windowScene?.showWindows()
  }

  /// Ends every appearance and disappearance that has begun, including those that begin meanwhile: `viewDidAppear` and
  /// `viewDidDisappear`, then the completions of presentations.
  func finishAppearance() {
    var rounds = 0
    while isShown, hasUnfinished, rounds < 64 {
      rounds += 1
      layoutPass(forced: false)
      finishImmediateTransitions()
      rootViewController?.endAppearance()
    }
    for transition in liveTransitions { transition.turnEnded() }
    if rounds == 64 {
      RuntimeLog.write(
        "The controllers of a \(type(of: self)) start a new transition whenever one ends; the remaining ones wait.")
    }
  }

  private var hasUnfinished: Bool {
    if !transitions.isEmpty { return true }
    guard AppearingController.isThereAny else { return false }
    let tree =
      liveTransitions.isEmpty ? rootViewController?.visibleTree : rootViewController?.unheldTree
    return tree?.contains { $0.appearance == .appearing } == true
  }

  /// Ends every transition that has begun, also one whose animator is running.
  func finishTransitions() {
    finishImmediateTransitions()
    for transition in liveTransitions { transition.endByForce() }
  }

  private func finishImmediateTransitions() {
    // Ending one may begin another, which is handled in the next iteration.
    for transition in transitions { transition.finish() }
  }

  /// Removes the window from its scene permanently: the visible controllers disappear, the first responder resigns, and the scene
  /// removes the window. The app may still assign the window to another scene.
  func tearDown() {
    finishTransitions()
    if let responder = firstResponder {
      responder.resignFirstResponder()
      firstResponder = nil
    }
    windowScene = nil
    // If the scene was released before, the reference was cleared without running the setter.
    updateVisibility()
    for transition in transitions { transition.finish() }
  }

  func postResignKey() {
    resignKey()
    postNotification(UIWindow.didResignKeyNotification, DidResignKeyMessage())
  }
}

extension UIWindowScene {
  /// Chooses another key window when `window` is removed: the visible one that was attached last.
  func moveKeyStatus(from window: UIWindow) {
    keyWindow = nil
    window.postResignKey()
    guard keyWindow == nil else { return }
    windows.last { $0 !== window && $0.isShown && $0.canBecomeKey }?.makeKey()
  }
}
