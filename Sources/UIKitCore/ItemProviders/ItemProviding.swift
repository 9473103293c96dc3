import Foundation
import SceneSystem

// What can be dragged: text, links, pictures, and what a scene is to show.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text, "public.plain-text"] }

  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// The text that the data are in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
      throw NSItemProvider.unreadable(typeIdentifier)
    }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A link.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
  /// A link.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// A link, and where it leads to a file also that.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifier.fileURL, TypeIdentifier.url] : [TypeIdentifier.url]
  }

  /// The whole link as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }

  /// The link that the data are as text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8), !text.isEmpty, let made = NSURL(string: text) as? Self else {
      throw NSItemProvider.unreadable(typeIdentifier)
    }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Pictures of the kinds that are known.
  public static var writableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.images }
  /// Pictures of the kinds that are known.
  public static var readableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.images }

  /// The kind of its file. Differs from Apple: a picture is not written as another kind, and a symbol not at all.
  public var writableTypeIdentifiersForItemProvider: [String] {
    guard let data else { return [] }
    let beginnings: [([UInt8], String)] = [
      ([0x89, 0x50], "public.png"), ([0xFF, 0xD8], "public.jpeg"), (Array("GIF".utf8), "com.compuserve.gif"),
      (Array("BM".utf8), "com.microsoft.bmp"),
    ]
    return [beginnings.first { data.starts(with: $0.0) }?.1 ?? "public.svg-image"]
  }

  /// The bytes of its file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data, data == nil ? NSItemProvider.unreadable(typeIdentifier) : nil)
    return nil
  }

  /// The picture that the data hold.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw NSItemProvider.unreadable(typeIdentifier) }
    return made
  }
}

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  /// A type that only apps here know.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.activity] }
  /// A type that only apps here know.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.activity] }

  /// The activity with all that is in it. What cannot be saved cannot be handed on either, and is the error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(Data(try archive().bytes.elements), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// An activity with the same in it.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard !data.isEmpty,
      let made = try NSUserActivity(archive: ActivityArchive(activityType: "", bytes: Bytes(Array(data)))) as? Self
    else { throw NSItemProvider.unreadable(typeIdentifier) }
    return made
  }
}
