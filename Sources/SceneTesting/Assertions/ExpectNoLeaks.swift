import SceneSimulator
import SceneSystem
@_spi(Runtime) import UIKitCore

/// Expects that a disconnected scene has been released, with its delegate, its windows, their controllers and their views.
///
/// UIKit releases a disconnected scene to reclaim memory; an app that retains a part of it frees nothing, and builds a second copy of its
/// interface beside the first. The failure names the objects that are still alive, and what retains them if that can be found from the app
/// delegate and from other scenes. References by closures, globals and notification observers cannot be found: then the failure states so.
/// A variable of the test's own that refers to a view or a controller also keeps it alive.
///
/// ```swift
/// device.swipeHome()
/// device.reclaim(app.scene("A"))
/// expectNoLeaks(after: app.scene("A"))
/// ```
///
/// - Parameters:
///   - scene: The scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectNoLeaks(
  after scene: SceneUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(LeakCheck.problem(scene))
}

/// Finds the objects of a disconnected scene that are still alive.
@MainActor enum LeakCheck {
  /// The maximum number of objects that a failure names.
  private static let maximum = 10

  static func problem(_ scene: SceneUnderTest) -> String? {
    guard let id = scene.id, let process = scene.app.device.connection?.process,
      let disconnectedScenes = process.disconnectedScenes[id]
    else {
      return "Scene \(scene.label) was not disconnected yet. Reclaim it, close it or swipe it away first."
    }
    let alive = disconnectedScenes.alive
    guard !alive.isEmpty else { return nil }
    // A view is named separately only if its controller has been released.
    let controllers = alive.filter { $0.role == .controller }
    let hasController = !controllers.isEmpty
    let named = alive.filter { $0.role != .view || !hasController }
    let views = alive.count - named.count
    let search = RetainPathSearch(from: roots(of: scene.app))
    var lines = ["Scene \(scene.label) was disconnected, and these objects are still alive:"]
    for (object, role) in named.prefix(maximum) {
      let holder =
        search.path(to: object).map { "held by \($0)" }
        ?? "retained by no object that the app delegate and its scenes refer to: a closure, a global, an observer or the test"
      lines.append("  \(name(role)) \(describe(object)): \(holder)")
    }
    if named.count > maximum { lines.append("  and \(named.count - maximum) more") }
    if views > 0 { lines.append("  and \(views) \(views == 1 ? "view" : "views") with \(views == 1 ? "it" : "them")") }
    return lines.joined(separator: "\n")
  }

  /// The objects at which a search for references starts.
  private static func roots(of app: AppUnderTest) -> [RetainPathSearch.Root] {
    guard let application = app.application else { return [] }
    var roots: [RetainPathSearch.Root] = []
    if let delegate = application.delegate { roots.append(.init(name: shortName(delegate), object: delegate)) }
    roots.append(.init(name: shortName(application), object: application))
    for scene in app.connectedScenes {
      if let delegate = scene.delegate {
        roots.append(.init(name: "\(shortName(delegate))[\(scene.label)]", object: delegate))
      }
      for window in (scene.scene as? UIWindowScene)?.windows ?? [] {
        roots.append(.init(name: "a window of scene \(scene.label)", object: window))
      }
    }
    return roots
  }

  private static func name(_ role: DisconnectedSceneObjects.Role) -> String {
    switch role {
    case .scene: "the scene,"
    case .delegate: "its delegate,"
    case .window: "the window"
    case .controller: "the controller"
    case .view: "the view"
    }
  }

  private static func describe(_ object: AnyObject) -> String {
    let title: String? =
      switch object {
      case let controller as UIViewController: controller.title ?? controller.navigationItem.title
      case let label as UILabel: label.text
      case let view as UIView: view.accessibilityIdentifier ?? view.accessibilityLabel
      default: nil
      }
    return shortName(object) + (title.map { " \u{201C}\($0)\u{201D}" } ?? "")
  }

  private static func shortName(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
