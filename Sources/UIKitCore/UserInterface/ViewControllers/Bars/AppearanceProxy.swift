import Foundation

/// The properties that an app has set on `appearance()`, and those that it has set on one bar: the bar takes a property from `appearance()`
/// unless it was set on the bar itself.
@MainActor struct AppearanceRecord<Bar: UIView> {
  private var assigned: [AnyKeyPath: (_ from: Bar, _ to: Bar) -> Void] = [:]
  private var isAdopting = false

  /// Records that the app has set a property.
  mutating func note<Value>(_ property: ReferenceWritableKeyPath<Bar, Value>) {
    guard !isAdopting else { return }
    assigned[property] = { $1[keyPath: property] = $0[keyPath: property] }
  }

  /// The properties to copy from `other`; copying them is not recorded as set by the app.
  fileprivate func missing(from other: AppearanceRecord) -> [(Bar, Bar) -> Void] {
    other.assigned.filter { assigned[$0.key] == nil }.map(\.value)
  }

  /// - Parameters:
  ///   - prototype: The bar that the app has changed for all bars.
  ///   - untouched: A bar without changes; what differs from it is set by the app.
  static func adopt(
    _ prototype: Bar, untouched: @autoclosure () -> Bar, in bar: Bar,
    record: ReferenceWritableKeyPath<Bar, AppearanceRecord>
  ) {
    guard bar !== prototype else { return }
    let copies = bar[keyPath: record].missing(from: prototype[keyPath: record])
    bar[keyPath: record].isAdopting = true
    for copy in copies { copy(prototype, bar) }
    let untouched = untouched()
    for property in AppearanceProperty<Bar>.common { property.copy(prototype, untouched, bar) }
    bar[keyPath: record].isAdopting = false
  }
}

extension UINavigationBar {
  /// The bar whose properties every navigation bar adopts when it enters a window, except for those set on the bar itself.
  ///
  /// Differs from Apple: subclasses share it.
  public class func appearance() -> UINavigationBar {
    let process = UIProcess.current
    if let known = process.navigationBarPrototype { return known }
    let made = UINavigationBar(frame: .zero)
    process.navigationBarPrototype = made
    return made
  }

  func adoptAppearance() {
    guard let prototype = UIProcess.current.navigationBarPrototype else { return }
    AppearanceRecord.adopt(prototype, untouched: UINavigationBar(frame: .zero), in: self, record: \.appearanceRecord)
  }
}

extension UITabBar {
  /// The bar whose properties every tab bar adopts when it enters a window, except for those set on the bar itself.
  ///
  /// Differs from Apple: subclasses share it.
  public class func appearance() -> UITabBar {
    let process = UIProcess.current
    if let known = process.tabBarPrototype { return known }
    let made = UITabBar(frame: .zero)
    process.tabBarPrototype = made
    return made
  }

  func adoptAppearance() {
    guard let prototype = UIProcess.current.tabBarPrototype else { return }
    AppearanceRecord.adopt(prototype, untouched: UITabBar(frame: .zero), in: self, record: \.appearanceRecord)
  }
}

extension UIBarButtonItem {
  /// The item whose colour and title attributes every button of a bar has, except for those set on the button itself.
  ///
  /// Differs from Apple: other properties are not adopted, and subclasses share it.
  public class func appearance() -> UIBarButtonItem { UIProcess.current.barButtonItemPrototype }
}

extension UITabBarItem {
  /// The item whose title attributes and badge every tab has, except for those set on the tab itself.
  ///
  /// Differs from Apple: other properties are not adopted, subclasses share it, and there is none for tabs inside specific containers.
  public class func appearance() -> UITabBarItem { UIProcess.current.tabBarItemPrototype }
}

extension UIToolbar {
  /// The bar whose properties every toolbar adopts when it enters a window, except for those set on the bar itself.
  ///
  /// Differs from Apple: subclasses share it.
  public class func appearance() -> UIToolbar {
    let process = UIProcess.current
    if let known = process.toolbarPrototype { return known }
    let made = UIToolbar(frame: .zero)
    process.toolbarPrototype = made
    return made
  }

  func adoptAppearance() {
    guard let prototype = UIProcess.current.toolbarPrototype else { return }
    AppearanceRecord.adopt(prototype, untouched: UIToolbar(frame: .zero), in: self, record: \.appearanceRecord)
  }
}
