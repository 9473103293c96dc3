import Foundation

extension UINavigationBar {
  /// The same as `appearance()` for bars that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { contained(for: nil, in: containerTypes) }
  /// The same as `appearance()` for bars in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UINavigationBar { contained(for: trait, in: []) }
  /// The same as `appearance()` for bars in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { contained(for: trait, in: containerTypes) }

  private class func contained(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UINavigationBar.Type, traits, containers,
      [
        AppearanceProperty(\.barTintColor), AppearanceProperty(\.isTranslucent),
        AppearanceProperty(\.prefersLargeTitles),
        AppearanceProperty(\.standardAppearance), AppearanceProperty(\.scrollEdgeAppearance),
        AppearanceProperty(\.compactAppearance),
        AppearanceProperty(attributes: { $0.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
        AppearanceProperty(attributes: { $0.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 }),
      ]
    ) { UINavigationBar(frame: .zero) }
  }
}

extension UITabBar {
  /// The same as `appearance()` for bars that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { contained(for: nil, in: containerTypes) }
  /// The same as `appearance()` for bars in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITabBar { contained(for: trait, in: []) }
  /// The same as `appearance()` for bars in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { contained(for: trait, in: containerTypes) }

  private class func contained(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITabBar.Type, traits, containers,
      [
        AppearanceProperty(\.barTintColor), AppearanceProperty(\.isTranslucent),
        AppearanceProperty(\.unselectedItemTintColor), AppearanceProperty(\.standardAppearance),
        AppearanceProperty(\.scrollEdgeAppearance),
      ]
    ) { UITabBar(frame: .zero) }
  }
}

extension UIToolbar {
  /// The same as `appearance()` for bars that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { contained(for: nil, in: containerTypes) }
  /// The same as `appearance()` for bars in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIToolbar { contained(for: trait, in: []) }
  /// The same as `appearance()` for bars in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { contained(for: trait, in: containerTypes) }

  private class func contained(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIToolbar.Type, traits, containers,
      [
        AppearanceProperty(\.barTintColor), AppearanceProperty(\.isTranslucent),
        AppearanceProperty(\.standardAppearance),
      ]
    ) { UIToolbar(frame: .zero) }
  }
}
