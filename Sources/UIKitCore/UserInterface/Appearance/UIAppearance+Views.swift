import Foundation

extension UIAppearance where Self: UIView {
  /// The view from which every view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public static func appearance() -> UIView { appearanceProxy(for: nil, in: []) }
  /// The same for views that are in instances of these classes, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for views in an environment with these traits.
  public static func appearance(for trait: UITraitCollection) -> UIView { appearanceProxy(for: trait, in: []) }
  /// The same for views in an environment with these traits that are in instances of these classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { appearanceProxy(for: trait, in: containerTypes) }

  private static func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIView.Type, traits, containers,
      []
    ) { UIView(frame: .zero) }
  }
}

extension UIAppearance where Self: UIControl {
  /// The control from which every control takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public static func appearance() -> UIControl { appearanceProxy(for: nil, in: []) }
  /// The same for controls that are in instances of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for controls in an environment with these traits.
  public static func appearance(for trait: UITraitCollection) -> UIControl { appearanceProxy(for: trait, in: []) }
  /// The same for controls in an environment with these traits that are in instances of these classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl { appearanceProxy(for: trait, in: containerTypes) }

  private static func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIControl.Type, traits, containers,
      []
    ) { UIControl(frame: .zero) }
  }
}

extension UIAppearance where Self: UIScrollView {
  /// The scroll view from which every scroll view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`,
  /// `indicatorStyle`, `bounces`, `alwaysBounceVertical`, `alwaysBounceHorizontal`, `isScrollEnabled`, `isPagingEnabled`,
  /// `showsVerticalScrollIndicator`, `showsHorizontalScrollIndicator`, `keyboardDismissMode`, also by way of tables, collections and text views. Differs from Apple: others are not taken.
  public static func appearance() -> UIScrollView { appearanceProxy(for: nil, in: []) }
  /// The same for scroll views that are in instances of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for scroll views in an environment with these traits.
  public static func appearance(for trait: UITraitCollection) -> UIScrollView { appearanceProxy(for: trait, in: []) }
  /// The same for scroll views in an environment with these traits that are in instances of these classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView { appearanceProxy(for: trait, in: containerTypes) }

  private static func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIScrollView.Type, traits, containers,
      []
    ) { UIScrollView(frame: .zero) }
  }
}

extension UILabel {
  /// The label from which every label takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `font`, `textColor`, `highlightedTextColor`, `shadowColor`, `shadowOffset`. Differs from Apple: others are not taken.
  public class func appearance() -> UILabel { appearanceProxy(for: nil, in: []) }
  /// The same for labels that are in instances of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UILabel {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for labels in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UILabel { appearanceProxy(for: trait, in: []) }
  /// The same for labels in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UILabel.Type, traits, containers,
      [
        AppearanceProperty(\.font), AppearanceProperty(\.textColor), AppearanceProperty(\.highlightedTextColor),
        AppearanceProperty(\.shadowColor), AppearanceProperty(\.shadowOffset),
      ]
    ) { UILabel(frame: .zero) }
  }
}

extension UIImageView {
  /// The image view from which every image view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIImageView { appearanceProxy(for: nil, in: []) }
  /// The same for image views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for image views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIImageView { appearanceProxy(for: trait, in: []) }
  /// The same for image views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIImageView.Type, traits, containers,
      []
    ) { UIImageView(frame: .zero) }
  }
}

extension UIProgressView {
  /// The progress view from which every progress view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `progressTintColor`, `trackTintColor`, `progressImage`, `trackImage`. Differs from Apple: others are not taken.
  public class func appearance() -> UIProgressView { appearanceProxy(for: nil, in: []) }
  /// The same for progress views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for progress views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIProgressView { appearanceProxy(for: trait, in: []) }
  /// The same for progress views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIProgressView.Type, traits, containers,
      [
        AppearanceProperty(\.progressTintColor), AppearanceProperty(\.trackTintColor),
        AppearanceProperty(\.progressImage), AppearanceProperty(\.trackImage),
      ]
    ) { UIProgressView(frame: .zero) }
  }
}

extension UIActivityIndicatorView {
  /// The activity indicator from which every activity indicator takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `color`. Differs from Apple: others are not taken.
  public class func appearance() -> UIActivityIndicatorView { appearanceProxy(for: nil, in: []) }
  /// The same for indicators that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for activity indicators in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIActivityIndicatorView {
    appearanceProxy(for: trait, in: [])
  }
  /// The same for activity indicators in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIActivityIndicatorView.Type, traits, containers,
      [
        AppearanceProperty(\.color)
      ]
    ) { UIActivityIndicatorView(style: .medium) }
  }
}

extension UIVisualEffectView {
  /// The effect view from which every effect view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIVisualEffectView { appearanceProxy(for: nil, in: []) }
  /// The same for effect views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for effect views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIVisualEffectView {
    appearanceProxy(for: trait, in: [])
  }
  /// The same for effect views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIVisualEffectView.Type, traits, containers,
      []
    ) { UIVisualEffectView(effect: nil) }
  }
}
