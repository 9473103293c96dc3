import Foundation
import ViewBacking

extension UIWindow {
  /// Sends the beginning of a press up the chain of the first responder. Returns whether a responder has handled it.
  final func beginPress(_ stroke: KeyStroke) -> Bool {
    // A key that is held is reported again and again; on a device it begins once.
    let isRepeated = presses[stroke.key] != nil
    let press = presses[stroke.key] ?? UIPress(stroke, timestamp: UIProcess.current.uptime())
    let receiver = firstResponder ?? frontController?.viewIfLoaded ?? self
    presses[stroke.key] = press
    guard !isRepeated else { return press.isHandled }
    press.window = self
    press.responder = receiver
    press.isHandled = send(press, to: receiver) { $0.pressesBegan($1, with: $2) }
    return press.isHandled
  }

  /// Sends the end of a press to the responder that received the beginning.
  final func endPress(_ stroke: KeyStroke) {
    guard let press = presses.removeValue(forKey: stroke.key) else { return }
    press.phase = .ended
    press.timestamp = UIProcess.current.uptime()
    guard let responder = press.responder else { return }
    _ = send(press, to: responder) { $0.pressesEnded($1, with: $2) }
  }

  /// Cancels the presses, because the window is not the one that has the keyboard any more.
  final func cancelPresses() {
    let cancelled = presses.values
    presses = [:]
    for press in cancelled {
      press.phase = .cancelled
      guard let responder = press.responder else { continue }
      _ = send(press, to: responder) { $0.pressesCancelled($1, with: $2) }
    }
  }

  private func send(
    _ press: UIPress, to responder: UIResponder, _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
  ) -> Bool {
    let process = UIProcess.current
    process.touchReachedEnd = false
    let held = Set(presses.values).union([press])
    call(responder, [press], UIPressesEvent(held, timestamp: press.timestamp))
    return !process.touchReachedEnd
  }
}
