public import UniformTypeIdentifiers
public import Foundation

/// One form that values have as data. Apps do not name it.
public struct _TransferForm<Item>: Sendable {
  /// The type of the data.
  public var type: UTType
  /// Makes the data of a value; `nil` if the form is only read.
  public var encode: (@Sendable (Item) async throws -> Data)?
  /// Makes a value of data; `nil` if the form is only written.
  public var decode: (@Sendable (Data) async throws -> Item)?
  /// The name of a file with the data.
  public var suggestedFileName: (@Sendable (Item) -> String?)?
  /// Whether a value has the form.
  public var condition: (@Sendable (Item) -> Bool)?
  /// Who sees the form.
  public var visibility = TransferRepresentationVisibility.all

  /// A form.
  public init(
    type: UTType, encode: (@Sendable (Item) async throws -> Data)?, decode: (@Sendable (Data) async throws -> Item)?
  ) {
    self.type = type
    self.encode = encode
    self.decode = decode
  }
}
