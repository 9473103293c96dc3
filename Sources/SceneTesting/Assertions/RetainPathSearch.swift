import SceneSystem
@_spi(Runtime) import UIKitCore

/// Searches for a path from the app's lasting objects to one that should have been released, through the stored properties of the app's own
/// classes and the hierarchies of UIKit's.
///
/// Weak and unowned properties are not followed: a path leads only through strong references.
@MainActor final class RetainPathSearch {
  /// The start of a search.
  struct Root {
    var name: String
    var object: AnyObject
  }

  /// The maximum number of values that are visited: an app's model may be large.
  private static let maximum = 20_000

  private var queue: [(path: String, value: Any)]
  private var next = 0
  private var seen: Set<ObjectIdentifier> = []
  private var paths: [ObjectIdentifier: String] = [:]

  init(from roots: [Root]) { queue = roots.map { ($0.name, $0.object) } }

  /// The shortest path to `object`, or `nil` if none was found.
  func path(to object: AnyObject) -> String? {
    let target = ObjectIdentifier(object)
    while paths[target] == nil, next < queue.count, next < Self.maximum { step() }
    return paths[target]
  }

  private func step() {
    let (path, value) = queue[next]
    next += 1
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      paths[ObjectIdentifier(object)] = path
      follow(object, path)
      addFields(of: value, path)
    case .struct where !isSystem(type(of: value)): addFields(of: value, path)
    case .optional:
      for child in mirror.children { queue.append((path, child.value)) }
    case .collection, .set, .tuple, .enum:
      for (index, child) in mirror.children.enumerated() { queue.append(("\(path)[\(index)]", child.value)) }
    case .dictionary:
      for child in mirror.children {
        let pair = Array(Mirror(reflecting: child.value).children)
        guard let key = pair.first?.value, let value = pair.last?.value else { continue }
        queue.append(("\(path)[\(String(reflecting: key).oneLine(limit: 40))]", value))
      }
    default: break
    }
  }

  /// Internal properties of UIKit and Foundation are skipped; what UIKit shows is followed by its hierarchy.
  private func isSystem(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return ["UIKitCore.", "Foundation", "Swift.", "Dispatch."].contains { name.hasPrefix($0) }
  }

  private func addFields(of value: Any, _ path: String) {
    for field in StoredFields.strong(of: value, until: isSystem) {
      queue.append(("\(path).\(label(field.name))", field.value))
    }
  }

  private func label(_ label: String) -> Substring {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? label.dropFirst(lazy.count) : label[...]
  }

  /// Follows the hierarchy of a UIKit object.
  private func follow(_ object: AnyObject, _ path: String) {
    func add(_ name: String, _ value: AnyObject?) { if let value { queue.append(("\(path).\(name)", value)) } }
    switch object {
    case let window as UIWindow:
      add("rootViewController", window.rootViewController)
      add("windowScene", window.windowScene)
    case let controller as UIViewController:
      for (index, child) in controller.children.enumerated() { add("children[\(index)]", child) }
      if controller.presentedViewController?.presentingViewController === controller {
        add("presentedViewController", controller.presentedViewController)
      }
      add("view", controller.viewIfLoaded)
    case let view as UIView:
      for (index, subview) in view.subviews.enumerated() { add("subviews[\(index)]", subview) }
    case let scene as UIWindowScene:
      add("delegate", scene.delegate)
      for (index, window) in scene.windows.enumerated() { add("windows[\(index)]", window) }
    default: break
    }
  }
}
