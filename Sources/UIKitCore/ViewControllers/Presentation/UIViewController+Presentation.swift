import Foundation

extension UIViewController {
  /// The controller that this one, or the nearest of its parents that does, presents.
  public var presentedViewController: UIViewController? { ancestors.lazy.compactMap(\.presented).first }

  /// The controller that presents this one, or the nearest of its parents that is presented.
  public var presentingViewController: UIViewController? { ancestors.lazy.compactMap(\.presenter).first }

  /// This controller and its parents, the innermost first.
  var ancestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  func beginPresentation(of guest: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = guest.modalPresentationStyle == .automatic ? .pageSheet : guest.modalPresentationStyle
    var host = self
    while let above = host.parent, !(style.wantsContext && host.definesPresentationContext) { host = above }
    guard let window = host.viewIfLoaded?.window, window.isShown else {
      return decline(guest, "whose view is in no visible window")
    }
    guard host.presented == nil else {
      return decline(guest, "which already presents \(type(of: host.presented!))")
    }
    guard guest.parent == nil, guest.presenter == nil, !guest.isOnScreen, window.rootViewController !== guest else {
      return decline(guest, "but it is on screen elsewhere, or has a parent")
    }
    host.presented = guest
    guest.presenter = host
    guest.hostWindow = window
    guest.reason.insert(.beingPresented)
    guest.loadViewIfNeeded()
    let covers = style.covers
    if covers {
      host.setAppearanceOfCovered(false, animated: animated)
      host.isCovered = true
    }
    guest.setAppearance(true, animated: animated)
    if guest.presenter === host, let view = guest.viewIfLoaded {
      let placed = guest.comesOnStage ? PresentationStage(guest: guest, view: view) : view
      placed.frame = window.bounds
      placed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(placed)
    }
    AppearanceTransition(in: window) {
      guest.endAppearance()
      if covers { host.endAppearance() }
      guest.reason.remove(.beingPresented)
      completion?()
    }
  }

  private func decline(_ guest: UIViewController, _ why: String) {
    RuntimeLog.write("\(type(of: guest)) was not presented: \(type(of: self)) was asked to, \(why).")
  }

  /// The host goes or comes without the guest, whose turn is before or after.
  private func setAppearanceOfCovered(_ appears: Bool, animated: Bool) {
    let guest = presented
    presented = nil
    setAppearance(appears, animated: animated)
    if presented == nil { presented = guest }
  }

  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let host = ancestors.first(where: { $0.presented != nil }) ?? presentingViewController,
      let guest = host.presented
    else { return }
    let window = host.viewIfLoaded?.window
    window?.finishTransitions()
    guard host.presented === guest else { return }
    let chain = Array(sequence(first: guest, next: \.presented))
    for controller in chain { controller.reason.insert(.beingDismissed) }
    let wasOnScreen = chain.contains(where: \.isOnScreen)
    guest.setAppearance(false, animated: animated)
    host.presented = nil
    if host.isCovered {
      host.isCovered = false
      if wasOnScreen, window?.isShown == true { host.setAppearance(true, animated: animated) }
    }
    AppearanceTransition(in: window) {
      host.endAppearance()
      for controller in chain.reversed() { controller.leaveForGood() }
      completion?()
    }
  }

  /// What the controller's view lies on while it is presented as a sheet or a popover.
  var presentationStage: PresentationStage? { viewIfLoaded?.superview?.superview as? PresentationStage }

  /// Ends the disappearance of a dismissed controller and forgets who presented it.
  private func leaveForGood() {
    presented = nil
    endAppearance()
    let stage = presentationStage
    viewIfLoaded?.removeFromSuperview()
    stage?.removeFromSuperview()
    presenter?.isCovered = false
    presenter = nil
    reason.remove(.beingDismissed)
  }

  /// Lets go of everything presented, without callbacks: they were made.
  func abandonPresented() {
    for controller in Array(sequence(first: self, next: \.presented)).dropFirst().reversed() {
      controller.presenter?.presented = nil
      controller.leaveForGood()
    }
    for child in children { child.abandonPresented() }
  }
}
