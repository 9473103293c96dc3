public import Foundation
import ViewBacking

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Pictures of the supported formats.
  public static var writableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.images }
  /// Pictures of the supported formats.
  public static var readableTypeIdentifiersForItemProvider: [String] { TypeIdentifier.images }

  /// The format of its file. Differs from Apple: a picture is not converted to another format, and a symbol cannot be written.
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

  /// The picture in the data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw NSItemProvider.unreadable(typeIdentifier) }
    return made
  }
}
