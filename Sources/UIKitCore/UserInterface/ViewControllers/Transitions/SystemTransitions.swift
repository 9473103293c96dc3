import Foundation

/// The transitions that the system animates by itself, because the app gives no animator.
@MainActor enum SystemTransitions {
  /// The duration of a push or of a sheet, in seconds: that of GNOME's own windows.
  static let duration: TimeInterval = 0.25
  /// The duration of a fade, in seconds.
  static let fadeDuration: TimeInterval = 0.15

  /// Whether a transition in the window is shown over time: where a host shows frames, the window is on screen, and neither the user nor the
  /// app has turned animations off.
  static func areAnimated(in window: UIWindow?) -> Bool {
    guard let window, window.isShown, UIProcess.current.animatesViews, UIView.areAnimationsEnabled else { return false }
    return !UIAccessibility.isReduceMotionEnabled && window.windowScene?.activationState != .background
  }
}

/// Moves the view of a navigation controller that arrives over the one that leaves, or the one that leaves off the one below.
@MainActor final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the lower one of the two views moves, as a part of the width.
  private static let parallax: CGFloat = 0.3
  /// How much the lower one is darkened, so that the edge of the upper one can be seen.
  private static let darkness: CGFloat = 0.1

  private let isPush: Bool
  private weak var bar: UIView?
  private let cover = TransitionOverlay(frame: .zero)
  private let shade = TransitionOverlay(frame: .zero)

  /// - Parameters:
  ///   - isPush: Whether the arriving view is the upper one.
  ///   - bar: The view in front of both.
  init(isPush: Bool, below bar: UIView) {
    self.isPush = isPush
    self.bar = bar
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemTransitions.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let frame = transitionContext.finalFrame(for: controller)
    let clipped = container.clipsToBounds
    container.clipsToBounds = true
    UIView.performWithoutAnimation {
      to.frame = frame
      to.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isPush {
        container.insertSubview(to, aboveSubview: from)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      for view in [cover, shade] {
        view.frame = frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      shade.backgroundColor = .black
      container.insertSubview(shade, belowSubview: isPush ? to : from)
      if let bar { container.insertSubview(cover, belowSubview: bar) } else { container.addSubview(cover) }
    }
    let side: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let (place, left) = (to.center, from.center)
    UIView.performWithoutAnimation {
      to.center.x += side * frame.width * (isPush ? 1 : -Self.parallax)
      shade.alpha = isPush ? 0 : Self.darkness
    }
    UIView.animate(withDuration: SystemTransitions.duration, delay: 0, options: .curveEaseOut) { [isPush, shade] in
      to.center = place
      shade.alpha = isPush ? Self.darkness : 0
      from.center.x += side * frame.width * (isPush ? -Self.parallax : 1)
    } completion: { [cover, shade] _ in
      cover.removeFromSuperview()
      shade.removeFromSuperview()
      container.clipsToBounds = clipped
      from.center = left
      transitionContext.completeTransition(true)
    }
  }
}

/// A view that a transition lays over others for its duration. It takes the user's input away from them, so that the second click of a double
/// click opens nothing else, and is not read by screen readers.
@MainActor private final class TransitionOverlay: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Moves or fades a presented view, and what dims the content behind it.
@MainActor final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the presented view changes.
  private enum Movement {
    /// From and to the lower edge.
    case vertical
    /// By its opacity.
    case fade
    /// By its opacity and its size.
    case zoom
  }

  private let movement: Movement
  private let isPresenting: Bool

  /// The animator of a controller that is presented or dismissed; `nil` for one that the desktop shows in a window of its own.
  init?(for controller: UIViewController, isPresenting: Bool) {
    self.isPresenting = isPresenting
    if controller is any HostDialogController { return nil }
    if let alert = controller as? UIAlertController {
      movement = alert.preferredStyle == .alert ? .zoom : .fade
    } else if controller.modalPresentationStyle == .popover {
      movement = .fade
    } else {
      switch controller.modalTransitionStyle {
      case .coverVertical, .partialCurl: movement = .vertical
      case .crossDissolve, .flipHorizontal: movement = .fade
      }
    }
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    movement == .vertical ? SystemTransitions.duration : SystemTransitions.fadeDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(true) }
    let dimming = (container as? PresentationContainerView)?.dimmingView
    if isPresenting {
      UIView.performWithoutAnimation {
        container.addSubview(view)
        view.frame = transitionContext.finalFrame(for: controller)
      }
    }
    let shown = (center: view.center, alpha: view.alpha, transform: view.transform)
    let hide = { [movement] in
      dimming?.alpha = 0
      switch movement {
      case .vertical: view.center.y += container.bounds.height - view.frame.minY
      case .fade: view.alpha = 0
      case .zoom:
        view.alpha = 0
        view.transform = shown.transform.scaledBy(x: 1.1, y: 1.1)
      }
    }
    let show = {
      dimming?.alpha = 1
      view.center = shown.center
      view.alpha = shown.alpha
      view.transform = shown.transform
    }
    if isPresenting { UIView.performWithoutAnimation(hide) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: isPresenting ? show : hide
    ) { _ in
      // The view of the app may be presented again.
      if !self.isPresenting { show() }
      transitionContext.completeTransition(true)
    }
  }
}
