import Localization
public import SwiftUICore
import UIKitCore

/// What a search has: its text, and the views that belong to it.
struct SearchModel {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let suggestions: AnyView?
}

/// A view with a field for searching above it, or, around a stack, above the root page of that.
struct Searchable<Content: View> {
  let content: Content
  let model: SearchModel
  @Environment(\.navigation) private var navigation

  init(content: Content, model: SearchModel) {
    self.content = content
    self.model = model
  }
}

@MainActor extension Searchable: View {
  var body: some View {
    if navigation == nil {
      content.environment(\.outerSearch, model)
    } else {
      SearchedView(content: content, model: model)
    }
  }
}

/// A view with a field for searching above it.
struct SearchedView<Content: View> {
  let content: Content
  let model: SearchModel
  @State private var isActive = false
  @Environment(\.searchSuggestions) private var addedSuggestions
  @Environment(\.searchScopes) private var scopes

  init(content: Content, model: SearchModel) {
    self.content = content
    self.model = model
  }
}

@MainActor extension SearchedView: View {
  private var active: Binding<Bool> { model.isPresented ?? $isActive }

  private func end() {
    model.text.wrappedValue = ""
    active.wrappedValue = false
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        SearchField(
          text: model.text, prompt: model.prompt?.string ?? SystemString.search.localized,
          isActive: active.wrappedValue,
          onActivate: { active.wrappedValue = $0 })
        if active.wrappedValue { Button(SystemString.cancel.localized) { end() } }
      }
      .padding(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
      .background { SearchBackground() }
      if active.wrappedValue, let scopes {
        scopes.padding(EdgeInsets(top: 0, leading: 16, bottom: 6, trailing: 16))
      }
      if active.wrappedValue, let suggestions = addedSuggestions ?? model.suggestions {
        VStack(alignment: .leading, spacing: 8) { suggestions }
          .padding(EdgeInsets(top: 0, leading: 16, bottom: 6, trailing: 16))
          .environment(\.searchText, model.text)
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.isSearching, active.wrappedValue)
        .environment(\.dismissSearchAction) { end() }
        .environment(\.outerSearch, nil)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
    }
  }
}

/// The root page of a stack, with the field of a search that is around the stack.
struct SearchedRoot {
  let content: AnyView
  @Environment(\.outerSearch) private var search

  init(content: AnyView) { self.content = content }
}

@MainActor extension SearchedRoot: View {
  var body: some View {
    if let search {
      SearchedView(content: content, model: search)
    } else {
      content
    }
  }
}

private struct OuterSearchKey: EnvironmentKey { static var defaultValue: SearchModel? { nil } }
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The search of a stack, for its root page.
  var outerSearch: SearchModel? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether the user searches.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  var dismissSearchAction: (() -> Void)? {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Ends the search: the text is empty again.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: dismissSearchAction) }

  /// The text of the search that suggestions belong to.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// The choice of the scopes of a search.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// The suggestions of a search.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  nonisolated(unsafe) let action: (() -> Void)?

  nonisolated init(action: (() -> Void)?) { self.action = action }

  /// Ends the search: the text is empty again.
  public func callAsFunction() { action?() }
}

/// Where the field of a search is. Differs from Apple: above the page.
public struct SearchFieldPlacement: Sendable {
  /// When the field is shown in a bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let kind: Int
    /// As the platform decides.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: 0)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(kind: 1)
  }

  private let kind: Int
  /// As the platform decides.
  public static let automatic = SearchFieldPlacement(kind: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: 1)
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(kind: 2)
  /// Below the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: 3)
  /// In the toolbar, in the middle.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: 4)

  /// Below the bar at the top.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(kind: 3) }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: 0) }
  /// When the user enters text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: 1) }
  /// When the field is shown.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: 2) }
}

/// How the field of a search behaves in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(kind: 0) }
  /// As a button until it is used.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(kind: 1) }
}
