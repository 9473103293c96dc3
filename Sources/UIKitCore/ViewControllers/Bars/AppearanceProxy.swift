import Foundation

/// What an app has set on `appearance()`, and what it has set on one bar itself: the bar takes the former where the latter
/// says nothing.
@MainActor struct AppearanceRecord<Bar: UIView> {
  private var assigned: [AnyKeyPath: (_ from: Bar, _ to: Bar) -> Void] = [:]
  private var isAdopting = false

  /// Notes that the app has set a property.
  mutating func note<Value>(_ property: ReferenceWritableKeyPath<Bar, Value>) {
    guard !isAdopting else { return }
    assigned[property] = { $1[keyPath: property] = $0[keyPath: property] }
  }

  /// What of `other` is to be copied; setting it meanwhile is not noted as the app's.
  fileprivate func missing(from other: AppearanceRecord) -> [(Bar, Bar) -> Void] {
    other.assigned.filter { assigned[$0.key] == nil }.map(\.value)
  }

  static func adopt(_ prototype: Bar, in bar: Bar, record: ReferenceWritableKeyPath<Bar, AppearanceRecord>) {
    guard bar !== prototype else { return }
    let copies = bar[keyPath: record].missing(from: prototype[keyPath: record])
    bar[keyPath: record].isAdopting = true
    for copy in copies { copy(prototype, bar) }
    bar[keyPath: record].isAdopting = false
  }
}

extension UINavigationBar {
  private static var prototype: UINavigationBar { UIProcess.current.navigationBarPrototype }

  /// The bar whose looks every navigation bar takes when it enters a window, as far as it has none of its own.
  ///
  /// Differs from Apple: subclasses share it, and there is none for bars inside certain containers.
  public class func appearance() -> UINavigationBar { prototype }

  func adoptAppearance() {
    AppearanceRecord.adopt(UINavigationBar.prototype, in: self, record: \.looks)
  }
}

extension UITabBar {
  private static var prototype: UITabBar { UIProcess.current.tabBarPrototype }

  /// The bar whose looks every tab bar takes when it enters a window, as far as it has none of its own.
  ///
  /// Differs from Apple: subclasses share it, and there is none for bars inside certain containers.
  public class func appearance() -> UITabBar { prototype }

  func adoptAppearance() {
    AppearanceRecord.adopt(UITabBar.prototype, in: self, record: \.looks)
  }
}
