public import Foundation
import ViewBacking

/// Lets a view accept drops, from this app or, as text, links and pictures, from others.
///
/// Differs from Apple: drops are not animated, so that a drop is concluded as soon as it is performed.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Decides which drops to accept, and performs them. Not retained.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  private var session: DropSession?
  /// Whether the delegate handles the drag.
  private var isHandled = false
  private var isInside = false
  private var operation = UIDropOperation.cancel

  /// An interaction for which `delegate` performs drops.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction's view is about to be this one. The default does nothing.
  open func willMove(to view: UIView?) {}

  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { end() }
  }

  /// A drag is over the view at `point`. Returns whether a drop would be accepted there.
  final func move(_ drop: DropDescription, to point: CGPoint) -> Bool {
    guard let view, let delegate else { return false }
    let session: DropSession
    if let present = self.session, present.local === (drop.isLocal ? DragSession.current : nil) {
      session = present
      session.move(to: point)
    } else {
      end()
      session = DropSession(drop, in: view, at: point)
      self.session = session
      isHandled = !session.items.isEmpty && delegate.dropInteraction(self, canHandle: session)
    }
    guard isHandled else { return false }
    if !isInside {
      isInside = true
      delegate.dropInteraction(self, sessionDidEnter: session)
    }
    operation = delegate.dropInteraction(self, sessionDidUpdate: session).operation
    if operation == .move, !session.allowsMoveOperation { operation = .copy }
    return isAccepting
  }

  /// Whether a drop would be accepted at the drag's last location.
  final var isAccepting: Bool { operation == .copy || operation == .move }

  /// The drag has left the view, or was cancelled. If it returns, the view treats it as a new drag.
  final func leave() {
    guard let session, isHandled, isInside else { return end() }
    isInside = false
    operation = .cancel
    delegate?.dropInteraction(self, sessionDidExit: session)
    end()
  }

  /// Performs the drop at `point`, with the operation that was returned for the drag's last movement.
  final func perform(at point: CGPoint, _ contents: DropContents) {
    guard let session, isHandled, isInside, isAccepting else { return end() }
    session.move(to: point)
    session.fill(contents)
    session.local?.localOperation = operation
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
    end()
  }

  private func end() {
    guard let session else { return }
    let wasHandled = isHandled
    self.session = nil
    (isHandled, isInside, operation) = (false, false, .cancel)
    if wasHandled { delegate?.dropInteraction(self, sessionDidEnd: session) }
  }
}
