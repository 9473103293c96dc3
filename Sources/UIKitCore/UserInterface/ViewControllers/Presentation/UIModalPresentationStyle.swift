/// The style in which a controller is presented over its presenter.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers everything; the presenter disappears.
  case fullScreen = 0
  /// A sheet; the presenter stays visible and keeps its appearance.
  case pageSheet = 1
  /// A small sheet; the presenter keeps its appearance.
  case formSheet = 2
  /// Covers the nearest controller that defines a context, which disappears.
  case currentContext = 3
  /// The app's own transition; the presenter keeps its appearance.
  case custom = 4
  /// Covers everything transparently; the presenter keeps its appearance.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context, which keeps its appearance.
  case overCurrentContext = 6
  /// A popover; the presenter keeps its appearance.
  case popover = 7
  /// None.
  case none = -1
  /// The system decides: a page sheet.
  case automatic = -2

  /// Whether the presenter disappears.
  var covers: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the presenter is the nearest controller that defines a context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
