public import Foundation

/// A file that belongs to a notification: a picture, a sound or a film.
///
/// A desktop shows the first picture as the notification's icon.
///
/// Differs from Apple: the file stays where it is, and desktops show no sounds and films.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The attachment's identifier, unique in its notification.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The identifier of the file's type, such as `public.png`.
  public let type: String

  /// The types of the extensions that attachments may have.
  private static let types = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "mpg": "public.mpeg", "mpeg": "public.mpeg",
    "m2v": "public.mpeg-2-video", "mp4": "public.mpeg-4", "avi": "public.avi",
  ]

  /// Whether it is a picture.
  var isPicture: Bool { ["public.png", "public.jpeg", "com.compuserve.gif"].contains(type) }

  /// An attachment of a file.
  ///
  /// The type is that of ``UNNotificationAttachmentOptionsTypeHintKey``, or of the file's extension. Throws a ``UNError`` if there is no file
  /// at the URL, or if the type is none of a picture, a sound or a film.
  ///
  /// - Parameters:
  ///   - identifier: The attachment's identifier; with an empty one it has a new identifier.
  ///   - url: A file.
  ///   - options: Values by the keys that begin with `UNNotificationAttachmentOptions`.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? Self.types[url.pathExtension.lowercased()], Self.types.values.contains(type) else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type
    super.init()
  }
}

/// Key of an attachment's options: the identifier of the file's type, where its extension does not have it.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Key of an attachment's options: whether its thumbnail is hidden. Without effect.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Key of an attachment's options: the part of the picture that the thumbnail shows. Without effect.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Key of an attachment's options: the time of the film that the thumbnail shows. Without effect.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
