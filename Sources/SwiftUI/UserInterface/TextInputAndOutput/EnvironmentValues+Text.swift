public import SwiftUICore

extension EnvironmentValues {
  /// The font of text that has none of its own; `nil` for the font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines for which a text takes space even if it has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The additional distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may be nearer to each other so that a text fits. Stored.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The smallest factor of the size of a font so that a text fits.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether text is shown in upper or in lower case; `nil` for as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Why content is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The locale of the views.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the views.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the views.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The time at which texts that depend on it are made.
  var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct NowKey: EnvironmentKey { static var defaultValue: @Sendable () -> Date { { Date() } } }

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see the screen.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// Whether text can be selected.
@MainActor @preconcurrency public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected. Differs from Apple: it is accepted, and text is shown as usual.
public struct EnabledTextSelectability: TextSelectability {
  /// Text can be selected.
  public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Text cannot be selected.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the font of the text in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Limits the number of lines of the texts in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = number.map { max(1, $0) }
      $0.reservedLines = 0
    }
  }

  /// Sets the number of lines of the texts in the view.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = max(1, limit)
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Sets the smallest and the largest number of lines of the texts in the view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = max(1, limit.upperBound)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the smallest number of lines of the texts in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of the texts in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets the alignment of the lines of the texts in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the additional distance between the lines of the texts in the view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets whether letters may be nearer to each other so that a text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the smallest factor of the size of a font so that a text fits.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Shows the texts in the view in upper or in lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the size of the texts in the view relative to their font. Differs from Apple: it is the font's.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets whether the texts in the view can be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Hides the content of the view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of the view, also if it is hidden outside.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Hides the content of the view where others may see the screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }

  /// Hides the content of the view because it is no longer right.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// A modifier that hides content where others may see the screen.
struct PrivacyModifier {
  let isSensitive: Bool
}

@MainActor extension PrivacyModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.redactionReasons) { reasons in
      if isSensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
    }
  }
}
