/// Whether the appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact space.
  case compact = 1
  /// Enough space for a tablet's layout.
  case regular = 2
}

/// Whether the window has the focus.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Another window has the focus.
  case inactive = 0
  /// The window has the focus (D-01, F-22).
  case active = 1
}

/// Whether content is at the base level or elevated, which is visible in the dark appearance.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base level: content that fills the screen.
  case base = 0
  /// The elevated level: a window among others, as every window of a desktop.
  case elevated = 1
}

/// The direction of an environment's layout. iOS 10.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The weight of text. iOS 13.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The fonts' own weight.
  case regular = 0
  /// Bold text, which the user has chosen.
  case bold = 1
}

/// The contrast of an interface. iOS 13.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast, which the user has chosen.
  case high = 1
}

/// Whether touches have a force. iOS 9.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Touches have no force.
  case unavailable = 1
  /// Touches have a force.
  case available = 2
}

/// The colours that a display can show. iOS 10.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB = 0
  /// The colours of Display P3.
  case P3 = 1
}

/// The brightness of images. iOS 17.
public enum UIImageDynamicRange: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The standard range.
  case standard = 0
  /// A range above the standard one, reduced beside other content.
  case constrainedHigh = 1
  /// The whole range.
  case high = 2
}
