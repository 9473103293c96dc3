public import SwiftUICore
import UIKitCore

/// Where scroll views come to rest.
public protocol ScrollTargetBehavior {}

/// A scroll view comes to rest at whole pages. Differs from Apple: it rests where it is left.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}
}

/// A scroll view comes to rest at views. Differs from Apple: it rests where it is left.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Sendable {
    /// As the platform decides.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// One at a time.
    public static var always: LimitBehavior { LimitBehavior() }
    /// One at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// Few at a time.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// The behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

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
  /// Declares the views in the view as places where a scroll view comes to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Declares the view as a place where a scroll view comes to rest.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets where the scroll views in the view come to rest. Differs from Apple: they rest where they are left.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Lets the content of scroll views be seen outside of them. Differs from Apple: it is not.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

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
