public import SwiftUICore

/// A look for tables: one of the platform's. All look the same.
@MainActor @preconcurrency public protocol TableStyle {}

/// The platform's look.
public struct AutomaticTableStyle: TableStyle {
  /// The style.
  nonisolated public init() {}
}

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  /// The style.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's look.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the look of the tables in the view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Sets whether tables in the view show the labels of their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
