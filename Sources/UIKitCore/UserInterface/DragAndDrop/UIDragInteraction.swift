public import Foundation
import ViewBacking

/// Lets the user drag content out of a view: to another view, to another app, or, if nothing accepts the drop and it has a user activity
/// that the app can show, into a new window (P-02).
///
/// Differs from Apple: a drag begins when the pointer is moved with the button held down, without waiting for a long press. Items cannot be
/// added during the drag.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Provides the dragged items. Not retained.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether anything can be dragged. Default: ``isEnabledByDefault``.
  open var isEnabled: Bool {
    didSet { view?.setNeedsShow() }
  }
  /// Whether new interactions are enabled. Always `true`.
  open class var isEnabledByDefault: Bool { true }

  /// A drag that was described to the host, begun or not.
  private var session: DragSession?
  private var hasBegun = false

  /// An interaction for which `delegate` provides the dragged items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
  }

  /// The interaction's view is about to be this one. The default does nothing.
  open func willMove(to view: UIView?) {}

  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) { self.view = view }

  /// The part of the view that a drag from `point` shows. The default is all of it.
  func picture(from point: CGPoint) -> CGRect { view?.bounds ?? .zero }

  /// The pointer begins to drag at `point`. Returns the drag's description, or `nil` for no drag.
  final func prepare(at point: CGPoint) -> DragDescription? {
    guard isEnabled, !hasBegun, let view, let delegate else { return nil }
    let session = DragSession(in: view, at: point)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    self.session = session
    return session.description(picture: picture(from: point))
  }

  /// The drag has begun.
  final func begin() {
    guard let session, !hasBegun else { return }
    hasBegun = true
    DragSession.current = session
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }

  /// The drag has ended.
  final func end(_ outcome: DragOutcome) {
    guard hasBegun, let session else { return }
    self.session = nil
    hasBegun = false
    if DragSession.current === session { DragSession.current = nil }
    let requestWindow =
      outcome == .outside
      ? UIProcess.current.application?.windowRequest(forDragOf: session.items, explains: true) : nil
    let operation: UIDropOperation =
      switch outcome {
      case .cancelled: .cancel
      case .accepted: session.localOperation ?? .copy
      case .outside: requestWindow == nil ? .cancel : .copy
      }
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    requestWindow?(view?.window?.windowScene)
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }
}
