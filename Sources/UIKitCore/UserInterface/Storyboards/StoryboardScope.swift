import Foundation
import RuntimeLogging

/// The objects of one scene, cell or nib while they are created: their identifiers, and what remains to be connected.
@MainActor final class StoryboardScope {
  /// One of the guides of a controller before iOS 11.
  enum ControllerGuide {
    case top, bottom
  }

  let builder: StoryboardBuilder
  /// The controller of the scene, or the owner of the nib.
  weak var owner: NSObject?
  /// The view of the scene.
  weak var rootView: UIView?
  /// The created objects by their identifiers in the file.
  var objects: [String: NSObject] = [:]
  /// The traits for which variations are chosen.
  var traits = UITraitCollection.current
  /// The guides of the controller.
  var layoutGuides: [String: ControllerGuide] = [:]
  /// The guides of views by their identifiers.
  var guides: [String: UILayoutGuide] = [:]
  /// The constraints that are not created yet, with the view that holds them.
  var constraints: [(element: StoryboardElement, holder: UIView)] = []
  /// The identifiers of constraints and views that a variation leaves out.
  var excluded: Set<String> = []
  /// The objects that have connections, in the order in which they were created.
  private var connected: [(object: NSObject, element: StoryboardElement)] = []
  /// The objects with runtime attributes.
  private var attributed: [(object: NSObject, element: StoryboardElement)] = []
  /// The objects to notify that they are complete.
  private var created: [NSObject] = []
  /// The views that contain another controller.
  private var embeds: [(view: UIView, segue: StoryboardElement)] = []
  /// The objects of the scene that are not created until they are needed.
  private var waiting: [String: StoryboardElement] = [:]
  private var waitingOrder: [String] = []
  /// The elements of the views, for comparisons of layout; `nil` if nobody asks.
  var recorded: [(element: StoryboardElement, view: UIView)]?

  init(builder: StoryboardBuilder, objects: [StoryboardElement]) {
    self.builder = builder
    for object in objects {
      guard let id = object["id"] else { continue }
      waiting[id] = object
      waitingOrder.append(id)
    }
  }

  // MARK: Objects

  /// Records an object under its element's identifier, and what is to be done for it at the end.
  func register(_ object: NSObject, for element: StoryboardElement) {
    if let id = element["id"] { objects[id] = object }
    if let connections = element.child("connections") { connected.append((object, connections)) }
    if let attributes = element.child("userDefinedRuntimeAttributes") { attributed.append((object, attributes)) }
    created.append(object)
  }

  /// Records the owner of a nib, whose connections are made like those of its objects; it is not notified.
  func registerOwner(_ owner: NSObject, for element: StoryboardElement) {
    if let id = element["id"] { objects[id] = owner }
    if let connections = element.child("connections") { connected.append((owner, connections)) }
  }

  /// The object with an identifier, which is created now if the scene has it and nobody has needed it before.
  func object(_ id: String) -> NSObject? {
    if let made = objects[id] { return made }
    guard let element = waiting.removeValue(forKey: id) else { return nil }
    return makeTopLevel(element)
  }

  /// The element of an exit of the scene, if `id` is one.
  func isExit(_ id: String) -> Bool { waiting[id]?.name == "exit" }

  private func makeTopLevel(_ element: StoryboardElement) -> NSObject? {
    if StoryboardBuilder.viewKinds[element.name] != nil { return makeView(element) }
    if let make = StoryboardBuilder.gestureKinds[element.name] { return makeGesture(element, make()) }
    switch element.name {
    case "barButtonItem": return builder.barButtonItem(element, in: self)
    case "navigationItem":
      let item = UINavigationItem()
      register(item, for: element)
      builder.fill(item, element, in: self)
      return item
    case "placeholder", "exit": return nil
    case "customObject", "object":
      let kind = StoryboardKind(base: NSObject.self)
      guard let objectClass = builder.customClass(of: element, kind: kind) as? NSObject.Type else { return nil }
      let made = ClassFactory.makeObject(of: objectClass)
      register(made, for: element)
      return made
    default:
      if StoryboardBuilder.controllerKinds[element.name] != nil { return makeController(element) }
      builder.logIgnored("<\(element.name)>", at: element)
      return nil
    }
  }

  /// A controller among the objects of a nib.
  private func makeController(_ element: StoryboardElement) -> UIViewController? {
    let made = builder.makeController(element)
    if let made, let id = element["id"] { objects[id] = made }
    return made
  }

  private func makeGesture(_ element: StoryboardElement, _ made: UIGestureRecognizer) -> UIGestureRecognizer {
    if element["customClass"] != nil { builder.logAbsent(element) }
    made.isEnabled = element.flag("enabled", true)
    switch made {
    case let tap as UITapGestureRecognizer:
      if let count = element["numberOfTapsRequired"].flatMap({ Int($0) }) { tap.numberOfTapsRequired = count }
      if let count = element["numberOfTouchesRequired"].flatMap({ Int($0) }) { tap.numberOfTouchesRequired = count }
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
    case let press as UILongPressGestureRecognizer:
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
    case let pan as UIPanGestureRecognizer:
      if let count = element["minimumNumberOfTouches"].flatMap({ Int($0) }) { pan.minimumNumberOfTouches = count }
      if let count = element["maximumNumberOfTouches"].flatMap({ Int($0) }) { pan.maximumNumberOfTouches = count }
    default: break
    }
    register(made, for: element)
    return made
  }

  // MARK: Views

  /// The view that an element describes, with everything in it; `nil`, which is logged, if there is none.
  func makeView(_ element: StoryboardElement) -> UIView? {
    guard let kind = StoryboardBuilder.viewKinds[element.name] else {
      builder.logIgnored("<\(element.name)>", at: element)
      return nil
    }
    if kind.isAbsent { builder.logAbsent(element) }
    let viewClass =
      element["customClass"] == nil
      ? kind.view : builder.customClass(of: element, kind: kind) as? UIView.Type ?? kind.view
    let coder = StoryboardCoder(element: element, base: kind.base) { [self] made in
      if let view = made as? UIView { describe(view, element) }
    }
    guard let view = viewClass.init(coder: coder) else {
      RuntimeLog.write("\(viewClass).init(coder:) returned nil, so \(builder.place(element)) is loaded without it.")
      return nil
    }
    if !coder.isApplied { describe(view, element) }
    return view
  }

  /// Applies an element to its view: attributes, layout, subviews. What refers to other objects waits until those exist.
  func describe(_ view: UIView, _ element: StoryboardElement) {
    register(view, for: element)
    recorded?.append((element, view))
    builder.fillGeometry(of: view, element)
    noteExclusions(element)
    builder.fill(view, from: element, in: self)
    noteLayout(of: view, element)
    addSubviews(of: element, to: view)
    for part in element.children where !StoryboardVocabulary.elements.contains(part.name) {
      builder.logIgnored("<\(part.name)>", at: part)
    }
    if element.name == "containerView",
      let segue = element.child("connections")?.children.first(where: { $0["kind"] == "embed" })
    {
      embeds.append((view, segue))
    }
  }

  func addSubviews(of element: StoryboardElement, to view: UIView) {
    guard let parts = element.child("subviews")?.children, !parts.isEmpty else { return }
    let stack = view as? UIStackView
    for child in parts {
      if let existing = styledPart(child) {
        describe(existing, child)
        continue
      }
      guard let subview = makeView(child) else { continue }
      // A view that a variation leaves out exists, and is in no other.
      if !excluded.isEmpty, let id = child["id"], excluded.contains(id) {
        strays.append(subview)
        continue
      }
      if let stack { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }

  /// Views that a variation leaves out, kept for outlets.
  private var strays: [UIView] = []
  /// Constraints that a variation leaves out, kept for outlets.
  var inactive: [NSLayoutConstraint] = []
  /// The labels and the picture of a cell's style by their identifiers.
  var styledParts: [String: UIView] = [:]

  private func styledPart(_ element: StoryboardElement) -> UIView? {
    styledParts.isEmpty ? nil : element["id"].flatMap { styledParts[$0] }
  }

  // MARK: The end

  /// Connects the controller itself, before its view exists: relationships, and outlets between objects without views.
  func finishController(_ controller: UIViewController, _ element: StoryboardElement) {
    applyRuntimeAttributes()
    if !builder.isIsolated, element.children.allSatisfy({ $0["key"] != "view" }) { connect() }
    awake()
  }

  /// Completes the view of a controller: constraints, outlets and actions, controllers in containers.
  func finishView(of controller: UIViewController, view: UIView?) {
    activateConstraints()
    guard !builder.isIsolated else { return }
    if let view, !controller.isViewLoaded { controller.view = view }
    for id in waitingOrder where waiting[id] != nil {
      if let made = object(id) { controller.storyboardScene?.retained.append(made) }
    }
    activateConstraints()
    applyRuntimeAttributes()
    connect()
    awake()
    for (container, segue) in embeds {
      guard controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: controller) else {
        continue
      }
      controller.storyboardScene?.embed(segue, in: container, of: controller)
    }
    embeds = []
    if !strays.isEmpty { controller.storyboardScene?.retained += strays }
    reportMissing()
  }

  /// Completes the objects of a cell or nib.
  func finish() {
    activateConstraints()
    guard !builder.isIsolated else { return }
    applyRuntimeAttributes()
    connect()
    awake()
    reportMissing()
  }

  private func connect() {
    let all = connected
    connected = []
    var appended: Set<String> = []
    for (object, connections) in all {
      for connection in connections.children { connect(object, connection, &appended) }
    }
  }

  private func connect(_ object: NSObject, _ connection: StoryboardElement, _ appended: inout Set<String>) {
    switch connection.name {
    case "outlet":
      guard let key = connection["property"], let target = target(connection) else { return }
      if let problem = StoryboardWiring.set(target, forKey: key, of: object) {
        builder.logIgnored("the outlet \"\(key)\", because \(problem),", at: connection)
      }
    case "outletCollection":
      guard let key = connection["property"], let target = target(connection) else { return }
      let name = "\(ObjectIdentifier(object)).\(key)"
      let isFirst = appended.insert(name).inserted
      if let problem = StoryboardWiring.append(
        target, toKey: key, of: object, replacing: isFirst && connection["appends"] != "YES")
      {
        builder.logIgnored("the outlet collection \"\(key)\", because \(problem),", at: connection)
      }
    case "action":
      guard let selector = connection["selector"] else { return }
      let id = connection["destination"] ?? ""
      let target = id == "-2" ? nil : self.object(id) ?? (id == "-1" ? owner : nil)
      // The first responder, and an object that the file has lost, are both no target: the responder chain finds one.
      StoryboardWiring.addAction(
        selector, to: object, target: target, event: connection["eventType"],
        report: { [builder] in builder.logIgnored("the action \"\(selector)\", because \($0),", at: connection) })
    case "segue": connectSegue(object, connection)
    default: builder.logIgnored("<\(connection.name)>", at: connection)
    }
  }

  private func target(_ connection: StoryboardElement) -> NSObject? {
    guard let id = connection["destination"] else { return nil }
    if let found = object(id) ?? (id == "-1" ? owner : nil) { return found }
    builder.logIgnored(
      "the outlet \"\(connection["property"] ?? "")\", because its destination \(id) is not in the scene,",
      at: connection)
    return nil
  }

  private func connectSegue(_ object: NSObject, _ segue: StoryboardElement) {
    guard !(object is UIViewController), segue["kind"] != "embed", segue["kind"] != "relationship" else { return }
    guard let controller = owner as? UIViewController else { return }
    let perform: (AnyObject?) -> Void = { [weak controller] sender in
      guard let controller else { return }
      controller.storyboardScene?.perform(segue, from: controller, sender: sender, asksFirst: true)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in perform(control) },
        for: segue["trigger"].flatMap { StoryboardWiring.events[$0] } ?? .touchUpInside)
    case let item as UIBarButtonItem: StoryboardWiring.addAction({ [weak item] in perform(item) }, to: item)
    case let gesture as UIGestureRecognizer:
      gesture.addAction(
        UIAction { [weak gesture] _ in if gesture?.state == .ended || gesture?.state == .began { perform(gesture) } })
    case let cell as UICollectionViewCell: cell.storyboardSegue = perform
    case let cell as UITableViewCell:
      if segue["trigger"] == "accessoryAction" {
        cell.storyboardAccessorySegue = perform
      } else {
        cell.storyboardSegue = perform
      }
    default: builder.logIgnored("a segue from a \(type(of: object))", at: segue)
    }
  }

  private func applyRuntimeAttributes() {
    let all = attributed
    attributed = []
    for (object, attributes) in all {
      for attribute in attributes.children where attribute.name == "userDefinedRuntimeAttribute" {
        guard let path = attribute["keyPath"] else { continue }
        if let problem = StoryboardWiring.set(builder.runtimeValue(attribute), forKeyPath: path, of: object) {
          builder.logIgnored("the runtime attribute \"\(path)\", because \(problem),", at: attribute)
        }
      }
    }
  }

  private func awake() {
    let all = created
    created = []
    for object in all { (object as? UIResponder)?.awakeFromNib() }
  }

  private func reportMissing() {
    for (element, _) in constraints { builder.logIgnored("the constraint \(element["id"] ?? "")", at: element) }
    constraints = []
  }
}
