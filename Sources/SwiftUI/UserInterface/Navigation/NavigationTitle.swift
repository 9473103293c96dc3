public import SwiftUICore

/// Names for parts of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the page before; the first one is large.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationItem { $0.title = title } }

  /// Sets the title of the page, which is looked up in the app's strings.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to the value of a binding. Differs from Apple: the user cannot change it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets a line below the title of the page. Differs from Apple: it is not shown on a narrow screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationItem { $0.subtitle = subtitle }
  }

  /// Sets a line below the title of the page, which is looked up in the app's strings.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title of the page.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the title of the page is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem { $0.displayMode = displayMode }
  }

  /// Sets how the title of the page is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationItem { $0.displayMode = mode.mode }
  }

  /// Sets the title of the page.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page, which is looked up in the app's strings.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, and how it is shown.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the page, which is looked up in the app's strings, and how it is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem {
      $0.title = Text(titleKey)
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the page, and how it is shown.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let text = Text(title)
    return navigationItem {
      $0.title = text
      $0.displayMode = displayMode
    }
  }

  /// Hides the bar of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the button that leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.hidesBackButton = hidesBackButton }
  }

  /// Shows a view at the leading edge of the bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Shows a view at the trailing edge of the bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Shows views at the edges of the bar.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the platform decides.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large, in the bar. Differs from Apple: shown as `inline`.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}
