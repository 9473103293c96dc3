public import SwiftUICore

/// A control that opens a URL, with the environment's `openURL`.
public struct Link<Label: View> {
  let label: Label
  let destination: URL

  /// A link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link where Label == Text {
  /// A link with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

@MainActor extension Link: View, UnaryComposite {
  /// The label as a button.
  public var body: some View { LinkBody(label: label, destination: destination) }
}

private struct LinkBody<Label: View> {
  @Environment(\.openURL) var openURL
  let label: Label
  let destination: URL
}

@MainActor extension LinkBody: View {
  var body: some View { Button(action: { openURL(destination) }) { label } }
}
