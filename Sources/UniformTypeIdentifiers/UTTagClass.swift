/// A kind of names that file formats have beside their identifiers.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String
  /// A kind with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ends of file names, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
