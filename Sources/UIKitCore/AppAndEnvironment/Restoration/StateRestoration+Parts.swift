import Foundation

/// Finds the parts to preserve, and their paths.
extension StateRestoration {
  func parts(of windows: [UIWindow]) -> [Part] {
    var parts: [Part] = []
    for window in windows {
      if let root = window.rootViewController { collect(root, below: [], in: &parts) }
    }
    return parts + registered.compactMap(part(for:))
  }

  private func collect(_ controller: UIViewController, below path: [String], in parts: inout [Part]) {
    guard let identifier = controller.restorationIdentifier, path.count < 64 else { return }
    let own = path + [identifier]
    parts.append(part(for: controller, path: own))
    forEachView(of: controller) { view in
      if let name = view.restorationIdentifier { parts.append(part(for: view, path: own + [name])) }
    }
    for next in controllers(below: controller) { collect(next, below: own, in: &parts) }
  }

  private func controllers(below controller: UIViewController) -> [UIViewController] {
    let presented = controller.presentedViewController
    return controller.children + [presented].compactMap { $0?.presentingViewController === controller ? $0 : nil }
  }

  /// Views inside the view of another controller belong to that controller.
  private func forEachView(of controller: UIViewController, _ body: (UIView) -> Void) {
    func visit(_ view: UIView) {
      guard view.controller == nil || view.controller === controller else { return }
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    if let view = controller.viewIfLoaded { visit(view) }
  }

  func part(for view: UIView, path: [String]) -> Part {
    Part(
      id: PartID(kind: .view, path: path), write: { view.encodeRestorableState(with: $0) },
      read: { view.decodeRestorableState(with: $0) }, finish: {})
  }

  func part(for controller: UIViewController, path: [String]) -> Part {
    Part(
      id: PartID(kind: .controller, path: path), write: { controller.encodeRestorableState(with: $0) },
      read: { controller.decodeRestorableState(with: $0) },
      finish: { controller.applicationFinishedRestoringState() },
      maker: controller.restorationClass.flatMap { $0 as? AnyClass }.map(ClassFactory.name(of:)),
      storyboard: controller.storyboard?.name)
  }

  func part(for entry: Registered) -> Part? {
    entry.object.map { part(for: $0, path: path(of: $0.restorationParent) + [entry.identifier]) }
  }

  func part(for object: any UIStateRestoring, path: [String]) -> Part {
    Part(
      id: PartID(kind: .object, path: path), write: { object.encodeRestorableState(with: $0) },
      read: { object.decodeRestorableState(with: $0) }, finish: { object.applicationFinishedRestoringState() },
      maker: object.objectRestorationClass.flatMap { $0 as? AnyClass }.map(ClassFactory.name(of:)))
  }

  func path(of object: (any UIStateRestoring)?) -> [String] {
    var path: [String] = []
    var next = object
    // The limit ends a cycle of objects that refer to each other.
    for _ in 0..<64 {
      guard let present = next else { break }
      if let identifier = registered.first(where: { $0.object === present })?.identifier {
        path.insert(identifier, at: 0)
      }
      next = present.restorationParent
    }
    return path
  }

  /// The part that already exists at a path, searched from the top down: collecting all parts for each one would be quadratic.
  func existingPart(at id: PartID, in windows: [UIWindow]) -> Part? {
    if id.kind == .object {
      return registered.lazy.compactMap { [self] in part(for: $0) }.first { $0.id == id }
    }
    var level = windows.compactMap(\.rootViewController)
    var found: [UIViewController] = []
    for identifier in id.kind == .view ? id.path.dropLast() : id.path[...] {
      found = level.filter { $0.restorationIdentifier == identifier }
      level = found.flatMap(controllers(below:))
    }
    if id.kind == .controller { return found.first.map { part(for: $0, path: id.path) } }
    for controller in found {
      var part: Part?
      forEachView(of: controller) { view in
        if part == nil, view.restorationIdentifier == id.path.last { part = self.part(for: view, path: id.path) }
      }
      if let part { return part }
    }
    return nil
  }
}
