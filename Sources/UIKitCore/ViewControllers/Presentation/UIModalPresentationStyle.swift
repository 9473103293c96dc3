/// How a presented controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers everything; the presenter disappears.
  case fullScreen = 0
  /// A sheet; the presenter stays where it is and keeps its appearance.
  case pageSheet = 1
  /// A small sheet; the presenter keeps its appearance.
  case formSheet = 2
  /// Covers the nearest controller that defines a context, which disappears.
  case currentContext = 3
  /// As the app's own transition wants; the presenter keeps its appearance.
  case custom = 4
  /// Lies over everything; the presenter keeps its appearance.
  case overFullScreen = 5
  /// Lies over the nearest controller that defines a context, which keeps its appearance.
  case overCurrentContext = 6
  /// A bubble; the presenter keeps its appearance.
  case popover = 7
  /// None.
  case none = -1
  /// As the system sees fit: a page sheet.
  case automatic = -2

  /// Whether the presenter goes off screen.
  var covers: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the presenter is the nearest controller that defines a context.
  var wantsContext: Bool { self == .currentContext || self == .overCurrentContext }
}
