public import Foundation
import ViewBacking

/// Calls closures beside a change of the pointer. iOS 13.4.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Calls `animations` beside the change.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` after the change, with whether it was completed.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Determines how the pointer looks over a view. iOS 13.4. Every method has a default.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at the pointer; `nil` for none. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks over a region; `nil`, the default, for the effect that the system chooses.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer is about to enter a region. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a region. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes the pointer over a view. iOS 13.4.
///
/// In a desktop's window the pointer of a style is the nearest one of the desktop. Without a delegate, or with a style of `nil`, it is the one
/// for something that can be pressed.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Determines the styles. Not retained.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes. Default: `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } else if let location { move(to: location) } }
  }

  /// What determines the styles.
  var source: (any UIPointerInteractionDelegate)? { delegate }
  private var recognizer: HoverRecognizer?
  private var region: UIPointerRegion?
  private var location: CGPoint?

  /// An interaction whose styles `delegate` determines, if there is one.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// An interaction with the system's style.
  public convenience override init() { self.init(delegate: nil) }

  /// The interaction's view is about to be this one.
  open func willMove(to view: UIView?) {
    leave()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let made = HoverRecognizer { [weak self] phase in
      switch phase {
      case .began(let point), .changed(let point), .transformed(_, let point): self?.move(to: point)
      case .ended, .cancelled:
        self?.location = nil
        self?.leave()
      }
    }
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// Asks the delegate again for the region and the style.
  open func invalidate() {
    guard let location else { return }
    leave()
    move(to: location)
  }

  private func move(to point: CGPoint) {
    location = point
    guard isEnabled, let view else { return }
    let usual = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: view.inBounds(point))
    let found = source.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: usual) } ?? usual
    if let found, found == region { return }
    leave()
    guard let found else { return }
    region = found
    let animator = PointerAnimator()
    source?.pointerInteraction(self, willEnter: found, animator: animator)
    let style = source?.pointerInteraction(self, styleFor: found)
    view.pointerCursor = style.map(\.cursor) ?? .hand
    animator.run()
  }

  private func leave() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    source?.pointerInteraction(self, willExit: region, animator: animator)
    view?.pointerCursor = nil
    animator.run()
  }
}

/// Calls what was added at once: the pointer changes in no time.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  func run() {
    for body in animations { body() }
    for body in completions { body(true) }
  }
}

extension UIView {
  /// The pointer over the view; `nil` for the usual one.
  final var pointerCursor: PointerCursor? {
    get { attachments?.pointerCursor }
    set {
      guard newValue != pointerCursor else { return }
      needAttachments.pointerCursor = newValue
      setNeedsShow()
    }
  }

  /// How the view looks while the pointer is over it; `nil` for no change. iOS 17. Stored (``UIHoverStyle``), except for a
  /// ``UIPointerStyle``, which changes the pointer.
  public var hoverStyle: UIHoverStyle? {
    get { attachments?.hoverStyle }
    set {
      needAttachments.hoverStyle = newValue
      let known = interactions.first { $0 is HoverStyleInteraction }
      if newValue is UIPointerStyle {
        if known == nil { addInteraction(HoverStyleInteraction()) }
      } else if let known {
        removeInteraction(known)
      }
    }
  }
}

/// Changes the pointer to that of the view's ``UIView/hoverStyle``.
private final class HoverStyleInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  override var source: (any UIPointerInteractionDelegate)? { self }
  init() { super.init(delegate: nil) }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let style = view?.hoverStyle as? UIPointerStyle, style.isEnabled else { return .system() }
    return style
  }
}
