import Foundation

extension UIButton {
  /// The button from which every button takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, titles' colours and background pictures by states. Differs from Apple: others are not taken.
  public class func appearance() -> UIButton { appearanceProxy(for: nil, in: []) }
  /// The same for buttons that are in instances of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIButton
  {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for buttons in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIButton { appearanceProxy(for: trait, in: []) }
  /// The same for buttons in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIButton.Type, traits, containers,
      []
        + UIControl.State.appearanceStates.flatMap { state -> [AppearanceProperty<UIButton>] in
          [
            AppearanceProperty({ $0.titleColor(for: state) }, { $0.setTitleColor($1, for: state) }),
            AppearanceProperty({ $0.backgroundImage(for: state) }, { $0.setBackgroundImage($1, for: state) }),
          ]
        }
    ) { UIButton(frame: .zero) }
  }
}

extension UISwitch {
  /// The switch from which every switch takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `onTintColor`, `thumbTintColor`, `onImage`, `offImage`. Differs from Apple: others are not taken.
  public class func appearance() -> UISwitch { appearanceProxy(for: nil, in: []) }
  /// The same for switches that are in instances of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UISwitch
  {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for switches in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UISwitch { appearanceProxy(for: trait, in: []) }
  /// The same for switches in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UISwitch.Type, traits, containers,
      [
        AppearanceProperty(\.onTintColor), AppearanceProperty(\.thumbTintColor), AppearanceProperty(\.onImage),
        AppearanceProperty(\.offImage),
      ]
    ) { UISwitch(frame: .zero) }
  }
}

extension UISlider {
  /// The slider from which every slider takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `minimumTrackTintColor`, `maximumTrackTintColor`, `thumbTintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UISlider { appearanceProxy(for: nil, in: []) }
  /// The same for sliders that are in instances of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UISlider
  {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for sliders in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UISlider { appearanceProxy(for: trait, in: []) }
  /// The same for sliders in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UISlider.Type, traits, containers,
      [
        AppearanceProperty(\.minimumTrackTintColor), AppearanceProperty(\.maximumTrackTintColor),
        AppearanceProperty(\.thumbTintColor),
      ]
    ) { UISlider(frame: .zero) }
  }
}

extension UIStepper {
  /// The stepper from which every stepper takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIStepper { appearanceProxy(for: nil, in: []) }
  /// The same for steppers that are in instances of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIStepper
  {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for steppers in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIStepper { appearanceProxy(for: trait, in: []) }
  /// The same for steppers in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIStepper.Type, traits, containers,
      []
    ) { UIStepper(frame: .zero) }
  }
}

extension UISegmentedControl {
  /// The segmented control from which every segmented control takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `selectedSegmentTintColor`, title attributes by states. Differs from Apple: others are not taken.
  public class func appearance() -> UISegmentedControl { appearanceProxy(for: nil, in: []) }
  /// The same for segmented controls that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for segmented controls in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UISegmentedControl {
    appearanceProxy(for: trait, in: [])
  }
  /// The same for segmented controls in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UISegmentedControl.Type, traits, containers,
      [
        AppearanceProperty(\.selectedSegmentTintColor)
      ]
        + UIControl.State.appearanceStates.map { state in
          AppearanceProperty(
            attributes: { $0.titleTextAttributes(for: state) }, { $0.setTitleTextAttributes($1, for: state) })
        }
    ) { UISegmentedControl(frame: .zero) }
  }
}

extension UIPageControl {
  /// The page control from which every page control takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `currentPageIndicatorTintColor`, `pageIndicatorTintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIPageControl { appearanceProxy(for: nil, in: []) }
  /// The same for page controls that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for page controls in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIPageControl { appearanceProxy(for: trait, in: []) }
  /// The same for page controls in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIPageControl.Type, traits, containers,
      [
        AppearanceProperty(\.currentPageIndicatorTintColor), AppearanceProperty(\.pageIndicatorTintColor),
      ]
    ) { UIPageControl(frame: .zero) }
  }
}

extension UIDatePicker {
  /// The date picker from which every date picker takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIDatePicker { appearanceProxy(for: nil, in: []) }
  /// The same for date pickers that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for date pickers in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIDatePicker { appearanceProxy(for: trait, in: []) }
  /// The same for date pickers in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIDatePicker.Type, traits, containers,
      []
    ) { UIDatePicker(frame: .zero) }
  }
}

extension UIPickerView {
  /// The picker from which every picker takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIPickerView { appearanceProxy(for: nil, in: []) }
  /// The same for pickers that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPickerView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for pickers in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIPickerView { appearanceProxy(for: trait, in: []) }
  /// The same for pickers in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPickerView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIPickerView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIPickerView.Type, traits, containers,
      []
    ) { UIPickerView(frame: .zero) }
  }
}

extension UIRefreshControl {
  /// The refresh control from which every refresh control takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UIRefreshControl { appearanceProxy(for: nil, in: []) }
  /// The same for refresh controls that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for refresh controls in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UIRefreshControl { appearanceProxy(for: trait, in: []) }
  /// The same for refresh controls in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UIRefreshControl.Type, traits, containers,
      []
    ) { UIRefreshControl() }
  }
}
