public import Foundation
import ViewBacking

/// The values of a pasteboard by their types.
extension UIPasteboard {
  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has one of these types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { type in pasteboardTypes.contains { TypeIdentifier.conforms(type, to: $0) } }
  }

  /// The first item's value of a type, or `nil`.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let item = items.first else { return nil }
    return item[pasteboardType] ?? item.first { TypeIdentifier.conforms($0.key, to: pasteboardType) }?.value
  }

  /// The first item's data of a type, or `nil`. A text is encoded in UTF-8, a picture as the file it is from.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.data
    default: nil
    }
  }

  /// Replaces the content by one item with this value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  /// Replaces the content by one item with these data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

  /// The text of the first item that has one. Setting it replaces the content; `nil` removes it.
  public var string: String? {
    get { strings?.first }
    set { setItems(newValue.map { [[TypeIdentifier.text: $0]] } ?? []) }
  }

  /// The texts of all items, or `nil` if none has one.
  public var strings: [String]? {
    get {
      let found = values(of: Self.typeListString) { value in
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      }
      return found.isEmpty ? nil : found
    }
    set { setItems((newValue ?? []).map { [TypeIdentifier.text: $0] }) }
  }

  /// The first URL. Setting it replaces the content; `nil` removes it.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items, or `nil` if none has one.
  public var urls: [URL]? {
    get {
      let found = values(of: Self.typeListURL) { value in
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
          ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
      }
      return found.isEmpty ? nil : found
    }
    set {
      setItems((newValue ?? []).map { [$0.isFileURL ? TypeIdentifier.fileURL : TypeIdentifier.url: $0] })
    }
  }

  /// The first picture. Setting it replaces the content; `nil` removes it.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures of all items, or `nil` if none has one.
  public var images: [UIImage]? {
    get {
      let found = values(of: Self.typeListImage) { value in
        value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
      }
      return found.isEmpty ? nil : found
    }
    set { setItems((newValue ?? []).map { [Self.typeAutomatic: $0] }) }
  }

  /// The first colour. Setting it replaces the content; `nil` removes it.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of all items, or `nil` if none has one.
  public var colors: [UIColor]? {
    get {
      let found = values(of: Self.typeListColor) { $0 as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { setItems((newValue ?? []).map { [Self.typeAutomatic: $0] }) }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  /// The items as providers, each with the representations of its values.
  public var itemProviders: [NSItemProvider] {
    items.map { item in
      let provider = NSItemProvider()
      for (_, value) in item.sorted(by: { $0.key < $1.key }) {
        switch value {
        case let text as String: provider.registerObject(text as NSString, visibility: .all)
        case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
        case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
        default: break
        }
      }
      for (type, value) in item {
        guard let data = value as? Data else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      }
      return provider
    }
  }

  private func values<Value>(of types: [String], _ convert: (Any) -> Value?) -> [Value] {
    items.compactMap { item in
      for type in types {
        if let value = item[type].flatMap(convert) { return value }
      }
      return nil
    }
  }
}
