/// The objects that belonged to a scene when it was disconnected: all must be released with the scene, unless the app retains them.
///
/// It retains none of them.
@preconcurrency @MainActor package final class DisconnectedSceneObjects {
  /// The role of an object in the scene.
  package enum Role: Int, Comparable, Sendable {
    case scene
    case delegate
    case window
    case controller
    case view

    package static func < (one: Role, other: Role) -> Bool { one.rawValue < other.rawValue }
  }

  private struct Entry {
    weak var object: AnyObject?
    let role: Role
  }

  private var entries: [Entry]

  init(_ scene: UIScene) {
    entries = [Entry(object: scene, role: .scene)]
    if let delegate = scene.delegate { entries.append(Entry(object: delegate, role: .delegate)) }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      entries.append(Entry(object: window, role: .window))
      window.rootViewController?.forEachController { controller in
        entries.append(Entry(object: controller, role: .controller))
        controller.viewIfLoaded?.forEachView { entries.append(Entry(object: $0, role: .view)) }
      }
    }
  }

  /// What is still alive, each object once, the scene first and views last.
  package var alive: [(object: AnyObject, role: Role)] {
    var seen: Set<ObjectIdentifier> = []
    return entries.compactMap { entry in
      guard let object = entry.object, seen.insert(ObjectIdentifier(object)).inserted else { return nil }
      return (object, entry.role)
    }
    .sorted { $0.role < $1.role }
  }
}
