import SceneSystem
@_spi(Runtime) import UIKitCore

/// Expects that a scene which was disconnected is gone, with its delegate, its windows, their controllers and their views.
///
/// UIKit lets go of a disconnected scene to win memory back; an app that holds on to a part of it wins nothing, and builds its
/// interface a second time beside the first. The failure names what is still alive, and who holds it where that can be found from
/// the app delegate and from other scenes. What a closure, a global or a notification's observer holds cannot be seen: then the
/// failure says so. A variable of the test's own that holds a view or a controller keeps it alive, too.
///
/// ```swift
/// device.swipeHome()
/// device.reclaim(app.scene("A"))
/// expectNothingFreedTooLate(app.scene("A"))
/// ```
///
/// - Parameters:
///   - scene: The scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectNothingFreedTooLate(
  _ scene: SceneUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(LeakCheck.problem(scene))
}

/// Says what of a disconnected scene is still alive.
@MainActor enum LeakCheck {
  /// How many objects a failure names.
  private static let maximum = 10

  static func problem(_ scene: SceneUnderTest) -> String? {
    guard let id = scene.id, let process = scene.app.device.half?.process, let remains = process.remains[id] else {
      return "Scene \(scene.label) was not disconnected yet. Reclaim it, close it or swipe it away first."
    }
    let alive = remains.alive
    guard !alive.isEmpty else { return nil }
    // A view is named for itself only where its controller is gone.
    let controllers = alive.filter { $0.role == .controller }
    let hasController = !controllers.isEmpty
    let named = alive.filter { $0.role != .view || !hasController }
    let views = alive.count - named.count
    let search = HolderSearch(from: roots(of: scene.app))
    var lines = ["Scene \(scene.label) was disconnected, and this of it is still alive:"]
    for (object, role) in named.prefix(maximum) {
      let holder =
        search.path(to: object).map { "held by \($0)" }
        ?? "held by nobody that can be seen from the app delegate and its scenes: a closure, a global, an observer or the test"
      lines.append("  \(name(role)) \(describe(object)): \(holder)")
    }
    if named.count > maximum { lines.append("  and \(named.count - maximum) more") }
    if views > 0 { lines.append("  and \(views) \(views == 1 ? "view" : "views") with \(views == 1 ? "it" : "them")") }
    return lines.joined(separator: "\n")
  }

  /// Where a search for holders begins.
  private static func roots(of app: AppUnderTest) -> [HolderSearch.Root] {
    guard let application = app.application else { return [] }
    var roots: [HolderSearch.Root] = []
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

  private static func name(_ role: SceneRemains.Role) -> String {
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
