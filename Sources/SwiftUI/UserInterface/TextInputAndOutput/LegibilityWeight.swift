public import SwiftUICore
public import UIKitCore

/// The weight of texts that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The fonts' own.
  case regular
  /// Bold.
  case bold

  /// The weight of UIKit's trait; `nil` if that is not specified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// The trait for a weight; not specified for `nil`.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension EnvironmentValues {
  /// The weight of texts that the user prefers, from the traits of the view that shows the hierarchy; `nil` if none is specified.
  ///
  /// Differs from Apple: texts have the weight of their fonts, whatever the value.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
