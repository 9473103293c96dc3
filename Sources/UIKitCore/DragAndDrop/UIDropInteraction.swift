import Foundation

/// Lets a view take what is dragged over it, from this app or, as text, links and pictures, from others.
///
/// Differs from Apple: drops are not animated, so that a drop is concluded as soon as it is performed.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Who says what is taken, and takes it. Not retained.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  private var session: DropSession?
  /// Whether the delegate has something to do with the drag.
  private var isHandled = false
  private var isInside = false
  private var operation = UIDropOperation.cancel

  /// An interaction for which `delegate` takes what is dropped.
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

  /// A drag is over the view at `point`. Answers whether it would be taken there.
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
    return isTaking
  }

  /// Whether the drag would be taken where it was last.
  final var isTaking: Bool { operation == .copy || operation == .move }

  /// The drag has left the view, or was broken off. One that comes back is another for the view.
  final func leave() {
    guard let session, isHandled, isInside else { return end() }
    isInside = false
    operation = .cancel
    delegate?.dropInteraction(self, sessionDidExit: session)
    end()
  }

  /// The items are to be taken at `point`, as was answered for the drag's last movement.
  final func perform(at point: CGPoint, _ contents: DropContents) {
    guard let session, isHandled, isInside, isTaking else { return end() }
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
