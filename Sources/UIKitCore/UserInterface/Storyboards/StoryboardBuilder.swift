import Foundation
import RuntimeLogging

/// Creates the controllers of one storyboard, and those that they contain.
@MainActor final class StoryboardBuilder {
  private let document: StoryboardDocument
  private let storyboard: UIStoryboard
  /// The controllers that are being created: one that contains itself, directly or indirectly, would never be finished.
  private var underway: Set<String> = []
  private var controllerCount = 0
  /// The limit for the nesting of controllers, and for the number created at once. A few lines of a file can refer to them repeatedly.
  private static let heldLimit = 64
  private static let controllerLimit = 1000
  private var passedOver: Set<String> = []

  init(document: StoryboardDocument, storyboard: UIStoryboard) {
    self.document = document
    self.storyboard = storyboard
  }

  /// A new controller for the element `id`, or `nil`, which is logged.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let element = document.controllers[id] else {
      logIgnored("the controller \(id), which is not in the file")
      return nil
    }
    guard underway.count < Self.heldLimit else {
      logIgnored("a controller that is nested in \(Self.heldLimit) others,")
      return nil
    }
    controllerCount += 1
    guard controllerCount <= Self.controllerLimit else {
      logIgnored("a controller beyond the \(Self.controllerLimit) that are created at once")
      return nil
    }
    guard underway.insert(id).inserted else {
      logIgnored("the controller \(id), which would contain itself")
      return nil
    }
    defer { underway.remove(id) }
    guard let kind = StoryboardBuilder.controllerKinds[element.name] else {
      logIgnored("<\(element.name)>")
      return nil
    }
    let controllerClass = customClass(of: element, kind: kind)
    let coder = StoryboardCoder()
    guard let controller = creator?(coder) ?? controllerClass.init(coder: coder) else {
      RuntimeLog.write(
        "\(controllerClass).init(coder:) returned nil, so the storyboard \(storyboard.name) is loaded without it.")
      return nil
    }
    configure(controller, from: element)
    return controller
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "custom": .custom,
  ]

  private static let controllerKinds: [String: StoryboardKind<UIViewController.Type>] = [
    "viewController": StoryboardKind(base: UIViewController.self) { $0 as? UIViewController.Type },
    "navigationController": StoryboardKind(base: UINavigationController.self) { $0 as? UINavigationController.Type },
    "tabBarController": StoryboardKind(base: UITabBarController.self) { $0 as? UITabBarController.Type },
    "splitViewController": StoryboardKind(base: UISplitViewController.self) { $0 as? UISplitViewController.Type },
    "tableViewController": StoryboardKind(base: UITableViewController.self) { $0 as? UITableViewController.Type },
  ]

  static let viewKinds: [String: StoryboardKind<UIView.Type>] = [
    "view": StoryboardKind(base: UIView.self) { $0 as? UIView.Type },
    "label": StoryboardKind(base: UILabel.self) { $0 as? UILabel.Type },
    "textField": StoryboardKind(base: UITextField.self) { $0 as? UITextField.Type },
    "textView": StoryboardKind(base: UITextView.self) { $0 as? UITextView.Type },
    "stackView": StoryboardKind(base: UIStackView.self) { $0 as? UIStackView.Type },
    "scrollView": StoryboardKind(base: UIScrollView.self) { $0 as? UIScrollView.Type },
    "tableView": StoryboardKind(base: UITableView.self) { $0 as? UITableView.Type },
    "tableViewCell": StoryboardKind(base: UITableViewCell.self) { $0 as? UITableViewCell.Type },
    "toolbar": StoryboardKind(base: UIToolbar.self) { $0 as? UIToolbar.Type },
    "button": StoryboardKind(base: UIButton.self) { $0 as? UIButton.Type },
    "switch": StoryboardKind(base: UISwitch.self) { $0 as? UISwitch.Type },
    "slider": StoryboardKind(base: UISlider.self) { $0 as? UISlider.Type },
    "stepper": StoryboardKind(base: UIStepper.self) { $0 as? UIStepper.Type },
    "segmentedControl": StoryboardKind(base: UISegmentedControl.self) { $0 as? UISegmentedControl.Type },
    "progressView": StoryboardKind(base: UIProgressView.self) { $0 as? UIProgressView.Type },
    "activityIndicatorView": StoryboardKind(base: UIActivityIndicatorView.self) {
      $0 as? UIActivityIndicatorView.Type
    },
    "imageView": StoryboardKind(base: UIImageView.self) { $0 as? UIImageView.Type },
  ]

  /// Elements that have no effect without a screen, or that are read with their parent.
  private static let silentParts: Set<String> = [
    "rect", "autoresizingMask", "color", "nil", "fontDescription", "subviews", "viewLayoutGuide", "layoutGuides",
    "textInputTraits", "string", "mutableString", "connections", "extendedEdge", "size", "point",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "toolbarItems",
    "navigationItem", "tabBarItem", "navigationBar", "tabBar", "view", "bool", "accessibility", "constraints",
    "edgeInsets", "directionalEdgeInsets",
    "prototypes", "state", "buttonConfiguration", "segments", "imageReference", "preferredSymbolConfiguration",
  ]

  private func configure(_ controller: UIViewController, from element: StoryboardElement) {
    controller.storyboard = storyboard
    controller.restorationIdentifier = element["restorationIdentifier"]
    if let title = element["title"] { controller.title = title }
    fillBars(of: controller, element)
    if element["definesPresentationContext"] == "YES" { controller.definesPresentationContext = true }
    if let style = element["modalPresentationStyle"].flatMap({ StoryboardBuilder.presentationStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let view = element.children.first(where: { $0["key"] == "view" }) {
      // The controller retains the closure, and with it the builder, until its view is loaded.
      controller.viewBuilder = { self.makeViewTree(view) }
    }
    for part in element.children where !StoryboardBuilder.silentParts.contains(part.name) && part["key"] != "view" {
      logIgnored("<\(part.name)>")
    }
    connect(controller, element.child("connections")?.children ?? [])
  }

  private func connect(_ controller: UIViewController, _ connections: [StoryboardElement]) {
    var held: [UIViewController] = []
    for connection in connections {
      switch (connection.name, connection["relationship"]) {
      case ("segue", "rootViewController"?), ("segue", "viewControllers"?), ("segue", "masterViewController"?),
        ("segue", "detailViewController"?):
        if let child = makeController(connection["destination"] ?? "") { held.append(child) }
      case ("segue", _): logIgnored("<segue kind=\"\(connection["kind"] ?? "")\">")
      default: logIgnored("<\(connection.name) property=\"\(connection["property"] ?? connection["selector"] ?? "")\">")
      }
    }
    guard !held.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = held
    case let tabs as UITabBarController: tabs.viewControllers = held
    case let split as UISplitViewController: split.viewControllers = held
    default: logIgnored("the controllers that \(type(of: controller)) should contain")
    }
  }

  // MARK: Views

  func makeViewTree(_ element: StoryboardElement) -> UIView? {
    let layout = StoryboardLayout()
    let view = makeView(element, layout)
    layout.activate { logIgnored($0) }
    return view
  }

  private func makeView(_ element: StoryboardElement, _ layout: StoryboardLayout) -> UIView? {
    guard let kind = StoryboardBuilder.viewKinds[element.name] else {
      logIgnored("<\(element.name)>")
      return nil
    }
    let viewClass = customClass(of: element, kind: kind)
    guard let view = viewClass.init(coder: StoryboardCoder()) else {
      RuntimeLog.write(
        "\(viewClass).init(coder:) returned nil, so the storyboard \(storyboard.name) is loaded without it.")
      return nil
    }
    if let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) {
      view.frame = CGRect(
        x: number(rect["x"]), y: number(rect["y"]), width: number(rect["width"]), height: number(rect["height"]))
    }
    view.autoresizingMask = mask(element.child("autoresizingMask"))
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    view.isHidden = element["hidden"] == "YES"
    view.alpha = element["alpha"].map(number) ?? 1
    view.clipsToBounds = element["clipsSubviews"] == "YES"
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.restorationIdentifier = element["restorationIdentifier"]
    view.accessibilityIdentifier = element.child("accessibility")?["identifier"]
    view.backgroundColor = element.children.first { $0["key"] == "backgroundColor" }.flatMap(color)
    fill(view, from: element)
    if let table = view as? UITableView { fill(table, element) }
    layout.note(view, from: element)
    for child in element.child("subviews")?.children ?? [] {
      guard let subview = makeView(child, layout) else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
    for part in element.children where !StoryboardBuilder.silentParts.contains(part.name) {
      logIgnored("<\(part.name)>")
    }
    if let connections = element.child("connections") { logIgnoredConnections(connections) }
    return view
  }

  /// Logs outlets and actions, which need Objective-C.
  func logIgnoredConnections(_ element: StoryboardElement) {
    for connection in element.children {
      logIgnored("<\(connection.name) property=\"\(connection["property"] ?? connection["selector"] ?? "")\">")
    }
  }

  private func mask(_ element: StoryboardElement?) -> UIView.AutoresizingMask {
    guard let element else { return [] }
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(flags.filter { element[$0.0] == "YES" }.map(\.1))
  }

  /// A number that can be a length; anything else is 0.
  func number(_ text: String?) -> CGFloat {
    guard let value = text.flatMap({ Double($0) }), value.isFinite else { return 0 }
    return CGFloat(value)
  }

  /// The element's custom class, or that of its kind if it has none or the class is missing, as on a device.
  func customClass<Base>(of element: StoryboardElement, kind: StoryboardKind<Base>) -> Base {
    guard let name = element["customClass"] else { return kind.base }
    // The module in the file is that of the Xcode target, which may have another name here.
    let fromTarget = element["customModuleProvider"] == "target"
    let modules = [fromTarget ? UIProcess.current.applicationModule : nil, element["customModule"]].compactMap { $0 }
    var problem: ClassFactory.Failure?
    for candidate in modules.map({ "\($0).\(name)" }) + [name] {
      do throws(ClassFactory.Failure) {
        let found: AnyClass = try ClassFactory.findClass(named: candidate)
        if let fitting = kind.fitting(found) { return fitting }
        problem = .wrongKind(name: candidate, expected: String(describing: kind.base))
      } catch {
        continue
      }
    }
    RuntimeLog.write(problem?.description ?? "Unknown class \(name) in Interface Builder file.")
    return kind.base
  }

  func logIgnored(_ what: String) {
    guard passedOver.insert(what).inserted else { return }
    RuntimeLog.write("The storyboard \(storyboard.name): \(what) is not supported here and was ignored.")
  }
}

/// The class of an element in the file, and the classes that can replace it.
struct StoryboardKind<Metatype> {
  let base: Metatype
  /// The class as a metatype, if it is the base or one of its subclasses.
  let fitting: (AnyClass) -> Metatype?
}
