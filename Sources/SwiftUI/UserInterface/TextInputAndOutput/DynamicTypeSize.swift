public import SwiftUICore
import UIKitCore

/// The size of text that the user has set.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

  /// UIKit's category.
  var category: UIContentSizeCategory { UIContentSizeCategory.ascending[rawValue] }
}

/// The size of text that the user has set, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  fileprivate var index: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of those for people who see little.
  public var isAccessibilityCategory: Bool { index >= 7 }

  /// Whether a size is smaller than another.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index < rhs.index }
  /// Whether a size is smaller than another, or the same.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index <= rhs.index }
  /// Whether a size is larger than another.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index > rhs.index }
  /// Whether a size is larger than another, or the same.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index >= rhs.index }
}

extension EnvironmentValues {
  /// The size of text that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text that the user has set, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.index] }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension View {
  /// Sets the size of text in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of text in the view.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

/// A number that follows the size of text that the user has set.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// A number that follows the size of body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number that follows the size of a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number for the size of text that the user has set.
  public var wrappedValue: Value {
    size == .large ? base : base * Value(style.uiStyle.scale(in: size.category))
  }
}
