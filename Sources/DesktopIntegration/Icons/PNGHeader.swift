public import SceneSystem

/// The header of a PNG file.
public struct PNGHeader: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Why bytes are not an image that a desktop can show.
  public struct Defect: CodedError {
    /// The kind of defect. Later versions may add codes.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
      private enum Value: String { case notPNG, crushed }
      private let value: Value

      /// The bytes are not a PNG, or are truncated.
      public static let notPNG = Code(value: .notPNG)
      /// The image is in the form that Xcode writes for devices, which only Apple's systems can read.
      public static let crushed = Code(value: .crushed)

      /// The code's name.
      public var description: String { value.rawValue }
    }

    /// The kind of defect.
    public let code: Code
    /// What the bytes are, as a whole sentence.
    public let message: String
    /// What to do; `nil` if nothing can be done.
    public let suggestion: String?

    /// The bytes are not a PNG, or are truncated.
    public static var notPNG: Self { Self(code: .notPNG, message: "The bytes are no PNG.", suggestion: nil) }
    /// The image is in the form that Xcode writes for devices, which only Apple's systems can read.
    public static var crushed: Self {
      Self(
        code: .crushed, message: "The image is a PNG in the form for devices, which no desktop reads.",
        suggestion: "Keep the one it was made of beside it.")
    }

    /// The message, followed by the suggestion.
    public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
  }

  /// Reads the header. Throws ``Defect``.
  public init(_ bytes: some Sequence<UInt8>) throws(Defect) {
    let head = Array(bytes.prefix(24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
    let kind = head[12..<16]
    guard !kind.elementsEqual("CgBI".utf8) else { throw .crushed }
    guard kind.elementsEqual("IHDR".utf8) else { throw .notPNG }
    width = head[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = head[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { throw .notPNG }
  }
}
