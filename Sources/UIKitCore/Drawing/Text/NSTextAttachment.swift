public import Foundation

/// What stands in the place of a character of an attributed text: a picture.
///
/// Differs from Apple: a picture is kept, and labels show a symbol's place as a space of one character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// Must be the first stored property. See ``ComparedWord``.
  private let comparedWord = ComparedWord()

  // Sendable as on a device, where an attachment is not changed after it has become an attribute.

  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The picture, or `nil`.
  open var image: UIImage?
  /// The rectangle of the picture relative to the baseline, in points; its size if it is empty.
  open var bounds = CGRect.zero
  /// The bytes of a file, or `nil`.
  open var contents: Data?
  /// The type of the bytes, or `nil`.
  open var fileType: String?
  /// The file, or `nil`. Kept: its picture is not shown.
  open var fileWrapper: FileWrapper?
  /// The space beside the picture, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment without a picture.
  public override init() { super.init() }

  /// An attachment with the bytes of a file of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// An attachment with a picture. iOS 13.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The picture for a rectangle. The default is ``image``. Called by the app: text does not show attachments.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The rectangle of the picture relative to the baseline, in points: ``bounds``, or the size of the picture if that is empty. Called by the
  /// app: text does not show attachments, and leaves the space of a character.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// A text of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
