@_spi(Runtime) import UIKitCore

/// Looks for the way from the app's lasting objects to one that should be gone, through the stored properties of the app's own
/// classes and the hierarchies of UIKit's.
///
/// A weak property looks like any other here, so a path says where an object can be found, not that it is held there.
@MainActor final class HolderSearch {
  /// Where a search begins.
  struct Root {
    var name: String
    var object: AnyObject
  }

  /// How many values are looked at, at most: an app's model may be large.
  private static let maximum = 20_000

  private var queue: [(path: String, value: Any)]
  private var next = 0
  private var seen: Set<ObjectIdentifier> = []
  private var paths: [ObjectIdentifier: String] = [:]

  init(from roots: [Root]) { queue = roots.map { ($0.name, $0.object) } }

  /// The shortest way to `object`, or `nil` where none was found.
  func path(to object: AnyObject) -> String? {
    let wanted = ObjectIdentifier(object)
    while paths[wanted] == nil, next < queue.count, next < Self.maximum { step() }
    return paths[wanted]
  }

  private func step() {
    let (path, value) = queue[next]
    next += 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      paths[ObjectIdentifier(object)] = path
      follow(object, path)
    }
    add(mirror, path)
    var parent = mirror.superclassMirror
    // What UIKit stores is its own business; what it shows is followed above.
    while let mirror = parent, !isUIKit(mirror) {
      add(mirror, path)
      parent = mirror.superclassMirror
    }
  }

  private func isUIKit(_ mirror: Mirror) -> Bool {
    String(reflecting: mirror.subjectType).hasPrefix("UIKitCore.")
  }

  private func add(_ mirror: Mirror, _ path: String) {
    guard !isUIKit(mirror) else { return }
    for (index, child) in mirror.children.enumerated() {
      switch mirror.displayStyle {
      case .optional: queue.append((path, child.value))
      case .collection, .set: queue.append(("\(path)[\(index)]", child.value))
      case .dictionary:
        let pair = Array(Mirror(reflecting: child.value).children)
        if let key = pair.first?.value, let value = pair.last?.value {
          queue.append(("\(path)[\(String(reflecting: key).prefix(40))]", value))
        }
      default: queue.append((label(child.label, path, index), child.value))
      }
    }
  }

  private func label(_ label: String?, _ path: String, _ index: Int) -> String {
    guard var label else { return "\(path).\(index)" }
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { label.removeFirst(lazy.count) }
    return "\(path).\(label)"
  }

  /// The hierarchy that an object of UIKit's stands for.
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
