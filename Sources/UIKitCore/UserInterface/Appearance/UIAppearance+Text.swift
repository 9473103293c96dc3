import Foundation

extension UITextField {
  /// The field from which every field takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `font`, `textColor`, `clearButtonMode`. Differs from Apple: others are not taken.
  public class func appearance() -> UITextField { appearanceProxy(for: nil, in: []) }
  /// The same for fields that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for fields in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITextField { appearanceProxy(for: trait, in: []) }
  /// The same for fields in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITextField.Type, traits, containers,
      [
        AppearanceProperty(\.font), AppearanceProperty(\.textColor), AppearanceProperty(\.clearButtonMode),
      ]
    ) { UITextField(frame: .zero) }
  }
}

extension UITextView {
  /// The text view from which every text view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `font`, `textColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UITextView { appearanceProxy(for: nil, in: []) }
  /// The same for text views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for text views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITextView { appearanceProxy(for: trait, in: []) }
  /// The same for text views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITextView.Type, traits, containers,
      [
        AppearanceProperty(\.font), AppearanceProperty(\.textColor),
      ]
    ) { UITextView(frame: .zero) }
  }
}

extension UISearchBar {
  /// The search bar from which every search bar takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `barTintColor`, `barStyle`, `backgroundImage`, `searchBarStyle`, `isTranslucent`, title attributes of scopes by states. Differs from Apple: others are not taken.
  public class func appearance() -> UISearchBar { appearanceProxy(for: nil, in: []) }
  /// The same for search bars that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for search bars in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UISearchBar { appearanceProxy(for: trait, in: []) }
  /// The same for search bars in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UISearchBar.Type, traits, containers,
      [
        AppearanceProperty(\.barTintColor), AppearanceProperty(\.barStyle), AppearanceProperty(\.backgroundImage),
        AppearanceProperty(\.searchBarStyle), AppearanceProperty(\.isTranslucent),
      ]
        + UIControl.State.appearanceStates.map { state in
          AppearanceProperty(
            attributes: { $0.scopeBarButtonTitleTextAttributes(for: state) },
            { $0.setScopeBarButtonTitleTextAttributes($1, for: state) })
        }
    ) { UISearchBar(frame: .zero) }
  }
}
