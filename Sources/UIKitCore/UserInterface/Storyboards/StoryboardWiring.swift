import Foundation

/// Connects objects by the names in a storyboard: outlets by their keys, actions by their selectors.
///
/// The outlets of UIKit's own classes are known here; those of an app's classes are found by their registered names.
@MainActor enum StoryboardWiring {
  // MARK: Outlets

  /// Sets an outlet. Returns why it cannot be set, or `nil`.
  static func set(_ value: Any?, forKey key: String, of object: NSObject) -> String? {
    if setKnown(value, key, object) { return nil }
    guard let reason = setRegistered(value, forKey: key, of: object) else { return nil }
    guard let value, ["delegate", "dataSource", "dragDelegate", "prefetchDataSource"].contains(key) else {
      return reason
    }
    return "\(type(of: value)) does not declare the protocol of the \(key) of \(type(of: object))"
  }

  /// Adds an object to an outlet collection, after removing what was in it if `replacing` is set.
  static func append(_ value: NSObject, toKey key: String, of object: NSObject, replacing: Bool) -> String? {
    if key == "gestureRecognizers", let view = object as? UIView, let gesture = value as? UIGestureRecognizer {
      view.addGestureRecognizer(gesture)
      return nil
    }
    return appendRegistered(value, toKey: key, of: object, replacing: replacing)
  }

  /// Sets a runtime attribute. Returns why it cannot be set, or `nil`.
  static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) -> String? {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      if let view = object as? UIView, setAttribute(value, path, of: view) { return nil }
      return set(value, forKey: path, of: object)
    }
    if parts[0] == "layer", let view = object as? UIView {
      return setLayer(value, parts[1], view.layer) ? nil : "a CALayer has no property \"\(parts[1])\""
    }
    guard let next = registeredValue(forKey: parts[0], of: object) as? NSObject else {
      return "\(type(of: object)) has no object \"\(parts[0])\""
    }
    return set(value, forKeyPath: parts[1], of: next)
  }

  /// The outlets of UIKit's own classes.
  private static func setKnown(_ value: Any?, _ key: String, _ object: NSObject) -> Bool {
    switch (key, object) {
    case ("view", let controller as UIViewController):
      guard let view = value as? UIView else { return false }
      if controller.viewIfLoaded !== view { controller.view = view }
    case ("dataSource", let table as UITableView):
      guard let source = value as? any UITableViewDataSource else { return false }
      table.dataSource = source
    case ("dataSource", let picker as UIPickerView):
      guard let source = value as? any UIPickerViewDataSource else { return false }
      picker.dataSource = source
    case ("dataSource", let pages as UIPageViewController):
      guard let source = value as? any UIPageViewControllerDataSource else { return false }
      pages.dataSource = source
    case ("refreshControl", let scroll as UIScrollView): scroll.refreshControl = value as? UIRefreshControl
    case ("refreshControl", let table as UITableViewController):
      table.refreshControl = value as? UIRefreshControl
    case ("dataSource", let view as UICollectionView):
      guard let source = value as? any UICollectionViewDataSource else { return false }
      view.dataSource = source
    case ("prefetchDataSource", let view as UICollectionView):
      guard let source = value as? any UICollectionViewDataSourcePrefetching else { return false }
      view.prefetchDataSource = source
    case ("prefetchDataSource", let view as UITableView):
      guard let source = value as? any UITableViewDataSourcePrefetching else { return false }
      view.prefetchDataSource = source
    case ("dragDelegate", let view as UICollectionView):
      guard let source = value as? any UICollectionViewDragDelegate else { return false }
      view.dragDelegate = source
    case ("collectionView", let controller as UICollectionViewController):
      guard let view = value as? UICollectionView else { return false }
      if controller.viewIfLoaded !== view { controller.collectionView = view }
    case ("backgroundView", let view as UICollectionView): view.backgroundView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = value as? UIView
    case ("delegate", _): return setDelegate(value, object)
    case ("tableView", let controller as UITableViewController):
      guard let table = value as? UITableView else { return false }
      if controller.viewIfLoaded !== table { controller.tableView = table }
    case ("backgroundView", let table as UITableView): table.backgroundView = value as? UIView
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = value as? UIView
    case ("tableFooterView", let table as UITableView): table.tableFooterView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("titleView", let item as UINavigationItem): item.titleView = value as? UIView
    case ("customView", let item as UIBarButtonItem): item.customView = value as? UIView
    default: return false
    }
    return true
  }

  /// A delegate of a UIKit class; `false` if the object cannot be one.
  private static func setDelegate(_ value: Any?, _ object: NSObject) -> Bool {
    switch object {
    case let scroll as UIScrollView: return setDelegate(value, of: scroll)
    case let field as UITextField:
      guard let value = value as? any UITextFieldDelegate else { return false }
      field.delegate = value
    case let bar as UISearchBar:
      guard let value = value as? any UISearchBarDelegate else { return false }
      bar.delegate = value
    case let picker as UIPickerView:
      guard let value = value as? any UIPickerViewDelegate else { return false }
      picker.delegate = value
    case let pages as UIPageViewController:
      guard let value = value as? any UIPageViewControllerDelegate else { return false }
      pages.delegate = value
    case let gesture as UIGestureRecognizer:
      guard let value = value as? any UIGestureRecognizerDelegate else { return false }
      gesture.delegate = value
    case let navigation as UINavigationController:
      guard let value = value as? any UINavigationControllerDelegate else { return false }
      navigation.delegate = value
    case let tabs as UITabBarController:
      guard let value = value as? any UITabBarControllerDelegate else { return false }
      tabs.delegate = value
    case let split as UISplitViewController:
      guard let value = value as? any UISplitViewControllerDelegate else { return false }
      split.delegate = value
    default: return false
    }
    return true
  }

  /// The outlet of a table, a collection or a text view has no type: an object that declares `UIScrollViewDelegate` alone
  /// receives the methods of that protocol.
  private static func setDelegate(_ value: Any?, of scroll: UIScrollView) -> Bool {
    if let table = scroll as? UITableView, let value = value as? any UITableViewDelegate {
      table.delegate = value
    } else if let view = scroll as? UICollectionView, let value = value as? any UICollectionViewDelegate {
      view.delegate = value
    } else if let view = scroll as? UITextView, let value = value as? any UITextViewDelegate {
      view.delegate = value
    } else if let value = value as? any UIScrollViewDelegate {
      scroll.scrollDelegate = value
    } else {
      return false
    }
    return true
  }

  private static func setAttribute(_ value: Any?, _ key: String, of view: UIView) -> Bool {
    switch (key, value) {
    case ("clipsToBounds", let value as Bool): view.clipsToBounds = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): view.isHidden = value
    case ("tintColor", let value as UIColor): view.tintColor = value
    case ("backgroundColor", let value as UIColor): view.backgroundColor = value
    case ("accessibilityIdentifier", let value as String): view.accessibilityIdentifier = value
    case ("accessibilityLabel", let value as String): view.accessibilityLabel = value
    default: return false
    }
    return true
  }

  private static func setLayer(_ value: Any?, _ key: String, _ layer: CALayer) -> Bool {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
    switch key {
    case "cornerRadius": layer.cornerRadius = CGFloat(number ?? 0)
    case "borderWidth": layer.borderWidth = CGFloat(number ?? 0)
    case "opacity": layer.opacity = Float(number ?? 1)
    case "masksToBounds": layer.masksToBounds = value as? Bool ?? false
    case "borderColor", "borderUIColor": if let color = value as? UIColor { layer.borderColor = color.cgColor }
    case "shadowColor", "shadowUIColor": if let color = value as? UIColor { layer.shadowColor = color.cgColor }
    case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
    case "shadowRadius": layer.shadowRadius = CGFloat(number ?? 3)
    case "shadowOffset": if let size = value as? CGSize { layer.shadowOffset = size }
    case "zPosition": layer.zPosition = CGFloat(number ?? 0)
    // Without effect here.
    case "shouldRasterize", "allowsGroupOpacity", "rasterizationScale":
      break
    default: return false
    }
    return true
  }

  // MARK: Actions

  /// The events of controls by their names in the file.
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": UIControl.Event(rawValue: 1 << 1),
    "touchDragInside": UIControl.Event(rawValue: 1 << 2), "touchDragOutside": UIControl.Event(rawValue: 1 << 3),
    "touchDragEnter": UIControl.Event(rawValue: 1 << 4), "touchDragExit": UIControl.Event(rawValue: 1 << 5),
    "touchUpInside": .touchUpInside, "touchUpOutside": UIControl.Event(rawValue: 1 << 7),
    "touchCancel": UIControl.Event(rawValue: 1 << 8), "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Runs `action` when a bar button item is pressed.
  static func addAction(_ action: @escaping @MainActor () -> Void, to item: UIBarButtonItem) {
    item.primaryAction = UIAction { _ in action() }
  }
}
