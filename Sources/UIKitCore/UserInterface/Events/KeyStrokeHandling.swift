import Foundation
package import ViewBacking

/// A view that handles keys which no widget has handled. It joins its window's list with ``UIWindow/addKeyStrokeHandler(_:)``.
@MainActor package protocol KeyStrokeHandling: UIView {
  /// Whether the view handles keys only while the first responder is in it.
  var needsFirstResponder: Bool { get }
  /// Handles a key. Returns whether the view has done so.
  func handle(_ stroke: KeyStroke) -> Bool
}

/// A handler that may be gone.
struct WeakKeyStrokeHandler {
  weak var handler: (any KeyStrokeHandling)?
}

extension UIWindow {
  /// Adds a view to those that handle keys. One that has left the window is removed.
  package final func addKeyStrokeHandler(_ handler: any KeyStrokeHandling) {
    keyStrokeHandlers.removeAll { $0.handler == nil || $0.handler === handler || $0.handler?.window !== self }
    keyStrokeHandlers.append(WeakKeyStrokeHandler(handler: handler))
  }

  /// The controller that receives the user's input: the one that was presented last, or the root.
  final var frontController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// Passes a key to the commands of the first responder and of those above it, and to the views that handle keys: first those around the
  /// first responder, then the others in front.
  final func handle(_ stroke: KeyStroke) -> Bool {
    let front = frontController
    var responder: UIResponder? = firstResponder ?? front?.viewIfLoaded ?? self
    var steps = 0
    // An app may override `next` so that the chain is a cycle.
    while let current = responder, steps < 1000 {
      for command in current.keyCommands ?? [] {
        guard let own = command.stroke, stroke.matches(own), !command.attributes.contains(.disabled) else { continue }
        command.performWithSender(self, target: nil)
        return true
      }
      responder = current.next
      steps += 1
    }
    let handlers = keyStrokeHandlers.compactMap(\.handler).filter { handler in
      handler.window === self && (front?.viewIfLoaded.map(handler.isDescendant(of:)) ?? true)
    }
    let focused = firstResponder as? UIView
    let around = handlers.filter { handler in focused.map { $0.isDescendant(of: handler) } ?? false }
      .sorted { $0.depth > $1.depth }
    if around.contains(where: { $0.handle(stroke) }) { return true }
    return handlers.contains { !$0.needsFirstResponder && focused?.isDescendant(of: $0) != true && $0.handle(stroke) }
  }
}

extension UIView {
  /// The number of views around the view.
  fileprivate var depth: Int {
    var (count, view) = (0, superview)
    while let current = view { (count, view) = (count + 1, current.superview) }
    return count
  }
}
