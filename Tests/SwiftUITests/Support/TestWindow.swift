import Foundation
import SceneSystem
import SwiftUI

@testable @_spi(Runtime) import UIKitCore

/// A view in a window on screen, on which the turns of the run loop are counted by hand.
@MainActor final class TestWindow {
  let window: UIWindow
  private let scene: UIWindowScene

  /// Shows a view in a window of a phone, or of another device.
  convenience init(_ view: some View, profile: DeviceProfile = .phone, size: CGSize? = nil) {
    self.init(controller: UIHostingController(rootView: view), profile: profile, size: size)
  }

  init(controller: UIViewController, profile: DeviceProfile = .phone, size: CGSize? = nil) {
    let runner = AppRunner(
      environment: AppEnvironment(profile: profile), delegateClass: QuietAppDelegate.self, link: QuietLink())
    let session = UISceneSession(
      record: SessionRecord(id: SessionID(rawValue: 1), persistentIdentifier: "swiftui-test"), runner: runner)
    scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions(ConnectionPayload(), response: nil))
    // Tests on the main actor do not overlap.
    let isPad = profile.kind != .phone
    UIDevice.current.userInterfaceIdiom = isPad ? .pad : .phone
    scene.traitOverrides.horizontalSizeClass = isPad ? .regular : .compact
    scene.traitOverrides.verticalSizeClass = .regular
    window = UIWindow(windowScene: scene)
    if let size { window.frame.size = size }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn()
  }

  /// Does what the run loop does until nothing is left to do.
  func turn() {
    for _ in 0..<4 {
      window.layoutPass(forced: false)
      window.finishAppearance()
    }
  }

  /// The controller of a type that is on screen last.
  func controller<C: UIViewController>(_ type: C.Type) -> C? {
    window.rootViewController?.visibleTree.reversed().lazy.compactMap { $0 as? C }.first
  }

  /// All controllers of a type that are on screen.
  func controllers<C: UIViewController>(_ type: C.Type) -> [C] {
    window.rootViewController?.visibleTree.compactMap { $0 as? C } ?? []
  }

  /// The texts of all labels on screen, the one at the back first.
  var texts: [String] { window.allTexts }

  /// Presses the control that has a text in it.
  func press(_ text: String) {
    func find(_ view: UIView) -> UIControl? {
      for subview in view.subviews.reversed() where !subview.isHidden {
        if let found = find(subview) { return found }
      }
      return (view as? UIControl).flatMap { $0.allTexts.contains(text) && !$0.isHidden ? $0 : nil }
    }
    find(window)?.sendActions(for: .primaryActionTriggered)
    turn()
  }
}

extension UIView {
  /// The texts of the labels in the view that are not hidden.
  var allTexts: [String] {
    guard !isHidden else { return [] }
    if let label = self as? UILabel { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    let own = (self as? UIButton).flatMap { $0.configuration?.title }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.allTexts)
  }

  /// The views of a type in this one.
  func all<V: UIView>(_ type: V.Type) -> [V] {
    ((self as? V).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}

private final class QuietAppDelegate: UIResponder, UIApplicationDelegate {}

private final class QuietLink: SystemLink {
  func openSessions() -> [SessionRecord] { [] }
  func send(_ reply: Reply) {}
  func send(_ request: SceneRequest, id: RequestID) {}
}

/// Lines that views write.
@MainActor final class LineLog {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
