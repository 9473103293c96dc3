import Foundation

/// The items on which an app has set properties for all buttons of bars in a scope.
@MainActor struct BarItemPrototypes {
  private var prototypes: [(scope: AppearanceScope, item: UIBarButtonItem)] = []

  mutating func prototype(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    let scope = AppearanceScope(
      type: UIBarButtonItem.self, traits: traits, containers: containers.map { $0 as AnyClass })
    if let known = prototypes.first(where: { $0.scope == scope }) { return known.item }
    let made = UIBarButtonItem()
    let index = prototypes.firstIndex { scope.isMoreSpecific(than: $0.scope) } ?? prototypes.count
    prototypes.insert((scope, made), at: index)
    return made
  }

  /// The prototypes of buttons in a bar, the most specific first.
  func prototypes(in bar: UIView) -> [UIBarButtonItem] {
    prototypes.filter { $0.scope.includes($0.item, in: bar) { bar.traitCollection } }.map(\.item)
  }
}

extension UIBarButtonItem {
  /// The same as `appearance()` for buttons that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIProcess.current.barItemPrototypes.prototype(nil, containerTypes) }
  /// The same as `appearance()` for buttons in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
    UIProcess.current.barItemPrototypes.prototype(trait, [])
  }
  /// The same as `appearance()` for buttons in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIProcess.current.barItemPrototypes.prototype(trait, containerTypes) }

  private static func appearances(in bar: UIView?) -> [UIBarButtonItem] {
    let process = UIProcess.current
    return (bar.map(process.barItemPrototypes.prototypes(in:)) ?? []) + [process.barButtonItemPrototype]
  }

  /// The colour that the app has set for buttons in a bar.
  static func appearanceTint(in bar: UIView?) -> UIColor? {
    appearances(in: bar).lazy.compactMap(\.tintColor).first
  }

  /// The distance of back buttons' titles that the app has set for a bar.
  static func appearanceBackTitleOffset(in bar: UIView?) -> UIOffset {
    appearances(in: bar).lazy.map { $0.backButtonTitlePositionAdjustment(for: .default) }.first { $0 != .zero } ?? .zero
  }

  /// Whether a title is moved so far that it is not visible.
  static func hidesBackTitle(_ offset: UIOffset) -> Bool { abs(offset.horizontal) >= 200 || abs(offset.vertical) >= 44 }

  /// The attributes that the app has set for titles of buttons in a bar.
  static func appearanceAttributes(in bar: UIView?, _ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    appearances(in: bar).lazy.compactMap { $0.shownAttributes(in: state) }.first
  }
}
