import Localization
public import SwiftUICore

/// How an item that is shared is shown.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(title: Text) { self.title = title }

  /// A title with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  /// A title with a picture and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }

  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { self.init(title: Text(titleKey)) }

  /// A title with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.init(title: Text(title))
  }

  /// A title with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { self.init(title: Text(titleKey)) }

  /// A title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { self.init(title: Text(titleKey)) }

  /// A title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.init(title: Text(title))
  }
}

/// The label of a share link that has no other.
public struct DefaultShareLinkLabel {
  let title: Text
}

@MainActor extension DefaultShareLinkLabel: View {
  /// The title.
  public var body: some View { title }
}

/// A button that shares items.
///
/// Differs from Apple: a desktop has no sheet for it. A press opens a new mail with the items' text.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
  let label: Label
  let subject: Text?
  let message: Text?
  let items: [Any]

  private init(label: Label, items: [Any], subject: Text?, message: Text?) {
    self.label = label
    self.items = items
    self.subject = subject
    self.message = message
  }

  /// A link for an item, with a view as its label.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: label(), items: [item], subject: subject, message: message)
  }

  /// A link for an item with a preview, with a view as its label.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label(), items: [item], subject: subject, message: message)
  }

  /// A link for several items, with a view as its label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: label(), items: Array(items), subject: subject, message: message)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link for an item.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(
      label: Label(title: Text(verbatim: SystemString.shareItem.localized)), items: [item], subject: subject,
      message: message)
  }

  /// A link for an item with a preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      label: Label(title: Text(verbatim: SystemString.shareItem.localized)), items: [item], subject: subject,
      message: message)
  }

  /// A link for an item, with a title that is looked up in the app's strings.
  public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: Label(title: Text(titleKey)), items: [item], subject: subject, message: message)
  }

  /// A link for an item, with a title.
  @_disfavoredOverload public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: Label(title: Text(title)), items: [item], subject: subject, message: message)
  }

  /// A link for an item with a preview, with a title that is looked up in the app's strings.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: Label(title: Text(titleKey)), items: [item], subject: subject, message: message)
  }

  /// A link for several items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(
      label: Label(title: Text(verbatim: SystemString.shareItem.localized)), items: Array(items), subject: subject,
      message: message)
  }
}

@MainActor extension ShareLink: View, UnaryComposite {
  /// The label as a button.
  public var body: some View { ShareBody(label: label, url: url) }

  /// A mail with the text of the items.
  private var url: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    let text = (message.map { [$0.string] } ?? []) + items.map { ($0 as? URL)?.absoluteString ?? "\($0)" }
    components.queryItems = [
      URLQueryItem(name: "subject", value: subject?.string ?? ""),
      URLQueryItem(name: "body", value: text.joined(separator: "\n")),
    ]
    return components.url
  }
}

private struct ShareBody<Label: View> {
  @Environment(\.openURL) var openURL
  let label: Label
  let url: URL?
}

@MainActor extension ShareBody: View {
  var body: some View { Button(action: { if let url { openURL(url) } }) { label } }
}
