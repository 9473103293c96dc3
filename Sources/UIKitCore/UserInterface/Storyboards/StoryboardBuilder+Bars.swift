import Foundation

/// Reads bars, and the items that each screen puts into them.
extension StoryboardBuilder {
  /// Sets a controller's items in the bars around it, and the appearance of a container's own bar.
  func fillBars(of controller: UIViewController, _ element: StoryboardElement) {
    if let described = element.child("navigationItem") { fill(controller.navigationItem, described) }
    if let described = element.child("tabBarItem") { fill(controller.tabBarItem, described) }
    let items = element.child("toolbarItems")?.children.compactMap(barButtonItem) ?? []
    if !items.isEmpty { controller.toolbarItems = items }
    controller.hidesBottomBarWhenPushed = element["hidesBottomBarWhenPushed"] == "YES"
    guard let navigation = controller as? UINavigationController else { return }
    navigation.navigationBar.prefersLargeTitles = element.child("navigationBar")?["largeTitles"] == "YES"
    navigation.isNavigationBarHidden = element["navigationBarHidden"] == "YES"
    navigation.isToolbarHidden = element["toolbarHidden"] != "NO"
  }

  private func fill(_ item: UINavigationItem, _ element: StoryboardElement) {
    if let title = element["title"] { item.title = title }
    item.prompt = element["prompt"]
    item.backButtonTitle = element["backButtonTitle"]
    item.largeTitleDisplayMode = Self.titleModes[element["largeTitleDisplayMode"] ?? ""] ?? .automatic
    item.leftItemsSupplementBackButton = element["leftItemsSupplementBackButton"] == "YES"
    item.hidesBackButton = element["hidesBackButton"] == "YES"
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(part)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(part)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(part)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = part.children.compactMap(barButtonItem)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = part.children.compactMap(barButtonItem)
      case (_, "titleView"): item.titleView = makeViewTree(part)
      case ("connections", _): logIgnoredConnections(part)
      default: logIgnored("<\(part.name)>")
      }
    }
  }

  private func fill(_ item: UITabBarItem, _ element: StoryboardElement) {
    fillItem(item, element)
    item.badgeValue = element["badgeValue"]
    if let system = element["systemItem"] { logIgnored("the tab \"\(system)\" of the system") }
  }

  /// Sets the attributes that all bar items have.
  private func fillItem(_ item: UIBarItem, _ element: StoryboardElement) {
    if let title = element["title"] { item.title = title }
    item.image = image(element)
    item.isEnabled = element["enabled"] != "NO"
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
    item.accessibilityIdentifier = element.child("accessibility")?["identifier"]
  }

  private func barButtonItem(_ element: StoryboardElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else {
      logIgnored("<\(element.name)>")
      return nil
    }
    let system = element["systemItem"].flatMap { Self.systemItems[$0] }
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    fillItem(item, element)
    if element["style"] == "done" { item.style = .done }
    item.width = number(element["width"])
    item.isSelected = element["selected"] == "YES"
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("color", "tintColor"): item.tintColor = color(part)
      case ("connections", _): logIgnoredConnections(part)
      case (_, "customView"): item.customView = makeViewTree(part)
      case ("accessibility", _), ("imageReference", _): break
      default: logIgnored("<\(part.name)>")
      }
    }
    return item
  }

  private static let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "always": .always, "never": .never,
  ]
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "close": .close,
  ]
}
