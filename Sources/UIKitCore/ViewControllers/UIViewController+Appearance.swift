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
  /// Whether the controller appears because it is being presented. Meant for the appearance callbacks.
  public var isBeingPresented: Bool { reason.contains(.beingPresented) }
  /// Whether the controller disappears because it is being dismissed.
  public var isBeingDismissed: Bool { reason.contains(.beingDismissed) }
  /// Whether the controller appears because a container took it in.
  public var isMovingToParent: Bool { reason.contains(.movingToParent) }
  /// Whether the controller disappears because its container lets it go.
  public var isMovingFromParent: Bool { reason.contains(.movingFromParent) }

  /// Whether the controller has come on screen or is about to.
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Whether the view would be on screen if it were put into `superview`, and nobody but us would say so.
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

  /// Begins an appearance or a disappearance, of this controller and what is on screen with it. A state that is reached
  /// or under way already is left alone, so that callbacks always pair.
  func setAppearance(_ appears: Bool, animated: Bool) {
    if !appears { presented?.setAppearance(false, animated: animated) }
    if appears != isOnScreen, !(appears && isCovered) {
      isAnimated = animated
      if appears {
        appearance = .appearing
        owesIsAppearing = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        if appearance == .appearing { prepareChildren() }
      } else {
        appearance = .disappearing
        owesIsAppearing = false
        viewWillDisappear(animated)
      }
      for child in appearanceChildren where isOnScreen == appears { child.setAppearance(appears, animated: animated) }
    }
    if appears { presented?.setAppearance(true, animated: animated) }
  }

  /// `viewIsAppearing`, once in each appearance.
  func announceIsAppearing() {
    guard owesIsAppearing, appearance == .appearing else { return }
    owesIsAppearing = false
    viewIsAppearing(isAnimated)
  }

  /// Ends what ``setAppearance(_:animated:)`` began: children first, as their transitions lie inside the parent's.
  func endAppearance() {
    announceIsAppearing()
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
