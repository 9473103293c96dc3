import Localization
public import SwiftUICore
import UIKitCore

/// What is shown where there is no content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// A view with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A view with a title and a symbol of the system.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A view with a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A view with a title and a picture of the app's resources.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A view with a title and a picture of the app's resources.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// What is shown where a search has found nothing.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label {
    let text: String?
  }

  /// The description.
  public struct Description {
    nonisolated init() {}
  }

  /// The actions.
  public struct Actions {
    nonisolated init() {}
  }
}

@MainActor extension SearchUnavailableContent.Label: View {
  /// The label.
  public var body: some View {
    SwiftUI.Label {
      Text(
        verbatim: text.map { $0.isEmpty ? SystemString.noResults.localized : SystemString.noResultsFor.localized($0) }
          ?? SystemString.noResults.localized)
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

@MainActor extension SearchUnavailableContent.Description: View {
  /// The description.
  public var body: some View { Text(verbatim: SystemString.checkSpelling.localized) }
}

@MainActor extension SearchUnavailableContent.Actions: View {
  /// The actions.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// What is shown where a search for a text has found nothing.
  public static func search(text: String) -> Self {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

@MainActor extension ContentUnavailableView: View {
  /// The label above the description and the actions, at the centre of the space.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center).padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The label of such a view: a large picture above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
