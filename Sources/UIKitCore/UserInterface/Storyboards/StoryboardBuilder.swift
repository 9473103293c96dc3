import Foundation
import RuntimeLogging

/// Creates the objects of one storyboard or nib, and the controllers that they contain.
@MainActor final class StoryboardBuilder {
  let document: StoryboardDocument
  /// The storyboard, or `nil` for a nib.
  let storyboard: UIStoryboard?
  let bundle: Bundle?
  /// Whether only the views of one scene are created, without those of other scenes: for comparisons of layout.
  var isIsolated = false
  /// The controllers that are being created: one that contains itself, directly or indirectly, would never be finished.
  private var underway: Set<String> = []
  private var controllerCount = 0
  /// The limit for the nesting of controllers, and for the number created at once. A few lines of a file can refer to them repeatedly.
  private static let heldLimit = 64
  private static let controllerLimit = 1000
  /// The nesting of references from one storyboard to another.
  private static var referenceDepth = 0
  private var passedOver: Set<String> = []
  private var classes: [String: AnyClass?] = [:]

  init(document: StoryboardDocument, storyboard: UIStoryboard?, bundle: Bundle? = nil) {
    self.document = document
    self.storyboard = storyboard
    self.bundle = bundle
  }

  // MARK: Controllers

  /// A new controller for the element `id`, or `nil`, which is logged.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let scene = document.scenes[id] else {
      logIgnored("the controller \(id), which is not in the file")
      return nil
    }
    let element = scene.controller
    guard underway.count < Self.heldLimit else {
      logIgnored("a controller that is nested in \(Self.heldLimit) others,", at: element)
      return nil
    }
    controllerCount += 1
    guard controllerCount <= Self.controllerLimit else {
      logIgnored("a controller beyond the \(Self.controllerLimit) that are created at once", at: element)
      return nil
    }
    guard underway.insert(id).inserted else {
      logIgnored("the controller \(id), which would contain itself", at: element)
      return nil
    }
    defer { underway.remove(id) }
    return makeController(scene, creator: creator)
  }

  /// A new controller for an element of a nib.
  func makeController(_ element: StoryboardElement) -> UIViewController? {
    makeController(StoryboardDocument.Scene(controller: element, objects: []), creator: nil)
  }

  private func makeController(
    _ scene: StoryboardDocument.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let element = scene.controller
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element, creator: creator) }
    guard let kind = Self.controllerKinds[element.name] else {
      logIgnored("<\(element.name)>", at: element)
      return nil
    }
    if kind.isAbsent { logAbsent(element) }
    let controllerClass = customClass(of: element, kind: kind) as? UIViewController.Type ?? kind.viewController
    let scope = StoryboardScope(builder: self, objects: scene.objects)
    let coder = StoryboardCoder(element: element, base: kind.base) { [self] made in
      if let controller = made as? UIViewController { configure(controller, from: scene, in: scope) }
    }
    guard let controller = creator?(coder) ?? controllerClass.init(coder: coder) else {
      RuntimeLog.write(
        "\(controllerClass).init(coder:) returned nil, so \(place(element)) is loaded without it.")
      return nil
    }
    // A controller that calls another initialiser of its superclass has left out what the file says.
    if controller.storyboardScene == nil { configure(controller, from: scene, in: scope) }
    contain(in: controller, element.child("connections")?.children ?? [])
    scope.finishController(controller, element)
    return controller
  }

  /// The controller of another storyboard that a reference names.
  private func makeReferenced(
    _ element: StoryboardElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard !isIsolated else { return UIViewController() }
    guard Self.referenceDepth < 16 else {
      logIgnored("a storyboard reference that is the last of \(Self.referenceDepth) in a row", at: element)
      return nil
    }
    Self.referenceDepth += 1
    defer { Self.referenceDepth -= 1 }
    let name = element["storyboardName"] ?? storyboard?.name ?? ""
    let other = name == storyboard?.name ? storyboard : UIStoryboard(name: name, bundle: bundle)
    return other?.makeReferenced(element["referencedIdentifier"], creator: creator)
  }

  private func configure(
    _ controller: UIViewController, from scene: StoryboardDocument.Scene, in scope: StoryboardScope
  ) {
    let element = scene.controller
    controller.storyboard = storyboard
    controller.storyboardScene = StoryboardScene(
      document: document, scene: scene, storyboard: storyboard, bundle: bundle)
    controller.restorationIdentifier = element["restorationIdentifier"]
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let title = element["title"] { controller.title = title }
    scope.register(controller, for: element)
    scope.owner = controller
    fillBars(of: controller, element, in: scope)
    if element.flag("definesPresentationContext") { controller.definesPresentationContext = true }
    if element.flag("modalInPresentation") { controller.isModalInPresentation = true }
    if let style = element["modalPresentationStyle"].flatMap({ StoryboardSegueKind.presentationStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ StoryboardSegueKind.transitionStyles[$0] }) {
      controller.modalTransitionStyle = style
    }
    if let size = element.part("preferredContentSize"), size.name == "size" {
      controller.preferredContentSize = CGSize(width: number(size["width"]), height: number(size["height"]))
    }
    if let edges = element.child("extendedEdge") {
      let flags: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = UIRectEdge(flags.filter { edges.flag($0.0) }.map(\.1))
    }
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear =
      element.flag("clearsSelectionOnViewWillAppear", true)
    if let table = controller as? UITableViewController, let part = element.child("refreshControl") {
      table.refreshControl = scope.makeView(part) as? UIRefreshControl
    }
    (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear =
      element.flag("clearsSelectionOnViewWillAppear", true)
    if let view = element.children.first(where: { $0["key"] == "view" }) {
      // The controller retains the closure, and with it the builder, until its view is loaded.
      controller.viewBuilder = { [self, weak controller] in
        guard let controller else { return nil }
        return makeView(of: controller, view, element, scope)
      }
    }
    for part in element.children where !StoryboardVocabulary.elements.contains(part.name) && part["key"] != "view" {
      logIgnored("<\(part.name)>", at: part)
    }
  }

  private func makeView(
    of controller: UIViewController, _ view: StoryboardElement, _ element: StoryboardElement, _ scope: StoryboardScope
  ) -> UIView? {
    scope.traits = controller.traitCollection
    for guide in element.child("layoutGuides")?.children ?? [] {
      if let id = guide["id"] { scope.layoutGuides[id] = guide["type"] == "top" ? .top : .bottom }
    }
    let made = scope.makeView(view)
    scope.rootView = made
    // Containers of UIKit and outlets need the view; `loadView()` sets it once more.
    scope.finishView(of: controller, view: made)
    return made
  }

  private func contain(in controller: UIViewController, _ connections: [StoryboardElement]) {
    guard !isIsolated else { return }
    var held: [UIViewController] = []
    var columns: [(UISplitViewController.Column, UIViewController)] = []
    for connection in connections where connection.name == "segue" && connection["kind"] == "relationship" {
      guard let child = makeController(connection["destination"] ?? "") else { continue }
      switch connection["relationship"] {
      case "rootViewController", "viewControllers": held.append(child)
      case "masterViewController": columns.append((.primary, child))
      case "supplementaryViewController": columns.append((.supplementary, child))
      case "detailViewController": columns.append((.secondary, child))
      case "compactViewController": columns.append((.compact, child))
      default: logIgnored("the relationship \"\(connection["relationship"] ?? "")\"", at: connection)
      }
    }
    switch controller {
    case let navigation as UINavigationController where !held.isEmpty: navigation.viewControllers = held
    case let tabs as UITabBarController where !held.isEmpty: tabs.viewControllers = held
    case let split as UISplitViewController:
      if split.style == .unspecified {
        let all = held + columns.map(\.1)
        if !all.isEmpty { split.viewControllers = all }
      } else {
        for (column, child) in columns { split.setViewController(child, for: column) }
      }
    default:
      if !held.isEmpty || !columns.isEmpty { logIgnored("the controllers that \(type(of: controller)) should contain") }
    }
  }

  // MARK: Classes

  /// A number that can be a length; anything else is 0.
  func number(_ text: String?) -> CGFloat {
    guard let value = text.flatMap({ Double($0) }), value.isFinite else { return 0 }
    return CGFloat(value)
  }

  /// The element's custom class, or `base` if it has none or the class is missing, as on a device.
  func customClass(of element: StoryboardElement, kind: StoryboardKind) -> AnyClass {
    let base: AnyClass = kind.base
    guard let name = element["customClass"], !isIsolated else { return base }
    let key = "\(element["customModule"] ?? "").\(name).\(element["customModuleProvider"] ?? "").\(base)"
    if let known = classes[key] { return known ?? base }
    let found: AnyClass? = findClass(of: element, name: name, kind: kind)
    classes[key] = found
    return found ?? base
  }

  private func findClass(of element: StoryboardElement, name: String, kind: StoryboardKind) -> AnyClass? {
    // The module in the file is that of the Xcode target, which may have another name here.
    let fromTarget = element["customModuleProvider"] == "target"
    let modules = [fromTarget ? UIProcess.current.applicationModule : nil, element["customModule"]].compactMap { $0 }
    var problem: ClassFactory.Failure?
    for candidate in modules.map({ "\($0).\(name)" }) + [name] {
      do throws(ClassFactory.Failure) {
        let found: AnyClass = try ClassFactory.findClass(named: candidate)
        if kind.fits(found) { return found }
        problem = .wrongKind(name: candidate, expected: String(describing: kind.base))
      } catch {
        continue
      }
    }
    RuntimeLog.write(problem?.description ?? "Unknown class \(name) in Interface Builder file.")
    return nil
  }

  // MARK: Messages

  /// The file and line of an element, as messages name them.
  func place(_ element: StoryboardElement?) -> String {
    guard let element, element.line > 0 else { return document.file }
    return "\(document.file):\(element.line)"
  }

  func logIgnored(_ what: String, at element: StoryboardElement? = nil) {
    guard passedOver.insert(what).inserted else { return }
    RuntimeLog.write("\(place(element)): \(what) is not supported here and was ignored.")
  }

  /// Logs that a class is absent, and a plain view or controller takes its place.
  func logAbsent(_ element: StoryboardElement) {
    guard passedOver.insert("<\(element.name)> absent").inserted else { return }
    RuntimeLog.write("\(place(element)): <\(element.name)> has no class here; an empty one takes its place.")
  }
}
