import Localization
import Foundation

/// Reads bars, and the items that each screen puts into them.
extension StoryboardBuilder {
  /// Sets a controller's items in the bars around it, and the appearance of a container's own bar.
  func fillBars(of controller: UIViewController, _ element: StoryboardElement, in scope: StoryboardScope) {
    if let described = element.child("navigationItem") { fill(controller.navigationItem, described, in: scope) }
    if let described = element.child("tabBarItem") { fill(controller.tabBarItem, described, in: scope) }
    let items = element.child("toolbarItems")?.children.compactMap { barButtonItem($0, in: scope) } ?? []
    if !items.isEmpty { controller.toolbarItems = items }
    controller.hidesBottomBarWhenPushed = element["hidesBottomBarWhenPushed"] == "YES"
    if let tabs = controller as? UITabBarController, let bar = element.child("tabBar") {
      scope.register(tabs.tabBar, for: bar)
      if let tint = color(bar, "tintColor") { tabs.tabBar.tintColor = tint }
      if let tint = color(bar, "barTintColor") { tabs.tabBar.barTintColor = tint }
    }
    guard let navigation = controller as? UINavigationController else { return }
    if let bar = element.child("navigationBar") {
      scope.register(navigation.navigationBar, for: bar)
      fill(navigation.navigationBar, bar)
    }
    if let bar = element.child("toolbar") {
      scope.register(navigation.toolbar, for: bar)
      fill(navigation.toolbar, bar)
    }
    navigation.isNavigationBarHidden = element["navigationBarHidden"] == "YES"
    navigation.isToolbarHidden = element["toolbarHidden"] != "NO"
  }

  func fill(_ bar: UINavigationBar, _ element: StoryboardElement) {
    bar.prefersLargeTitles = element.flag("largeTitles")
    if let tint = color(element, "tintColor") { bar.tintColor = tint }
    if let tint = color(element, "barTintColor") { bar.barTintColor = tint }
    if let attributes = element.child("textAttributes"), let tint = color(attributes, "textColor") {
      bar.titleTextAttributes = [.foregroundColor: tint]
    }
  }

  func fill(_ bar: UIToolbar, _ element: StoryboardElement) {
    if let tint = color(element, "tintColor") { bar.tintColor = tint }
    if let tint = color(element, "barTintColor") { bar.barTintColor = tint }
  }

  func fill(_ item: UINavigationItem, _ element: StoryboardElement, in scope: StoryboardScope) {
    scope.register(item, for: element)
    if let title = element["title"] { item.title = title }
    item.prompt = element["prompt"]
    item.backButtonTitle = element["backButtonTitle"]
    item.largeTitleDisplayMode = Self.titleModes[element["largeTitleDisplayMode"] ?? ""] ?? .automatic
    item.leftItemsSupplementBackButton = element["leftItemsSupplementBackButton"] == "YES"
    item.hidesBackButton = element["hidesBackButton"] == "YES"
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(part, in: scope)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(part, in: scope)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(part, in: scope)
      case ("leftBarButtonItems", _):
        item.leftBarButtonItems = part.children.compactMap { barButtonItem($0, in: scope) }
      case ("rightBarButtonItems", _):
        item.rightBarButtonItems = part.children.compactMap { barButtonItem($0, in: scope) }
      case (_, "titleView"): item.titleView = scope.makeView(part)
      default:
        if !StoryboardVocabulary.elements.contains(part.name) { logIgnored("<\(part.name)>", at: part) }
      }
    }
  }

  private func fill(_ item: UITabBarItem, _ element: StoryboardElement, in scope: StoryboardScope) {
    scope.register(item, for: element)
    fillItem(item, element)
    item.badgeValue = element["badgeValue"]
    if let picture = element["selectedImage"] { item.selectedImage = self.picture(picture, element) }
    if let system = element["systemItem"] {
      guard let known = Self.systemTabs[system] else {
        return logIgnored("the tab \"\(system)\" of the system", at: element)
      }
      item.title = known.title
      item.image = UIImage(systemName: known.symbol)
    }
  }

  /// Sets the attributes that all bar items have.
  private func fillItem(_ item: UIBarItem, _ element: StoryboardElement) {
    if let title = element["title"] { item.title = title }
    item.image = image(element)
    item.isEnabled = element["enabled"] != "NO"
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
    item.accessibilityIdentifier = element.child("accessibility")?["identifier"]
  }

  func barButtonItem(_ element: StoryboardElement, in scope: StoryboardScope) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else {
      logIgnored("<\(element.name)>", at: element)
      return nil
    }
    let system = element["systemItem"].flatMap { Self.systemItems[$0] }
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    scope.register(item, for: element)
    fillItem(item, element)
    if element["style"] == "done" { item.style = .done }
    item.width = number(element["width"])
    item.isSelected = element["selected"] == "YES"
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("color", "tintColor"): item.tintColor = color(part)
      case ("button", _), ("view", _), ("segmentedControl", _), (_, "customView"):
        item.customView = scope.makeView(part)
      default:
        if !StoryboardVocabulary.elements.contains(part.name) { logIgnored("<\(part.name)>", at: part) }
      }
    }
    return item
  }

  private static let systemTabs: [String: (title: String, symbol: String)] = [
    "favorites": (SystemString.favorites.localized, "star.fill"),
    "featured": (SystemString.featured.localized, "star.fill"),
    "topRated": (SystemString.topRated.localized, "star.fill"),
    "recents": (SystemString.recents.localized, "clock.fill"),
    "contacts": (SystemString.contacts.localized, "person.crop.circle.fill"),
    "history": (SystemString.history.localized, "clock.fill"),
    "bookmarks": (SystemString.bookmarks.localized, "book.fill"),
    "search": (SystemString.search.localized, "magnifyingglass"),
    "downloads": (SystemString.downloads.localized, "square.and.arrow.down.fill"),
    "mostRecent": (SystemString.mostRecent.localized, "clock.fill"),
    "mostViewed": (SystemString.mostViewed.localized, "list.number"), "more": (SystemString.more.localized, "ellipsis"),
  ]
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
