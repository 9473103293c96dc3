/// The look of windows. Desktops have one, so it has no effect.
public protocol WindowStyle {}

/// The platform's look.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The platform's look.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// Without a background.
public struct PlainWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
