public import SwiftUICore
import UIKitCore

/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  /// As the platform decides.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// If the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// Where margins of content are.
public struct ContentMarginPlacement: Sendable {
  let isContent: Bool
  /// Where the platform puts them.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isContent: true) }
  /// Around the content of scroll views.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isContent: true) }
  /// Around scroll bars.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isContent: false) }
}

extension View {
  /// Sets whether the scroll views in the view bounce. Here none does.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Shows the scroll bars for a moment when a value changes. Here they are always shown.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows the scroll bars for a moment when the scroll view appears. Here they are always shown.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Adds space around the content of the scroll views in the view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement.isContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds space around the content of the scroll views in the view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Adds space around the content of the scroll views in the view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  )
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }
}
