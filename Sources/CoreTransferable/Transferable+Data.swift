public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
  /// The types of data that the value can be written as, the best one first.
  public func exportedContentTypes() -> [UTType] {
    Self.forms.filter { $0.encode != nil && $0.condition?(self) ?? true }.map(\.type)
  }

  /// The types of data that a value can be made of, the best one first.
  public static func importedContentTypes() -> [UTType] {
    forms.filter { $0.decode != nil }.map(\.type)
  }

  /// The value as data of a type.
  public func exported(as contentType: UTType) async throws -> Data {
    let form = Self.forms.first {
      $0.type == contentType && $0.encode != nil && $0.condition?(self) ?? true
    }
    guard let encode = form?.encode else {
      throw TransferError.noForm(type: "\(Self.self)", contentType: contentType.identifier)
    }
    return try await encode(self)
  }

  /// Makes a value of data of a type.
  public init(importing data: Data, contentType: UTType?) async throws {
    let forms = Self.forms.filter { $0.decode != nil }
    let form =
      if let contentType {
        forms.first { $0.type == contentType } ?? forms.first { contentType.conforms(to: $0.type) }
      } else {
        forms.first
      }
    guard let decode = form?.decode else {
      throw TransferError.noForm(type: "\(Self.self)", contentType: contentType?.identifier ?? "any")
    }
    self = try await decode(data)
  }
}
