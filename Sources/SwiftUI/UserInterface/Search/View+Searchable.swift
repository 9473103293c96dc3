public import SwiftUICore

extension View {
  nonisolated private func searched(
    _ text: Binding<String>, _ prompt: Text?, isPresented: Binding<Bool>? = nil, suggestions: AnyView? = nil
  ) -> some View {
    Searchable(
      content: self,
      model: SearchModel(
        text: text, prompt: prompt, isPresented: isPresented, suggestions: suggestions))
  }

  /// Shows a field for searching.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, prompt)
  }

  /// Shows a field for searching.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searched(text, Text(prompt))
  }

  /// Shows a field for searching.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(text, Text(prompt))
  }

  /// Shows a field for searching with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searched(text, prompt, suggestions: AnyView(suggestions()))
  }

  /// Shows a field for searching with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searched(text, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Shows a field for searching with suggestions.
  @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searched(text, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Shows a field for searching, while a binding is `true` as active.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, prompt, isPresented: isPresented)
  }

  /// Shows a field for searching, while a binding is `true` as active.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searched(text, Text(prompt), isPresented: isPresented)
  }

  /// Shows a field for searching, while a binding is `true` as active.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(text, Text(prompt), isPresented: isPresented)
  }

  /// Shows a field for searching with tokens, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, prompt)
  }

  /// Shows a field for searching with tokens, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt))
  }

  /// Shows a field for searching with tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt))
  }

  /// Shows a field for searching with tokens, which are not shown, while a binding is `true` as active.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, prompt, isPresented: isPresented)
  }

  /// Shows a field for searching with tokens, which are not shown, while a binding is `true` as active.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt), isPresented: isPresented)
  }

  /// Shows a field for searching with tokens, which are not shown, while a binding is `true` as active.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt), isPresented: isPresented)
  }

  /// Shows a field for searching with tokens that the user changes, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, prompt)
  }

  /// Shows a field for searching with tokens that the user changes, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt))
  }

  /// Shows a field for searching with tokens and suggestions of tokens, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, prompt)
  }

  /// Shows a field for searching with tokens and suggestions of tokens, which are not shown.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searched(text, Text(prompt))
  }

  /// Shows suggestions below the field of the search in the view.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Shows or hides suggestions at some places. It has no effect.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Gives the search the text when the view, a suggestion, is pressed.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Gives the search a token when the view, a suggestion, is pressed. It has no effect.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Shows a choice of scopes below the field of the search in the view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(Picker("", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()))
  }

  /// Shows a choice of scopes below the field of the search in the view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Sets how the field of a search behaves in a toolbar. It has no effect.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets what of the toolbar is shown during a search. It has no effect.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets whether a search has the focus. It has no effect.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// What of the toolbar is shown during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(kind: 0) }
  /// The content stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(kind: 1) }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 0) }
  /// In a menu.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 1) }
  /// In the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 2) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Places given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1) }
    /// In the content.
    public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 2) }
  }
}

/// A suggestion that gives the search its text.
struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }
}

@MainActor extension SearchCompletion: View {
  var body: some View { Button(action: { text?.wrappedValue = completion }) { content } }
}
