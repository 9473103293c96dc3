import Foundation

/// Why a controller appears or disappears.
struct TransitionReason: OptionSet, Hashable {
  let rawValue: Int
  static let beingPresented = TransitionReason(rawValue: 1)
  static let beingDismissed = TransitionReason(rawValue: 2)
  static let movingToParent = TransitionReason(rawValue: 4)
  static let movingFromParent = TransitionReason(rawValue: 8)
}

extension UIViewController {
  /// Whether the controller appears because it is being presented. For use in the appearance callbacks.
  public var isBeingPresented: Bool { reason.contains(.beingPresented) }
  /// Whether the controller disappears because it is being dismissed.
  public var isBeingDismissed: Bool { reason.contains(.beingDismissed) }
  /// Whether the controller appears because it was added to a container.
  public var isMovingToParent: Bool { reason.contains(.movingToParent) }
  /// Whether the controller disappears because it was removed from its container.
  public var isMovingFromParent: Bool { reason.contains(.movingFromParent) }

  /// Whether the controller has appeared or is about to appear.
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Whether the view would be on screen if it were added to `superview`, with no other code that forwards the appearance callbacks.
  func belongsOnScreen(in superview: UIView) -> Bool {
    guard let window = superview.window, window.isShown, !isCovered else { return false }
    if let parent { return parent.isOnScreen && parent.shouldAutomaticallyForwardAppearanceMethods }
    let host = sequence(first: superview, next: \.superview).lazy.compactMap(\.controller).first
    return host.map { $0.isOnScreen && $0.shouldAutomaticallyForwardAppearanceMethods } ?? true
  }

  /// This controller and everything on screen with it, parents before children, presenters before the presented.
  var visibleTree: [UIViewController] {
    (isOnScreen ? [self] + appearanceChildren.flatMap(\.visibleTree) : []) + (presented?.visibleTree ?? [])
  }

  /// Begins an appearance or a disappearance, of this controller and what is on screen with it. A state that is already reached or in
  /// progress is not changed, so that callbacks are always balanced.
  func setAppearance(_ appears: Bool, animated: Bool) {
    if !appears, ControllerTransition.isAnyRunning { endTransitionsInside() }
    if !appears { presented?.setAppearance(false, animated: animated) }
    if appears != isOnScreen, !(appears && isCovered) {
      isAnimated = animated
      if appears {
        appearance = .appearing
        needsIsAppearing = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        if appearance == .appearing { prepareChildren() }
      } else {
        appearance = .disappearing
        needsIsAppearing = false
        viewWillDisappear(animated)
      }
      for child in appearanceChildren where isOnScreen == appears { child.setAppearance(appears, animated: animated) }
    }
    if appears { presented?.setAppearance(true, animated: animated) }
  }

  /// Calls `viewIsAppearing`, once in each appearance.
  func sendViewIsAppearing() {
    guard needsIsAppearing, appearance == .appearing else { return }
    // The animator has not added the view yet.
    if liveTransition != nil, viewIfLoaded?.window == nil { return }
    needsIsAppearing = false
    viewIsAppearing(isAnimated)
  }

  /// Ends what ``setAppearance(_:animated:)`` began: children first, because their transitions are nested in the parent's. A transition with an
  /// animator that is running ends it later.
  func endAppearance() {
    guard liveTransition == nil else { return }
    sendViewIsAppearing()
    for child in appearanceChildren { child.endAppearance() }
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
    presented?.endAppearance()
  }
}
