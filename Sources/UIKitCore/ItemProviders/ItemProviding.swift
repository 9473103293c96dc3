public import Foundation
import SceneSystem
import ViewBacking

// The types that can be dragged: text, links, pictures, and activities for a scene.

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

  /// The text from data in UTF-8.
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

  /// A link, and for a file URL also the file's URL type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifier.fileURL, TypeIdentifier.url] : [TypeIdentifier.url]
  }

  /// The absolute URL as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }

  /// The link from data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8), !text.isEmpty, let made = NSURL(string: text) as? Self else {
      throw NSItemProvider.unreadable(typeIdentifier)
    }
    return made
  }
}

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  /// A type that exists only on this platform.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.activity] }
  /// A type that exists only on this platform.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.activity] }

  /// The activity with all its contents. A value that cannot be saved cannot be transferred either, and is reported as the error.
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

  /// An activity with the same contents.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard !data.isEmpty,
      let made = try NSUserActivity(archive: ActivityArchive(activityType: "", bytes: Bytes(Array(data)))) as? Self
    else { throw NSItemProvider.unreadable(typeIdentifier) }
    return made
  }
}
