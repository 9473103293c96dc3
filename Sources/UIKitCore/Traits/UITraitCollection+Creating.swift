public import Foundation

// Collections in which one trait is specified, or those of several collections. All are valid in `init(traitsFrom:)`.

extension UITraitCollection {
  /// A collection with only the style specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(setting: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// A collection with only the capture state specified. iOS 17.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(setting: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// A collection with only the idiom specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(setting: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// A collection with only the horizontal size class specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// A collection with only the vertical size class specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// A collection with only the scale specified.
  public convenience init(displayScale: CGFloat) {
    self.init(setting: { $0.displayScale = displayScale })
  }

  /// A collection with only the focus specified. iOS 14.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(setting: { $0.activeAppearance = activeAppearance })
  }

  /// A collection with only the level specified. iOS 13.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(setting: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// A collection with only the direction specified. iOS 10.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(setting: { $0.layoutDirection = layoutDirection })
  }

  /// A collection with only the text size specified. iOS 10.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(setting: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// A collection with only the weight of text specified. iOS 13.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(setting: { $0.legibilityWeight = legibilityWeight })
  }

  /// A collection with only the contrast specified. iOS 13.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(setting: { $0.accessibilityContrast = accessibilityContrast })
  }

  /// A collection with only the force of touches specified. iOS 9.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(setting: { $0.forceTouchCapability = forceTouchCapability })
  }

  /// A collection with only the display's colours specified. iOS 10.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(setting: { $0.displayGamut = displayGamut })
  }

  /// A collection with only the brightness of images specified. iOS 17.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(setting: { $0.imageDynamicRange = imageDynamicRange })
  }

  /// A collection with only the language for typesetting specified. iOS 17.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(setting: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// A collection with the specified traits of all `traitCollections`; of those that are in several, the last one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = TraitValues()
    for collection in traitCollections { collection.values.forEachSpecified { merged.set($1, of: $0) } }
    self.init(merged)
  }

  /// A collection with the traits that `mutations` sets. iOS 17.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(MutableTraits.values(changing: TraitValues(), by: mutations))
  }

  /// A copy with one trait replaced. iOS 17.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(changed)
  }

  /// A copy with the traits replaced that `mutations` sets. iOS 17.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(MutableTraits.values(changing: values, by: mutations))
  }
}
