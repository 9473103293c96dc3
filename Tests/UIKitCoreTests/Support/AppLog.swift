import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// The log lines of the app under test, in order, and the work of its callbacks.
///
/// Lines have the form `Owner[label].callback details`. The runtime does not write any: delegates and controllers do, as an app would with
/// `print`.
@MainActor final class AppLog {
  /// The log of the last device that was made; app code finds it here, because delegates are created by name.
  static var current = AppLog()

  private(set) var lines: [String] = []
  /// Adds ` scene=… app=…` to every line (M-04).
  var showsStates = false
  /// Adds ` connected={…} open={…}` to every line (M-02).
  var showsMembership = false
  /// Not in the log itself: hooks refer to the device, which has the log.
  private static var hooks: [String: () -> Void] = [:]
  private var tokens: [any NSObjectProtocol] = []

  /// Makes this the log that app code finds.
  func makeCurrent() {
    AppLog.current = self
    AppLog.hooks = [:]
  }

  func add(_ owner: String, _ scene: UIScene? = nil, _ callback: String, _ details: String = "") {
    // Objects that are freed with their process have no log left.
    guard UIApplication.current != nil else { return }
    let label = scene.map { "[\($0.session.id.label)]" } ?? ""
    let event = "\(owner)\(label).\(callback)"
    var line = details.isEmpty ? event : "\(event) \(details)"
    if showsStates {
      if let scene { line += " scene=\(scene.activationState)" }
      line += " app=\(UIApplication.shared.applicationState)"
    }
    if showsMembership { line += " \(AppLog.membership)" }
    lines.append(line)
    AppLog.hooks[event]?()
  }

  static var membership: String {
    let application = UIApplication.shared
    let connected = application.connectedScenes.map(\.session.id).sorted().map(\.label).joined(separator: ",")
    let open = application.openSessions.map(\.id).sorted().map(\.label).joined(separator: ",")
    return "connected={\(connected)} open={\(open)}"
  }

  /// Runs `body` inside the callback that logs `event`, after its line.
  func on(_ event: String, _ body: @escaping () -> Void) { AppLog.hooks[event] = body }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Logs a line for every notification of application and scenes, as an observer of the app would.
  func observeNotifications() {
    let scene: [(NSNotification.Name, String)] = [
      (UIScene.willConnectNotification, "willConnect"), (UIScene.didDisconnectNotification, "didDisconnect"),
      (UIScene.willEnterForegroundNotification, "willEnterForeground"),
      (UIScene.didActivateNotification, "didActivate"), (UIScene.willDeactivateNotification, "willDeactivate"),
      (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
    ]
    let application: [(NSNotification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "didFinishLaunching"),
      (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
      (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
      (UIApplication.willResignActiveNotification, "willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
      (UIApplication.willTerminateNotification, "willTerminate"),
      (UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarning"),
      (UIApplication.significantTimeChangeNotification, "significantTimeChange"),
      (UIApplication.protectedDataDidBecomeAvailableNotification, "protectedDataDidBecomeAvailable"),
      (UIApplication.protectedDataWillBecomeUnavailableNotification, "protectedDataWillBecomeUnavailable"),
    ]
    for (name, text) in scene {
      observe(name) { log, object in
        #expect(object is UIScene, "the object of \(name.rawValue) is the scene")
        log.add("nScene", object as? UIScene, text)
      }
    }
    for (name, text) in application {
      observe(name) { log, object in
        #expect(object === UIApplication.shared, "the object of \(name.rawValue) is the application")
        log.add("nApp", nil, text)
      }
    }
  }

  private func observe(_ name: NSNotification.Name, _ body: @escaping @MainActor (AppLog, AnyObject?) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
      nonisolated(unsafe) let object = note.object as AnyObject?
      MainActor.assumeIsolated {
        guard let self, self === AppLog.current else { return }
        body(self, object)
      }
    }
    tokens.append(token)
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

extension [String] {
  /// Only the lines of these owners.
  func only(_ owners: String...) -> [String] {
    filter { line in owners.contains { line.hasPrefix($0 + "[") || line.hasPrefix($0 + ".") } }
  }

  /// The lines without those of these callbacks.
  func without(_ callbacks: String...) -> [String] {
    filter { line in !callbacks.contains { line.contains("." + $0) } }
  }
}
