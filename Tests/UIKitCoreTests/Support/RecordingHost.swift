import Foundation
import SceneSystem
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A host that shows nothing and records what it receives, and through which a test simulates the user.
@MainActor final class RecordingHost: ViewHost {
  final class Backing: ViewBacking {
    private(set) var descriptions: [ViewDescription] = []
    private(set) var subviews: [any ViewBacking] = []
    private(set) var focus: [Bool] = []
    var last: ViewDescription? { descriptions.last }
    func show(_ description: ViewDescription) { descriptions.append(description) }
    func setSubviews(_ subviews: [any ViewBacking]) { self.subviews = subviews }
    func setFocused(_ focused: Bool) { focus.append(focused) }
  }

  final class Window: SceneBacking {
    func show(_ description: SceneDescription) {}
    func setWindows(_ windows: [any ViewBacking]) {}
    func requestFrame(_ frame: CGRect) {}
    func close() {}
  }

  var screen: (size: CGSize, scale: CGFloat)? { nil }
  func makeBacking(for view: any BackedView) -> any ViewBacking { Backing() }
  func makeBacking(for scene: any BackedScene) -> any SceneBacking { Window() }
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize { TextMetrics.size(of: content, fitting: size) }
}

/// A window that such a host shows, and its turns.
@MainActor struct ShownWindow {
  let host = RecordingHost()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init(_ views: UIView...) {
    for view in views { window.addSubview(view) }
    turn()
  }

  /// The runner's work at the end of a turn.
  func turn() {
    window.layoutIfNeeded()
    _ = window.show(in: host)
    window.showFocus()
  }

  func backing(of view: UIView) -> RecordingHost.Backing { view.backing as! RecordingHost.Backing }

  /// Simulates input, and the end of the turn after it.
  func person(_ event: ViewEvent, _ view: UIView) {
    view.receive(event)
    turn()
  }
}

extension ShownWindow {
  /// The descriptions of `view` that the host receives while `body` runs and the turn after it ends.
  func updates(of view: UIView, _ body: () -> Void) -> [ViewDescription] {
    let before = backing(of: view).descriptions.count
    body()
    turn()
    return Array(backing(of: view).descriptions.dropFirst(before))
  }
}

extension UIControl {
  /// Records every one of `events`, in the order in which they are sent.
  func observe(_ events: [(String, UIControl.Event)], _ record: @escaping (String) -> Void) {
    for (name, event) in events { addAction(UIAction { _ in record(name) }, for: event) }
  }
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
  static let pureBlack = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  static let pureWhite = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
}
